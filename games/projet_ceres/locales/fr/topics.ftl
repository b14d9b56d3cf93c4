# Les règles en pages d’aide. Les nombres viennent des données.

topic-overview = Aperçu
    .text =
        Vous menez un clan de la Ceinture d’astéroïdes et prenez part au développement de Cérès. Explorez des astéroïdes, faites circuler vos ressources d’un vaisseau à l’autre, investissez dans de nouvelles cartes, construisez-les, accomplissez des missions à plusieurs et soutenez les grands projets.

        { "**" }Deux pistes.** Le **dévouement** vient surtout des projets soutenus et vaut { $devotion } points ; la **colonisation** vient de l’exploration, des bâtiments et de l’entretien des colonies et vaut 1 point. Quand les { $projects } projets sont achevés, la manche en cours est la dernière. Le joueur qui a le plus haut total l’emporte.

        { "**" }Trois ressources.** La roche construit les cartes, l’hydrocarbure déplace les vaisseaux, le métal explore et achète des vaisseaux.

        { "**" }Rien n’engage.** Alliances, promesses et trahisons sont permises ; aucun accord n’est obligatoire. Les joueurs ne parlent jamais des cartes de leur main.

        La boîte contient { $investments } cartes investissement, { $explorations } cartes exploration, { $asteroids } astéroïdes et les histoires suivantes : { $stories }.

        _Œuvre de fans, non officielle, d’après le jeu gratuit de l’univers Quindar Tones. Les cartes d’origine ne sont pas publiques : nous avons écrit presque tous les contenus._

topic-first = Premières manches
    .text =
        { "**" }Au début** vous avez six vaisseaux, dont un sur votre astéroïde de départ, deux agents, dix cartes et { $metal } métaux. Sauf à trois joueurs, le premier joueur a 1 métal de plus.

        { "**" }À trois et à quatre joueurs**, deux autres vaisseaux sont sur votre plateau, et à quatre vous avez aussi 1 roche et 1 hydrocarbure. **À deux, cinq et six**, un autre vaisseau est sur votre plateau. Les autres sont en réserve.

        { "**" }À deux joueurs**, trois projets sont achevés d’emblée. **À trois joueurs**, les astéroïdes voisins de Cérès sont face visible, et un vaisseau de votre réserve commence sur celui qui se trouve entre Cérès et votre astéroïde de départ.

        { "**" }Certains clans commencent avec une autre quantité de métal**, selon que la carte leur convient plus ou moins : à deux joueurs { COMMAS($even-2) } ; à quatre { COMMAS($even-4) } ; à cinq { COMMAS($even-5) } ; à six { COMMAS($even-6) }.

        { "**" }Une bonne première manche :**

        { "*" } **Explorez** (1 métal) un astéroïde voisin : gagnez 1 point de colonisation et un choix d’une carte exploration.
        { "*" } **Produisez** sur les astéroïdes que vous contrôlez.
        { "*" } Jouez vos cartes quand elles servent ; défaussez les autres pour leur influence.
        { "*" } Avec vos agents, prenez des ressources (Approvisionner) ou achetez une carte (Investir).
        { "*" } Construisez une carte dont l’effet de bâtiment vous plaît : elle ne revient plus en main, mais sert à chaque manche.

        { "**" }À ne pas oublier.** La pioche ne se remélange pas toute seule : **Recycler** prend tout un tour. Gardez une route de vaisseaux jusqu’à votre plateau, sinon vos ressources ne paient rien. Un troisième agent arrive à 2 de dévouement ou 6 de colonisation.

        { "**" }Comment gagner.** Un projet soutenu vaut autant que trois bâtiments ; mais les missions, l’exploration et l’entretien font souvent la différence.

