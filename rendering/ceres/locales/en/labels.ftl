# The few words on pictures of Ceres that the rules texts do not have.

each_round = Per round
turn = to play
belt = Asteroid Belt
quarters = Living Quarters
facilities = Facilities
projects = Settlement Projects
research = Research Programs
favors = Favors
passed = passed
asteroids = Asteroids
committed = Committed
completed = Completed
cost = Cost
nothing = none
extra_cards = extra cards to choose from
more_cards = more cards
none_payable = None of the cards on offer can be paid for.
drawn = Drawn cards
reach = you can pay
