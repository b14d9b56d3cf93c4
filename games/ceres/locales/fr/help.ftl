# Les règles en pages d’aide. Les nombres viennent des données.

topic-overview = Aperçu
    .text =
        Vous dirigez une corporation minière sur Cérès. En { $rounds } manches, vous placez des dirigeants et des employés pour réunir des biens, construire des installations, lancer des sondes vers les astéroïdes, achever des projets de colonie et progresser en recherche. Le joueur qui a le plus de points de victoire (PV) l’emporte.

        { "**" }Biens.** Minerai, glace, céramiques avancées et énergie sont des ressources : vous en gardez 12 de chaque au plus, le surplus est perdu. Crédits, influence, alliages et sondes sont sans limite.

        { "**" }Au départ,** chacun a 1 alliage, 1 sonde et, dans l’ordre de jeu : { JOIN($seats, by: " ; ") }.

        Le jeu compte { $facilities } installations, { $projects } projets de colonie, { $ships } cargos et { $asteroids } astéroïdes.

        _Œuvre de fans, non officielle. Les règles suivent le jeu d’Artipia Games (2023). Les cartes imprimées ne sont pas publiques : nous avons écrit presque toutes les cartes._

topic-round = La manche
    .text =
        Chacune des { $rounds } manches suit ces étapes :

        1. **Ceinture d’astéroïdes.** L’anneau extérieur tourne de 1 zone, l’intermédiaire de 2, l’intérieur de 3, dans le sens inverse des aiguilles d’une montre. Les sondes suivent.
        2. **Production.** Chacun reçoit ce qu’indiquent la carte du haut de chacun de ses avant-postes et ses astéroïdes.
        3. **Activation.** Dans l’ordre du jeu, un tour chacun, jusqu’à ce que tous aient passé.
        4. **Fin de la manche** (pas dans la manche { $rounds }). Le cargo à quai repart avec les employés qui y restent, et le suivant arrive. Dirigeants, faveurs et droïde reviennent. Les employés placés sur les avant-postes vont dans les Quartiers, ceux du cargo aussi. Les installations et les projets en offre sont remplacés. La rangée du bas de la piste d’ordre devient le nouvel ordre.

topic-turn = Votre tour
    .text =
        Faites l’une de ces choses :

        { "*" } **A : un dirigeant.** Placez un de vos dirigeants sur un emplacement libre d’un lieu et utilisez une de ses options, ou placez-le sur votre Siège social.
        { "*" } **B : un employé.** Placez un employé sur un de vos avant-postes vides et utilisez sa fonction.
        { "*" } **C : passer.** Vous ne jouez plus de la manche et prenez la première place libre dans l’ordre de la manche suivante.

        Deux faveurs remplacent une pièce : l’Adjoint de direction sert pour A, le Droïde martien pour B.

        { "**" }Action gratuite :** à tout moment de votre tour, vous pouvez achever un projet que vous avez réservé.

        Tout se paie avant de recevoir. Vous ne pouvez choisir que ce que vous pouvez réaliser. Votre tour est fini quand vous le finissez. D’ici là, vous pouvez annuler des étapes, sauf si une information cachée a été révélée.

topic-trade_bureau = { place-trade_bureau }
    .text =
        Au choix :

        { "*" } **Commerce interplanétaire :** jusqu’à { $trades } fois, payez le côté gauche d’une ligne du cargo à quai et recevez le côté droit. La même ligne peut servir deux fois.
        { "*" } **Projet de colonie :** prenez un projet en offre. Achevez-le aussitôt en payant son coût, pour ses PV ; ou réservez-le, pour l’achever plus tard par une action gratuite. Vous pouvez avoir { $spots } projets réservés. Dans la manche 1, cette action donne aussi 1 jeton d’influence ; dans la manche 3, elle en coûte 1 de plus. Achever plus tard par une action gratuite n’est pas concerné.

        La rangée n’est pas complétée pendant la manche. À la fin, chaque projet réservé et inachevé coûte la moitié de ses PV, arrondie à l’inférieur.

topic-construction_yard = { place-construction_yard }
    .text =
        Choisissez une des installations en offre, payez son coût et recevez ses PV :

        { "*" } **Expansion :** elle devient un nouvel avant-poste simple, et vous recevez aussitôt sa production.
        { "*" } **Amélioration :** elle va sous un de vos avant-postes simples, de n’importe quel type. Seule sa fonction compte dès lors ; aucune production n’est reçue.

        Un avant-poste a deux cartes au plus ; les quatre avant-postes de départ ne peuvent pas être améliorés.

        { "**" }Une fois par activation, avant de choisir,** vous pouvez payer de l’influence : { OR($draws) } que vous êtes seul à voir. Vous pouvez construire l’une d’elles ; les autres sont défaussées. Si vous pouvez construire après avoir pioché, vous le devez.

        { "**" }Vous pouvez activer le Chantier** si vous pouvez construire une installation en offre, ou payer une pioche qui pourrait en apporter une à construire. Chacun peut savoir quelles installations restent dans la pioche, mais pas leur ordre : si vous ne pouviez en construire aucune (par exemple sans alliage), vous ne pouvez pas l’activer.

        La rangée est complétée aussitôt.

topic-council = { place-council }
    .text =
        Payez { $fee } pour l’une de ces options :

        { "*" } activer le **Bureau du commerce**,
        { "*" } **Lancement** d’une sonde (voir Ceinture d’astéroïdes),
        { "*" } **Recherche :** payez le programme suivant d’un domaine et avancez-y votre marqueur,
        { "*" } **Faveur :** prenez une faveur pour son prix en influence.

topic-contractors = { place-contractors }
    .text =
        Au choix :

        { "*" } **Réaffectation** pour { $reassign } : déplacez un de vos employés d’un avant-poste vers un autre de vos avant-postes, vide et du même type, et activez celui-ci. Aucun avant-poste n’est activé deux fois dans un tour.
        { "*" } activer le **Chantier** pour { $yard },
        { "*" } **Fabrication**, jusqu’à { $manufactures } fois, pour 1 crédit chacune : un **alliage** avec 2 minerais, ou une **sonde** avec 1 minerai, 1 céramique avancée et 1 unité d’énergie.

topic-belt = Ceinture d’astéroïdes et lancement
    .text =
        Un **lancement** demande une sonde de votre Complexe de lancement et de la glace pour le trajet. Vous entrez gratuitement dans l’anneau extérieur à la position 0 ou 1. Passer dans une zone voisine coûte 1 bloc de glace ; aller vers l’intérieur en coûte { $inward } jusqu’à l’anneau intermédiaire, et { $further } de plus jusqu’à l’anneau intérieur. Le bot trouve le trajet le moins cher. En blocs de glace :

        ```
        { $table }
        ```

        Vous recevez aussitôt les PV de l’astéroïde et sa production, et de nouveau sa production à chaque phase de production. Un astéroïde ne porte qu’une sonde, pour toute la partie.

        Astéroïdes : { JOIN($rings, by: " ; ") }.

topic-headquarters = Siège social
    .text =
        Vous pouvez utiliser votre Siège social { $uses } fois par manche, chaque fois avec un dirigeant. Vous recevez toute la production d’un de vos avant-postes.

        Le **premier** dirigeant va sur la première place libre de la rangée du bas de la piste d’ordre : cette place de la manche suivante est à vous, quel que soit le moment où vous passez. Le **second** reste au Siège social.

