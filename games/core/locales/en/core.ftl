# What is said alike of every game.

computer = { $name } (computer)
