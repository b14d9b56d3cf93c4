# Les règles en pages d’aide. Les nombres viennent des données.

topic-overview = Aperçu
    .text =
        Vous dirigez une équipe dans la première ville de la Lune. Pendant cinq manches, votre astronaute va de module en module et y met vos scientifiques au travail : ils extraient du minerai, font de l’eau et de l’hélium 3, cherchent, construisent, recrutent et livrent des commandes à la Terre. Le joueur qui a le plus de points de victoire (PV) l’emporte.

        { "**" }Biens.** L’énergie (la batterie en contient 6), l’eau (jusqu’à { $water }), l’hélium 3 (jusqu’à { $helium }), et sur le convoyeur autant de fer et de titane que l’on veut. Le titane paie le fer partout, jamais l’inverse. Les biens sans place sont perdus.

        { "**" }Au départ,** chacun a 5 PV, 3 cubes d’énergie, 2 cubes d’eau, 1 cube de fer, 1 déchet, le marqueur de stress à 6 et les mêmes six scientifiques.

        Le jeu compte { $people } scientifiques, { $tiles } commandes, { $foods } cartes Nourriture et { $tools } tuiles d’équipement.

        _Œuvre de fans, non officielle. Les règles suivent le jeu de MeepleBR (2022). Les cartes imprimées ne sont pas publiques : nous avons écrit presque toutes les cartes._

topic-first = Premiers tours
    .text =
        { "**" }Pour votre première partie,** jouez sans équipement (option de table).

        { "**" }Comment gagner.** Quatre commandes ou plus, deux ou trois scientifiques recrutés, une piste de recherche menée au bout, de la nourriture gardée pour le décompte, une bonne place sur la piste de CO2. On ne peut pas tout faire.

        { "**" }Une bonne première manche :**

        { "*" } Cherchez des modules proches les uns des autres : marcher coûte de l’O2, et vous en avez 6 par manche.
        { "*" } Placez tôt votre deuxième sonde (Sas), à côté de la première : elle rapporte du minerai à chaque manche.
        { "*" } Minez, ou changez du fer en titane ; recrutez un scientifique de niveau 2 tant qu’il y en a un à 1 cube de fer.
        { "*" } Les premiers niveaux de recherche servent toute la partie : Extraction 2 pour l’eau double, Durabilité 2 pour l’énergie tirée des déchets.
        { "*" } Là où un autre astronaute garde un module actif, vous épargnez 1 cube d’énergie et il gagne 1 PV. Restez donc là où les autres veulent aller.
        { "*" } Prenez de la nourriture avant que votre main soit vide : sans elle, reprendre un scientifique coûte 2 PV.
        { "*" } Si vous le pouvez, finissez tôt : avant une nuit, le premier reçoit 2 cubes d’énergie, avant un jour une carte Nourriture.

        Utilisez le fer en deux manches, sinon il devient un déchet. Gardez peu de déchets : à partir du cube numéro { $punished }, chacun fait reculer votre disque de CO2 et monter votre stress.

topic-turn = Votre tour
    .text =
        Dans l’ordre de jeu, chacun fait une action, jusqu’à ce que tous aient fini leur travail :

        { "*" } **A : activer un module.** Jouez un scientifique de votre main ; il est ensuite au repos. Allez à un module de sa carte et faites-y l’action principale, l’action supplémentaire ou les deux, dans l’ordre de votre choix. Un scientifique de niveau 1 active un module ; de niveau 2, il peut aller ensuite à un autre module de la carte et l’activer aussi.
        { "*" } **B : nourrir des scientifiques.** Dépensez de la nourriture pour reprendre en main des scientifiques au repos.
        { "*" } **C : finir le travail.** Vous ne jouez plus de la manche.

        Tout scientifique peut aller aux Dortoirs. Vous pouvez aussi marcher sans rien activer.

        { "**" }Les actions supplémentaires** sont celles du Laboratoire (construire un module avancé) et du Complexe industriel (épurateurs de CO2). Chacune se fait une fois par tour au plus, une par marche, à l’un de ses bouts : là où vous arrivez, ou dans le module que vous quittez. Pour le module quitté, le scientifique doit le montrer (option de table). Leur énergie se paie toujours.

        { "**" }À tout moment,** même au tour des autres, mais pas avant la manche 1, vous pouvez prendre des cubes de votre Dépôt d’urgence. Chacun coûte des PV, que vous devez avoir : { JOIN($depot, by: " ; ") }.

        Votre tour est fini quand vous le finissez. D’ici là, vous pouvez annuler des étapes, sauf si une information cachée a été révélée.

