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
