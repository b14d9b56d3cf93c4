# Les noms des ressources, des badges, des paramètres et des phases.

vp = { $n } PV
card = « { $name } »

## Les quantités ; `many` est leur nom sans nombre.

stock-mc = { $n } M€
    .many = M€
stock-heat = { $n ->
    [one] { $n } unité de chaleur
   *[other] { $n } unités de chaleur
}
    .shorter = { $n ->
        [one] { $n } chaleur
       *[other] { $n } chaleurs
    }
    .many = unités de chaleur
stock-plant = { $n ->
    [one] { $n } plante
   *[other] { $n } plantes
}
    .many = plantes
stock-tr = { $n } NT
    .many = NT
stock-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
    .many = cartes

metal-steel = { $n ->
    [one] { $n } { metal-steel.one }
   *[other] { $n } unités d’acier
}
    .one = unité d’acier
    .name = acier
metal-titanium = { $n ->
    [one] { $n } { metal-titanium.one }
   *[other] { $n } unités de titane
}
    .one = unité de titane
    .name = titane

cube-microbe = { $n ->
    [one] { $n } microbe
   *[other] { $n } microbes
}
    .one = microbe
    .many = microbes
cube-animal = { $n ->
    [one] { $n } animal
   *[other] { $n } animaux
}
    .one = animal
    .many = animaux
cube-science = { $n ->
    [one] { $n } ressource science
   *[other] { $n } ressources science
}
    .short = { $n } science
    .one = ressource science
    .one-short = science
    .many = ressources science

step = { $n ->
    [one] { $n } cran
   *[other] { $n } crans
}
ocean = { $n ->
    [one] { $n } océan
   *[other] { $n } océans
}
forest = { $n ->
    [one] { $n } forêt
   *[other] { $n } forêts
}

## Les badges, les couleurs des cartes

tag-building = construction
tag-space = espace
tag-power = énergie
tag-science = science
tag-jovian = jovien
tag-earth = Terre
tag-plant = plante
tag-microbe = microbe
tag-animal = animal
tag-event = événement

colour-blue = bleue
colour-red = rouge
colour-green = verte

## Mars

parameter-temperature = température
    .the = la température
    .step = cran de température
parameter-oxygen = oxygène
    .the = l’oxygène
    .step = cran d’oxygène
parameter-ocean = océans
    .the = les océans
    .step = océan

zone-purple = violette
zone-red = rouge
zone-yellow = jaune
zone-white = blanche

degrees = { $n } °C
percent = { $n } %

## Les phases ; `name` est leur nom sans numéro.

phase-1 = { phase-1.number } { phase-1.name }
    .number = I
    .name = Développement
phase-2 = { phase-2.number } { phase-2.name }
    .number = II
    .name = Construction
phase-3 = { phase-3.number } { phase-3.name }
    .number = III
    .name = Action
phase-4 = { phase-4.number } { phase-4.name }
    .number = IV
    .name = Production
phase-5 = { phase-5.number } { phase-5.name }
    .number = V
    .name = Recherche

## Les actions standard et les cubes du jeu coopératif ; `gain` est ce qu’ils donnent.

standard-forest_plants = Forêt contre des plantes
    .gain = une forêt
standard-forest_mc = Forêt contre des M€
    .gain = une forêt
standard-heat_temperature = Température contre de la chaleur
    .gain = un cran de température
standard-mc_temperature = Température contre des M€
    .gain = un cran de température
standard-mc_ocean = Océan contre des M€
    .gain = un océan

cube-copper = cube de cuivre
    .gain = gagner 1 M€
cube-trade = cube d’échange
    .gain = échanger une carte avec votre partenaire
