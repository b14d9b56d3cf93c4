# The few words on pictures of Projet Cérès that the rules texts do not have.

ceres = Ceres
phase = { $n ->
    [1] Start of round
    [2] Actions
    [3] Development
   *[4] Colonies
}
last_round = last round
boxes = Boxes
finished = Finished projects
projects = Project queue
queue = Investment queue
face_up = Face-up asteroids
common = Common discard
resolutions = Resolutions
failure = Failure
no_mission = No mission is left.
dormant = Comes into force in the next round.
buildings = Buildings
bonuses = Track bonuses (devotion / colonisation)
discard = Discard
badges = Badges
hand = Hand
no_cards = No cards in hand.
combat = Combat
no_combat = No combat is open.
or = or
needed = You need +{ $n }
missing = Missing
covered = Nothing is missing.
pledges = Contributions
gains = What it brings
stores = Your places
maintain = Maintain colonies
choose = To choose from
whole = In all: { $what }
