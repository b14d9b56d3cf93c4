# How much of the channel turns take up

option-posts = Posts
posts-compact = Compact
posts-compact-help = one picture a turn: the main board if it changed; all boards after each round
posts-full = Full
posts-full-help = all boards after every turn
posts-board = One board
posts-board-help = one message with the boards and the last lines, always at the end of the channel
setting-posts = Posts: { $now }
setting-posts-help = -# Posts: { $now }.
