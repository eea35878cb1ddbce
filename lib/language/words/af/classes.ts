/**
 * Classes of Afrikaans words, a phrase a line; `word-classes.ts` tells what each is for. One list, however
 * long: it is gone through from the top.
 */
export const classes = {
  beforeDays: `
op
teen
tussen
van
vanaf`,
  betweenDays: `
en
of
tot`,
  relative: `
addisioneel
bykomend
ekstra
meer
minder
nog
voeg`,
  tellsBeside: `
daar
krediet
krediteer`,
  opensComplaint: `
bestuurder
drywer
gedebiteer
gefaktureer
gehef
lorrie
staat
trok
verlede`,
  soldOut: `
onbeskikbaar
uitverkoop`,
  branches: `
filiaal
tak`,
  ordering: `
bestel
bestelling`,
  turns: `
aflewering
besending
bestelling
faktuur
keer
klomp
maand
vrag
week`,
  timed: `
gom
hawer
noedels
rys
sement
vulsel`,
  pairs: `
ertjie ham
heuning hawer
heuning mosterd
hoender sampioen
kaas ui
knoffel kruie
macaroni kaas
rum rosyntjie
soet suur
sout asyn
suurlemoen kruie
suurlemoen lemmetjie
suurroom grasui
suurroom ui
tamatie basiliekruid
tamatie ui
tong groef
vrug neut
vrugte neut`,
  struck: `
afgekeur
gekanselleer
geskrap
moenie stuur nie
moet nie stuur nie
nie goedgekeur
nie goedgekeur nie
nie meer nodig nie
nie nodig nie
uitgehaal
weggelaat`,
  strikes: `
kanselleer
los
los dit
los uit
nie hierdie week nie
nie nou nie
skrap
verwyder`,
  naught: `
geen
niks
nul
nvt
sien onder`,
  ofAll: `
alles
almal`,
  bonus: `
ekstra
gratis
verniet`,
  upOrDown: `
af
op`,
  crews: `
gesin
groep
klas
ploeg
span`,
  newborns: `
baba
babatjie
dogter
dogtertjie
seun
seuntjie`,
  newly: `
ekstra
meer
nuwe`,
  enrolled: `
babas
gaste
inwoners
kinders
koshuiskinders
leerders
pasiente`,
  owes: `
skuld`,
  grounds: `
baan
saal
veld`,
  reserving: `
behalwe
tensij
tensy`,
  stating: `
aangedui
aangegee
anders
gemeld
gemerk
genoem
geskryf
gesê
sê`,
  endsClause: `
afhaal
aflaai
aflewer
begin
bring
gaan
haal
inbring
inkom
is
kom
kry
lewer
oopmaak
opdaag
ry
sluit
toemaak
wees`,
  closings: `
dankie
groete`,
  whichOnes: `
watter`,
  games: `
gewen
verloor
wen`,
  counted: `
badkamers
boodskappe
broers
bure
dinge
dogters
eiendomme
gaste
gesinne
huise
huurders
kamers
kantore
kleinkinders
kleuters
kombuise
kuiergaste
mense
oproepe
seuns
susters
takke
tieners
volwassenes
werkers
winkels`,
  hosting: `
aandete
begrafnis
ete
funksie
middagete
ontbyt
onthaal
partytjie
spyseniering
troue
vergadering`,
  slots: `
aflewering tussen
afleweringstyd
afleweringstye
ontvangstyd
ontvangstye
tydgleuf`,
  presents: `
dis
is`,
  speaksFor: `
by
van`,
  numberedPlaces: `
eenhede
geboue
huise
kamers
klaskamers
klasse
standplase
vloere
woonstelle`,
  works: `
aanbouing
materiaal
projek
werf`,
  schoolYears: `
gr
graad
grade`,
  addressLabels: `
adres
afleweringsadres`,
  takes: `
aflewer
aflewering
lewer
lewering`,
  toPlace: `
by
na
te`,
  purpose: `
vir`,
  keptAt: `
op`,
  mishaps: `
gebreek
gemors
geskeur
gesteel
verloor`,
  charged: `
gefaktureer
gehef`,
  takenIn: `
gelewer
ontvang`,
  weighs: `
verloor
weeg`,
  ofCream: `
dik
dun
klits
klop
kook
slag
suur
vars`,
  premises: `
apteek
bakkery
drankwinkel
hospitaal
kafee
kantoor
kerk
kliniek
klinik
kombuis
koshuis
plaas
skool
slaghuis
tehuis
winkel`,
  sections: `
blok
fase
kamer
saal
uitbr
uitbreiding
vlak
vleuel`,
  openOrShut: `
gesluit
oop
toe
tuis
weg`,
  outages: `
beurtkrag
krag af`,
  fevers: `
koors`,
  subjects: `
ek
hulle
hy
julle
jy
ons
sy`,
  itIs: `
daars
dis`,
  relatives: `
wat`,
  parcel: `
boks
gesin
huis
kamer
kind
kissie
mandjie
pak
pakkie
sak
tafel`,
  persons: `
haar
hom
hulle
jou
julle
my
ons`,
  greetings: `
dag
dankie
goeiedag
goeiemore
hallo
middag
more
naand`,
  agrees: `
ja`,
  wrote: `
geskryf
skryf`,
  passesOn: `
aangestuur
aangestuurde
deurgestuur
gestuur
skryf
stuur
van
vra`,
  ownSide: `
myne
van my
van my kant
van my kant af
van ons
van ons kant
vir my
vir ons`,
  approves: `
aanvaar
alles daarop
alles daarvan
alles hierbo
alles hieronder
bevestig
die hele boel
die hele lys
die hele spul
die volgende onder
gaan voort
goed so
goedgekeur
in orde
net so
reg so
soos gekwoteer
soos onder`,
  corrects: `
maak dit
moet wees
moet word`,
  wholes: `
adres
aflewering
betaling
btw
deposito
drywer
faktuur
koste
lorrie
prys
pryse
rekening
staat
strokie
totaal
vragmotor`,
  nows: `
nou`,
  makes: `
maak`,
  only: `
net
slegs`,
  rest: `
alles
ander
orige
res`,
  declines: `
nee
neewat`,
  strays: `
verkeerde`,
  regrets: `
dis
ekskuus
jammer
oeps
sorrie
wag`,
  dear: `
duur`,
  refuses: `
behalwe
duur
geen
kanselleer
los
moenie
nie
niks
skrap
sonder`,
  ones: `
een`,
  both: `
albei
altwee
beide`,
  ordinalEnds: `
de
ste`,
  being: `
is`,
  fewer: `
minder`,
  off: `
af
uit
weg`,
  moves: `
haal
vat`,
  inExchange: `
met
vir`,
  forbids: `
moenie`,
  from: `
van`,
  to: `
na
tot`,
  respectively: `
onderskeidelik`,
  point: `
komma
punt`,
  joinsTens: `
en`,
  plurals: `
dertigs
honderds
sestigs
tagtigs
twintigs
veertigs
vyftigs`,
  clock: `
na
tot
voor`,
  whens: `
na
nadat
sodra
tot
totdat
voor
voordat
wanneer`,
  habitual: `
altyd
gewone
gewoonlik
vaste
verlede
vorige`,
  repeating: `
dieselfde
gewone
herhaal
weer`,
  quoting: `
kwotasie
kwoteer`,
  pricing: `
kos
prys
pryse`,
  ordered: `
bestel
bygesit
bygevoeg
gesit
gevra
koop
kry
wou`,
  former: `
aanvanklik
eendag
oorspronklik`,
  past: `
geword
waar`,
  planned: `
beplan
gevra
sou
vra
wou`,
  reasons: `
duur
gekry
geleen
genoeg
gevind
het
kos
leen
nog
reeds
uitgestel`,
  insteadOf: `
plaas`,
  thens: `
dan`,
  quantityLabels: `
aantal
hoeveelheid`,
  numberSigns: `
nr`,
  leadsQuantity: `
asb
dieselfde
moet
net
nou
steeds
wees`,
  soldAlone: `
brode
broodjie
broodjies`,
  loose: `
los`,
  manners: `
droog
erg
gou
groot
hoog
koud
laat
lank
naby
oud
snaaks
sterk
vinnig
vroeg
warm
wyd`,
  suffices: `
baie
genoeg
goed
oukei
reg`,
  noneLeft: `
geen
niks
nul`,
  parLevels: `
maks
min
norm
teiken`,
  small: `
klein
kleiner
kleintjie
kleintjies`,
  large: `
groot
grootes
grote
groter
grotes`,
  betweenCueAndNumber: `
asb
asseblief
dus
ek
en
maar
net
nog
nou
ons`,
  likewise: `
ook`,
  saying: `
gebel
gese
gevra
vertel
vra`,
  rowLabels: `
item
items
lyn
lyne
nommer
nommers
nr
punt
punte
reel
reels
vraag
vrae`,
  amending: `
ns
regstelling
verandering
veranderings
wysiging
wysigings`,
  sundries: `
allerlei
ander
diverse
ekstras`,
  departments: `
bakkery
bevrore
drankies
droeware
groente
hardeware
kruideniersware
kruie
pluimvee
seekos
skoonmaak
slaghuis
speserye
suiwel
vleis
vrugte`,
  oneThing: `
ding
item
lyn
produk`,
  beforeRow: `
behalwe
los
met
net
nie
slegs`,
  fullness: `
halfvol
heel
hele
lee
oop
vol`,
  talk: `
altyd
antwoord
baas
betaal
betaling
bly
bouer
bouers
derde
dink
dogter
duur
eerste
elektrisien
fout
gaan
gekom
geld
gese
gestuur
goedkoop
hek
hoop
huis
ingang
jaar
kamer
kant
kantoor
kerk
kinders
kleur
kleure
kom
kombuis
laaste
lekker
loodgieter
lyk
ma
maand
man
meer
mense
messelaar
minder
minute
moeg
mooi
nooit
nuwe
omtrent
ongeveer
ou
ouma
oupa
pa
padstal
probleem
ry
seun
siek
skool
tussen
tweede
uur
verdieping
verlede
verwer
vloer
voel
vraag
vrou
weet
werk
winkel`,
  belows: `
aangehegte
aangestuur
hieronder
lys
lysie
onder
onderstaande
volgende`,
  lists: `
bestelling
bestellings
items
lys
lysie
lyste`,
  excepting: `
behalwe
sonder`,
  came: `
aangekom
gebreek
gekom
gekry
gesmelt
ontvang
opgedaag`,
  cameWhen: `
al
dinsdag
donderdag
gister
laas
maandag
reeds
saterdag
sondag
vandag
verlede
vrydag
woensdag`,
  laters: `
april
augustus
desember
februarie
herfs
januarie
julie
junie
later
lente
maart
november
oktober
september
somer
winter`,
  nexts: `
volgende`,
  owners: `
eie
elders
self`,
  offered: `
aangebied
gekwoteer
genoem
voorgestel`,
  puts: `
laat
los
sit`,
  atPlace: `
agter
binne
buite
by
langs
naby`,
  ontoPlace: `
in
onder
op
teen`,
  notPlaces: `
lys
volgende
vorige`,
  waits: `
hou`,
  untils: `
tot
totdat`,
  wishes: `
benodig
soek
verkies
wil`,
  were: `
was`,
  refunds: `
geld
krediet
terugbetaling
terugstuur`,
  givesBack: `
haal
retoer
retoere
terug
terugneem`,
  again: `
aanstuur
bring
lewer
nastuur
ruil
stuur
vervang`,
  soon: `
asb
asseblief
dadelik
dringend
met
more
op
saam
so
weer`,
  lacking: `
ontbrekende
tekort
tekorte
uitstaande
vermiste`,
  dimensions: `
kubieke
vierkante`,
  doors: `
blok
eenheid
gebou
hek
huis
kamer
woonstel`,
  opensNames: `
beste
dag
goeie
groot
more
oggend
vroeg
winkel`,
  sames: `
dieselfde
selfde`,
  respects: `
geur
gewig
grootte
handelsmerk
kleur
lengte
maak
maat
merk
soort
tipe`,
  naming: `
graad
grootte
nommer
tipe`,
  settled: `
goed
ok
oukei
reg
totaal`,
  roominess: `
plek
ruimte
spasie`,
  stores: `
bed
deur
garage
hand
hoek
huis
kamer
kantoor
kas
kasregister
kelder
koelkamer
kombuis
laai
pakhuis
pakkamer
rak
rakke
skuur
slaapkamer
solder
spens
stoep
stoor
tafel
terrein
toonbank
venster
vloer
voorraad
vrieskas
werkbank
winkel
yskas`,
  within: `
agter
binne
by
in
langs
naby
onder
op`,
  excess: `
te veel`,
  sums: `
altesaam
dis
dus
is
maak
so
totaal`,
  hence: `
daarom
dus
so`,
  perPlace: `
elk
elke
per`,
  contrast: `
maar`,
  likens: `
in
met
van
vir`,
  consumes: `
drink
eet
gebruik
verkoop`,
  underway: `
afgesluit
gefaktureer
gelaai
gepak
gery
toegemaak
versend
vertrek
weg`,
  notYet: `
al
nie
nog
reeds`,
  missing: `
geen
klaar
kort
nie
niks
op
sonder
uit
uitverkoop`,
  holding: `
het`,
  asking: `
het
hoeveel
is
verkoop
waar
wanneer
wat
watter`,
  those: `
daardie
daardies
hulle`,
  ofThem: `
daarvan
hiervan`,
  replaces: `
bedoel
eerder
gedagte
gedink
liewer
ruil
verander
verkeerd
vervang
wag`,
  swaps: `
ruil
verander
vervang`,
  denies: `
nie`,
  closesDenial: `
nie`,
  links: `
van`,
  suches: `
sulk
sulke`,
  because: `
omdat
want`,
  definite: `
die`,
  breaks: `
asb
asseblief
daarom
dankie
dus
totsiens`,
  unless: `
tensy`,
  more: `
ekstra
nog`,
  pointing: `
daardie
dit
een
hierdie
hulle`,
  rises: `
op
verhoog
vermeerder`,
  falls: `
af
verlaag
verminder`,
  byMuch: `
met`,
  longAgo: `
eergister
gister
laas
verlede`,
  singles: `
enkel
enkeles
enkels
los
losse`,
  dittos: `
dieselfde
dito`,
  customary: `
daaglikse
gewone
normale
vaste
weeklikse`,
  latest: `
laaste
verlede
vorige`,
  occasions: `
bestelling
keer
maand
week`,
  arrangements: `
dag
ingang
plek
rekening
terme
tyd`,
  usual: `
gewone`,
  yours: `
jou
julle`,
  weeks: `
week`,
  months: `
maand`,
};
