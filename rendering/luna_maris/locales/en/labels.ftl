# The few words on pictures of Luna Maris that the rules texts do not have.

orders = Orders
hiring = Hiring board
seedbeds = Seedbeds
projects = Advanced modules
construction = Construction
bonuses = Research bonuses
equipment = Equipment
skipped = not possible
in_hand = Scientists in hand
in_rest = Scientists at rest
food = Food
starts = Start positions
scrubbers = CO2 scrubbers
mine = Mining with the probes
each_round = each round
ways = Where you can go
went = { $what }:
