# The few words on pictures of Ceres that the rules texts do not have.

each_round = Par manche
turn = à jouer
belt = Ceinture d’astéroïdes
quarters = Quartiers
facilities = Installations
projects = Projets de colonie
research = Programmes de recherche
favors = Faveurs
passed = a passé
asteroids = Astéroïdes
committed = Réservés
completed = Achevés
cost = Coût
nothing = aucun
extra_cards = cartes en plus au choix
more_cards = cartes en plus
none_payable = Aucune carte en offre ne peut être payée.
drawn = Cartes piochées
reach = vous pouvez payer
