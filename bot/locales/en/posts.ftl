# How much of the channel turns take up

option-posts = Posts
posts-compact = Compact
posts-compact-help = one picture a turn: the main board if it changed; all boards after each round
posts-full = Full
posts-full-help = all boards after every turn
posts-board = One board
posts-board-help = one message with the boards and the latest lines, kept at the bottom of the channel
setting-posts = Posts: { $now }
setting-amounts = Amounts in posts: { $now }
setting-posts-help = -# Posts: { $now }.

# Following a table without playing

button-follow = Follow
button-follow-stop = Stop following
follow-on =
    👀 You’re following **{ $name }** · #{ $table }. You’ll get a direct message when a round starts and when the game ends.
    -# If nothing arrives, allow direct messages in the privacy settings of this server.
follow-off = You no longer follow **{ $name }** · #{ $table }.
follow-round =
    👀 **{ $name }** · #{ $table } · { $status }: a new round has started in { $channel }.
    -# To stop these messages, press Follow under any post there, then Stop following.
follow-over = 👀 **{ $name }** · #{ $table }: the game in { $channel } is over.
problem-follow-seated = You’re a player at table #{ $table }, so you’re asked there when it’s your turn. Only people who don’t play there can follow it.
problem-follow-direct = You turned direct messages off. Turn them on in **/table me** to follow a table.
