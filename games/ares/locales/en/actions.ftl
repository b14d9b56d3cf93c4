# What decisions are called on buttons and in lists.

## How labels are composed

capital = { CAP($what) }
by = { $what } ({ $where })
