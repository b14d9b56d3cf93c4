# How a game was dealt (`docs/dealing.md`): in its first message, and behind *Check the deal*

deal-committed = -# 🔒 The deal is fixed. This proves it once the game is over: `{ $commitment }`
deal-revealed = **The deal of { $name }** · #{ $table }
    Fixed before the first turn by: `{ $commitment }` (compare it with the first message of the game)
    Salt: `{ $salt }`
    Seed: `{ $seed }`
    Together they prove that the deal wasn’t changed. `/table export` saves the game as a file, and `/table verify` checks it.
deal-none = Table #{ $table } has no record of its deal.
deal-export = -# To check the deal: `/table export`.
deal-unreadable = -# 🔒 The record of this game’s deal is damaged and can’t be shown. The game itself is intact.

verify-title = Check a game
verify-file = File
verify-help = A finished game, as /table export gives it
verify-head = **{ $name }** · table #{ $table }
verify-commitment = { $good ->
    [true] ✅ The deal fixes salt, seed and players as the file says.
    [false] ❌ The deal doesn’t match its commitment: the file was changed.
   *[null] ➖ The file doesn’t have all of the commitment.
}
verify-deal = { $good ->
    [true] ✅ The seed deals the first position.
    [false] ❌ The seed doesn’t deal the first position in the file.
   *[null] ➖ The first position can’t be dealt again.
}
verify-decisions = { $good ->
    [true] ✅ All decisions are possible and lead where the file says.
    [false] ❌ The decisions don’t lead where the file says.
   *[null] ➖ The decisions can’t be followed to the end.
}
verify-score = { $good ->
    [true] ✅ The score is correct.
    [false] ❌ The score isn’t what the decisions lead to.
   *[null] ➖ The game ended without a result.
}
verify-same = ✅ Table #{ $table } announced this very deal in its first message.
verify-other = ❌ Table #{ $table } announced another deal in its first message.
problem-verify-file = That isn’t the file of a finished game that can be checked. `/table export` gives one when the game is over.
problem-verify-large = That file is larger than any game: at most { $most } MB.
problem-verify-long = Checking that file took too long, so it was stopped.
problem-verify-unread = I can’t download that file from Discord right now. Please try again.
