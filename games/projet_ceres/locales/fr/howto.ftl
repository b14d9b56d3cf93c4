# Comment jouer en une page, et les premiers tours.

howto-goal = Menez votre clan dans la ceinture d’astéroïdes et ayez le plus de points quand les { $projects } projets de Cérès sont achevés.
howto-steps =
    1. **Phase 2 :** faites deux actions différentes, par exemple explorer un astéroïde, déplacer des vaisseaux ou produire des ressources.
    2. **Phase 3 :** placez vos agents un par un sur les cases de Cérès pour recevoir des ressources, acheter des cartes ou soutenir un projet.
    3. **Phase 4 :** construisez des cartes de votre main et entretenez vos colonies. À tout moment, vous pouvez aussi jouer des cartes.
howto-end = Quand les { $projects } projets sont achevés. Un point de dévouement vaut { $devotion } points (soutenez des projets), un point de colonisation 1 (explorez, construisez, entretenez).
howto-first =
    Une bonne façon de commencer :

    1. **Explorez** un astéroïde proche : vous recevez 1 point et une carte avec un gain. Mettez les gains sur votre plateau, où ils sont à l’abri.
    2. **Produisez** en seconde action : chaque astéroïde où vous avez un vaisseau donne ce qu’il porte.
    3. **Placez vos agents :** *Approvisionner* donne des ressources, l’*Observatoire* 1 point, *Investir* une nouvelle carte.
    4. **Construisez** une carte en phase 4 si vous avez la roche : 1 point, et elle sert une fois par manche. Gardez du métal pour explorer et de l’hydrocarbure pour déplacer.
    5. **À la manche suivante, déplacez** un vaisseau vers l’astéroïde exploré, pour que *Produire* rapporte plus. Puis économisez pour un projet : en soutenir un donne { $devotion } points.

## Ce que dit le guide des sortes d’action d’un tour, si ⭐ n’en préfère pas une autre

about-turn-explore = { "**" }Explorer** donne 1 point et une carte avec un gain, et ouvre un astéroïde à vos vaisseaux.
about-turn-produce = { "**" }Produire** fait produire tous vos astéroïdes.
about-turn-move = { "**" }Déplacer** mène des vaisseaux vers de nouveaux astéroïdes.
about-turn-beg = { "**" }Quémander** donne une seule ressource.
