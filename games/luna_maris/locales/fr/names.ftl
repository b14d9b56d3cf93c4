# Names of the components, by id

## Modules

recycling = Centre de recyclage
sleeping = Dortoirs
laboratory = Laboratoire
power = Centrales électriques
industrial = Complexe industriel
comms = Salle des transmissions
airlock = Sas
mining = Station minière
dock = Quai d’expédition
greenhouse = Serre

## Research tracks

extraction = Extraction
sustainability = Durabilité

## The rival of a solo game

ai = IA

## Scientists of the starting team

electrical_engineer = Ingénieure électricienne
production_engineer = Ingénieur de production
biomedical_researcher = Chercheuse biomédicale
biologist = Biologiste
geologist = Géologue
mining_engineer = Ingénieure des mines

## Scientists for hire

psychologist = Psychologue
food_engineer = Ingénieur agroalimentaire
physicist = Physicienne
astronomer = Astronome
chemist = Chimiste
botanist = Botaniste
metallurgist = Métallurgiste
robotics_engineer = Roboticienne
comms_officer = Chargé des transmissions
waste_specialist = Spécialiste des déchets
drill_operator = Opératrice de forage
logistics_manager = Responsable logistique
systems_engineer = Ingénieure système
climatologist = Climatologue
materials_scientist = Expert en matériaux
ecologist = Écologue

## Procedures

recycle_iron = Recyclage en fer
recycle_energy = Recyclage en énergie
recycle_water = Recyclage en eau
recycle_titanium = Recyclage en titane
recycle_food = Recyclage en vivres
compost = Compostage
thermoelectric = Centrale thermique
hydrogen = Centrale à hydrogène
bioenergy = Bioénergie
simple_water = Extraction simple d’eau
simple_helium = Extraction simple d’hélium
double_water = Extraction double d’eau
double_helium = Extraction double d’hélium
dry_helium = Extraction d’hélium à sec
enrich = Enrichissement du minerai
harvest_three = Grande récolte
barter = Troc de titane

## Special equipment

antenna = Antenne haute fréquence
sonar = Sondes minières à sonar
contract = Contrat exclusif
fertilizer = Engrais ultra-croissance
reactor = Réacteur bioénergétique
dry_chamber = Chambre d’hélium à sec
composter = Composteur lunaire

## Crops

watercress = Cresson
radish = Radis
arugula = Roquette
rye = Seigle
tomato = Tomate
pea = Petits pois
leek = Poireau
green_onion = Ciboule
potato = Pomme de terre

## Orders

order_1a = Mât relais
order_1b = Rails de fret
order_1c = Mâts d’éoliennes
order_1d = Hydrolienne
order_1e = Puits du désert
order_1f = Hôpital de campagne
order_1g = Grue portuaire
order_1h = Cadres de vélos
order_2a = Serre orbitale
order_2b = Drones reboiseurs
order_2c = Télescope spatial
order_2d = Base polaire
order_2e = Hélicoptères de secours
order_2f = Dépôt de carburant
order_2g = Ancre d’ascenseur spatial
order_2h = Université technique
order_3a = Centrale pilote
order_3b = Captage de carbone
order_3c = Vaisseau pour Mars
order_3d = Réseau insulaire
order_3e = Institut de cryogénie
order_3f = Station abyssale
order_3g = Chantier orbital
order_4a = Métropole à fusion
order_4b = Restauration du climat
order_4c = Sonde jovienne
order_4d = Collisionneur
order_4e = Remorqueur à fusion
order_4f = Parasol solaire
order_4g = Laboratoire à plasma

## Research bonuses

bonus_battery = Batterie pleine
bonus_titanium = Filon de titane
bonus_waste = Grand nettoyage
bonus_food = Banque de semences
bonus_carbon = Air pur
bonus_helium = Réserve d’hélium

## Mining zones

z01 = A1
z02 = A2
z03 = A3
z04 = A4
z05 = B1
z06 = B2
z07 = B3
z08 = B4
z09 = B5
z10 = C1
z11 = C2
z12 = C3
z13 = C4
z14 = C5
z15 = C6
z16 = D1
z17 = D2
z18 = D3
z19 = D4
z20 = D5
z21 = E1
z22 = E2
z23 = E3
z24 = E4

## AI cards

ai_a = Carte IA A
ai_b = Carte IA B
ai_c = Carte IA C
ai_d = Carte IA D
ai_e = Carte IA E
ai_f = Carte IA F
ai_g = Carte IA G
ai_h = Carte IA H
ai_i = Carte IA I
ai_j = Carte IA J
ai_k = Carte IA K
ai_l = Carte IA L
