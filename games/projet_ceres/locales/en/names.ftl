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