topic-oxygen = O2 et stress
    .text =
        { "**" }O2.** Chaque module où vous entrez coûte 1 O2, et rester sur place aussi. Votre marqueur d’O2 ne dépasse pas celui de stress : avec ce marqueur à 6, vous disposez de 6 O2 pour la manche. À l’entretien, il revient à 0. Sans O2, il ne reste qu’à nourrir ou à finir le travail.

        { "**" }Stress.** Votre marqueur de stress va de 4 à 8 : plus l’équipe est stressée, plus le nombre est petit. Votre stress monte de 1, et le marqueur va de 1 cran à gauche,

        { "*" } par sonde placée (impossible à 4),
        { "*" } par déchet placé sur une des { $penalty } dernières cases de la piste des déchets, mais le marqueur ne va jamais sous 4 ni sous l’O2 déjà utilisé.

        Votre stress baisse de 1, et le marqueur va de 1 cran à droite, avec certaines cartes Nourriture. Il baisse aussi aux **Dortoirs** : mettez au repos le scientifique qui y est allé et d’autres de votre main, au choix. Un scientifique de niveau 1 le fait baisser de 1, un de niveau 2 de 2, ou de 1 si une de ses deux activations a déjà servi. Les crans au-delà de 8 sont perdus. Tous ces scientifiques sont au repos, le tour est fini et la nouvelle limite vaut aussitôt.

        { "**" }À la fin,** le marqueur de stress à 8 vaut 5 PV, à 7 il en vaut 2.

topic-energy = Énergie et activation
    .text =
        Chaque module sauf les Centrales électriques a une case d’activation.

        { "*" } **Elle est vide :** payez 1 cube d’énergie et montez-y. Le module est actif.
        { "*" } **Un autre astronaute y est :** vous ne payez rien, et son propriétaire gagne 1 PV. Vous restez à côté.
        { "*" } **Votre astronaute y est :** rien à payer, rien à gagner.
        { "*" } **Centrales électriques :** jamais d’énergie, jamais de PV.

        Un module ne s’active que si vous pouvez faire ensuite son action principale. L’action supplémentaire seule ne l’active pas ; si vous êtes sur la case, vous en descendez.

        Un module redevient inactif dès que son astronaute part ou descend : en marchant, en nourrissant, en finissant le travail.

        { "**" }L’énergie vient** du soleil (3 pour chacun aux manches 3 et 5), des Centrales, du recyclage à partir de Durabilité 2, d’un travail fini tôt avant une nuit, de certaines cartes Nourriture et du Dépôt d’urgence.

topic-ore = Minerai, convoyeur et déchets
    .text =
        { "**" }Le convoyeur** a deux cases. Tout nouveau minerai arrive sur la première. À la production des manches 2 à 5 :

        1. le minerai de la dernière case devient des déchets, cube par cube,
        2. celui de la première passe à la dernière,
        3. chacune de vos sondes rapporte 1 cube de fer, ou 1 cube de titane sur une mine de titane.

        Le minerai sert donc pendant deux manches. Vous choisissez avec quels cubes payer ; le bot propose d’abord ceux de la dernière case.

        { "**" }Payer.** Le minerai des recrutements, des commandes et des Centrales va à la réserve. Il ne devient un déchet que là où les règles le disent. Le titane payé à la place d’un tel fer va à la réserve, mais vous prenez quand même un déchet.

        { "**" }La piste des déchets** a { $waste } cases. Chaque cube placé sur une des { $penalty } dernières fait reculer votre disque de CO2 de 1 cran et monter votre stress de 1, si possible. Les cubes sans case sont ignorés. À la fin, le premier cube coûte 1 PV, chaque autre 2 PV.

        { "**" }Sondes.** Une sonde va sur une zone libre de la zone minière ; votre stress monte de 1. À chaque entretien, un groupe de vos sondes voisines vaut autant de PV que de sondes, moins un.

topic-food = Nourriture et scientifiques
    .text =
        Les scientifiques joués sont au repos. Pour les **nourrir** (B), dépensez une ou plusieurs cartes Nourriture et additionnez leurs valeurs : vous reprenez ce nombre de scientifiques, à votre choix. Le surplus devient des déchets, cube par cube. Vous recevez ensuite les bonus des cartes : 1 cube d’énergie, O2 1 cran à gauche, ou 1 stress de moins. Nourrir finit votre tour, et votre astronaute descend de sa case d’activation.

        { "**" }Sans aucune carte Nourriture,** vous payez 2 PV par scientifique qui revient. Avec 0 ou 1 PV, il en revient un seul, et vous tombez à 0 PV.

        { "**" }La nourriture vient** de la Serre, d’un travail fini tôt avant un jour, et de quelques récompenses. Les semis sont complétés à trois cartes après chaque tour.

        { "**" }Recruter.** À la Salle des transmissions, vous recrutez un scientifique de niveau 2 sur trois, pour le prix de sa case en fer ({ JOIN($fees, by: ", ") } à partir de la gauche). Il montre trois modules et se joue à partir de votre prochain tour. Chacun vaut 2 PV à la fin.

        { "**" }À la fin,** la plus grande variété de nourriture et la plus forte somme de valeurs donnent { JOIN($awards, by: ", ") } PV aux premières places ; les égalités se partagent, arrondi à l’inférieur.