topic-outstations = Avant-postes et employés
    .text =
        Pour activer un avant-poste vide, prenez un employé de sa couleur : contremaître (gris) pour les mines, ingénieur en chef (bleu) pour les usines, coordinateur scientifique (rouge) pour les laboratoires, directeur général (vert) pour les bureaux. Prenez-le dans les Quartiers ; s’il n’y en a plus, sur le cargo à quai. Le type d’un avant-poste est celui de sa carte du haut.

        Utilisez les parties de la fonction dans l’ordre, d’abord celles de la carte du haut, puis celles de la carte du bas. Utilisez-en au moins une ; les autres peuvent être laissées, sans retour. Une partie avec un prix se paie d’abord. Une partie qui est une action ne demande ni emplacement ni frais du lieu ; une partie qui est un lieu entier en demande les frais. Les programmes de recherche s’appliquent comme d’habitude.

        { $starting }

topic-research = Programmes de recherche
    .text =
        { $programs }

        Les niveaux se prennent dans l’ordre et restent actifs. Le premier joueur au niveau 3 d’un domaine reçoit { $token } PV de plus. Le lancement, la construction ou l’activation supplémentaire d’un niveau 3 ne demande ni dirigeant, ni emplacement, ni frais, mais les coûts de l’action elle-même, et n’en donne pas de troisième.

topic-favors = Faveurs
    .text =
        Elles se prennent au Conseil ou par une fonction, pour le prix indiqué ; au Conseil, ses frais s’y ajoutent.

        { $favor-lines }

        Une faveur prise, utilisée ou non, ne peut pas être reprise avant la manche suivante ; la Subvention spéciale peut être choisie autant de fois que l’on veut. Le Droïde et l’Adjoint servent à partir de votre tour suivant.

topic-scoring = Fin et décompte
    .text =
        Après la manche { $rounds } :

        { "*" } 1 PV pour 2 jetons d’influence,
        { "*" } 1 PV pour 5 crédits,
        { "*" } moins la moitié des PV (arrondie à l’inférieur) de chaque projet réservé et inachevé.

        Ressources, alliages et sondes ne valent rien. Le joueur qui a le plus de PV l’emporte. À égalité, c’est celui qui a le plus de ressources, puis celui qui a passé en premier dans la manche { $rounds }.

topic-draft = L’édition préliminaire
    .text =
        L’option de table *Édition : Préliminaire* suit les règles de novembre 2022 :

        { "*" } Au départ, dans l’ordre de jeu : { JOIN($draft-seats, by: " ; ") }.
        { "*" } Les avant-postes de départ produisent moins, et une partie de leur fonction du haut demande 1 bloc de glace ou des crédits.
        { "*" } Échanges : une seule ligne, dans la limite de son multiplicateur.
        { "*" } Réserver coûte l’influence imprimée sur la carte ; ni limite, ni pénalité, ni influence selon la manche.
        { "*" } Construire donne 1 jeton d’influence par alliage payé, mais aucune production ; les deux façons de construire sont une seule action ; on ne peut pas piocher contre de l’influence.
        { "*" } Le Siège social sert autant de fois que l’on veut, chaque fois pour un gain parmi : { COMMAS($choices) }. Il ne réserve aucune place.
        { "*" } La recherche coûte { JOIN($costs, by: " / ") } dans tous les domaines ; pas de { $token } PV pour le premier. Construction, niveau 1, donne la production une fois ; niveau 2, 1 alliage avant de construire.
        { "*" } L’Approvisionnement en glace économise 1 bloc de glace par lancement et par coût d’activation. L’Adjoint de direction donne d’abord un gain du Siège social. La Subvention spéciale donne toute la production de 4 avant-postes. Prix en influence : { COMMAS($draft-favors) }.
        { "*" } À la fin, 1 PV pour 4 crédits.

## Lignes des pages

help-position = position
help-draw = { $influence } pour piocher { $cards } cartes
help-ring = { $ring } : { $count }
help-starting = * **{ $name }** : produit { $production }. Haut : { $top } Bas : { $bottom }
help-program = { $level }. { CAP($cost) }, { $vp } PV. { $does }
help-favor = * **{ $name }**, { $price }. { $does }

topic-symbols = Symboles
    .text =
        Les symboles des images et leur sens. L’image *{ picture-legend }* les montre.

        { $symbols }
