# Names of the components, by id

## Clans

coronis = Coronis
cybele = Cybèle
themis = Thémis
flora = Flora
hilda = Hilda
nysa = Nysa

## Guilds and families of cards

striders = Arpenteurs d’horizons
nocturnes = Nocturnes
reavers = Pillards verts
samca = SAMCA
base = Base
neutral = Neutre

## Cards: base

silicates = Silicates exploitables
silicates_2 = Silicates exploitables
deposit = Gisement de métaux
pocket = Poche d’hydrocarbures
investment_base = Investissement
investment_base_2 = Investissement

## Cards: clans

canvassing_coronis = Démarchage
great_works = Grands projets
subsidy = Subvention
factories = Usines
canvassing_cybele = Démarchage
prayer = Prière
solidarity_levy = Solidarité
pilgrim_convoy = Convoi de pèlerins
canvassing_themis = Démarchage
battle_line = Ligne de bataille
dry_dock = Cale sèche
garrison_quarters = Garnison
canvassing_flora = Démarchage
core_samples = Carottes de forage
breakers_yard = Chantier de démolition
spectroscopy_lab = Labo de spectroscopie
canvassing_hilda = Démarchage
orbital_resonance = Résonance orbitale
tug_crews = Équipages de remorqueurs
trojan_relay = Relais troyen
canvassing_nysa = Démarchage
bright_surfaces = Surfaces claires
bond_issue = Emprunt obligataire
ore_exchange = Bourse aux minerais

## Cards: neutral investments

ice_prospectors = Prospecteurs de glace
drill_crews = Équipes de forage
smelter_barges = Barges fonderies
deep_mine = Mine profonde
reaction_mass = Masse de réaction
mass_driver = Catapulte magnétique
orbital_shipyard = Chantier orbital
convoy_charter = Convoi affrété
boarding_drill = Exercice d’abordage
point_defence = Défense rapprochée
makeshift_armour = Blindage de fortune
interceptor_wing = Escadrille d’interception
fleet_doctrine = Doctrine navale
night_shift = Équipe de nuit
ship_logs = Journaux de bord
letter_of_credit = Lettre de crédit
venture_capital = Capital-risque
open_tender = Appel d’offres
pathfinder_probe = Sonde éclaireuse
wide_field_camera = Caméra grand champ
long_expedition = Longue expédition
mediation_panel = Commission de médiation
relief_fund = Caisse de secours
grand_assembly = Grande assemblée

## Cards: Horizon Striders

route_beacons = Balises de route
old_charts = Vieilles cartes du ciel
caravan_post = Relais caravanier
far_pilots = Pilotes au long cours
survey_line = Ligne de relevés
deep_telescope = Télescope à champ profond
outrider_squadron = Éclaireurs
vanguard_wing = Avant-garde
horizon_fair = Foire des horizons

## Cards: Nocturnes

whisper_network = Réseau de murmures
dead_drop = Boîte aux lettres morte
go_betweens = Intermédiaires
ledger_of_debts = Carnet de dettes
inside_information = Tuyaux d’initiés
double_agents = Agents doubles
fixers = Entremetteurs
night_council = Conseil de la nuit
brokered_truce = Trêve négociée

## Cards: Green Reavers

scrap_sorters = Trieurs de ferraille
second_use = Seconde vie
prize_crews = Équipages de prise
drift_nets = Filets dérivants
raiding_sleds = Traîneaux de raid
wrecker_crews = Naufrageurs
dismantling_line = Ligne de démontage
green_furnace = Fournaise verte
scavenger_fleet = Flotte charognarde

## Cards: SAMCA

claims_office = Bureau des concessions
standard_parts = Pièces normalisées
official_tariff = Barème officiel
ore_trains = Trains de minerai
works_permit = Permis de chantier
company_guards = Vigiles de la Compagnie
automated_pits = Puits automatisés
priority_works = Travaux prioritaires
ore_monopoly = Monopole du minerai

# Belt

## Home asteroids

home_coronis = Havre de Coronis
home_cybele = Foyer de Cybèle
home_themis = Mouillage de Thémis
home_flora = Escale de Flora
home_hilda = Carrefour d’Hilda
home_nysa = Clartés de Nysa

## Asteroids of the belt

