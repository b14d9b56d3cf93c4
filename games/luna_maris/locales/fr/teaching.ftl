# Comment jouer, et ce que dit de chaque étape le guide des tables d’entraînement.

howto-lines =
    { "*" } Trois choses limitent une manche : l’O2 pour marcher (6 au début), l’énergie pour les modules inactifs, les scientifiques en main.
    { "*" } Les commandes comptent deux fois : ce qu’elles portent, et à la fin selon leur nombre : { JOIN($orders, by: " ; ") } PV.
    { "*" } Une deuxième et une troisième sonde rapportent du minerai à chaque manche : placez-les tôt.
    { "*" } Utilisez le minerai en deux manches, sinon il devient un déchet. Beaucoup de déchets coûtent des crans de CO2 et font monter le stress.
    { "*" } Prenez de la nourriture avant que votre main soit vide : sinon, reprendre un scientifique coûte 2 PV.

## Le guide

coach-equipping = Prenez l’équipement d’un module où vous voulez aller à chaque manche : il sert une fois par manche, quand vous utilisez ce module. Le minage et l’électricité vont à tous les plans.
coach-starting = Commencez près des modules que vous voulez d’abord : { $airlock } pour une deuxième sonde, { $mining } pour du minerai, { $comms } pour recruter. Marcher coûte 1 O2 par module.
coach-turn =
    Jouez le scientifique dont le module aide le plus pour le moins d’O2 : sa carte montre ses modules, la liste l’O2 du trajet. Produisez d’abord des biens à chaque manche, puis honorez la commande que vous pouvez presque payer. Les points viennent surtout des commandes.
    .second =
        Choisissez une commande, voyez quels biens il lui faut, et jouez le scientifique qui les produit. Gardez un scientifique pour le module { $greenhouse } avant que la main soit vide : ceux qui ont servi ne reviennent qu’en les **nourrissant**.
    .third =
        { "**" }Finissez votre travail** tôt quand l’O2 ou l’énergie manque : les deux premiers gagnent énergie ou nourriture et jouent plus tôt ensuite. Ne prenez un cube du **Dépôt d’urgence** que pour quelque chose qui vaut plus : chacun ne vient qu’une fois et coûte des PV.
coach-activation = Restez là où les autres joueurs veulent aller : celui qui utilise un module que vous gardez actif vous donne 1 PV. Entrer dans un module coûte 1 O2, et 1 cube d’énergie s’il est inactif. Si un autre astronaute le garde actif, vous ne payez pas d’énergie et il gagne 1 PV.
coach-at-airlock = Placez tôt vos sondes : chacune rapporte du minerai à chaque manche. Mettez-la à côté de vos autres sondes pour des PV à chaque entretien, ou sur une mine de titane pour du titane. Votre stress monte de 1, soit 1 O2 de moins par manche.
coach-at-comms = Recrutez tôt : le scientifique sert toute la partie et vaut 2 PV à la fin. Un scientifique de niveau 2 montre trois modules et peut en utiliser deux dans un tour. Le prix est de { JOIN($fees, by: ", ") } en fer selon la case, à partir de la gauche.
coach-at-dock = Honorez aussi les petites commandes : chacune change des biens en PV et en récompense. À la fin, leur nombre compte aussi : { JOIN($orders, by: " ; ") } PV.
coach-at-laboratory = Choisissez une piste et restez-y : après le niveau 4, elle donne 5 PV. **Extraction** améliore le module { $industrial }, **Durabilité** le module { $recycling }. _En plus :_ un module avancé pour 2 cubes de titane donne des PV tout de suite et 1 PV à chaque entretien.
coach-at-industrial = Changez du fer en eau, ou du fer et de l’eau en hélium 3 : les commandes demandent les deux, et chaque fois vous gagnez 1 PV. Le fer utilisé devient un déchet. _En plus :_ les épurateurs avancent votre disque de CO2, qui donne des PV à chaque entretien et à la fin.
coach-at-mining = Minez si vous avez plusieurs sondes : chacune redonne son minerai. Ou changez du fer en titane : vous en recevez plus de cubes, et il paie le fer partout et construit les modules avancés.
coach-at-power = Venez avant de manquer d’énergie : elle ouvre les modules inactifs, et les Centrales n’en demandent pas. L’eau avec un déchet en donne plus que le fer, et vous avez un déchet de moins.
coach-at-recycling = Changez un déchet en quelque chose d’utile. Vous restez ainsi loin des { $penalty } dernières cases, où chaque cube coûte un cran de CO2 et ajoute du stress. À la fin, les déchets coûtent des PV.
coach-at-greenhouse = Prenez de la nourriture pour ramener des scientifiques : une carte de valeur 3 en ramène trois, plus son bonus. Des sortes différentes et de hautes valeurs gardées en main donnent des PV à la fin.
coach-at-sleeping = Mettez au repos les scientifiques pour qui l’O2 manque : chacun fait baisser votre stress, donc 1 O2 de plus aussitôt. Le marqueur de stress à 7 ou 8 donne des PV à la fin.
coach-feeding = Dépensez des cartes dont les valeurs font juste le nombre de scientifiques voulus : le surplus devient des déchets. Gardez pour le décompte une sorte que vous n’avez qu’une fois.
coach-studying = Choisissez une piste et menez-la loin : cela vaut mieux que d’en commencer deux. **Extraction** sert à l’eau et à l’hélium 3, **Durabilité** à tirer parti des déchets.
coach-harvesting = Prenez de hautes valeurs pour ramener plus de scientifiques, ou des sortes différentes pour le décompte.
coach-turn_bonus = Une carte gratuite : prenez la valeur ou la sorte qui vous manque.
coach-recovering = Reprenez les scientifiques dont les modules servent à votre prochaine commande.
coach-retrieving = Reprenez le scientifique dont le module vous sert ensuite.
coach-claiming = Choisissez le bonus qui aide votre prochaine commande. Vous l’avez une fois, tout de suite, et aucun autre joueur ne peut le prendre.
coach-salvaging = Prenez une haute valeur pour ramener des scientifiques, ou une sorte qui vous manque pour le décompte.
coach-do-depot = Utilisez-le pour le seul cube qui manque à une commande, pas pour le confort. Chaque cube ne vient qu’une fois par partie et coûte des PV pour de bon.
