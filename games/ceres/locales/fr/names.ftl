# Names of the components, by id

## Starting Outstations

launch_site = Site de lancement
main_factory = Usine principale
main_lab = Laboratoire principal
main_office = Bureau principal

## Favors

manufacturing_efficiency = Fabrication efficace
continuous_ice_supply = Approvisionnement en glace
mars_droid = Droïde martien
leader_assistant = Adjoint de direction
special_grant = Subvention spéciale

## Mines

regolith_scoop = Godet à régolithe
ice_drill = Foreuse à glace
tailings_plant = Usine de stériles
brine_well = Puits de saumure
crawler_garage = Garage des chenillards
mass_driver = Catapulte magnétique
frost_trap = Piège à givre
haulage_depot = Dépôt de roulage
glacier_gallery = Galerie glaciaire
ore_terminal = Terminal minéralier
great_pit = Grande Fosse
cryovolcano_tap = Captage du cryovolcan

## Factories

tech_factory = Usine technologique
vacuum_kiln = Four sous vide
tool_shop = Atelier d’outillage
orbital_foundry = Fonderie orbitale
construction_site = Site de construction
probe_works = Fabrique de sondes
scaffold_park = Parc d’échafaudages
rolling_mill = Laminoir
prefab_hall = Halle de préfabrication
habitat_works = Usine d’habitats
contractors_depot = Dépôt des entrepreneurs
grand_shipyard = Grand Chantier spatial

## Labs

sample_vault = Coffre à échantillons
dark_sky_dome = Dôme du ciel noir
nuclear_lab = Laboratoire nucléaire
spectrometry_lab = Laboratoire de spectrométrie
flight_simulator = Simulateur de vol
biosphere_lab = Laboratoire de biosphère
research_lab = Laboratoire de recherche
fusion_lab = Laboratoire de fusion
telemetry_centre = Centre de télémétrie
robotics_lab = Laboratoire de robotique
ceres_institute = Institut de Cérès
deep_space_array = Grand Réseau d’antennes

## Offices

freight_desk = Guichet du fret
notary_office = Étude notariale
brokerage = Maison de courtage
settlers_bureau = Bureau des colons
lobby_lounge = Salon des influences
belt_bank = Banque de la Ceinture
planning_office = Bureau d’urbanisme
trading_house = Maison de négoce
housing_authority = Office du logement
regional_seat = Siège régional
council_annex = Annexe du Conseil
ceres_exchange = Bourse de Cérès

## Settlement Projects

solar_panels = Panneaux solaires
water_works = Station de potabilisation
hydroponic_farms = Fermes hydroponiques
occator_habitat = Habitat d’Occator
low_gravity_clinic = Clinique de basse gravité
miners_school = École des mineurs
power_grid = Réseau électrique
crater_tramway = Tramway des cratères
radiation_shelter = Abri antiradiation
passenger_spaceport = Astroport de passagers
colonial_assembly = Assemblée coloniale
oxygen_plant = Centrale à oxygène
ice_arena = Palais de glace
earth_archive = Archives de la Terre
belt_relay = Relais de la Ceinture
covered_market = Marché couvert
gravity_ring = Anneau de gravité
botanical_dome = Dôme botanique
university = Université de Cérès
subsurface_city = Cité souterraine
pioneers_memorial = Mémorial des pionniers

## Cargo Spacecraft

iron_lark = Alouette de fer
blue_mule = Mule bleue
quiet_comet = Comète tranquille
amber_tern = Sterne d’ambre

## Asteroids

cybele = Cybèle
griqua = Griqua
thule = Thulé
chicago = Chicago
hermione = Hermione
ismene = Ismène
sylvia = Sylvia
camilla = Camilla
hilda = Hilda
bononia = Bononia
vesta = Vesta
themis = Thémis
hygiea = Hygie
davida = Davida
eunomia = Eunomie
interamnia = Interamnia
pallas = Pallas
juno = Junon
psyche = Psyché
iris = Iris
ryugu = Ryugu
itokawa = Itokawa
eros = Éros
apophis = Apophis
bennu = Bénou
phaethon = Phaéton