topic-round = Une manche
    .text =
        { "**" }Phase 1, début de manche.** La carte mission du dessus devient active, avec son dé. Bâtiments et astéroïdes se redressent. Chacun pioche jusqu’à { $hand } cartes, si sa pioche le permet.

        { "**" }Phase 2, actions.** Dans le sens horaire, à partir du premier joueur, chacun joue **deux actions différentes**, ou seulement Recycler. Voir *Les actions*.

        { "**" }Phase 3, développement.** Tous les agents reviennent à l’Accueil. Dans le sens inverse, en commençant par le joueur qui a joué en dernier, chacun place un agent sur une case et en reçoit l’effet, jusqu’à ce qu’il n’en reste plus. Vous pouvez passer : vos agents restants ne servent pas dans cette manche.

        { "**" }Phase 4, colonies.** Tous ensemble : construisez et entretenez autant de fois que vous le voulez. Quand tous ont fini :

        1. le dé de la mission baisse de 1 ; à 0, la mission échoue ;
        2. la file d’investissement est renouvelée ;
        3. le projet du dernier emplacement est achevé sans gain pour personne, les autres avancent d’un emplacement ;
        4. le marqueur de premier joueur passe au voisin de droite.

        { "**" }À tout moment,** même pendant le tour d’un autre, vous pouvez jouer des cartes, utiliser vos bâtiments et vos astéroïdes (chacun une fois par manche), et les effets de la mission qui le permettent.

topic-actions = Les actions
    .text =
        En phase 2, faites deux actions différentes à votre tour :

        { "*" } **Explorer** (1 métal) : retournez un astéroïde face cachée voisin d’un de vos vaisseaux, gagnez 1 point de colonisation, piochez une carte exploration et prenez un de ses choix que vous pouvez payer.
        { "*" } **Militariser** (3 métaux) : un vaisseau de votre réserve va sur votre plateau.
        { "*" } **Déplacer** (1 hydrocarbure en tout) : chacun de vos vaisseaux peut faire un pas, vers un astéroïde voisin face visible, en emportant jusqu’à { $carry } ressources. Tous les vaisseaux arrivent ensemble.
        { "*" } **Produire** : chaque astéroïde où vous avez un vaisseau produit une fois ; les ressources y restent.
        { "*" } **Quémander** : gagnez 1 ressource au choix.
        { "*" } **Accomplir une mission** : voir *Missions*.
        { "*" } **Recycler**, seule action du tour : mélangez main, défausse et pioche, puis piochez jusqu’à { $hand } cartes.

        Vous pouvez renoncer à une action ou aux deux. Les effets « au début de votre tour » se proposent avant la première.

        Un clan coupé du reste de la Ceinture peut explorer autrement : il pose un astéroïde face cachée dans une encoche vide de son plateau.

topic-belt = La Ceinture
    .text =
        { "**" }Les cases** portent un anneau et un numéro : A1 à A6 entourent Cérès, puis viennent B, C et, à cinq ou six, D. Chaque plateau de clan occupe une case du dernier anneau ; ses trois cases voisines sont ses **encoches**. Un plateau n’est voisin que de ses encoches.

        { "**" }Face cachée,** un astéroïde est inconnu et on n’y entre pas. Face visible, il montre ce qu’il produit et parfois un effet : le joueur qui le contrôle l’utilise comme un bâtiment.

        { "**" }Contrôle.** Vous contrôlez un astéroïde tant qu’un de vos vaisseaux s’y trouve, avec les ressources qui y sont. Si tous partent, elles restent pour le prochain joueur qui viendra.

        { "**" }Poser un astéroïde** (Télescope, effets) : face cachée, dans une case vide voisine d’au moins deux astéroïdes (un seul à cinq ou six joueurs), ou dans n’importe quelle encoche vide. Vous gagnez 1 point de colonisation.

        { "**" }Détruire.** Les vaisseaux rentrent sur leurs plateaux, les ressources vont à la banque, l’astéroïde quitte la partie.

topic-goods = Ressources et routes
    .text =
        { "**" }Gagner.** Mettez les ressources gagnées sur des astéroïdes que vous contrôlez, ou sur votre plateau si un de vos vaisseaux s’y trouve ; partagez-les à votre guise. S’il n’y a aucun endroit possible, elles vont sur votre plateau. Les ressources produites restent sur leur astéroïde.

        { "**" }Payer.** Chaque ressource doit être sur votre plateau, ou sur un astéroïde relié à lui par une **route** : des astéroïdes voisins les uns des autres, chacun avec un de vos vaisseaux, le dernier dans une de vos encoches. On paie tout ou rien. Une ressource isolée ne paie pas.

        { "**" }Comment payer.** Le bot propose de payer d’abord depuis les astéroïdes, car d’autres joueurs pourraient vous prendre ces ressources. Vous pouvez aussi choisir chaque ressource une par une.

        { "**" }Transporter.** Seuls les vaisseaux déplacent les ressources, { $carry } par pas.

        { "**" }Commercer à Cérès.** Certains effets permettent d’échanger des ressources d’un type contre un autre : elles doivent être toutes sur un même astéroïde à vous, voisin de Cérès, sans route nécessaire.

        { "**" }Perdre n’est pas payer.** Si un effet vous fait perdre des ressources, vous les choisissez parmi toutes celles que vous contrôlez, autant que vous en avez.

