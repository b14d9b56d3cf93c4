# Names of the components, by id

themis = Thémis
cybele = Cybèle
hygiea = Hygie
elpis = Elpis
flora = Flore
iris = Iris
aurora = Aurore
doris = Doris
vesta = Vesta
eros = Éros
juno = Junon
hebe = Hébé
pallas = Pallas
astraea = Astrée
metis = Métis
davida = Davida
psyche = Psyché
kalliope = Calliope
lutetia = Lutèce
kleopatra = Cléopâtre
hermione = Hermione
fortuna = Fortuna
sylvia = Sylvia
camilla = Camille
