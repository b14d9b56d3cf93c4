# Ce qui apprend le jeu : comment jouer, et ce que dit de chaque étape le guide des tables d’entraînement.

howto-turn = En phase 2, vous faites deux actions différentes : explorer, déplacer vos vaisseaux, produire, etc. En phase 3, vous posez vos agents un par un sur les cases de Cérès, pour des ressources, des cartes ou le soutien d’un projet. En phase 4, vous construisez des cartes et entretenez vos colonies. À tout moment, vous pouvez jouer des cartes de votre main.
howto-win = Ayez le plus haut total quand les { $projects } projets sont achevés : { $devotion } points par point de dévouement, qui vient surtout des projets soutenus ; 1 par point de colonisation, qui vient de l’exploration, des bâtiments et de l’entretien.
howto-lines =
    { "*" } Les ressources ne paient que depuis votre plateau, ou d’astéroïdes qu’une route de vos vaisseaux y relie.
    { "*" } La roche construit, l’hydrocarbure déplace, le métal explore et arme.
    { "*" } Une carte se joue pour son effet, se défausse pour son influence, ou se construit : elle sert alors à chaque manche.
    { "*" } Les cartes vont dans votre défausse et ne reviennent que par Recycler, qui prend tout un tour.
    { "*" } Les missions se paient ensemble et récompensent tous ceux qui ont aidé : répondre à un appel rapporte.

## Le guide

coach-turn =
    { "**" }Explorer** donne 1 point et une carte avec un gain, et ouvre un astéroïde à vos vaisseaux. **Produire** donne ce que portent tous les astéroïdes où vous avez un vaisseau. **Déplacer** mène des vaisseaux vers de nouveaux astéroïdes. Commencez par Explorer et Produire ; **Quémander** quand il manque une seule ressource.
    .second =
        Plus vous tenez d’astéroïdes, plus Produire rapporte : explorez et déplacez jusqu’à trois ressources ou plus, puis amassez pour projets et bâtiments. Jouer une carte est possible à tout moment et n’est pas une action : jouez-la avant d’agir si elle vous aide à payer.
    .third =
        Regardez les projets : en soutenir un donne { $devotion } points, alors réunissez ce que coûte le moins cher avant de poser vos agents. S’il reste peu de cartes en main et en pioche, **Recycler** complète votre main à { $hand }.
coach-agents =
    Chaque agent utilise une case, et une case carrée ne sert qu’une fois : posez d’abord celui que d’autres poseraient là aussi. **Soutenir** donne { $devotion } points si vous pouvez payer un projet, **Approvisionner** des ressources, **Investir** une meilleure carte.
    .second = Demandez-vous ce qui manque pour la phase 4 et pour le prochain projet, et prenez la case qui l’apporte. Un agent gardé ne sert à rien : posez-les tous, sauf si rien n’aide.
coach-investing = L’influence des cartes révélées paie une carte, qui va dans votre défausse. Révélez celles que vous ne joueriez pas. Une carte que vous construirez, ou jouerez à chaque manche, vaut mieux qu’un grand gain unique.
coach-buying = La carte va dans votre défausse et vient au prochain Recycler. Prenez celle qui va avec ce que vous produisez, ou d’une guilde dont vous avez des bâtiments.
coach-supporting = Un point de dévouement vaut { $devotion } points, autant que trois bâtiments, et rapproche les bonus de votre clan. Le surcoût dépend de la place dans la file : prenez ce que vous pouvez payer sans dégarnir vos routes.
coach-scouting = Tous pourront l’acheter dans la file, vous aussi : choisissez celle qui vous plaît, et moins au joueur suivant.
coach-attempting = Choisissez la résolution dont la récompense vaut pour vous plus que le prix. Celles *avec les autres* coûtent moins si l’on vous aide, mais les autres sont récompensés aussi.
coach-call = Qui contribue est récompensé aussi, et une mission qui échoue fait souvent du tort à tous. Promettez ce dont vous pouvez vous passer ; si le coût n’est pas couvert à la fin, vous le reprenez.
coach-colonies =
    { "**" }Construisez** une carte dont vous voulez l’effet de bâtiment à chaque manche : 1 point, contre de la roche. **Entretenir** change le surplus en points, { $maintenance } ressources en 3. Gardez de quoi explorer (métal) et déplacer (hydrocarbure).
    .second = Les ressources des astéroïdes lointains peuvent se perdre en combat, celles de votre plateau non : dépensez d’abord les lointaines. Un bâtiment construit tôt sert le plus souvent.
