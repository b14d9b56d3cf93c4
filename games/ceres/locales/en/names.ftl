# Names of the components, by id

## Starting Outstations

launch_site = Launch Site
main_factory = Main Factory
main_lab = Main Lab
main_office = Main Office

## Favors

manufacturing_efficiency = Manufacturing Efficiency
continuous_ice_supply = Continuous Ice Supply
mars_droid = Mars Droid
leader_assistant = Leader Assistant
special_grant = Special Grant

## Mines

regolith_scoop = Regolith Scoop
ice_drill = Ice Drill
tailings_plant = Tailings Plant
brine_well = Brine Well
crawler_garage = Crawler Garage
mass_driver = Mass Driver
frost_trap = Frost Trap
haulage_depot = Haulage Depot
glacier_gallery = Glacier Gallery
ore_terminal = Ore Terminal
great_pit = Great Pit
cryovolcano_tap = Cryovolcano Tap

## Factories

tech_factory = Tech Factory
vacuum_kiln = Vacuum Kiln
tool_shop = Tool Shop
orbital_foundry = Orbital Foundry
construction_site = Construction Site
probe_works = Probe Works
scaffold_park = Scaffold Park
rolling_mill = Rolling Mill
prefab_hall = Prefab Hall
habitat_works = Habitat Works
contractors_depot = Contractors’ Depot
grand_shipyard = Grand Shipyard

## Labs

sample_vault = Sample Vault
dark_sky_dome = Dark Sky Dome
nuclear_lab = Nuclear Lab
spectrometry_lab = Spectrometry Lab
flight_simulator = Flight Simulator
biosphere_lab = Biosphere Lab
research_lab = Research Lab
fusion_lab = Fusion Lab
telemetry_centre = Telemetry Centre
robotics_lab = Robotics Lab
ceres_institute = Ceres Institute
deep_space_array = Deep Space Array

## Offices

freight_desk = Freight Desk
notary_office = Notary Office
brokerage = Brokerage
settlers_bureau = Settlers’ Bureau
lobby_lounge = Lobby Lounge
belt_bank = Belt Bank
planning_office = Planning Office
trading_house = Trading House
housing_authority = Housing Authority
regional_seat = Regional Seat
council_annex = Council Annex
ceres_exchange = Ceres Exchange

## Settlement Projects

solar_panels = Solar Panels
water_works = Water Works
hydroponic_farms = Hydroponic Farms
occator_habitat = Occator Habitat
low_gravity_clinic = Low-Gravity Clinic
miners_school = Miners’ School
power_grid = Power Grid
crater_tramway = Crater Tramway
radiation_shelter = Radiation Shelter
passenger_spaceport = Passenger Spaceport
colonial_assembly = Colonial Assembly
oxygen_plant = Oxygen Plant
ice_arena = Ice Arena
earth_archive = Earth Archive
belt_relay = Belt Relay
covered_market = Covered Market
gravity_ring = Gravity Ring
botanical_dome = Botanical Dome
university = University of Ceres
subsurface_city = Subsurface City
pioneers_memorial = Pioneers’ Memorial

## Cargo Spacecraft

iron_lark = Iron Lark
blue_mule = Blue Mule
quiet_comet = Quiet Comet
amber_tern = Amber Tern

## Asteroids

cybele = Cybele
griqua = Griqua
thule = Thule
chicago = Chicago
hermione = Hermione
ismene = Ismene
sylvia = Sylvia
camilla = Camilla
hilda = Hilda
bononia = Bononia
vesta = Vesta
themis = Themis
hygiea = Hygiea
davida = Davida
eunomia = Eunomia
interamnia = Interamnia
pallas = Pallas
juno = Juno
psyche = Psyche
iris = Iris
ryugu = Ryugu
itokawa = Itokawa
eros = Eros
apophis = Apophis
bennu = Bennu
phaethon = Phaethon