topic-combat = Combats
    .text =
        Si vos vaisseaux vont sur un astéroïde où se trouvent ceux d’un autre clan, il y a combat, une fois tous les vaisseaux arrivés. Le joueur qui a bougé est l’**assaillant**, l’autre le **défenseur** ; l’assaillant choisit l’ordre des combats.

        { "**" }Puissance.** { $power } par vaisseau, plus les bonus : Mercenaires, clan, astéroïde, cartes et bâtiments. Le plus haut total l’emporte ; **à égalité, le défenseur**.

        { "**" }Par messages.** Le bot annonce les deux totaux et n’attend que le **camp mené** : l’assaillant à égalité, sinon le plus faible. Ce camp ajoute de la puissance ou n’ajoute rien. S’il prend l’avantage, c’est à l’autre de répondre. Dès que le camp mené n’ajoute rien, le combat est réglé.

        { "**" }Après.** Tous les vaisseaux du perdant qui étaient dans ce combat rentrent sur son plateau (non dans la réserve), sans ressources. Le vainqueur garde celles de l’astéroïde et celles qu’on y avait apportées. Un combat ne détruit jamais de vaisseau.

        Tant que le combat dure, l’astéroïde reste au défenseur et ses ressources ne servent à personne.

        { "**" }Ambassade.** Un joueur qui y a un agent n’engage pas de combat, et personne ne peut en engager contre lui : le déplacement est interdit.

topic-boxes = Les cases de Cérès
    .text =
        Une case carrée accueille un agent par place, et ne sert donc qu’une fois par place et par manche ; une case allongée en accueille autant que l’on veut. Les agents y restent jusqu’au début de la phase 3 suivante, et les effets « tant que votre agent y est » avec eux.

        { JOIN($boxes, by: "\u000A") }

        { "**" }Soutenir** n’est possible qu’une fois par manche en tout à deux joueurs, deux fois à trois et plus. Les cases des projets s’ouvrent à tous dès que le projet est achevé, même dans la phase en cours.

topic-cards = Cartes et influence
    .text =
        Une carte a un **effet normal**, un **effet de bâtiment** qui le remplace une fois construite, un coût de construction en roche et une valeur d’influence.

        { "**" }Jouer** une carte de votre main n’est pas une action : à tout moment, elle fait son effet et va dans votre défausse.

        { "**" }Défausser** une carte pour son influence est aussi possible à tout moment. L’influence n’a pas de jeton : elle reste jusqu’à la fin de la manche, puis elle est perdue.

        { "**" }Investir.** Dans une case Investir, révélez des cartes de votre main, qui vont dans votre défausse : leur influence et celle de la case paient **une** carte de la file, qui va dans votre défausse. L’influence réunie dans la case et non dépensée est perdue. La file a { $slots } cartes ({ $more } à cinq ou six joueurs) et n’est renouvelée qu’en fin de manche ; les cartes restantes vont à la **défausse commune**, que chacun peut consulter.

        { "**" }Votre pioche** ne se remélange jamais toute seule : Recycler, la Décharge et certaines cartes y remettent des cartes. Vous ne pouvez ni la consulter, ni connaître son ordre. Les cartes non jouées restent en main, sans limite.

topic-guilds = Guildes et ferveur
    .text =
        Quatre guildes ont leurs cartes investissement : { COMMAS($guilds) }.

        { "**" }Ferveur.** Votre ferveur pour une guilde est le nombre de ses bâtiments que vous avez construits, et { $hall } de plus tant qu’un de vos agents occupe sa maison. Les cartes de la guilde s’y réfèrent, au moment où leur effet a lieu.

        { "**" }Maisons.** Chaque guilde a une maison parmi les projets. Une fois achevée, sa case permet d’acheter une carte de cette guilde **dans la défausse commune**, comme en Investir.

