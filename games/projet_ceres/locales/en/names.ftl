# Names of the components, by id

## Clans

coronis = Coronis
cybele = Cybele
themis = Themis
flora = Flora
hilda = Hilda
nysa = Nysa

## Guilds and families of cards

striders = Horizon Striders
nocturnes = Nocturnes
reavers = Green Reavers
samca = SAMCA
base = Base
neutral = Neutral

## Cards: base

silicates = Workable Silicates
silicates_2 = Workable Silicates
deposit = Metal Deposit
pocket = Hydrocarbon Pocket
investment_base = Investment
investment_base_2 = Investment

## Cards: clans

canvassing_coronis = Canvassing
great_works = Great Works
subsidy = Subsidy
factories = Factories
canvassing_cybele = Canvassing
prayer = Prayer
solidarity_levy = Solidarity
pilgrim_convoy = Pilgrim Convoy
canvassing_themis = Canvassing
battle_line = Line of Battle
dry_dock = Dry Dock
garrison_quarters = Garrison
canvassing_flora = Canvassing
core_samples = Core Samples
breakers_yard = Breakers’ Yard
spectroscopy_lab = Spectroscopy Lab
canvassing_hilda = Canvassing
orbital_resonance = Orbital Resonance
tug_crews = Tug Crews
trojan_relay = Trojan Relay
canvassing_nysa = Canvassing
bright_surfaces = Bright Surfaces
bond_issue = Bond Issue
ore_exchange = Ore Exchange

## Cards: neutral investments

ice_prospectors = Ice Prospectors
drill_crews = Drill Crews
smelter_barges = Smelter Barges
deep_mine = Deep Mine
reaction_mass = Reaction Mass
mass_driver = Mass Driver
orbital_shipyard = Orbital Shipyard
convoy_charter = Convoy Charter
boarding_drill = Boarding Drill
point_defence = Point Defence
makeshift_armour = Makeshift Armour
interceptor_wing = Interceptor Wing
fleet_doctrine = Fleet Doctrine
night_shift = Night Shift
ship_logs = Ships’ Logs
letter_of_credit = Letter of Credit
venture_capital = Venture Capital
open_tender = Open Tender
pathfinder_probe = Pathfinder Probe
wide_field_camera = Wide-Field Camera
long_expedition = Long Expedition
mediation_panel = Mediation Panel
relief_fund = Relief Fund
grand_assembly = Grand Assembly

## Cards: Horizon Striders

route_beacons = Route Beacons
old_charts = Old Charts
caravan_post = Caravan Post
far_pilots = Deep-Space Pilots
survey_line = Survey Line
deep_telescope = Deep-Field Telescope
outrider_squadron = Outriders
vanguard_wing = Vanguard
horizon_fair = Horizon Fair

## Cards: Nocturnes

whisper_network = Whisper Network
dead_drop = Dead Drop
go_betweens = Go-Betweens
ledger_of_debts = Ledger of Debts
inside_information = Inside Information
double_agents = Double Agents
fixers = Fixers
night_council = Night Council
brokered_truce = Brokered Truce

## Cards: Green Reavers

scrap_sorters = Scrap Sorters
second_use = Second Use
prize_crews = Prize Crews
drift_nets = Drift Nets
raiding_sleds = Raiding Sleds
wrecker_crews = Wreckers
dismantling_line = Dismantling Line
green_furnace = Green Furnace
scavenger_fleet = Scavenger Fleet

## Cards: SAMCA

claims_office = Claims Office
standard_parts = Standard Parts
official_tariff = Official Tariff
ore_trains = Ore Trains
works_permit = Works Permit
company_guards = Company Guards
automated_pits = Automated Pits
priority_works = Priority Works
ore_monopoly = Ore Monopoly

# Belt

## Home asteroids

home_coronis = Coronis Haven
home_cybele = Cybele’s Hearth
home_themis = Themis Anchorage
home_flora = Flora Landing
home_hilda = Hilda Crossing
home_nysa = Nysa Lights

## Asteroids of the belt

