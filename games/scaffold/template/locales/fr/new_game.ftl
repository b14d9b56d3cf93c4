# Le jeu et ses options

game = New Game
    .help = Sondez des astéroïdes en secret, réclamez-les et formez des séries.
option-length = Durée
    .help = Le nombre de manches
option-length-6 = 6 manches
    .help = Une partie courte
option-length-8 = 8 manches
    .help = Une partie plus longue

# Actions : commandes, champs, boutons, menus

command-claim = réclamer
    .help = Réclamer un astéroïde de la ceinture ou de votre main
command-scan = sonder
    .help = Prendre en main le premier astéroïde de la pioche
command-recharge = recharger
    .help = Gagner de l’énergie
command-end = terminer
    .help = Terminer votre tour
field-claim-asteroid = astéroïde
    .help = Un astéroïde de la ceinture ou de votre main

kind-claim = Réclamer un astéroïde
kind-scan = Sonder
kind-recharge = Recharger
kind-end = Terminer le tour
action-claim = Réclamer { $asteroid } pour { $price }
    .short = Réclamer { $asteroid }
action-scan = Sonder la pioche
action-recharge = Recharger : { $gain }
action-end = Terminer le tour
instead-recharge = recharge effectuée
instead-end = le tour a été terminé

order-done = Terminer mes tours
    .help = Terminer mon tour quand rien d’autre n’est possible

# Choses et quantités

itself = { $what }
energy = { $n } énergie
vp = { $n } PV
costs = coûte { $price }
asteroid = { $name } ({ $kind }, { $points })
kind-ice = glace
kind-ore = minerai
kind-metal = métal

# La position

status = Manche { $round } sur { $rounds }
status-over = Partie finie
sentence = { $what }.
prompt-turn = Réclamez un astéroïde, sondez ou rechargez.
prompt-end = Terminez votre tour.
waiting-for = C’est le tour { DE($who) }.

picture-board = Plateau
picture-hand = Main
picture-score = Score
category-asteroids = Astéroïdes
category-sets = Séries
category-energy = le plus d’énergie

part-round = Manche
part-belt = Ceinture
part-belt-open = Visibles : { COUNT($asteroids) ->
    [0] aucun
   *[other] { COMMAS($asteroids) }
}.
part-pile = Pioche : { $n }.
part-hand = Votre main
part-hand-open = Dans votre main : { COUNT($asteroids) ->
    [0] rien
   *[other] { COMMAS($asteroids) }
}.
in-hand = { $n } en main
player = { $points }, { $energy }, { $hand }.
player-claimed = Réclamés : { COUNT($asteroids) ->
    [0] aucun
   *[other] { COMMAS($asteroids) }
}.
board-winner = { COUNT($winners) ->
    [one] Vainqueur
   *[other] Vainqueurs
} : { COMMAS($winners) }.
board-ranking = Classement : { JOIN($places, by: " ; ") }.
board-place = { $rank }. { $who }, { $points }
board-ties = Départage : { COMMAS($ties) }.
alt = { $picture }. { $status }.
alt-changed = Du nouveau : { COMMAS($items) }.
alt-asteroids = { COUNT($asteroids) ->
    [0] Aucun astéroïde.
   *[other] Astéroïdes : { COMMAS($asteroids) }.
}
alt-points = { COMMAS($players) }.
alt-player = { $who } : { $points }

# Le journal ; `.story` est la part d’un événement dans un message

event-round_began = La manche { $round } commence.
event-claimed = { $seat } réclame { $asteroid } pour { $energy }.
    .story = réclame { $asteroid }
event-scanned = { $seat } sonde un astéroïde.
    .story = sonde un astéroïde
event-found = Vous avez trouvé { $asteroid }.
event-recharged = { $seat } recharge : { $energy }.
    .story = recharge
event-appeared = Nouveau dans la ceinture : { $asteroid }.
event-game_ended = La partie est finie. { COUNT($winners) ->
    [one] Vainqueur
   *[other] Vainqueurs
} : { COMMAS($winners) }.

# Refus

reason-already_acted = Vous avez déjà fait votre action. Terminez votre tour.
reason-act_first = Faites d’abord une action.
reason-not_there = { $asteroid } n’est ni dans la ceinture ni dans votre main.
reason-too_expensive = Il vous faut { $price } ; vous avez { $energy }.
reason-hand_full = Votre main est pleine : { $most } astéroïdes.
reason-pile_empty = La pioche est vide.

# Pour apprendre le jeu

topic-turn = Un tour
    .text = Faites une action, puis terminez votre tour. **Réclamer** un astéroïde de la ceinture ou de votre main : payez son énergie et il est à vous. **Sonder** : prenez en main le premier astéroïde de la pioche ; vous seul le voyez, et une main en contient { $hand }. **Recharger** : gagnez { $gain }. Ensuite, la ceinture est complétée à { $belt } astéroïdes.
topic-end = La fin de la partie
    .text = Après la dernière manche, le joueur qui a le plus de PV gagne : les PV des astéroïdes réclamés, et { $set } pour chaque série de glace, minerai et métal. Les astéroïdes en main ne comptent pas. À égalité, le joueur qui a le plus d’énergie gagne.

howto-goal = Réclamez des astéroïdes et ayez le plus de points de victoire (PV) après la dernière manche.
howto-steps =
    1. Réclamez un astéroïde de la ceinture ou de votre main pour son énergie.
    2. Ou sondez : prenez en main un astéroïde caché. Ou rechargez : gagnez { $gain }.
    3. Terminez votre tour.
howto-end = Après la dernière manche. Les astéroïdes valent leurs PV, et chaque série de glace, minerai et métal { $set }.
howto-lines =
    { "*" } Vous commencez avec { $start }.
    { "*" } Chaque tour a exactement une action.
    { "*" } Vous seul voyez les astéroïdes de votre main.
    { "*" } Une série de glace, minerai et métal vaut { $set }.
    { "*" } À égalité, le joueur qui a le plus d’énergie gagne.
howto-first =
    Une bonne façon de commencer :

    1. **Regardez la ceinture :** quelles sortes sont peu chères ?
    2. **Réclamez** un astéroïde peu cher.
    3. **Rechargez** quand vous ne pouvez pas en payer un bon.
    4. **Sondez** quand la ceinture n’a rien pour vous.
    5. **Formez des séries :** un astéroïde de chaque sorte.
coach-turn = Réclamez l’astéroïde qui donne le plus de PV pour son énergie, ou la sorte qui manque à une série. Rechargez ou sondez si vous ne pouvez pas en payer un bon.
    .second = Une série de glace, minerai et métal vaut { $set }. Regardez ce que les autres collectionnent.