coach-moving = Un vaisseau sur un nouvel astéroïde vous y fait produire ; chaque pas emporte jusqu’à { $carry } ressources. Laissez un vaisseau sur chaque astéroïde de la route vers votre plateau, sinon ce qui est au-delà ne paie plus. Là où se tient un autre clan, il y aura combat.
coach-recalling = Ramenez ceux qui tiennent le moins : un astéroïde qui produit peu, ou hors de votre route.
coach-arrivals = Les combats se suivent. Commencez par celui dont vous êtes sûr ; une puissance qui dure sert aussi aux suivants.
coach-fight = Chaque vaisseau compte { $power }, et l’égalité va au défenseur. N’ajoutez de puissance que si elle vous fait passer devant : ce que vous ajoutez est dépensé même si vous perdez. Les vaisseaux perdants rentrent sur leur plateau, aucun n’est détruit.
coach-exploring = Prenez ce qui vous avance maintenant ; un choix payant vaut la peine si le gain est plus grand et si la ressource ne manque pas à votre seconde action.
coach-surveying = Retournez celui que vos vaisseaux atteindront ensuite, sur le chemin de votre plateau : ce qu’il produit est à vous dès qu’un vaisseau y est.
coach-placing = 1 point, où qu’il soit. Posez-le là où vos vaisseaux arriveront les premiers : dans une encoche, ou entre votre plateau et vos astéroïdes.
coach-destroying = Les vaisseaux rentrent et les ressources sont perdues. Choisissez celui qui sert le plus aux autres, ou coupe leur route ; pas un dont la vôtre a besoin.
coach-gaining = Sur votre plateau, les ressources sont à l’abri et paient toujours. Sur un astéroïde, elles paient tant que la route tient et peuvent se perdre en combat, mais des vaisseaux peuvent les emporter.
coach-losing = Donnez d’abord ce qui est sans route : cela ne paie rien de toute façon.
coach-paying = Payez d’abord depuis les astéroïdes lointains : on pourrait vous y prendre le reste. Gardez du métal pour explorer et de l’hydrocarbure pour déplacer.
coach-counting = Le plus souvent, prenez tout. Prenez-en moins pour garder des cartes dans votre pioche.
coach-discarding = Donnez ce que vous joueriez en dernier ; une carte défaussée revient avec Recycler.
coach-trading = Changez ce que vous avez de trop en ce qui manque au prochain projet ou bâtiment ; un échange de trop est une perte.
coach-salvaging = Prenez ce que vous voulez jouer ou construire dans cette manche : sinon il attendrait Recycler.
coach-offered = Vous n’êtes pas obligé. L’effet vaut son prix si son gain vous sert dans cette manche.
coach-producing = Prenez celui dont les ressources manquent à votre prochain achat, et qui a une route vers votre plateau.
coach-readying = Il pourra servir une fois de plus dans cette manche : choisissez celui qui rapporte le plus.
coach-reacting = Ce que fait un autre vous permet de jouer une carte. Nul ne voit votre réponse avant que tous aient répondu ; gardez la carte si son usage normal vaut mieux.
coach-do-play = Jouer une carte n’est pas une action et se fait à tout moment, même au tour des autres. Elle va dans votre défausse. Gardez celles que vous voulez construire en phase 4, ou dont la puissance gagnerait un combat.
coach-do-discard = L’influence dure jusqu’à la fin de la manche et achète des cartes dans Investir. Défaussez ce que vous ne voulez ni jouer ni construire.
coach-do-store = Là où va ce que vous gagnez au tour des autres. Sur votre plateau, c’est à l’abri.
coach-do-use = Un bâtiment sert une fois par manche et se redresse à la suivante. Utilisez-le dès qu’il vous faut ce qu’il donne, au plus tard avant la fin de la manche.
coach-do-use_asteroid = Un astéroïde à vous sert comme un bâtiment, une fois par manche, tant qu’un de vos vaisseaux y est.
coach-do-use_mission = La mission l’offre à tous tant qu’elle est en vigueur. Servez-vous-en là où le gain vaut son prix.
