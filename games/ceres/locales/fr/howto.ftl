# Comment jouer en une page, et les premiers tours.

howto-goal = Bâtissez une compagnie dans la ceinture d’astéroïdes et ayez le plus de points de victoire (PV) après { $rounds } manches.
howto-steps =
    1. Placez une pièce : un **dirigeant** dans un lieu commun à tous, ou un **employé** sur un de vos avant-postes.
    2. Faites ce qui y est imprimé : construire une installation, lancer une sonde vers un astéroïde, chercher, échanger.
    3. Finissez votre tour. Quand plus aucune pièce ne vous sert, passez : vous ne jouez plus jusqu’à la manche suivante.
howto-end = Après la manche { $rounds }. Installations, astéroïdes, projets de colonie et recherche valent des PV ; 2 jetons d’influence ou 5 crédits valent 1 PV.
howto-first =
    Une bonne façon de commencer :

    1. **Prenez un astéroïde.** Placez un employé sur le Site de lancement : vous recevez du minerai et pouvez lancer votre sonde. Choisissez un astéroïde qui ne coûte pas de glace. Il donne des PV une fois, et des ressources maintenant et à chaque manche.
    2. **Faites de la recherche.** Placez un employé sur le Laboratoire principal : vous recevez de l’énergie et avancez dans un domaine. Son programme vous sert dès maintenant.
    3. **Fabriquez des alliages.** Un employé sur l’Usine principale fabrique alliages et sondes. Les grandes installations et beaucoup de projets demandent des alliages.
    4. **Envoyez vos dirigeants.** Construisez une installation au Chantier : en nouvel avant-poste, elle produit aussitôt et à chaque manche. Échangez au Bureau du commerce ce qui vous manque.
    5. **Passez** quand il ne reste aucune pièce ou que rien ne vous sert.

## Ce que dit le guide des sortes d’action d’un tour, si ⭐ n’en préfère pas une autre

about-turn-worker = Un **employé** utilise toutes les parties d’un de vos avant-postes : des biens, puis un lancement, de la recherche, des alliages ou une faveur. Il n’a besoin d’aucun emplacement : personne ne peut vous le prendre.
about-turn-leader = Un **dirigeant** va là où l’on se dispute les places : échanger ou prendre un projet (Bureau du commerce), construire (Chantier), lancer ou chercher pour { $fee } (Conseil), fabriquer alliages et sondes (Entrepreneurs).
