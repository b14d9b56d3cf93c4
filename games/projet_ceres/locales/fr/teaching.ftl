# Comment jouer, et ce que dit de chaque étape le guide des tables d’entraînement.

howto-lines =
    { "*" } Vous payez avec les ressources de votre plateau, ou des astéroïdes qu’une route de vos vaisseaux y relie.
    { "*" } La roche construit les cartes, l’hydrocarbure déplace les vaisseaux, le métal explore et achète des vaisseaux.
    { "*" } Jouez une carte pour son effet, défaussez-la pour son influence, ou construisez-la : elle sert alors à chaque manche.
    { "*" } Les cartes vont dans votre défausse. Seul Recycler les ramène toutes, et il prend tout un tour.
    { "*" } Les missions se paient ensemble et récompensent chaque contributeur : répondre à un appel rapporte.

## Le guide

coach-turn =
    La plupart des points viennent des projets : réunissez ce qu’ils coûtent. Chaque action aide à sa façon.
    .second =
        Plus vous avez d’astéroïdes, plus vous produisez : visez trois ressources ou plus à la fois, puis économisez pour les projets et les bâtiments. Jouer une carte est possible à tout moment et n’est pas une action : jouez-la d’abord si elle vous aide à payer.
    .third =
        Réunissez le coût du projet le moins cher avant de placer vos agents : en soutenir un donne { $devotion } points. S’il reste peu de cartes en main et en pioche, **Recyclez** : votre main est complétée à { $hand }.
coach-agents =
    Prenez d’abord la case que d’autres voudront aussi : une case carrée a peu de places. **Soutenir** donne { $devotion } points si vous pouvez payer un projet, **Approvisionner** donne des ressources, **Investir** achète une meilleure carte.
    .second = Prenez la case qui donne ce qu’il vous faut pour la phase 4 et pour le prochain projet. Un agent gardé ne sert à rien : placez-les tous, sauf si rien n’aide.
coach-investing = Révélez les cartes que vous ne joueriez pas : leur influence paie une carte, qui va dans votre défausse. Une carte que vous construirez, ou jouerez à chaque manche, vaut mieux qu’un grand gain unique.
coach-buying = Achetez une carte qui va avec ce que vous produisez, ou d’une guilde dont vous avez des bâtiments. Elle va dans votre défausse et revient à votre prochain Recycler.
coach-supporting = Choisissez un projet que vous pouvez payer sans vider vos routes : le surcoût dépend de son emplacement. Un point de dévouement vaut { $devotion } points, autant que trois bâtiments, et rapproche les bonus de votre clan.
coach-scouting = Choisissez une carte que vous voudriez acheter, et pas le joueur suivant. Tous pourront l’acheter dans la file.
coach-attempting = Choisissez la résolution dont la récompense vaut pour vous plus que le prix. Celles *avec les autres* coûtent moins si l’on vous aide, mais les autres sont récompensés aussi.
coach-call = Promettez ce dont vous pouvez vous passer : les contributeurs sont récompensés aussi, et une mission qui échoue fait souvent du tort à tous. Si le coût n’est pas couvert, tout vous est rendu.
coach-colonies =
    { "**" }Construisez** une carte dont vous voulez l’effet de bâtiment à chaque manche : 1 point, contre de la roche. **Entretenir** change le surplus en points : { $maintenance } ressources en 3. Gardez du métal pour explorer et de l’hydrocarbure pour déplacer à la prochaine manche.
    .second = Dépensez d’abord les ressources des astéroïdes lointains : elles peuvent se perdre en combat, celles de votre plateau non. Construisez tôt : un bâtiment sert alors plus de manches.
