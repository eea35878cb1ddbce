/** Goods in Afrikaans, by the word a catalogue in English prints; see `goods` of Lexicon. */
export const afrikaansGoods = `sugar: suiker
rice: rys
milk: melk
bread: brood
flour: meelblom, koekmeel, broodmeel
maize meal: mieliemeel, mielie-meel
meal: meel
butter: botter
cheese: kaas
eggs: eiers, eier
oil: olie
cooking oil: kookolie
salt: sout
pepper: peper
tea: tee
rooibos: rooibostee
coffee: koffie
water: water
juice: sap
soap: seep
fish: vis
chicken: hoender
beef: bees
meat: vleis
tomato: tamatie, tamaties
tomato sauce: tamatiesous
sauce: sous
onion: ui, uie
potato: aartappel, aartappels
carrot: wortel, wortels
beans: bone, boontjies
baked beans: boontjies-in-tamatiesous
peas: ertjies
apple: appel, appels
orange: lemoen, lemoene
banana: piesang, piesangs
peach: perske, perskes
apricot: appelkoos, appelkose
grape: druif, druiwe
strawberry: aarbei, aarbeie
lemon: suurlemoen
pineapple: pynappel
jam: konfyt
honey: heuning
syrup: stroop
vinegar: asyn
mustard: mosterd
peanut butter: grondboontjiebotter
peanuts: grondbone, grondboontjies
buttermilk: karringmelk
rusks: beskuit
biscuits: koekies, beskuitjies
sweets: lekkers
chocolate: sjokolade
cream: room
ice cream: roomys
yoghurt: jogurt
sour milk: suurmelk
samp: stampmielies, stamp
oats: hawermout
porridge: pap
white: wit
brown: bruin
red: rooi
green: groen
blue: blou
black: swart
yellow: geel
pink: pienk
large: groot
small: klein
medium: medium, middelslag
fresh: vars
salted: gesoute
unsalted: ongesoute
sliced: gesny, gesnyde
regular: gewone
low fat: laevet
full cream: volroom
long life: langlewe
sugar free: suikervry
auto: outo
automatic: outomaties
washing powder: waspoeier
dishwashing: skottelgoed
toilet paper: toiletpapier
bleach: bleikmiddel
matches: vuurhoutjies
candles: kerse, kers
cooldrink: koeldrank
paint: verf
nails: spykers, spyker
nail: spyker
screws: skroewe
screw: skroef
bolts: boute
bolt: bout
nuts: moere, neute
washers: wasters
cement: sement
sand: sand
bricks: bakstene
brick: baksteen
wood: hout
timber: hout
plank: plank, planke
pipe: pyp, pype
wire: draad
fence: heining
hammer: hamer
saw: saag
brush: kwas, borsel
roller: roller
gloves: handskoene
tape: kleefband
glue: gom
door: deur
lock: slot
hinge: skarnier
tap: kraan
bulb: gloeilamp
gypsum: gips
interior: binne
exterior: buite
primer: onderlaag
galvanised: gegalvaniseerde
bicarbonate of soda: koeksoda
baking powder: bakpoeier
margarine: margarien
cabbage: kool
pumpkin: pampoen
spinach: spinasie
garlic: knoffel
ginger: gemmer
mushroom: sampioen, sampioene
pork: vark, varkvleis
mince: maalvleis
bacon: spek
sausage: wors, worsies
polony: polonie
toothpaste: tandepasta
shampoo: sjampoe
nappies: doeke
deodorant: reukweerder
sponge: spons
broom: besem
softener: wasversagter
insecticide: insekdoder
curry: kerrie
chilli: brandrissie
spice: speserye, geurmiddel
soup: sop
beer: bier
wine: wyn
almond: amandel, amandels
powder: poeier
custard: vla
condensed milk: kondensmelk
raisins: rosyne
smoked: gerookte
frozen: bevrore
concrete: beton
block: blokke
steel: staal
copper: koper
plaster: pleister
tile: teels
insulation: isolasie
window: venster
screwdriver: skroewedraaier
padlock: hangslot
handle: handvatsel
gutter: geut
sink: wasbak
elbow: elmboog
valve: klep
switch: skakelaar
cable: kabel
plywood: laaghout
treated: behandelde
gravel: gruis
post: paal, pale
ladder: trapleer
liver: lewer
cinnamon: kaneel
cake: koek
vanilla: vanielje
coconut: klapper
turmeric: borrie
dog food: hondekos
cat food: katkos
mixed: gemengde, gemeng
fruit: vrugte, vrug
salt: tafelsout, seesout
table: tafel
wholewheat: volgraan, volkoring
oats: hawer
tropical: tropiese, tropies
still: plat, stil
sparkling: bruis, vonkel
spray paint: spuitverf
sprayer: tuinspuit, spuit
mask: masker, maskers
gray: grys
grey: grys
pine: denne
vegetable: groente
chips: skyfies, tjips
corned meat: boeliebief, boelie
creamer: verromer, koffieverromer
tea bags: teesakkies
golden: goue
sunflower oil: sonneblomolie
guava: koejawel
pear: peer, pere
cherry: kersie, kersies
peppermint: peperment
mint: kruisement
caramel: karamel
hazelnut: haselneut
pilchards: sardyne
mussels: mossels
lentils: lensies
barley: gars
regular: gewoon, normale
soya: soja
toothbrush: tandeborsel
blades: lemme, lemmetjies
lotion: lyfroom, velroom
cloth: lap, lappe
bucket: emmer
drill: boor
pliers: tang
shovel: graaf
rake: hark
hose: tuinslang
ceiling: plafon
mesh: maas, draadmaas
sandpaper: skuurpapier
paint brush: verfkwas
type: tipe`;
