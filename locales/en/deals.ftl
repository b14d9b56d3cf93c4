# How a game was dealt (`docs/dealing.md`): told in its first and in its last message

deal-committed = -# 🔒 The deal is fixed, as this proves once the game is over: `{ $commitment }`
deal-revealed = -# 🔓 The deal was made of salt `{ $salt }` and seed `{ $seed }`. To check it: `/table export`.
deal-unreadable = -# 🔒 How this game was dealt cannot be shown: what was kept of it is damaged. The game itself is not.
