/**
 * Classes of isiZulu words, a phrase a line; `word-classes.ts` tells what each is for. One list, however
 * long: it is gone through from the top.
 */
export const classes = {
  beforeDays: `
ngomhla ka
phakathi kuka`,
  betweenDays: `
kuya ku
noma`,
  relative: `
engeza
futhi
nciphisa
ngeza`,
  branches: `
igatsha
isitolo`,
  ordering: `
ioda
iodha
oda`,
  turns: `
i-order
inyanga
iorder
isonto`,
  timed: `
ama-noodle
irayisi`,
  pairs: `
inkukhu amakhowe
sawoti viniga
shizi anyanisi
usawoti uviniga
ushizi anyanisi
utamatisi anyanisi`,
  struck: `
akudingeki
asisayidingi
asiyidingi
asizidingi
ayidingeki
ayigunyazwanga
ayivunywanga
azidingeki
azigunyazwanga
azivunywanga
ikhanseliwe
kukhanseliwe
likhanseliwe
ungathumeli
ungayithumeli
zikhanseliwe`,
  strikes: `
hhayi manje
khansela
kususiwe
susa
yeka
yisuse
yiyeke`,
  naught: `
ayikho
azikho
bheka ngezansi
lutho`,
  planned: `
bacele
bengifuna
bengizocela
bengizothenga
besifuna
ucele`,
  reasons: `
biza
iyabiza
kubiza
nginayo
nginazo
ngisanawo
ngisanayo
ngisanazo
ngisenaso
ngisenawo
ngisenayo
ngisenazo
ngiyitholile
ngizitholile
sinayo
sinazo
sisanaso
sisanawo
sisanayo
sisanazo
sisenabo
sisenaso
sisenawo
sisenayo
sisenazo
ziyabiza`,
  ordered: `
bengicela
bengifuna
ngicele
ngifake
ngiode`,
  ofAll: `
bonke
konke
lonke
wonke
yonke
zonke`,
  bonus: `
mahala
mahhala`,
  owes: `
ngikweleta
sikweleta`,
  grounds: `
inkundla`,
  reserving: `
ngaphandle`,
  stating: `
kubhaliwe
kushiwo
ngishilo`,
  closings: `
enkosi
ngiyabonga
siyabonga
siyabonge`,
  whichOnes: `
yimaphi
yiziphi`,
  games: `
bawinile
sidliwe
siwinile`,
  counted: `
abantu
amahora
amakhishi
imindeni
imizuzu
izindlu
izingane
izinsuku
izinto
izitolo
izivakashi`,
  hosting: `
umcimbi
umhlangano
umngcwabo
umshado`,
  slots: `
isikhathi sokuletha`,
  numberedPlaces: `
amagumbi
amakilasi
izindlu`,
  newly: `
abasha
ezintsha`,
  enrolled: `
abafundi
izingane
izinsana`,
  schoolYears: `
amabanga
ibanga
igreyidi`,
  addressLabels: `
ikheli`,
  takes: `
diliva
ukudiliva`,
  toPlace: `
ku
kwa`,
  settled: `
kahle
ok
sharp`,
  roominess: `
indawo
isikhala`,
  stores: `
efrijini
egaraji
ekamelweni
ekhawunteni
ekhishini
ekhoneni
embhedeni
endlini
eshalofini
esitolo
esitolweni
estokweni
etafuleni`,
  excess: `
kuningi kakhulu
ziningi kakhulu`,
  sums: `
isamba
sekuyizo`,
  hence: `
manje
ngakho
ngakhoke`,
  perPlace: `
esitolo
ngayinye`,
  contrast: `
kodwa`,
  mishaps: `
kulahleke
ulahle`,
  charged: `
akhokhisiwe`,
  takenIn: `
afikile`,
  weighs: `
isisindo`,
  premises: `
esibhedlela
esikoleni
esitolo
isibhedlela
isikole
isitolo
umtholampilo`,
  sections: `
isigaba`,
  openOrShut: `
ekhaya
kuvaliwe
kuvuliwe
sekhaya`,
  outages: `
ugesi uphelile`,
  fevers: `
imfiva`,
  subjects: `
bona
mina
nina
thina
wena
yena`,
  persons: `
mina
thina
wena`,
  greetings: `
ngiyabonga
sanibonani
sawubona`,
  agrees: `
yebo`,
  wrote: `
ubhale
ubhalile`,
  passesOn: `
idlulisiwe
ithunyelwe
ubhalile
ucele
uthumele`,
  ownSide: `
eyami
ezami
mina
ngakimi
ngakithi
okwami`,
  approves: `
konke lokho
konke okungenhla
kulungile
ngiyavuma
qhubeka`,
  rest: `
ezinye
konke
okusele`,
  habitual: `
njalo
okuvamile`,
  repeating: `
futhi
okufanayo`,
  pricing: `
kungakanani
malini
yimalini`,
  declines: `
cha
hhayi`,
  wholes: `
i-invoyisi
idilivari
iloli
inani
inkokhelo
isamba
umshayeli`,
  regrets: `
ngixolele
uxolo`,
  dear: `
biza
dula
dulile
iyabiza
kubiza
ziyabiza`,
  refuses: `
biza
cha
hhayi
khansela
ngaphandle`,
  both: `
kokubili`,
  denies: `
ay
ayi
hayi
hhayi`,
  because: `
ngoba
ngokuba`,
  definite: `
okokugcina
okokuqala
okwesibili
okwesithathu`,
  from: `
kusuka`,
  to: `
kuya`,
  respectively: `
ngokulandelana`,
  clock: `
ngo`,
  whens: `
lapho
ngaphambi`,
  insteadOf: `
esikhundleni`,
  quantityLabels: `
isibalo`,
  leadsQuantity: `
abe
akube
alibe
asibe
awa
awu
awube
ayibe
azibe
eyi
ezi
eziyi
ibe
libe
mabe
mayibe
mazibe
owu
oyi
ube
yi
yibe
zibe`,
  soldAlone: `
isinkwa
izinkwa`,
  suffices: `
anele
kulungile
kwanele
ziningi`,
  noneLeft: `
ayikho
azikho
lutho`,
  small: `
amancane
encane
ezincane`,
  large: `
amakhulu
enkulu
ezinkulu`,
  betweenCueAndNumber: `
futhi
kodwa
kuphela
manje
ngicela
nje
sicela`,
  likewise: `
futhi`,
  saying: `
bathi
ucele
ungitshele
uthe
uthi`,
  rowLabels: `
inombolo
iphuzu
umbuzo
umugqa`,
  amending: `
izinguquko
ushintsho`,
  sundries: `
ezinye
okunye`,
  departments: `
imifino
inyama
izithelo`,
  oneThing: `
into`,
  fullness: `
egcwele
eligcwele
igcwele
ligcwele`,
  talk: `
abakhi
abantu
akusekho
baba
bhuti
ekhona
futhi
gogo
ikhaya
imali
imibala
inkinga
isango
isikole
isonto
izingane
izolo
khokha
kusasa
mama
mina
namhlanje
ngiyabonga
ngoba
noma
sanibonani
sawubona
sisi
siyabonga
thina
ubaba
ugogo
uma
umakhi
umama
umbala
umcimbi
umgwaqo
umkhulu
umshado
wena
yena`,
  links: `
wama
we
yama
ye
ze`,
  breaks: `
ngakho
ngakhoke
ngicela
ngiyabonga
sicela
siyabonga`,
  belows: `
i-list
ilist
ngezansi
uhlu`,
  lists: `
i-list
ilist
ioda
iodha
oda
uhlu`,
  excepting: `
ngaphandle`,
  laters: `
disemba
februwari
januwari
kamuva
mashi
novemba`,
  nexts: `
ezayo`,
  owners: `
ngokwami
ngokwethu`,
  offered: `
enikhulume`,
  waits: `
bamba
gcina`,
  untils: `
kuze`,
  wishes: `
bafuna
ngifuna
sifuna
ufuna`,
  opensComplaint: `
ngilitholile
ngiwatholile
ngiwutholile
ngiyitholile
ngizitholile
silitholile
siwatholile
siwutholile
siyitholile
sizitholile`,
  refunds: `
ikhredithi
imali`,
  came: `
afikile
ifikile
lifikile
sifikile
zifikile`,
  cameWhen: `
izolo
kakade
namhlanje`,
  givesBack: `
buyisani
buyisela
ngibuyisa
ngibuyisela
sibuyisa
sibuyisela`,
  again: `
letha
lethani
nilethe
ningithumelele
nithumele
nizilethe
nizithumele
thumela
zilethe
zilethwe
zithumele
zithumeleni
zithunyelwe`,
  soon: `
futhi
kusasa
namhlanje
ne
ngakusasa
nge
ngeloli
ngesonto
ngo
ngokushesha`,
  lacking: `
eshodayo
ezingekho
ezisele
ezishodayo`,
  consumes: `
ngithengisa
sisebenzisa
sithengisa`,
  prefixes: `
ba
be
e
la
le
lwa
lwe
na
nama
ne
nezi
no
sa
se
wa
wama
we
ya
yama
ye
za
ze`,
  possessives: `
a
ba
be
e
la
le
lwa
lwe
sa
se
wa
wama
we
ya
yama
ye
za
ze`,
  concords: `
aba
abayi
ama
angama
angu
aya
ayi
bayi
eli
emi
esi
eyi
ezi
ezingama
ezingu
eziyi
i
izi
ngu
oku
olu
u
yi
zi
ziyi`,
  underway: `
hambile
ihambile
ilayishiwe
ipakishile
lihambile`,
  notYet: `
ingaka
kade`,
  missing: `
ayikho
azikho
ingekho
iphelile
kungekho
ningenayo
phelile
zingekho`,
  holding: `
ikhona
ninayo
ninazo
zikhona`,
  asking: `
ninayo
ninazo
yimalini`,
  those: `
lezo`,
  ofThem: `
kulawo
kulezo
kulokho`,
  pointing: `
leyo
lezo
lokho`,
  doors: `
iflethi
igede
igumbi
indlu`,
  opensNames: `
baba
gogo
isitolo
mama
mngani
sharp`,
  weeks: `
isonto
nangesonto
ngesonto`,
  months: `
inyanga`,
};
