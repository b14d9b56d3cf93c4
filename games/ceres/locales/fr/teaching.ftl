# Ce qui apprend le jeu : comment jouer, et ce que dit de chaque étape le guide des tables d’entraînement.

howto-lines =
    { "*" } Ce que vous construisez ou revendiquez produit aussitôt, puis à chaque manche : commencez dès la première.
    { "*" } Vos avant-postes ne sont qu’à vous ; les emplacements des lieux sont rares, au premier arrivé.
    { "*" } Vous gardez 12 de chaque ressource au plus, et à la fin elles ne valent rien : dépensez-les.
    { "*" } Ce qui vaut beaucoup de PV demande souvent un alliage : fabriquez-en ou échangez-en tôt.
    { "*" } Un projet réservé et inachevé coûte la moitié de ses PV.

## Le guide

coach-turn =
    Ce que vous construisez ou revendiquez tôt produit à chaque manche.
    .second =
        Regardez ce que vous avez et ce que cela achète presque : une installation, un astéroïde, un niveau de recherche. Placez la pièce qui apporte ce qui manque, puis celle qui achète.
        Votre **Siège social** donne toute la production d’un avant-poste ; le premier dirigeant y réserve aussi une place dans l’ordre de la manche suivante.
    .third =
        Les points viennent de quatre sources : installations, astéroïdes, projets, recherche. Plus la partie avance, plus les PV comptent et moins une production rapporte.
        Ne **passez** que si plus aucune pièce ne vous sert : vous ne jouez plus, mais vous choisissez votre place dans l’ordre avant les autres.
coach-visit = L’option d’un lieu, sans y perdre un dirigeant. Prenez ce que vos pièces ne pouvaient pas faire, ou ce qui n’a plus d’emplacement.
coach-bureau = Échanger change ce que vous avez de trop en ce qui vous manque. Un projet vaut beaucoup de PV, mais il faudra payer tout son coût.
coach-trading = Donnez ce qui dépasserait 12 ou ne sert à aucun de vos plans ; prenez ce que demande la prochaine installation, le prochain lancement ou programme.
coach-settling = Si vous pouvez payer, achevez-le maintenant pour ses PV. Réserver le retire aux autres ({ $spots } projets au plus), et vous l’achevez par une action gratuite d’un tour suivant ; inachevé, il coûte la moitié de ses PV.
coach-yard =
    En **nouvel avant-poste**, elle produit aussitôt et à chaque manche, et sa fonction attend un employé de plus. **Sous un autre avant-poste**, seule sa fonction s’ajoute : un même employé utilise alors les deux.
    Au début, la production vaut davantage ; à la dernière manche, les PV.
coach-launching = Vous recevez les PV de l’astéroïde et ce qu’il produit, maintenant et à chaque manche. Plus loin vers l’intérieur, ils valent davantage, mais le trajet coûte de la glace. Un proche dès la manche 1 vaut souvent mieux qu’un riche à la manche 3.
coach-bonus = Prenez ce qui manque encore à votre prochain achat.
coach-researching = Les programmes servent dès maintenant : prenez le domaine de ce que vous ferez souvent, Aérospatiale pour lancer, Construction pour bâtir, Logistique pour échanger. Chaque niveau vaut plus de PV, et le premier au niveau 3 en reçoit { $token } de plus.
coach-favoring = Une faveur ne vaut que pour cette manche. Le Droïde et l’Adjoint sont une pièce de plus dès votre prochain tour ; les autres rendent une sorte d’action moins chère ou plus grande. Prenez-en une qui servira dans cette manche.
coach-granting = Chaque choix est la production d’un avant-poste. Prenez les biens que demandent vos deux prochains tours.
coach-reassigning = Une pièce, deux avant-postes : l’employé en quitte un et en active un autre du même type, même s’il ne vous en reste plus pour lui.
coach-manufacturing = Les alliages servent aux grandes installations et aux projets, une sonde à un lancement. Fabriquez ce que vous utiliserez : le reste ne vaut rien.
coach-producing = Prenez les biens qui manquent à votre prochain achat ; au-delà de 12 ils sont perdus.
coach-collecting = Un de vos astéroïdes produit une fois de plus. Prenez ce qui manque à votre prochain achat.
coach-function = Les parties s’utilisent dans cet ordre, et ce que vous sautez est perdu pour cette visite. Prenez ce qui est gratuit ; payez une partie si vous auriez de toute façon dépensé une pièce pour la même chose.
