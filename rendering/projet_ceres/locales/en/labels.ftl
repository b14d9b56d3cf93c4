# The few words on pictures of Projet Cérès that the rules texts do not have.

ceres = Ceres
phase = { $n ->
    [1] Start of round
    [2] Actions
    [3] Development
   *[4] Colonies
}
last_round = last round