topic-colonies = Construire et entretenir
    .text =
        En phase 4, tous en même temps et autant de fois que vous le voulez. Bâtiments et entretien comptent aussitôt ; les cartes jouées entre-temps agissent avec **Appliquer** ou quand vous finissez.

        { "**" }Construire.** Révélez une carte de votre **main** (jamais de la défausse) et payez son coût en roche. Elle devient un bâtiment, prêt à servir : 1 point de colonisation. Vous gardez un bâtiment jusqu’à la fin de la partie, et sa carte ne revient plus en main.

        { "**" }Entretenir les colonies.** Payez, dans n’importe quelle combinaison :

        { "*" } 3 ressources pour 1 point de colonisation,
        { "*" } 5 ressources pour 2 points,
        { "*" } { $maintenance } ressources pour 3 points.

        { "**" }Effets de bâtiment :**

        { "*" } permanent : toujours ;
        { "*" } conditionnel : quand sa condition est remplie ;
        { "*" } payant : à tout moment, une fois par manche ;
        { "*" } répété : l’effet normal de la carte, une fois par manche, au moment dit ou au début de votre tour de phase 2.

        Vous pouvez toujours passer un effet proposé. Finissez la phase 4 quand vous êtes prêt ; vous pouvez y revenir tant que tous n’ont pas fini.

topic-missions = Missions
    .text =
        On joue une histoire par partie. Seule la carte du dessus de sa pile compte, les suivantes ne se consultent pas. Une carte qui vient d’être révélée est **en sommeil** jusqu’à la manche suivante.

        { "**" }Dé.** Certaines cartes portent un dé, qui baisse à chaque fin de manche. À 0 la mission **échoue** : son échec s’applique aux joueurs qu’il nomme.

        { "**" }Tenter,** par l’action ou par un agent sur la case Mission : choisissez une résolution. Vous payez seul, aussitôt, une résolution *en solo*. Pour les autres, vous promettez ce que vous voulez, puis lancez un **appel à contribution** : chacun promet ce qu’il veut, ou rien. Les promesses sont mises de côté ; vous pouvez changer la vôtre tant que l’appel est ouvert.

        { "**" }Fin de l’appel.** Si le coût est couvert, l’initiateur le confirme et tout est payé. Sinon les promesses sont rendues, mais l’action ou l’agent est dépensé.

        { "**" }Résultat.** Les récompenses vont à l’initiateur, aux contributeurs ou à tous. Une carte **gagnée** révèle le badge de son dos. Elle va à l’initiateur, à moins qu’il n’ait nommé un autre contributeur. Un badge **collectif** compte pour tous.

topic-projects = Les projets
    .text =
        { "**" }Soutenir** un projet (case Soutenir) : prenez-en un dans la file, ou celui du dessus de la pile. Payez son coût et le surcoût de son emplacement ; gagnez 1 point de dévouement. Le projet rejoint le plateau Cérès et ouvre sa case à tous.

        { "**" }Surcoût,** en ressources au choix, de l’emplacement 1 à la sortie : { COMMAS($surcharge) } ; dessus de la pile : { $top }.

        { "**" }En fin de manche,** le projet de l’emplacement 4 est achevé sans gain pour personne, les autres avancent, celui du dessus de la pile entre. Les trous ne se comblent pas.

        { "**" }Coûts :**

        { JOIN($costs, by: "\u000A") }

topic-clans = Plateaux de clan
    .text =
        { "**" }Deux pistes.** Dévouement de 0 à { $dev }, colonisation de 0 à { $col } ; à chaque case de dévouement répondent trois cases de colonisation. Les points au-delà sont perdus.

        { "**" }Bonus.** Il y en a sur les cases { COMMAS($cells) }. Un bonus est débloqué pour toujours dès que l’**un** des deux marqueurs atteint sa case : autant de dévouement que son numéro, ou trois fois autant de colonisation. Il vaut aussitôt, même au milieu d’un effet.

        { "**" }Agents.** Deux au début, { $agents } au plus : les cases 2 et 7 en apportent un à tous les clans. Les autres bonus diffèrent d’un clan à l’autre ; voir l’image *{ picture-clan }* ou le plateau en texte.

        { "**" }Vaisseaux.** Six : sur la Ceinture, sur votre plateau ou en réserve. Ceux de la réserve s’achètent avec Militariser.

