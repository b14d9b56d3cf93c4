# The few words on pictures of Ceres that the rules texts do not have.

each_round = Par manche
turn = à jouer
belt = Ceinture d’astéroïdes
quarters = Quartiers
facilities = Installations
projects = Projets de colonie
research = Programmes de recherche
favors = Faveurs
next_order = Manche suivante
passed = a passé
asteroids = Astéroïdes
committed = Réservés
completed = Achevés
headquarters = Siège
cost = Coût
production = Production
nothing = aucun
extra_cards = cartes en plus au choix
drawn = Cartes piochées
reach = à votre portée
