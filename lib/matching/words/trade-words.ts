/**
 * What traders write for what catalogues print, word for word; the target is tried beside the word itself.
 * Common abbreviations of groceries, household goods and building supplies, collected by us from general
 * trade usage (no catalogue's product list).
 * One list, however long: who meets a new abbreviation looks in one place whether it is known.
 */
const abbreviations = `coke: coca cola
cocacola: coca cola
diet: lite, light, zero, sugar free
lite: light
light: lite
choc, chok: chocolate
chocolate: choc, cocoa
long life: uht, longlife
uht: long life
full cream: fullcream
tea bags: teabags
toilet paper: toilet tissue, toilet rolls
toilet rolls: toilet paper
loo rolls: toilet paper
dish soap: dishwashing liquid
ice cream: icecream
washing up: dishwashing
soda water: club soda
hot dog: hotdog
sour milk: maas, amasi
peanut butter: peanutbutter
body spray: bodyspray
roll on: rollon
straw, strawb, strwb: strawberry
strawberry: stra
van: vanilla
veg: vegetable
veggie, veggies: vegetable
mayo: mayonnaise
marg, margerine: margarine
cooldrink: soft drink
brd: bread
wht: white
wyt: white
brn: brown
blk: black
grn: green
yel: yellow
lrg, lg: large
xl: extra large
xs: extra small
tabs, tabl: tablets
apc: all purpose, multi purpose, multipurpose
mp, mpurpose: multi purpose, multipurpose, all purpose
multipurpose: multi purpose, all purpose
med: medium
sml, sm: small
reg: regular
orig: original
regular: reg, original, normal
normal: regular, reg, original
original: orig, regular, reg
plain: regular, original
lt: light
conc: concentrate, concrete
pwd, pdr: powder
dw: dishwashing
dishwash, dishwasher: dishwashing
washup: dishwashing
softner: softener
men, mens: m
deo: deodorant
roll-on: rollon
tp: toilet paper
loo: toilet
bog: toilet
hh: hygiene
spag: spaghetti
macs: macaroni
penne: quills
quills: penne
fusilli: screws, spirals
conchiglie: shells
mac: macaroni
tom: tomato
tomatoe: tomato
ketchup: tomato sauce
catsup: ketchup
pb: peanut butter
oj: orange juice
uht: long life
longlife: long life
fc: full cream
lf: low fat
ff: fat free
fullcream: full cream
skim, skimmed: fat free
snv, svin: salt vinegar
bbq: barbecue, barbeque, braai
barbecue: bbq, barbeque
barbeque: bbq, barbecue
yoghurt: yog
mielie, mielies, mealie, mealies, mielie-meal: maize
maizemeal: maize meal
pap: maize meal
amasi: maas, amasi
maas: amasi, sour milk
spuds: potatoes
tunafish: tuna
cornedbeef: corned beef, corned meat
corned: corned
beef: meat
teabag, teabags: tea bags
rollon: roll on
icecream: ice cream
cream-soda: cream soda
shampo: shampoo
cond: conditioner
toothpaste: tooth paste
tpaste: toothpaste
serviettes: napkins
napkins: serviettes
nappies: diapers, nappy
diapers: nappies
pampers: nappies
dustbin: refuse
bin: refuse
garbage: refuse, trash
trash: refuse, garbage
matchbox: matches
smokes, cigs, ciggies: cigarettes
softies: soft drink
sparkling: carbonated
fizzy: sparkling
petfood: pet food
dogfood: dog food
catfood: cat food
kibble: dog food
sugarfree: sugar free
lowfat: low fat
fatfree: fat free
nosugar: no sugar, sugar free
zero: zero sugar, no sugar, non alcoholic, alcohol free
washer: washing machine
mixed: mix
galv, galvd, galvanized, galvanised, galvy: galvanized, galvanised
hdg: hot dipped galvanized
pt: pressure treated
post, posts: timber
treated: pressure treated
ptreated: pressure treated
ply: plywood
sheetrock: drywall, gypsum board
gyp: gypsum
gyprock: drywall
rock: drywall
drywall: gypsum board
plasterboard: drywall, gypsum board, ceiling board
mud: joint compound
hotmud: setting joint compound
cement: concrete
concrete: cement
studs: stud
hangers: hanger
ell, els: elbow
tee, tees: tee
coupler: coupling
connector: coupling
brkr: breaker
recept, receptacle, receptical: outlet
outlet: receptacle
sw: switch
gfi: gfci
romex: nm b
emt: electrical metallic tubing
emt pipe, emt tube: emt conduit
conduit: conduit
insul: insulation
batts: batt
osb: oriented strand board
subfloor: sub floor, underlayment
cubic inch, cubic inches, cubic in: cu in
cubic feet, cubic foot, cubic ft: cu ft
tapcon, tapcons: concrete anchor, concrete screw
spax: construction screw
timber: lumber
lumber: timber
spf: spruce pine fir
pine: pine
brite: bright
sinker, sinkers: sinker nail
brads: brad nail
brad: brad
nails: nail
caulk: sealant
sealant: caulk
silicon: silicone
sillicone: silicone
lag, lags: lag screw
ss: stainless steel
alu, alum, aluminum, aluminium: aluminium, aluminum
phil, philips: phillips
csk: countersunk
hex: hex
pex: pex
gal: gallon
qt: quart
spkr: sprinkler
grey: gray
gray: grey
colour: color
color: colour
wood: timber, lumber
skirting: baseboard
tap: faucet, tap
spanner: wrench
spade: shovel
downpipe: downspout
globe, globes: bulb, light bulb
bulb: globe, lamp
extension-cord: extension lead
sixpack: 6 pack
maltabella: malt porridge
cheese curl: cheese curls
naks: niknaks
tinned: tin
canned: can
hygeine: hygiene
bb: baked beans
viennas, viennaz: vienna
avo, avos: avocado
slices: sliced
sliced: slices
bake: baking
chix, chkn, chick: chicken
chicken: chkn, chick
chilli: chili, chilly
chili: chilli
burger: patties
hamburgers: burgers, patties
insecticide: insect spray
bugspray: insect spray, insect killer
roach: cockroach
flower: flour
flour: flower
rolls: roll
loaf: bread
loaves: bread
tyger: tiger
energizer: battery
torch: flashlight
batteries: battery
yog, yogurt, yoghurt, yogurts, yogs: yoghurt, yogurt
chutney: chutney
capuccino, capp: cappuccino
expresso: espresso
decaff: decaf
unsweet: unsweetened
ori: original
lav: lavender
lem: lemon
orng, orge: orange
pnut: peanut
pine: pineapple
ginger beer: gingerbeer
gingerbeer: ginger beer
s/berry: strawberry
creme: cream
cream: creme
handwash: hand washing, hand wash
mallows: marshmallows
marshmallows: mallows
nas: no added sugar, no sugar
closet: toilet
prv: pressure reducing valve
lvp: luxury vinyl plank, vinyl plank
lvt: luxury vinyl tile, vinyl tile
rh: right hand
lh: left hand
sch: schedule
ga: gauge
fip, fnpt: female pipe thread, female
mip, mnpt: male pipe thread, male
wire nuts: wire connectors
co: carbon monoxide
rec, recip: reciprocating
demo: demolition
plyers: pliers
std: standard
prem: premium
syp: southern yellow pine
kd: kiln dried
tr: tamper resistant
cleaner: cln, clnr
cleaning: cln
fibreglass: fiberglass
no sugar: nas, sugar free, zero sugar, zero
sugar free: no sugar, zero sugar, zero
no added sugar: nas, no sugar
nrb: bottle
alcohol free: non alcoholic, zero
non alcoholic: alcohol free, zero
galvanizing: galvanized
glue: adhesive
adhesive: glue
asstd, assort, ass: assorted
capsicum, capsicums: pepper, bell pepper
pepper, peppers: capsicum
courgette, courgettes: baby marrow, zucchini, marrow
zucchini, zuchini: baby marrow, courgette, marrow
marrow, marrows: courgette, zucchini
aubergine, aubergines, eggplant, eggplants: brinjal, aubergine, eggplant
brinjal, brinjals: aubergine, eggplant
scallion, scallions: spring onion, green onion
green onion, green onions: spring onion, scallion
cilantro, dhania, dhanya: coriander
coriander: dhania, cilantro
bhindi, lady finger, lady fingers, ladyfinger, ladyfingers: okra
okra: bhindi, lady finger
pudina: mint
aloo: potato
adrak: ginger
lehsun, lasun: garlic
pyaz: onion
palak: spinach
methi: fenugreek, methi
haldi: turmeric
jeera: cumin, jeera
karela: bitter gourd, bitter melon
bitter gourd: karela, bitter melon
lauki, doodhi, dudhi: bottle gourd, calabash
turai, tori: ridge gourd
chana, channa, kabuli: chickpeas, chick peas, chana
chickpeas, chickpea, garbanzos: chick peas, chana
rajma: kidney beans
moong, mung: mung, moong, green gram
green gram, green grams: mung, moong
toor, tur, arhar: toor, pigeon pea
masoor: lentils red, red lentils
kadi patta, curry patta, kari patta, karapincha: curry leaves, curry leaf
nimbu: lemon, lime
kela: banana
tamatar: tomato
mooli, muli: radish, daikon
daikon: radish white, mooli
gajar: carrot
matar, mutter: peas
shimla mirch: capsicum, pepper
elaichi: cardamom
dalchini: cinnamon
laung: cloves
kali mirch: black pepper
saunf: fennel seed
imli: tamarind
atta: whole wheat flour, wheat flour, atta
besan: gram flour
dahi, curd: yoghurt, yogurt
yoghourt: yoghurt, yogurt
makhan: butter
murgh, murg: chicken
serai, sereh: lemongrass, lemon grass
lemongrass: lemon grass
lengkuas, blue ginger: galangal
galangal: lengkuas, blue ginger
halia: ginger
kunyit: turmeric
cili padi, chili padi, chilli padi: birds eye chilli, chilli padi
daun pandan: pandan leaf
limau purut: kaffir lime
kaffir leaf, lime leaf: kaffir lime leaf
tauge, taugeh: bean sprouts, bean sprout
tau kwa, taukwa, tau foo, taufu: tofu, beancurd
tofu: beancurd, tau kwa
bok choy, bokchoy, bok choi, pak choi, pak choy, xiao bai cai: bok choy, pak choi, xiao bai cai
choy sum, chye sim, cai xin, caixin, choi sum: choy sum, caixin, chye sim
wombok, wong bok, napa: chinese cabbage, wombok, napa cabbage
kai lan, kailan, gai lan: kailan, kai lan, chinese kale
kangkong, kang kong, ong choy: water spinach, kangkong
sukuma, sukuma wiki: kale, collard
viazi, viazi ulaya: potato
vitunguu, kitunguu: onion
nyanya: tomato
hoho, pilipili hoho: capsicum, pepper
karoti: carrot
mayai: eggs
ndizi: banana
tangawizi: ginger
kitunguu saumu: garlic
maharagwe: beans
mahindi: maize, corn
mchele: rice
sukari: sugar
maziwa: milk
rucola, roquette, ruccola: rocket, arugula
pomodoro, pomodori: tomato
pomodorini, pachino: cherry tomato
pelati: peeled tomato, tomato peeled
peperoni, peperone: capsicum, pepper
melanzane, melanzana: aubergine, brinjal, eggplant
zucchine: zucchini, courgette
cipolla, cipolle: onion
aglio: garlic
limoni, limone: lemon
basilico: basil
prezzemolo: parsley
funghi: mushroom
patate: potato
carote: carrot
cetrioli, cetriolo: cucumber
insalata: lettuce, salad
asparagi: asparagus
rasp, rasps: raspberry
bluebs: blueberry
evoo: extra virgin olive oil, olive oil
chips: fries, french fries, chips
fries: chips, french fries
mange tout, mangetout: snow peas, mange tout
snow pea, snow peas: mange tout, mangetout
fine bean, fine beans: french beans, green beans, fine beans
french bean, french beans: green beans, fine beans
pawpaw, pawpaws: papaya, pawpaw
papaya, papayas: pawpaw, paw paw
rock melon, rockmelon, spanspek, cantaloup: cantaloupe, rock melon, spanspek
cantaloupe: rock melon, spanspek, sweet melon
beets: beetroot
swede: rutabaga
corn: maize, corn
caps: capsicum, caps
brin, brinj: brinjal
zuc, zuch, zucc: zucchini
pot, pots: potato, pot
cauli: cauliflower
broc, broccs: broccoli
cumin: jeera
gobi, gobhi: cauliflower
mirchi: chilli
arugula: rocket
rocket: arugula
cuc, cucs: cucumber
toms: tomatoes
bnut, btnut: butternut
cem: cement
bldg: building
assorted: asst, asstd, assort, ass`;

const table = new Map<string, string[]>();
for (const line of abbreviations.split('\n')) {
  const [words = '', targets = ''] = line.split(': ');
  for (const word of words.split(', ')) table.set(word, targets.split(', '));
}

/** Every word that traders write or catalogues print, by itself or within a phrase. */
export const tradedWords = (): string[] =>
  [...table].flatMap(([word, targets]) => [word, ...targets]).flatMap((phrase) => phrase.split(' '));

/** What else a catalogue may print for a word that a customer writes; phrases have spaces. */
export function tradeWordsFor(word: string): readonly string[] {
  return table.get(word) ?? [];
}