topic-end = Fin et décompte
    .text =
        Dès que les { $projects } projets sont achevés, soutenus ou arrivés au bout de la file, la manche en cours est la dernière. Si cela se produit en fin de manche, la partie est finie.

        { "**" }Points :** { $devotion } par point de dévouement, 1 par point de colonisation.

        { "**" }Égalité :** dans l’ordre

        1. le plus d’agents,
        2. le plus d’influence imprimée sur les cartes de la main, de la défausse et de la pioche (sans les bâtiments),
        3. le plus de badges de mission,
        4. le plus de ressources contrôlées,
        5. sinon la victoire est partagée.

topic-post = Jouer par messages
    .text =
        { "**" }À tout moment.** La partie attend une décision à la fois. Pendant qu’elle attend un autre joueur, vous pouvez jouer une carte ou utiliser un bâtiment : l’effet a lieu aussitôt, et la partie continue d’attendre.

        { "**" }Annuler.** Vous pouvez annuler les étapes de votre tour jusqu’à ce que vous le finissiez, révéliez quelque chose ou attendiez la réponse d’un autre joueur.

        { "**" }Questions.** Un combat, un appel à contribution ou une réaction s’adresse aux joueurs concernés. Jusqu’à sa fin, personne ne peut déplacer de vaisseau, poser, retourner ou détruire d’astéroïde, ni changer un dé. Gagner, piocher et réunir de l’influence restent possibles.

        { "**" }Secrets protégés.** Seul ce que tous voient décide qui est interrogé, jamais les mains : être interrogé ne révèle rien.

        { "**" }Arrêts.** Vous pouvez demander en secret que la partie vous attende à un moment donné (avant la phase 3, avant le tour d’un joueur, entre ses deux actions, avant la fin de la phase 4). À ce moment, la partie vous attend, au vu de tous, une seule fois.

        { "**" }En phase 4** chacun joue à son rythme.

topic-orders = Consignes
    .text =
        Les consignes jouent pour vous au moment voulu. Vous seul les connaissez ; chacune vérifie que le coup est encore permis, et s’affiche comme un coup ordinaire :

        { "*" } **{ order-pass }** : dans tous les combats, appels et réactions ou dans certains, ou seulement jusqu’à la phase suivante ;
        { "*" } **{ order-cheapest }** : utiliser le moins cher, parmi les cartes et bâtiments choisis, qui fait gagner, sinon passer ;
        { "*" } **{ order-offer }** : promettre jusqu’à un montant d’une ressource pour une résolution, tant que cette carte est active ;
        { "*" } **{ order-boxes }** : placer votre prochain agent sur la première case libre de votre choix ;
        { "*" } **{ order-colonies }** : la finir dès qu’elle commence ;
        { "*" } **{ order-done }** : finir un tour où il n’y a rien d’autre à faire.

        Vous pouvez aussi préparer vos prochains coups de la phase 2. Les consignes ne touchent pas à un tour déjà commencé.

topic-options = Options
    .text =
        { "*" } **{ option-story } :** une histoire choisie, ou au hasard.
        { "*" } **{ option-missions } :** par l’action et la case, par la case seule, ou à tout moment sans action.
        { "*" } **{ option-chain } :** si une nouvelle mission peut être tentée dans la même manche.
        { "*" } **{ option-influence } :** l’influence réunie dans une case et non dépensée est perdue, ou gardée pour la manche.
        { "*" } **{ option-placing } :** partout, ou seulement près d’un astéroïde que vous contrôlez (sauf dans les encoches).
        { "*" } **{ option-conditional } :** les effets conditionnels jouent à chaque fois, ou une fois par manche.
        { "*" } **{ option-agents } :** un par un, comme dans la règle, ou tous vos agents en un tour (variante plus rapide).
        { "*" } **{ option-offturn } :** à tout moment, ou seulement dans vos combats et les appels à contribution (variante).
        { "*" } **{ option-opening } :** avec *{ option-opening-gentle }*, ni Mercenaires ni Ambassade dans la première file.
        { "*" } **{ option-first } :** le joueur qui commence.

topic-symbols = Symboles
    .text =
        Les symboles des images et leur sens. L’image *{ picture-legend }* les montre.

        { $symbols }

## Lignes des pages

help-line = * **{ COMMAS($names) } :** { $text }
help-cost = * **{ $name } :** { COMMAS($cost) }
