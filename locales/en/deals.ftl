# How a game was dealt (`docs/dealing.md`): told in its first and in its last message

deal-committed = -# 🔒 The deal is fixed; this proves it once the game is over: `{ $commitment }`
deal-revealed = -# 🔓 How it was dealt: salt `{ $salt }`, seed `{ $seed }`. To check it: `/table export`.
deal-unreadable = -# 🔒 How this game was dealt cannot be shown: what was kept of it is damaged. The game itself is not.