hebe = Hébé
irene = Irène
thyra = Thyra
melpomene = Melpomène
egeria = Égérie
doris = Doris
mathilde = Mathilde
alauda = Alauda
lydia = Lydie
undina = Undina
antigone = Antigone
frigga = Frigga
juno = Junon
eunomia = Eunomie
massalia = Massalia
hygiea = Hygie
bamberga = Bamberga
psyche = Psyché
kleopatra = Cléopâtre
kalliope = Calliope
iris = Iris
amphitrite = Amphitrite
metis = Métis
davida = Davida
loreley = Loreley
ida = Ida
gaspra = Gaspra
lutetia = Lutetia
hertha = Hertha
interamnia = Interamnia
euphrosyne = Euphrosyne
penelope = Pénélope
patientia = Patientia
sylvia = Sylvia
parthenope = Parthénope
laetitia = Laetitia
harmonia = Harmonie
pandora = Pandore
palatia = Palatia
minerva = Minerve
bellona = Bellone
abundantia = Abundantia
feronia = Féronia
fortuna = Fortuna
sapientia = Sapientia
arachne = Arachné
concordia = Concordia
charybdis = Charybde

## Boxes of the Ceres board

reception = Accueil
invest_1 = Investir I
invest_2 = Investir II
supply_1 = Approvisionner I
supply_2 = Approvisionner II
telescope = Télescope
mission = Mission
support = Soutenir

## Projects and their boxes

hall_striders = Maison des Arpenteurs
hall_nocturnes = Maison des Nocturnes
hall_reavers = Maison des Pillards
hall_samca = Maison SAMCA
mercenaries = Mercenaires
embassy = Ambassade
library = Librairie
dump = Décharge
refinery = Raffinerie
steelworks = Sidérurgie
observatory = Observatoire
trading_post = Comptoir

## Exploration cards

site_silent_beacon = Balise muette
site_sealed_hold = Cale scellée
site_drifting_tug = Remorqueur à la longe
site_dictated_log = Journal dicté
site_patient_machine = Machine patiente
site_hollow_ground = Sol creux
site_frozen_orchard = Verger gelé
site_old_claim = Vieille concession
site_ice_vein = Veine de glace
site_stowaways = Passagers clandestins
site_singing_pylon = Pylône chantant
site_borrowed_moonlet = Lune d’emprunt
site_unstable_heap = Amas instable
site_slingshot = Fronde
site_pilgrim_halt = Halte de pèlerins
site_ghost_auction = Enchères fantômes
site_faulty_chart = Carte fautive
site_cold_foundry = Fonderie froide
site_bailiff = Huissier
site_mirror_field = Champ de miroirs
site_seed_vault = Graineterie
site_lost_regiment = Régiment perdu
site_nested_wreck = Épave gigogne
site_black_lake = Lac noir
site_postal_chess = Échecs par courrier
site_ember_core = Cœur de braise
site_dust_harvest = Moisson de poussière
site_census_taker = Recenseuse
site_false_bottom = Double fond
site_long_cable = Long câble
site_sleeping_envoy = Émissaire en sommeil
site_rust_garden = Jardin de rouille
site_tethered_comet = Comète en laisse
site_night_market = Marché de nuit
site_dead_letters = Lettres en souffrance
site_blank_monument = Monument vierge

# Stories

## The missing water

water = L’eau qui manque
crews = Équipages
council = Conseil

water_01 = Quais silencieux
water_02 = Rationnement
water_03 = Deux pavillons
water_04 = Piquet de nuit
water_05 = Canal ouvert
water_06 = Sous escorte
water_07 = Fond de cuve
water_08 = Extinction
water_09 = Le nouveau contrat

## Big Louise

driver = La Grande Louise
engineers = Ingénieurs
militia = Milice
insurers = Assureurs

driver_01 = Première livraison
driver_02 = Le marchand de fougères
driver_03 = Sous la bouche à feu
driver_04 = La commande 7731
driver_05 = Lettres de marque
driver_06 = Tir de barrage
driver_07 = La main sur le cadran
driver_08 = Les onze derniers
driver_09 = Aire de réception
driver_10 = Constat amiable

## The voice of the Aubade

probe = La voix de l’Aubade
watchers = Veilleurs
brokers = Courtiers

probe_01 = Moteur éteint
probe_02 = Quarantaine
probe_03 = Deux lectures
probe_04 = La foule
probe_05 = L’enchère
probe_06 = Un second signal
probe_07 = Tous les canaux
probe_08 = La grande antenne
probe_09 = Brouillage
probe_10 = Ce qui répond
probe_11 = Ce qui se vend
