# Ce qui se dit de la même façon dans tous les jeux.

computer = { $name } (ordinateur)
