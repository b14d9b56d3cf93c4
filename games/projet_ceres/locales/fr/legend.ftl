# La légende : comment s’appellent les symboles des images, et quelques mots là où le nom ne dit pas tout.

symbols-goods = Ressources
symbol-rock = Roche
    .means = construit
symbol-hydrocarbon = Hydrocarbure
    .means = déplace
symbol-metal = Métal
    .means = explore, arme
symbol-any = Ressource au choix
symbol-influence = Influence
    .means = achète des cartes

symbols-points = Points
symbol-devotion = Dévouement
    .means = 3 points chacun
symbol-colonisation = Colonisation
    .means = 1 point chacun
symbol-bonus = Bonus
    .means = débloqué quand un marqueur l’atteint

symbols-belt = Ceinture
symbol-ship = Vaisseau
    .means = 2 de puissance
symbol-power = Puissance
    .means = en combat
symbol-face_down = Face cachée
    .means = astéroïde à explorer
symbol-notch = Encoche
    .means = case voisine d’un plateau de clan

symbols-board = Plateau Cérès
symbol-agent = Agent
symbol-box_one = Case carrée
    .means = un agent par place
symbol-box_many = Case allongée
    .means = autant d’agents que l’on veut
symbol-closed = Fermé
    .means = par la mission en vigueur
symbol-project = Projet
    .means = coût et surcoût de sa place
symbol-supports = Soutiens
    .means = faits et permis dans la manche

symbols-cards = Cartes
symbol-hand = Main
symbol-deck = Pioche
symbol-discard = Défausse
symbol-building = Bâtiment
    .means = à gauche, son coût en roche
symbol-used = Utilisé
    .means = jusqu’à la prochaine manche
symbol-fervor = Ferveur
    .means = bâtiments d’une guilde, +2 pour sa case

symbols-guilds = Guildes

symbols-missions = Missions
symbol-mission = Mission
    .means = grisée : en sommeil
symbol-die = Dé compteur
    .means = manches avant l’échec
symbol-badge = Badge
    .means = carte mission gagnée

symbols-marks = Repères
symbol-turn = À son tour
symbol-first_player = Premier joueur
symbol-pass = A passé
    .means = ne place plus d’agent
symbol-done = A fini
    .means = de la phase 4
symbol-trophy = A gagné
