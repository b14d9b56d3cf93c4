# Comment jouer en une page, et les premiers tours.

howto-goal = Dirigez une colonie sur la Lune et ayez le plus de points de victoire (PV) après cinq manches.
howto-steps =
    1. Jouez un scientifique de votre main et marchez jusqu’à un module de sa carte. Chaque module du trajet coûte 1 O2. Si aucun autre astronaute ne garde le module actif, vous payez aussi 1 cube d’énergie.
    2. Utilisez ce que le module offre : poser des sondes, extraire, produire des biens, livrer des commandes à la Terre, recruter, chercher.
    3. Ou nourrissez des scientifiques pour reprendre en main ceux qui ont servi ; ou finissez votre travail de la manche.
howto-end = Après cinq manches. Commandes livrées, scientifiques, recherche, CO2, nourriture et stress valent des PV. En solo, il faut battre l’IA.
howto-first =
    Une bonne façon de commencer :

    1. **Choisissez votre départ :** le module le plus proche des modules { $airlock } et { $mining }, pour dépenser moins d’O2.
    2. **Posez une sonde.** Jouez le scientifique dont la carte montre le module { $airlock } et allez-y. Chaque sonde rapporte du minerai à chaque manche.
    3. **Produisez des biens.** Le module { $industrial } change le fer en eau et en hélium 3, que veulent les commandes. Chaque fois, vous gagnez 1 PV.
    4. **Livrez une commande.** Choisissez-en une presque complète, trouvez ce qui manque, et allez au module { $dock }. Elle donne des PV et une récompense.
    5. **Prenez de la nourriture** au module { $greenhouse } tant qu’il vous reste des scientifiques en main : elle ramène ceux qui ont servi. Finissez votre travail quand l’O2 est épuisé.
