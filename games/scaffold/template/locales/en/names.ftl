# Names of the components, by id

themis = Themis
cybele = Cybele
hygiea = Hygiea
elpis = Elpis
flora = Flora
iris = Iris
aurora = Aurora
doris = Doris
vesta = Vesta
eros = Eros
juno = Juno
hebe = Hebe
pallas = Pallas
astraea = Astraea
metis = Metis
davida = Davida
psyche = Psyche
kalliope = Kalliope
lutetia = Lutetia
kleopatra = Kleopatra
hermione = Hermione
fortuna = Fortuna
sylvia = Sylvia
camilla = Camilla
