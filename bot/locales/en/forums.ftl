# Tables in posts of forums

opt-forum-name = forum
opt-forum = A forum: the table gets a post there, with its clocks as tag

tag-none = No clocks
tag-slow = Slow
tag-daily = Daily
tag-live = Live

post-opening = 🪐 A table is being opened here…
post-unused = 🪐 No table was opened here.
post-invited = 🪑 { $who }: you’re invited to this table. See the first message of this post.

permission-send_messages-forum = Create Posts
permission-send_messages_in_threads-forum = Send Messages in Posts

problem-lacking-forum = I need these permissions in { $where } first: { $permissions }.
problem-no-forum = { $where } is not a forum. Choose a forum, or use `/table new` in a text channel.
problem-forum-person = You can’t create posts in that forum. Choose another one, or open the table here.
problem-forum-practice = A practice needs no post, because only you play. Leave out the options **thread** and **forum**.
problem-forum-tag = Posts in { $where } need a tag, and there is none for these clocks that I can use. Ask a moderator to add the tag “{ $tag }” there for everyone, or to allow me Manage Channels in it.