topic-modules = Ce que font les modules
    .text =
        { "*" } **{ $airlock } :** votre stress monte de 1, puis placez votre prochaine sonde sur une zone libre ; vous gagnez les biens montrés en dessous.
        { "*" } **{ $comms } :** recrutez un scientifique de niveau 2.
        { "*" } **{ $dock } :** honorez une commande.
        { "*" } **{ $laboratory } :** progressez de 1 niveau de recherche. Après le niveau 4, l’avancée suivante donne 5 PV et un bonus de recherche. _En plus :_ un module avancé pour 2 cubes de titane et 1 cube d’énergie ; le prochain de { JOIN($construction, by: ", ") } PV.
        { "*" } **{ $industrial }** (selon Extraction ; il faut la place) : { JOIN($industrial-runs, by: " ; ") }. Au niveau 4, un pour l’eau et un pour l’hélium. _En plus :_ 1 ou 2 cubes d’énergie pour autant de crans de CO2.
        { "*" } **{ $mining } :** le minerai de toutes vos sondes ; ou { JOIN($mining-runs, by: " ; ") }.
        { "*" } **{ $power } :** { JOIN($power-runs, by: " ; ") }.
        { "*" } **{ $recycling }** (selon Durabilité) : { JOIN($recycling-runs, by: " ; ") }. Au niveau 4, deux différents.
        { "*" } **{ $greenhouse } :** 1 carte Nourriture des semis ; ou { JOIN($greenhouse-runs, by: " ; ") }.
        { "*" } **{ $sleeping } :** faites baisser votre stress (voir *O2 et stress*).

topic-improvements = Modules avancés
    .text =
        Cinq sur huit sont disponibles ; quatre au plus sont construits par partie, au Laboratoire. Le joueur qui en construit un gagne les PV de la case suivante de la piste de construction, et 1 PV à chaque entretien. Son effet sert dès lors à tous :

        { $improvements }

topic-equipment = Équipement et bonus de recherche
    .text =
        { "**" }Équipement** (option de table) : avant la partie, chacun prend une tuile, le dernier joueur d’abord. Elle sert une fois par manche, quand vous activez son module par une action principale.

        { $equipment }

        { "**" }Bonus de recherche :** pour une avancée après le niveau 4, vous en prenez un que personne n’a.

        { $bonuses }

topic-work = Finir le travail
    .text =
        Vous descendez de votre case d’activation, et votre disque va sur la première place libre de l’ordre de la manche suivante. Vous ne jouez plus de cette manche.

        Les deux premiers joueurs gagnent quelque chose :

        { "*" } à la fin des manches 1 et 3 (une nuit suit) : le premier 2 cubes d’énergie, le second 1 cube d’énergie,
        { "*" } à la fin des manches 2 et 4 (un jour suit) : le premier et le second peuvent chacun prendre une carte Nourriture des semis,
        { "*" } à la fin de la manche 5 : rien.

        Les scientifiques en main y restent, l’O2 inutilisé est perdu. Le dernier joueur au travail joue un tour après l’autre.

topic-cleanup = Entretien
    .text =
        Quand tous ont fini leur travail, dans cet ordre :

        1. **Sondes :** chaque groupe de n sondes voisines d’un même joueur vaut n−1 PV.
        2. **Crédits carbone** selon la piste de CO2 : à deux ou trois, le premier gagne 1 PV, le dernier perd 1 PV ; à quatre, le premier gagne 2 PV, le deuxième 1 PV, le dernier perd 1 PV. Sur une même case, on est à égalité, et tous y ont droit ; si tous sont sur la même, rien ne se passe.
        3. **Modules avancés :** 1 PV par module que vous avez construit.
        4. L’équipement est retourné face visible, les marqueurs d’O2 reviennent à 0.

        Pendant la partie, on n’a jamais moins de 0 PV.

