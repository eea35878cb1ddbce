/**
 * Classes of French words, a phrase a line; `word-classes.ts` tells what each is for. One list, however
 * long: it is gone through from the top.
 */
export const classes = {
  beforeDays: `
du
entre
entre le
le`,
  betweenDays: `
au
et
ou`,
  relative: `
ajoute
ajoutez
autre
autres
encore
moins
plus
supplementaire
supplementaires`,
  tellsBeside: `
avait`,
  opensComplaint: `
camion
chauffeur
facture
livreur
recu
recus`,
  soldOut: `
epuise
epuisee
epuisees
epuises
rupture`,
  branches: `
agence
depot
magasin
succursale`,
  ordering: `
commande
commandes
commandons`,
  turns: `
commande
facture
fois
livraison
lot
mois
semaine`,
  timed: `
colle
enduit
epoxy
mortier
nouilles
riz
soupe`,
  pairs: `
ail fine-herbe
ail herbe
citron citron-vert
creme ciboulette
creme oignon
fromage oignon
fruit noix
macaroni fromage
male femelle
miel avoine
miel moutarde
peche abricot
poulet champignon
rainure languette
rhum raisin
sel vinaigre
tomate basilic
tomate oignon`,
  struck: `
annule
annulee
annulees
annules
ne pas commander
ne pas envoyer
ne pas livrer
non approuve
non approuvee
pas approuve
pas approuvee
pas besoin
pas envoyer
pas necessaire
plus besoin
plus necessaire
refuse
refusee
supprime
supprimee
supprimees
supprimes`,
  strikes: `
annuler
annulez
enleve
enlevee
enlever
enlevez
laisser tomber
pas cette fois
pas cette semaine
retire
retiree
retirer
retirez
supprimer
supprimez`,
  naught: `
aucun
aucune
neant
rien
s/o
voir ci-dessous
zero`,
  ofAll: `
tous
tout
toutes`,
  bonus: `
gratis
gratuit
gratuite
gratuits
offert
offerts`,
  crews: `
classe
famille
groupe
équipe`,
  newborns: `
bébé
fille
garçon`,
  newly: `
de plus
nouveaux
nouvelles`,
  enrolled: `
bebes
clients
eleves
enfants
patients
residents`,
  owes: `
devons
dois`,
  grounds: `
salle
terrain`,
  reserving: `
excepte
sauf`,
  stating: `
autrement
contraire
indication
indique
marque
mention
note
precise`,
  closings: `
cordialement
merci
salutations`,
  whichOnes: `
lesquelles
lesquels
quelles
quels`,
  games: `
battu
gagne
perdu`,
  counted: `
ados
adultes
appels
chambres
choses
cuisines
enfants
familles
foyers
freres
invites
locataires
logements
magasins
messages
ouvriers
personnes
repas
semaines
soeurs
succursales
voisins`,
  hosting: `
banquet
dejeuner
diner
evenement
fete
mariage
repas
reunion
traiteur`,
  slots: `
creneau
creneau de livraison
horaire de livraison
horaires
horaires de livraison
livraison entre`,
  presents: `
cest
ici
suis`,
  speaksFor: `
chez
de
du`,
  numberedPlaces: `
appartements
batiments
chambres
etages
lots
maisons
salles`,
  works: `
chantier
projet
travaux`,
  schoolYears: `
niveau
niveaux`,
  addressLabels: `
adresse`,
  takes: `
livraison
livrer
livrez`,
  toPlace: `
a
au
chez`,
  purpose: `
pour`,
  mishaps: `
casse
dechire
perdu
vole`,
  charged: `
facturees
factures`,
  takenIn: `
livres
recues
recus`,
  weighs: `
perdre
perdu
pese`,
  premises: `
boulangerie
boutique
bureau
clinique
cuisine
ecole
eglise
epicerie
hopital
magasin
pharmacie
restaurant`,
  sections: `
aile
bloc
etage
salle`,
  openOrShut: `
a la maison
ferme
fermee
ouvert
ouverte`,
  outages: `
coupure
delestage`,
  fevers: `
fievre`,
  subjects: `
elle
elles
il
ils
j
jai
je
nous
vous`,
  itIs: `
cest`,
  relatives: `
que
qui`,
  persons: `
elle
eux
lui
moi
nous`,
  crosses: `
par
sur`,
  greetings: `
bonjour
bonsoir
merci
salut`,
  agrees: `
oui`,
  wrote: `
a ecrit
ecrit`,
  passesOn: `
demande
ecrit
envoye
renvoye
transfere
transferee
transmis`,
  ownSide: `
de ma part
de mon cote
de notre cote
de notre part
pour ma part
pour moi
pour nous`,
  approves: `
accepte
approuve
bon pour accord
bon pour moi
c'est bon
ci-dessous
confirme
d'accord
je confirme
tout ca
tout ce qui precede
tout cela
toute la liste`,
  corrects: `
deviennent
devient
doit etre
doivent etre`,
  wholes: `
acompte
adresse
camion
chauffeur
cout
facture
livraison
note
paiement
prix
recu
total
tva`,
  nows: `
maintenant`,
  makes: `
faites
mets
mettez`,
  only: `
seulement
uniquement`,
  declines: `
nan
non`,
  rest: `
autre
autres
reste
tout`,
  strays: `
mauvais
mauvaise`,
  regrets: `
attendez
cest
desole
desolee
oups
pardon`,
  dear: `
cher
chere
cheres
chers`,
  refuses: `
annule
annulez
cher
chere
pas
rien
sans
sauf`,
  ordinalEnds: `
eme
er`,
  being: `
est
sont`,
  inExchange: `
avec
contre
par`,
  forbids: `
n
ne
pas`,
  from: `
de`,
  to: `
a`,
  respectively: `
respectivement`,
  point: `
point
virgule`,
  joinsTens: `
et`,
  clock: `
avant
jusque`,
  whens: `
apres
avant
lorsque
quand`,
  habitual: `
comme
dernier
derniere
dhabitude
habitude
habituel
habituelle
toujours`,
  repeating: `
dhabitude
habitude
idem
meme
pareil`,
  quoting: `
devis`,
  pricing: `
combien
coute
coutent
couterait
prix`,
  ordered: `
acheter
ajoute
commande
commander
demande
mis
note
prendre
voulais`,
  former: `
allais
allait
allions
commandais
commandait
commandions
initialement
jallais
prenais
prenait
prenions`,
  planned: `
comptais
demandaient
demande
demandent
pensais
voulais
voulait
voulions`,
  reasons: `
assez
avons
budget
cher
chere
cheres
chers
emprunte
encore
jai
prete
reporte
reste
trouve`,
  insteadOf: `
lieu
place`,
  thens: `
alors`,
  quantityLabels: `
qte
quantite`,
  numberSigns: `
n
nb
nbre`,
  leadsQuantity: `
doit
etre
seulement
svp
toujours`,
  suffices: `
assez
beaucoup
bon
suffisant
suffit
va`,
  noneLeft: `
aucun
aucune
rien`,
  parLevels: `
cible
ideal
maxi
mini`,
  small: `
petit
petite
petites
petits`,
  large: `
grand
grande
grandes
grands
gros
grosse`,
  betweenCueAndNumber: `
donc
encore
environ
et
je
maintenant
mais
nous
seulement
svp`,
  likewise: `
aussi
egalement`,
  saying: `
disent
dit
previent
raconte`,
  rowLabels: `
ligne
lignes
numero
numeros
point
points
question
questions`,
  amending: `
changement
changements
correction
corrections
modification
modifications
note
ps`,
  sundries: `
autre
autres
divers
diverses
extras`,
  departments: `
boissons
boucherie
boulangerie
cremerie
entretien
epicerie
epices
fruit
fruits
herbes
legume
legumes
produits laitiers
surgeles
viande
viandes
volaille`,
  oneThing: `
article
chose
produit`,
  beforeRow: `
avec
sans
sauf
seulement`,
  fullness: `
demi
entier
entiere
ouvert
ouverte
plein
pleine
pleines
pleins`,
  talk: `
ami
amie
an
annee
argent
batiment
bises
bisous
bonjour
camion
cette
chantier
chef
cher
client
clients
cordialement
couleur
couleurs
cuisine
dernier
deuxieme
ecole
eglise
electricien
encore
enfants
entre
entree
etage
facture
fete
fille
fils
fois
gens
heure
heures
jamais
jour
jours
livraison
livrer
macon
macons
madame
magasin
maison
mariage
marque
marques
menuisier
merci
minutes
moins
mois
monsieur
ouvrier
paiement
patron
payer
peintre
plombier
porte
premier
prix
reste
restent
rue
salut
toujours
troisieme
urgent`,
  belows: `
dessous
jointe
liste
suivante
transfere`,
  lists: `
commande
commandes
liste
listes`,
  excepting: `
hormis
sans
sauf`,
  came: `
arrive
arrivee
arrivees
arrives`,
  cameWhen: `
aujourdhui
deja
dimanche
hier
jeudi
lundi
mardi
mercredi
samedi
vendredi`,
  laters: `
aout
automne
avril
decembre
ete
fevrier
hiver
janvier
juillet
juin
mai
mars
novembre
octobre
printemps
septembre`,
  nexts: `
prochain
prochaine`,
  owners: `
ailleurs
propre
propres`,
  offered: `
offert
offerts
propose
proposes
proposez
proposiez`,
  puts: `
depose
deposez
laisse
laissez`,
  atPlace: `
avec
chez
dehors
derriere
devant`,
  ontoPlace: `
a
dans
sous
sur`,
  notPlaces: `
liste
prochain
prochaine
suivante`,
  waits: `
garde
gardez`,
  untils: `
jusqua
jusquau
jusque`,
  wishes: `
prefere
preferent
veulent
veut
veux
voudrait
voulons`,
  were: `
etaient
etait`,
  tellers: `
apporte
depose
envoye
laisse
livre`,
  refunds: `
argent
avoir
remboursement
rembourser
retour`,
  givesBack: `
rendons
rendre
rends
renvoie
renvoyons
reprendre
reprends
reprenez
retourne
retourner
retournons`,
  again: `
envoyer
envoyez
expedier
expediez
livrer
livrez
relivrer
remplacer
remplacez
renvoyer
renvoyez`,
  soon: `
a
au
avec
dans
demain
des
lors
par
rapidement
sil
svp`,
  lacking: `
manquant
manquante
manquantes
manquants`,
  doors: `
appartement
batiment
chambre
etage
porte
salle
villa`,
  opensNames: `
bonjour
bonsoir
boutique
cher
chere
client
magasin
matin
soir`,
  sames: `
meme
memes`,
  respects: `
couleur
format
gout
longueur
marque
poids
taille
type`,
  naming: `
calibre
numero
taille
type`,
  settled: `
bon
bref
ok
total`,
  roominess: `
espace
place`,
  stores: `
bureau
cave
chambre
chantier
coin
comptoir
congelateur
cuisine
depot
entrepot
etagere
etageres
fenetre
frigo
garage
lit
magasin
maison
placard
porte
rayon
rayons
reserve
sol
stock
table
tiroir`,
  within: `
a
au
chez
dans
derriere
en
pres
sous
sur`,
  excess: `
de trop`,
  sums: `
cest
donc
soit
total`,
  hence: `
ainsi
alors
donc`,
  perPlace: `
chaque
par`,
  contrast: `
mais`,
  likens: `
avec
de
en
pour`,
  consumes: `
consommons
utilise
utilisons
vend
vendons
vends`,
  underway: `
charge
chargee
emballe
emballee
expedie
expediee
facture
facturee
parti
partie
prepare`,
  notYet: `
deja
encore
pas`,
  missing: `
aucun
manque
pas
plus
rupture
sans`,
  holding: `
auriez
avez
reste`,
  asking: `
avez
combien
est
ou
quand
quel
quelle`,
  those: `
celles
ceux`,
  replaces: `
attendez
attends
change
changez
echange
echangez
lieu
mal
place
plutot
reflexion
remplace
remplacer
remplacez`,
  swaps: `
change
changez
echange
echangez
remplace
remplacer
remplacez`,
  denies: `
non
pas`,
  links: `
d
de
des
du
dun
dune`,
  suches: `
tel
telle
telles
tels`,
  because: `
car
parce`,
  definite: `
la
le
les`,
  breaks: `
bonjour
donc
merci
svp`,
  unless: `
sauf`,
  pointing: `
ca
cela
celui
ceux`,
  rises: `
augmente
augmenter
augmentez
monte
montez`,
  falls: `
baisse
baisser
baissez
diminue
diminuer
diminuez
reduire
reduis
reduisez
réduire
réduis
réduisez`,
  byMuch: `
de`,
  longAgo: `
avanthier
dernier
derniere
hier`,
  dittos: `
idem`,
  customary: `
habituelle
hebdomadaire
normale`,
  latest: `
dernier
derniere
precedent
precedente`,
  occasions: `
commande
fois
livraison
mois
semaine`,
  arrangements: `
adresse
compte
endroit
heure
jour
lieu
prix
tarif`,
  weeks: `
semaine`,
  months: `
mois`,
};
