# How a game was dealt (`docs/dealing.md`): in its first message, and behind *Check the deal*

deal-committed = -# 🔒 The deal is fixed. This proves it once the game is over: `{ $commitment }`
deal-revealed = **The deal of { $name }** · #{ $table }
    Fixed before the first turn by: `{ $commitment }` (compare it with the first message of the game)
    Salt: `{ $salt }`
    Seed: `{ $seed }`
    Together they prove that the deal wasn’t changed. `/table export` saves the game as a file that can be checked as a whole.
deal-none = Table #{ $table } has no record of its deal.
deal-export = -# To check the deal: `/table export`.
deal-unreadable = -# 🔒 The record of this game’s deal is damaged and can’t be shown. The game itself is intact.