hebe = Hebe
irene = Irene
thyra = Thyra
melpomene = Melpomene
egeria = Egeria
doris = Doris
mathilde = Mathilde
alauda = Alauda
lydia = Lydia
undina = Undina
antigone = Antigone
frigga = Frigga
juno = Juno
eunomia = Eunomia
massalia = Massalia
hygiea = Hygiea
bamberga = Bamberga
psyche = Psyche
kleopatra = Kleopatra
kalliope = Kalliope
iris = Iris
amphitrite = Amphitrite
metis = Metis
davida = Davida
loreley = Loreley
ida = Ida
gaspra = Gaspra
lutetia = Lutetia
hertha = Hertha
interamnia = Interamnia
euphrosyne = Euphrosyne
penelope = Penelope
patientia = Patientia
sylvia = Sylvia
parthenope = Parthenope
laetitia = Laetitia
harmonia = Harmonia
pandora = Pandora
palatia = Palatia
minerva = Minerva
bellona = Bellona
abundantia = Abundantia
feronia = Feronia
fortuna = Fortuna
sapientia = Sapientia
arachne = Arachne
concordia = Concordia
charybdis = Charybdis

## Boxes of the Ceres board

reception = Reception
invest_1 = Invest I
invest_2 = Invest II
supply_1 = Supply I
supply_2 = Supply II
telescope = Telescope
mission = Mission
support = Support

## Projects and their boxes

hall_striders = Horizon Striders Hall
hall_nocturnes = Nocturnes Hall
hall_reavers = Green Reavers Hall
hall_samca = SAMCA Hall
mercenaries = Mercenaries
embassy = Embassy
library = Library
dump = Dump
refinery = Refinery
steelworks = Steelworks
observatory = Observatory
trading_post = Trading Post

## Exploration cards

site_silent_beacon = Silent Beacon
site_sealed_hold = Sealed Hold
site_drifting_tug = Drifting Tug
site_dictated_log = Dictated Log
site_patient_machine = Patient Machine
site_hollow_ground = Hollow Ground
site_frozen_orchard = Frozen Orchard
site_old_claim = Old Claim
site_ice_vein = Ice Vein
site_stowaways = Stowaways
site_singing_pylon = Singing Pylon
site_borrowed_moonlet = Borrowed Moonlet
site_unstable_heap = Unstable Heap
site_slingshot = Slingshot
site_pilgrim_halt = Pilgrims’ Halt
site_ghost_auction = Ghost Auction
site_faulty_chart = Faulty Chart
site_cold_foundry = Cold Foundry
site_bailiff = Bailiff
site_mirror_field = Field of Mirrors
site_seed_vault = Seed Vault
site_lost_regiment = Lost Regiment
site_nested_wreck = Nested Wreck
site_black_lake = Black Lake
site_postal_chess = Postal Chess
site_ember_core = Ember Core
site_dust_harvest = Dust Harvest
site_census_taker = Census Taker
site_false_bottom = False Bottom
site_long_cable = Long Cable
site_sleeping_envoy = Sleeping Envoy
site_rust_garden = Rust Garden
site_tethered_comet = Tethered Comet
site_night_market = Night Market
site_dead_letters = Dead Letters
site_blank_monument = Blank Monument

# Stories

## The missing water

water = The Missing Water
crews = Crews
council = Council

water_01 = Silent Docks
water_02 = Rationing
water_03 = Two Flags
water_04 = Night Picket
water_05 = Open Channel
water_06 = Under Escort
water_07 = Bottom of the Tank
water_08 = Lights Out
water_09 = The New Contract

## Big Louise

driver = Big Louise
engineers = Engineers
militia = Militia
insurers = Insurers

driver_01 = First Delivery
driver_02 = The Fern Seller
driver_03 = Under the Muzzle
driver_04 = Order 7731
driver_05 = Letters of Marque
driver_06 = Barrage
driver_07 = A Hand on the Dial
driver_08 = The Last Eleven
driver_09 = Receiving Area
driver_10 = Amicable Settlement

## The voice of the Aubade

probe = The Voice of the Aubade
watchers = Watchers
brokers = Brokers

probe_01 = Engine Off
probe_02 = Quarantine
probe_03 = Two Readings
probe_04 = The Crowd
probe_05 = The Auction
probe_06 = A Second Signal
probe_07 = Every Channel
probe_08 = The Great Antenna
probe_09 = Jamming
probe_10 = What Answers
probe_11 = What Is Sold
