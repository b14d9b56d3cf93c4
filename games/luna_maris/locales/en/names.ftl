# Names of the components, by id

## Modules

recycling = Recycling Facility
sleeping = Sleeping Quarters
laboratory = Laboratory
power = Power Plants
industrial = Industrial Complex
comms = Comms Room
airlock = Airlock
mining = Mining Station
dock = Shipping Dock
greenhouse = Greenhouse

## Research tracks

extraction = Extraction
sustainability = Sustainability

## The rival of a solo game

ai = AI

## Scientists of the starting team

electrical_engineer = Electrical Engineer
production_engineer = Production Engineer
biomedical_researcher = Biomedical Researcher
biologist = Biologist
geologist = Geologist
mining_engineer = Mining Engineer

## Scientists for hire

psychologist = Psychologist
food_engineer = Food Engineer
physicist = Physicist
astronomer = Astronomer
chemist = Chemist
botanist = Botanist
metallurgist = Metallurgist
robotics_engineer = Robotics Engineer
comms_officer = Comms Officer
waste_specialist = Waste Specialist
drill_operator = Drill Operator
logistics_manager = Logistics Manager
systems_engineer = Systems Engineer
climatologist = Climatologist
materials_scientist = Materials Scientist
ecologist = Ecologist

## Procedures

recycle_iron = Iron Recycling
recycle_energy = Energy Recycling
recycle_water = Water Recycling
recycle_titanium = Titanium Recycling
recycle_food = Food Recycling
compost = Composting
thermoelectric = Thermoelectric Plant
hydrogen = Hydrogen Plant
bioenergy = Bioenergy
simple_water = Simple Water Extraction
simple_helium = Simple Helium Extraction
double_water = Double Water Extraction
double_helium = Double Helium Extraction
dry_helium = Dry Helium Extraction
enrich = Ore Enriching
harvest_three = Great Harvest
barter = Titanium Barter

## Special equipment

antenna = High-Frequency Antenna
sonar = Sonar Mining Probes
contract = Exclusive Contract
fertilizer = Ultra Growth Fertilizer
reactor = Bioenergy Reactor
dry_chamber = Dry Helium Extraction Chamber
composter = Lunar Composter

## Crops

watercress = Watercress
radish = Radish
arugula = Arugula
rye = Rye
tomato = Tomato
pea = Peas
leek = Leek
green_onion = Green Onion
potato = Potato

## Orders

order_1a = Relay Mast
order_1b = Freight Rails
order_1c = Wind Farm Towers
order_1d = Tidal Turbine
order_1e = Desert Well
order_1f = Field Hospital
order_1g = Harbour Crane
order_1h = Bicycle Frames
order_2a = Orbital Greenhouse
order_2b = Reforestation Drones
order_2c = Space Telescope
order_2d = Polar Research Base
order_2e = Rescue Helicopters
order_2f = Fuel Depot in Orbit
order_2g = Space Elevator Anchor
order_2h = Technical University
order_3a = Fusion Pilot Plant
order_3b = Carbon Capture Works
order_3c = Mars Transit Ship
order_3d = Island Power Grid
order_3e = Cryogenics Institute
order_3f = Deep Sea Station
order_3g = Orbital Shipyard
order_4a = Fusion Metropolis
order_4b = Climate Restoration
order_4c = Jupiter Probe
order_4d = Particle Collider
order_4e = Fusion Tug
order_4f = Solar Shade
order_4g = Plasma Laboratory

## Research bonuses

bonus_battery = Full Battery
bonus_titanium = Titanium Lode
bonus_waste = Great Cleanup
bonus_food = Seed Bank
bonus_carbon = Clean Air
bonus_helium = Helium Reserve

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

ai_a = AI card A
ai_b = AI card B
ai_c = AI card C
ai_d = AI card D
ai_e = AI card E
ai_f = AI card F
ai_g = AI card G
ai_h = AI card H
ai_i = AI card I
ai_j = AI card J
ai_k = AI card K
ai_l = AI card L