coach-moving = Déplacez un vaisseau sur un nouvel astéroïde pour y produire ; chaque pas emporte jusqu’à { $carry } ressources. Laissez un vaisseau sur chaque astéroïde de la route vers votre plateau, sinon vous ne payez plus avec ce qui est au-delà. Aller sur l’astéroïde d’un autre clan engage un combat.
coach-recalling = Ramenez le vaisseau le moins utile : sur un astéroïde qui produit peu, ou hors de votre route.
coach-arrivals = Commencez par le combat que vous êtes sûr de gagner. Les combats se suivent, et une puissance qui dure sert aussi aux suivants.
coach-fight = N’ajoutez de puissance que si elle vous fait passer devant : elle est dépensée même si vous perdez. Chaque vaisseau compte { $power }, et l’égalité va au défenseur. Les vaisseaux perdants rentrent sur leur plateau ; aucun n’est détruit.
coach-exploring = Prenez le choix qui vous aide maintenant. Payez l’autre si son gain est plus grand et si la ressource ne manque pas à votre seconde action.
coach-surveying = Retournez un astéroïde que vos vaisseaux peuvent atteindre ensuite, sur le chemin de votre plateau : vous y produisez dès qu’un vaisseau y est.
coach-placing = Posez-le là où vos vaisseaux arriveront les premiers : dans une encoche, ou entre votre plateau et vos astéroïdes. Vous gagnez 1 point partout.
coach-destroying = Choisissez un astéroïde qui sert surtout aux autres, ou qui coupe leur route. Ne coupez pas la vôtre : les vaisseaux rentrent sur leur plateau et les ressources sont perdues.
coach-choosing = Prenez ce qui manque encore au projet, au bâtiment ou à la mission que vous visez. Sinon, du métal pour explorer ou de l’hydrocarbure pour déplacer.
coach-gaining = Dans le doute, mettez-les sur votre plateau : elles y sont à l’abri et paient toujours. Sur un astéroïde, elles paient tant que la route tient et des vaisseaux peuvent les emporter, mais elles peuvent se perdre en combat.
coach-losing = Perdez d’abord les ressources sans route : vous ne pouvez pas payer avec elles.
coach-paying = Payez d’abord depuis les astéroïdes lointains : on pourrait vous prendre ces ressources. Gardez du métal pour explorer et de l’hydrocarbure pour déplacer.
coach-counting = Le plus souvent, prenez le maximum. Prenez-en moins pour garder des cartes dans votre pioche.
coach-discarding = Défaussez la carte que vous joueriez en dernier. Elle revient avec Recycler.
coach-trading = Échangez votre surplus contre ce qui manque au prochain projet ou bâtiment. Chaque échange de trop fait perdre des ressources.
coach-salvaging = Prenez une carte que vous voulez jouer ou construire dans cette manche. Sinon elle attend Recycler.
coach-offered = Utilisez-le si son gain vous sert dans cette manche et vaut son prix. Vous pouvez passer.
coach-producing = Choisissez l’astéroïde qui donne ce qu’il faut à votre prochain achat, avec une route vers votre plateau.
coach-readying = Choisissez le bâtiment qui rapporte le plus : il pourra servir une fois de plus dans cette manche.
coach-reacting = L’action d’un autre joueur vous permet de jouer une carte. Personne ne voit votre réponse avant que tous aient répondu. Gardez la carte si son usage normal vaut mieux.
coach-do-play = Jouer une carte n’est pas une action : c’est possible à tout moment, même au tour des autres. Elle va dans votre défausse. Gardez celles que vous voulez construire en phase 4, ou dont la puissance gagnerait un combat.
coach-do-discard = Défaussez les cartes que vous ne voulez ni jouer ni construire. Leur influence dure jusqu’à la fin de la manche et achète des cartes dans Investir.
coach-do-store = Choisissez où vont vos gains hors de votre tour. Sur votre plateau, ils sont à l’abri.
coach-do-use = Utilisez un bâtiment dès qu’il vous faut ce qu’il donne, au plus tard avant la fin de la manche. Il sert une fois par manche.
coach-do-use_asteroid = Votre astéroïde sert comme un bâtiment : une fois par manche, tant qu’un de vos vaisseaux y est.
coach-do-use_mission = Utilisez-le si le gain vaut son prix. Tous le peuvent tant que la mission est active.
