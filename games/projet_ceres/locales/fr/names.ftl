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
deep_telescope = Télescope grand fond
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