topic-scoring = Décompte final
    .text =
        Après l’entretien de la manche 5 :

        { "*" } marqueur de stress à 8 : 5 PV, à 7 : 2 PV
        { "*" } 2 PV par scientifique recruté
        { "*" } le plus de sortes de nourriture en main : { JOIN($awards, by: ", ") } PV pour les trois premiers
        { "*" } la plus forte somme de leurs valeurs : de même. Il faut une carte pour l’un ou l’autre ; à égalité, on additionne les places et on partage, arrondi à l’inférieur.
        { "*" } la piste de CO2, par case : { JOIN($co2, by: ", ") } PV
        { "*" } commandes honorées : { JOIN($orders, by: " ; ") }
        { "*" } 1 PV pour 2 de vos cubes d’énergie, de fer, de titane, d’eau et d’hélium, tous ensemble
        { "*" } déchets : −1 PV pour le premier cube, −2 PV pour chaque autre

        Départage : le plus de commandes, puis la meilleure case de CO2, puis la victoire est partagée.

topic-solo = Seul contre l’IA
    .text =
        Vous jouez d’un trait tous vos tours d’une manche ; quand vous avez fini le travail, l’IA révèle une carte et en fait les actions de haut en bas, autant que possible.

        { "*" } Elle n’a besoin ni d’O2, ni de nourriture, ni de fer : le fer d’une commande ne lui coûte rien. Elle ne paie pas d’énergie, sa batterie en contient { $battery }.
        { "*" } Son disque est sur le dernier module qu’elle a utilisé : à vos tours suivants, vous n’y payez pas d’énergie pour une action principale. Personne ne gagne de PV pour cela.
        { "*" } Entretien et crédits carbone comme à deux.

        { "**" }À la fin,** l’IA compte ses recrutés (2 PV chacun, et { JOIN($scientists, by: ", ") } PV de plus pour 1, 2, 3 ou plus au-dessus des vôtres), ses commandes (et { JOIN($extra, by: ", ") } PV de plus pour 1, 2, 3 ou plus au-dessus des vôtres), CO2, biens et déchets. La plus forte somme de nourriture vaut { $food } PV ; à égalité, elle va à l’IA. Le stress ne compte que pour vous ; la variété de nourriture ne compte pas.

        Il vous faut plus de PV que l’IA ; à égalité, plus de commandes, puis la meilleure case de CO2 ; sinon l’IA gagne.

topic-ai = Actions de l’IA
    .text =
        Chaque ligne de sa carte désigne un module. L’impossible est ignoré.

        { "*" } **{ $dock } :** la commande qui vaut le plus de PV qu’elle peut payer (le fer ne compte pas), bonus compris ; à égalité, celle qui demande le moins de cubes, puis la plus à gauche.
        { "*" } **{ $laboratory } :** un niveau sur la piste de la carte, ou sur l’autre si elle est finie. Après le niveau 4, le premier bonus libre qui l’aide : { JOIN($claims, by: ", ") }. Puis elle construit le module de gauche si elle a le titane.
        { "*" } **{ $comms } :** le scientifique le moins cher, gratuitement ; à égalité, le plus à droite.
        { "*" } **{ $recycling } :** jusqu’à 2 déchets. Selon Durabilité : { JOIN($recycled, by: " ; ") } ; en dessous, rien. Chaque cube sans place ({ OR($exchanged) }) devient 1 cube de titane.
        { "*" } **{ $industrial } :** de l’eau si elle en a moins de { $kept }, sinon de l’hélium pour 1 eau s’il y a la place. Selon Extraction : { JOIN($makes, by: " ; ") }. Puis les épurateurs.
        { "*" } **{ $mining } :** { $ore } cubes de titane pour 1 déchet, sans déchet une fois améliorée.
        { "*" } **{ $airlock } :** une sonde à côté des siennes, au plus près d’une mine de titane libre ; sinon là où elle touche le plus de vos sondes, puis le plus de zones libres. Sans zone libre à côté : celle qui a le plus de voisines libres. À égalité, le plus petit nom (A1 d’abord). Sans sonde en réserve, elle marque ses groupes.

        Les autres biens sans place sont perdus. À chaque production, elle reçoit 1 cube de titane par sonde sur une mine de titane.

topic-symbols = Symboles
    .text =
        Les symboles des images et leur sens. L’image *{ picture-legend }* les montre.

        { $symbols }

## Lignes des pages

help-depot = { $good ->
    [energy] énergie
    [iron] fer
   *[water] eau
} { $vp } PV
help-orders = { $n }{ $last ->
    [1] { " " }ou plus
   *[0] { "" }
} : { $vp }
help-run = { $level ->
    [1] { $text }
   *[other] niveau { $level }, { $text }
}
help-make = { $level ->
    [1] niveau 1
   *[other] dès le niveau { $level }
}, { $water }, ou { $helium }
help-recycled = niveau { $level }, { $first }, puis { $second }
help-card = * **{ $name } :** { $text }
