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
