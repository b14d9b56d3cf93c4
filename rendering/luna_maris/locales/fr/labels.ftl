# Les quelques mots des images de Luna Maris que les textes des règles n’ont pas.

orders = Commandes
hiring = Recrutement
seedbeds = Semis
projects = Modules avancés
construction = Construction
bonuses = Bonus de recherche
equipment = Équipement
skipped = impossible
in_hand = Scientifiques en main
in_rest = Scientifiques au repos
food = Nourriture
starts = Positions de départ
scrubbers = Épurateurs de CO2
mine = Minage par les sondes
each_round = par manche
ways = Où vous pouvez aller
went = { $what } :
