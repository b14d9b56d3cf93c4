# The few words on pictures of Ceres that the rules texts do not have.

each_round = Per round
turn = to play
belt = Asteroid Belt
quarters = Living Quarters
facilities = Facilities
projects = Settlement Projects
research = Research Programs
favors = Favors
next_order = Next round
passed = passed
asteroids = Asteroids
committed = Committed
completed = Completed
headquarters = Headquarters
cost = Cost
production = Production
nothing = none
extra_cards = extra cards to choose from
drawn = Drawn cards
reach = you can pay
