# Comment jouer, et ce que dit de chaque étape le guide des tables d’entraînement.

howto-lines =
    { "*" } Ce que vous construisez ou revendiquez produit aussitôt, puis à chaque manche : commencez dès la première.
    { "*" } Vos avant-postes ne sont qu’à vous ; les emplacements des lieux sont rares, au premier arrivé.
    { "*" } Vous gardez 12 de chaque ressource au plus, et à la fin elles ne valent rien : dépensez-les.
    { "*" } Ce qui vaut beaucoup de PV demande souvent un alliage : fabriquez-en ou échangez-en tôt.
    { "*" } Un projet réservé et inachevé coûte la moitié de ses PV.

## Le guide

coach-turn =
    Construisez et revendiquez tôt : installations et astéroïdes produisent à chaque manche.
    .second =
        Voyez ce que vous pouvez presque payer : une installation, un astéroïde, un niveau de recherche. Placez d’abord la pièce qui apporte les biens manquants, puis celle qui achète.
        Utilisez votre **Siège social** pour toute la production d’un avant-poste ; le premier dirigeant y réserve aussi une place dans l’ordre de la manche suivante.
    .third =
        Préférez les PV à la production en fin de partie. Les points viennent de quatre sources : installations, astéroïdes, projets, recherche.
        Ne **passez** que si plus aucune pièce ne vous sert : vous ne jouez plus, mais vous choisissez votre place dans l’ordre avant les autres.
coach-visit = Utilisez une option d’un lieu sans dépenser de dirigeant. Choisissez ce que vos pièces ne peuvent pas faire, ou un lieu sans emplacement libre.
coach-bureau = Échangez votre surplus contre les biens qu’il vous faut, ou prenez un projet. Un projet vaut beaucoup de PV, mais il faudra payer tout son coût.
coach-trading = Donnez ce qui dépasserait 12 ou ne vous sert pas ; prenez ce que coûte la prochaine installation, le prochain lancement ou programme.
coach-settling = Achevez-le maintenant si vous pouvez payer. Réservé, les autres ne peuvent plus le prendre ({ $spots } projets au plus), et vous l’achevez par une action gratuite d’un tour suivant. Inachevé, il coûte la moitié de ses PV.
coach-yard =
    Construisez un **nouvel avant-poste** pour produire aussitôt et à chaque manche, avec une fonction pour un autre employé. Construisez **sous un autre avant-poste** pour n’ajouter que sa fonction : un même employé utilise alors les deux.
    Au début, la production vaut davantage ; à la dernière manche, les PV.
coach-launching = Choisissez tôt un astéroïde bon marché : vous recevez ses PV maintenant, et sa production maintenant et à chaque manche. Plus loin vers l’intérieur, ils valent davantage, mais coûtent de la glace. Un proche dès la manche 1 vaut souvent mieux qu’un riche à la manche 3.
coach-bonus = Prenez ce qu’il faut à votre prochain achat.
coach-researching = Choisissez le domaine des actions que vous ferez souvent : Aérospatiale pour lancer, Construction pour bâtir, Logistique pour échanger. Les programmes servent dès maintenant. Chaque niveau vaut plus de PV, et le premier joueur au niveau 3 en reçoit { $token } de plus.
coach-favoring = Prenez une faveur qui servira dans cette manche : elle ne vaut que jusqu’à sa fin. Le Droïde et l’Adjoint sont une pièce de plus dès votre prochain tour ; les autres rendent une sorte d’action moins chère ou plus grande.
coach-granting = Choisissez les biens que demandent vos deux prochains tours. Chaque choix est la production d’un avant-poste.
coach-reassigning = Déplacez un employé vers un autre avant-poste du même type pour activer les deux dans la manche, même s’il ne vous reste plus d’employé pour lui.
coach-manufacturing = Ne fabriquez que les alliages et les sondes que vous utiliserez : le reste ne vaut rien. Les grandes installations et les projets demandent des alliages, un lancement une sonde.
coach-producing = Prenez les biens qu’il faut à votre prochain achat. Au-delà de 12, ils sont perdus.
coach-collecting = Choisissez l’astéroïde qui donne ce qu’il faut à votre prochain achat : il produit une fois de plus.
coach-function = Utilisez les parties gratuites. Ne payez une partie que si vous auriez de toute façon dépensé une pièce pour la même chose. Les parties s’utilisent dans cet ordre, et on ne revient pas à une partie sautée.
