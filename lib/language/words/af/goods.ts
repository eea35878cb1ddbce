/**
 * What Afrikaans words are put together with: bakmargarien, skeerroom. The dictionary of goods, which makes this file long,
 * stands below.
 */
export const afrikaansStems = `baking: bak
cooking: kook
frying: braai
washing: was
laundry: wasgoed
shaving: skeer
drinking: drink
breakfast: ontbyt
sandwich: toebroodjie
pea: ertjie
bean: boontjie
potato: aartappel
date: dadel
shoe: skoen
floor: vloer
furniture: meubel
kitchen: kombuis
window: venster
oven: oond
carpet: tapyt
refuse: vullis, vuilgoed
hair: hare, haar
face: gesig
hand: hande
body: lyf
tooth: tand, tande
dog: hond, honde
cat: katte
bird: voel
lamb: lam, lams
beef: bees
pork: vark
chicken: hoender
turkey: kalkoen
ostrich: volstruis
veal: kalf, kalfs
mutton: skaap
fish: vis
game: wild, wilds
pet: troeteldier
garden: tuin
roof: dak, dakke
wall: muur, mure
wood: hout
steel: staal
masonry: messel
insulation: isolasie
concrete: beton
baby: baba
welding: sweis
cutting: sny
grinding: slyp
insect: insek
peach: perske
pineapple: pynappel
coffee: koffie
stainless: vlekvry
rust: roes
cable: kabel
stove: stoof
pool: swembad
feed: voer
fish: vis
safety: veiligheids
fruit: vrugte, vrug
toast: rooster
egg: eier
milk: melk
almond: amandel`;

/**
 * Goods in Afrikaans, by the word a catalogue in English prints; see `goods` of Lexicon.
 * A dictionary, a line to each English word: a translator looks for a word in one place, and adds a line where there is none.
 */
export const afrikaansGoods = `sugar: suiker
rice: rys
milk: melk
bread: brood
flour: meelblom, koekmeel, broodmeel, bruismeel, broodmeelblom, koekmeelblom
maize meal: mieliemeel, mielie-meel
meal: meel
butter: botter
cheese: kaas
eggs: eiers, eier
oil: olie
cooking oil: kookolie
salt: sout, tafelsout, seesout, growwesout
pepper: peper, soetrissie, witpeper, swartpeper
tea: tee
loose: los
rooibos: rooibostee
coffee: koffie, koffiebone, kitskoffie, moerkoffie, filterkoffie
water: water
juice: sap, vrugtesap
soap: seep, seepstuk, badseep, handseep
fish: vis
chicken: hoender, hoenders, hoendervleis, hoenderstukke
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
orange: lemoen, lemoene, oranje
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
vinegar: asyn, bruinasyn, witasyn
mustard: mosterd
peanut butter: grondboontjiebotter
peanuts: grondbone, grondboontjies
buttermilk: karringmelk
rusks: beskuit
biscuits: koekies, beskuitjies
sweets: lekkers, lekkergoed
chocolate: sjokolade
cream: room, gesigroom
ice cream: roomys
yoghurt: jogurt
sour milk: suurmelk
samp: stampmielies, stamp
oats: hawermout, hawer, hawervlokkies
porridge: pap
white: wit, witte, wittes, witbrood
brown: bruin, bruine
brown bread: bruinbrood
red: rooi, rooie, rooies
green: groen, groene
blue: blou, bloue
black: swart, swarte
yellow: geel, gele, geles
pink: pienk, pienke, rooskleurig
large: groot
small: klein
medium: medium, middelslag
fresh: vars
salted: gesoute, soute
unsalted: ongesoute
sliced: gesny, gesnyde, skywe
regular: gewone, gewoon, normale
low fat: laevet, vetarm
full cream: volroom
long life: langlewe, rakmelk, houmelk
sugar free: suikervry, suikervrye
auto: outo
automatic: outomaties
washing powder: waspoeier, seeppoeier, seepoeier
dishwashing: skottelgoed
toilet paper: toiletpapier
bleach: bleikmiddel
matches: vuurhoutjies, vuurhoutjie
candles: kerse, kers
cooldrink: koeldrank
paint: verf
nails: spykers, spyker, draadspykers
nail: spyker
screws: skroewe
screw: skroef
bolts: boute
bolt: bout
nuts: moere, neute, neutjies, noten
washers: wasters
cement: sement, portlandsement
sand: sand, bousand, riviersand
bricks: bakstene
brick: baksteen
wood: hout
timber: hout, houtplank, planke, balke
plank: plank, planke
pipe: pyp, pype, waterpyp, pvc-pyp, afvoerpyp, koperpyp
wire: draad
fence: heining, omheining, heiningdraad
hammer: hamer
saw: saag, handsaag, sae
brush: kwas, borsel, kwaste, borsels
roller: roller, verfroller, rolder
gloves: handskoene
tape: kleefband, maskeerband, isolasieband
glue: gom
door: deur, deure, binnedeur, buitedeur
lock: slot, slotte, deurslot
hinge: skarnier
tap: kraan, krane, kraantjie, buitekraan
bulb: gloeilamp, gloeilampe, lampie, lampe
gypsum: gips
interior: binne
exterior: buite
primer: onderlaag, grondlaag
galvanised: gegalvaniseerde, gegalv, versinkte, versink
bicarbonate of soda: koeksoda
baking powder: bakpoeier
margarine: margarien
cabbage: kool, kopkool, kopkole
pumpkin: pampoen, pampoene
spinach: spinasie
garlic: knoffel
ginger: gemmer
mushroom: sampioen, sampioene
pork: vark, varkvleis
mince: maalvleis
bacon: spek
sausage: wors, worsies
polony: polonie
french polony: fransepolonie, franse-polonie
toothpaste: tandepasta
anti dandruff: skilfer, antiskilfer, anti-skilfer
shampoo: sjampoe
nappies: doeke, wegdoeke, babadoeke
deodorant: reukweerder
sponge: spons, sponse, sponsie
broom: besem, besems
softener: wasversagter
insecticide: insekdoder
curry: kerrie
chilli: brandrissie, brandrissies, rissie, rissies
spice: speserye, geurmiddel
soup: sop
beer: bier
wine: wyn
almond: amandel, amandels
powder: poeier
custard: vla, vlapoeier
condensed milk: kondensmelk
raisins: rosyne, rosyntjies
smoked: gerookte, gerook
frozen: bevrore
concrete: beton, betonmengsel, droebeton
block: blokke, blokkie, blokkies
steel: staal
copper: koper, koperdraad
plaster: pleister, pleisters, pleistersand
tile: teels, teel, vloerteels, muurteels
insulation: isolasie, isolasiewol, isolasiemateriaal
window: venster, vensters, vensterraam
screwdriver: skroewedraaier, skroewedraaiers
padlock: hangslot, hangslotte
handle: handvatsel, deurhandvatsel, handvatsels
gutter: geut, geute, dakgeut
sink: wasbak, opwasbak
elbow: elmboog, elmboe
valve: klep, kleppe
switch: skakelaar, skakelaars, ligskakelaar
cable: kabel, kabels, elektriesekabel
plywood: laaghout
treated: behandelde
gravel: gruis, klipgruis
post: paal, pale
ladder: trapleer, lere, trapleertjie
liver: lewer, lewers
cinnamon: kaneel
cake: koek
vanilla: vanielje
coconut: klapper
turmeric: borrie
dog food: hondekos
cat food: katkos
mixed: gemengde, gemeng
fruit: vrugte, vrug
table: tafel
wholewheat: volgraan, volkoring
whole wheat: volgraan, volkoring
tropical: tropiese, tropies
still: plat, stil, stille
sparkling: bruis, vonkel, vonkelwater, vonkelende
spray paint: spuitverf
sprayer: tuinspuit, spuit
mask: masker, maskers, stofmasker
gray: grys, gryse
grey: grys, gryse
pine: denne, dennehout, dennebos, dennegeur
vegetable: groente, groentes
chips: skyfies, tjips, aartappelskyfies, slaptjips
corned meat: boeliebief, boelie
creamer: verromer, koffieverromer
tea bags: teesakkies
golden: goue
sunflower oil: sonneblomolie
guava: koejawel, koejawels
pear: peer, pere
cherry: kersie, kersies
peppermint: peperment, pepermentjie
mint: kruisement, pepermint
caramel: karamel
hazelnut: haselneut, haselneute
pilchards: sardyne, sardientjies, sardyn, pelser, pelsers
mussels: mossels
lentils: lensies
barley: gars, gort
soya: soja
toothbrush: tandeborsel, tandeborsels
blades: lemme, lemmetjies
lotion: lyfroom, velroom, roompie
cloth: lap, lappe, lappie, lappies, vadoek
bucket: emmer, emmertjie
drill: boor, boormasjien
pliers: tang, knyptang
shovel: graaf, skopgraaf
rake: hark
hose: tuinslang, slang
ceiling: plafon, plafonne
mesh: maas, draadmaas, gaas, wapeningsnet
sandpaper: skuurpapier, sandpapier
paint brush: verfkwas, kwas
type: tipe
purple: pers
gold: goud, goue
silver: silwer, silwerkleurig
clear: deursigtig, deursigtige, helder
beige: roomkleur
dark: donker
light: ligte
assorted: geassorteer, geassorteerde, verskeidenheid
mixed fruit: gemengde-vrugte
fruit salad: vrugteslaai
vegetables: groente
original: oorspronklik, oorspronklike
flavour: geur, gegeurde
flavoured: gegeurde
sweet: soet, soete
sour: suur
bitter: bittere
spicy: pikant, pikante
hot: brandwarm, skerp
plain: gewone, eenvoudige
unsweetened: onversoet, onversoete
sweetened: versoet, versoete
ground: gemaal, gemaalde
crushed: fyngemaak, fyngedruk
whole: heelkoring
chopped: gekapte, gekap
grated: gerasper, gerasperde
roasted: geroosterde, gerooster
dried: gedroogde, droe
dry: droog, droe
cooked: gekookte
strong: sterk, sterke
mild: matige
thick: dik
thin: dun
round: rond, ronde
square: vierkantig, vierkantige, winkelhaak
flat: platte
long: lang, lange
hollow: hol, holle
super: superfyn
soft: sagte, sagter
hard: harde
deep: diep
fine: fyn
coarse: growwe, grof
natural: natuurlik, natuurlike
baby: babas, babatjies
family: gesin, gesins
value: waarde
sea salt: seesout
table salt: tafelsout
jar: fles
avocado: avokado, avokados
plum: pruim, pruime
prunes: pruimedante
granadilla: grenadella
passion fruit: grenadella
watermelon: waatlemoen, waatlemoene
melon: spanspek, spanspekke
naartjie: nartjie, nartjies, naartjies
grapefruit: pomelo
raspberry: framboos, frambose
fig: vy, vye, vyekonfyt
lime: lemmetjie, kalk, bloukalk
quince: kweper
date: dadels
dates: dadels
berries: bessies
blackcurrant: swartbessie
cranberry: bosbessie
lettuce: blaarslaai, kropslaai
salad: slaai
cucumber: komkommer, komkommers
beetroot: beet
cauliflower: blomkool
broccoli: brokkoli
celery: seldery
sweet potato: patat, patats
butternut: botterskorsie
gem squash: lemoenpampoentjie
green beans: groenbone, groenboontjies
gherkin: agurkies
gherkins: agurkies
pickle: pekel, ingele
pickles: pekel, ingele
sweetcorn: suikermielies, soetmielies
corn: mielie
popcorn: springmielies
crisps: skyfies
fries: slaptjips
chickpeas: kekerertjies
split peas: spliterte
kidney beans: nierbone
butter beans: botterbone
sugar beans: suikerbone, suikerboontjies
lamb: lamsvleis, skaap, skaapvleis
mutton: skaapvleis
chops: tjops
steak: biefstuk
thighs: hoenderdye
drumsticks: boudjies
wings: vlerkies, vlerke
breast: borsie, borsies
fillet: filette, filet
feet: pootjies
turkey: kalkoen
duck: eend
ham: hamvleis
corned beef: soutvleis, blikkiesvleis
meatballs: frikkadelle
patties: frikkadelle, hamburgerkoekies
boerewors: braaiwors
viennas: weense-worsies, weense
kidney: niertjies
sardines: sardyns, sardientjies
hake: stokvis
tuna: tunavis, tuna-vis
prawns: garnale
shrimp: garnale
skim: afgeroomde
skimmed: afgeroomde
fat free: vetvry, vetvrye
medium fat: mediumvet
cottage cheese: maaskaas, kaasmaas
cream cheese: roomkaas
sour cream: suurroom
powdered milk: melkpoeier
milk powder: melkpoeier
spread: smeer, smeergoed
gouda: goudakaas
cheddar: cheddarkaas, tjeddar
feta: fetakaas
drinking yoghurt: drinkjogurt
rolls: broodrolletjies, rolletjies
buns: bolletjies, hamburgerrolletjies, hamburgerbolletjies
rye: rog, rogbrood
toast: roosterbrood
cracker: krakers
crackers: krakers
pie: pastei, pasteie
doughnut: oliebol
tart: tert
cereal: graankos, ontbytgraan
bran: semels
wheat: koring
semolina: semolien
corn flour: mielieblom
cornflour: mielieblom
self raising: bruismeel, selfrysende
cake flour: koekmeel, koekmeelblom
bread flour: broodmeel, broodmeelblom
self raising flour: bruismeel
yeast: suurdeeg, gis
icing sugar: versiersuiker
castor sugar: strooisuiker
brown sugar: bruinsuiker
white sugar: witsuiker
cocoa: kakao
jelly: jellie
gelatine: gelatien
cream of tartar: kremetart
essence: geursel, essens
walnut: okkerneut, okkerneute, okkerneuthout
cashew: kasjoe, kasjoeneute
pecan: pekanneut, pekanneute
macadamia: makadamia
seeds: saad, saadjies
sunflower: sonneblom, sonneblomolie
olive oil: olyfolie
olive: olyf, olywe
olives: olywe
canola: kanola
sesame: sesam
poppy: papawer
mayonnaise: mayonaise, slaairoom, slaaisous
chutney: blatjang
gravy: vleissous, souspoeier, sous
soy sauce: sojasous
chilli sauce: brandrissiesous
mustard sauce: mosterdsous
salad dressing: slaaisous
dressing: slaaisous
paste: pasta, puree
tomato paste: tamatiepuree, tamatiepasta
marmalade: marmelade
stock: aftreksel
noodles: noedels
macaroni: makaroni
spaghetti: spagetti
pasta: pastas
parsley: pietersielie
thyme: tiemie
rosemary: roosmaryn
basil: basielkruid
bay leaves: lourierblare
cloves: naeltjies
nutmeg: muskaatneut
coriander: koljander
cumin: komyn
paprika: paprikapoeier
aniseed: anys
cardamom: kardamom
toffee: toffies
chewing gum: kougom
biltong: beesbiltong
teabags: teesakkies
instant coffee: kitskoffie
hot chocolate: warmsjokolade
orange juice: lemoensap
apple juice: appelsap
fruit juice: vrugtesap
lemonade: limonade
ginger beer: gemmerbier
cordial: stroopdrank
ice tea: ystee
iced tea: ystee
energy: energie
energy drink: energiedrank
ice: ys
cider: sider
spirits: brandspiritus, spiritus
methylated spirits: brandspiritus
paraffin: lampolie, paraffien
pet food: troeteldierkos
dog: hond, honde
cat: katte
bird: voel, voelkos
bird seed: voelsaad
food: kos
puppy: hondjie
cleaner: skoonmaker, skoonmaakmiddel, reiniger
cleaning: skoonmaak
floor: vloere
floor polish: vloerpolitoer
polish: politoer, waks
wax: byewas
tiles: teelskoonmaker
toilet cleaner: toiletskoonmaker
disinfectant: ontsmettingsmiddel, ontsmetter
mop: dweil
scourer: skuurspons, skuursponsie, potskuurder
steel wool: staalwol
bath soap: badseep
hand soap: handseep
liquid soap: vloeibare-seep
liquid: vloeibaar, vloeibare, vloeistof
dishwashing liquid: skottelgoedseep, opwasmiddel, opwasseep
fabric: materiaal
refuse bags: vullissakke, asblikke, vuilgoedsakke, swartsakke, asblikse, vullissak
bin bags: vullissakke
refuse: vullis
lighter: aansteker, aanstekers
charcoal: houtskool
firelighters: vuurmakers, vuuraanstekers, aanstekers, blitse
briquettes: brikette
firewood: braaihout, vuurmaakhout
candle: kers
battery: batterye
batteries: batterye
foil: aluminiumfoelie, foelie, bakfoelie
cling wrap: kleefplastiek
wax paper: waspapier
serviettes: servette
paper: papier
towel: handdoek, handdoeke
towels: handdoek, handdoeke
paper towel: papierhanddoek
tissues: sneesdoekies, snesies
cup: koppies, bekers
cups: koppies, bekers
mug: beker
plate: borde, bordjies
plates: borde, bordjies
spoon: lepel, lepels
fork: vurk, vurke, tuinvurk
knife: messe
straws: strooitjies
envelope: koeverte
envelopes: koeverte
pen: penne
pencil: potlood, potlode
pencils: potlood, potlode
notebook: skryfboek, notaboek
scissors: sker, skere
shower gel: stortgel, stortjel
conditioner: opknapper
hair: hare
body: lyf, liggaam
hand: handeroom
face: gesig
shaving: skeer
razor: skeermes, skeermesse, skeermeslemme
mouthwash: mondspoelmiddel
cotton wool: watte
ear buds: oorstokkies, oorpluisies
sanitary pads: sanitere-doekies
pads: doekies
pieces: stukkies
laundry: wasgoed
wipes: babadoekies, klamdoekies, vogdoekies, veedoekies
formula: babamelk, melkformule
baby food: babakos
dummy: fopspeen
petroleum jelly: vaseline, petroleumjellie, vaselien
plasters: pleisters
bandage: verband, verbande
roof: dak
roofing: dakbedekking
sheet: dakplaat, dakplate, sinkplate, sinkplaat
corrugated: riffel, sinkplaat, sinkplate
perforated: geperforeer, geperforeerde
rafter: dakbalk
beam: balk, balke
oak: eikehout, eike
birch: berkehout, berk
cedar: sederhout, seder
spruce: sparhout
fir: sparhout
lumber: houtplank, planke, balke
board: bord, houtbord, planke
chipboard: spaanderbord
hardboard: hardebord
drywall: gipsbord, gipsborde, droemuur
cornice: kroonlys
skirting: vloerlys
moulding: lyste
molding: lyste
joint compound: voegvuller
filler: vulstof, stopverf, vuller
putty: stopverf
grout: voegmiddel, bryvulling
tile adhesive: teelgom
adhesive: kleefmiddel, houtgom
silicone: silikoon
sealant: seelmiddel, verseelmiddel, seelaar
sealer: seelaar
masking tape: maskeerband
measuring tape: maatband
tape measure: maatband
insulation tape: isolasieband, isoleerband
varnish: vernis, lak
stain: beits, houtbeits
enamel: emalje, glansverf
gloss: glans, hoogglans
matt: dof
satin: satyn
thinner: verdunner, verdunners, terpentyn
thinners: verdunner, verdunners, terpentyn
turpentine: terpentyn
wall: muur, mure, muurverf
roof paint: dakverf
undercoat: onderlaag, onderverf
tray: verfbak
scraper: skraper
paintbrush: verfkwas, verfkwaste
roofing nails: dakspykers
wood screw: houtskroewe
wood screws: houtskroewe
drywall screw: gipsskroewe, droemuurskroewe
drywall screws: gipsskroewe, droemuurskroewe
self tapping: selfsny, selftap
nut: moer
washer: waster
hex: seskant
rivet: klinknael, klinknaels
rivets: klinknael, klinknaels
staple: krammetjies, kramme
staples: krammetjies, kramme
chain: ketting, kettings
rope: tou, toue
hinges: skarniere
bracket: hakie, hakies, steunhaak, rakhakies
anchor: anker, ankers, muurprop
plug: prop, proppe, muurproppe, kragprop, tweepuntprop, driepuntprop, muurprop
wall plug: muurprop, muurproppe
bar: staaf, stawe
rod: stang, stawe, staaf
rebar: wapening, betonstaal
wire mesh: gaasdraad
barbed wire: doringdraad
chicken wire: hoenderdraad, ogiesdraad
binding wire: binddraad
fencing: heiningdraad
gate: tuinhek
rail: reling
mortar: dagha, messelklei
paver: plaveistene, plaveisel
pavers: plaveistene, plaveisel
paving: plaveisel
stone: klip, klippe, klippies
clay: klei
fitting: toebehore, koppelstuk
coupling: koppeling, koppelstuk, koppelstukke
tee: t-stuk, t-stukke
reducer: verloopstuk, reduseerder
cap: doppie, eindprop
trap: sperder
bend: buig
garden hose: tuinslang
drain: dreine, afvoer
tank: watertenk, tenk
pump: pomp, waterpomp
ball valve: balklep, koeelklep, kogelklep
stopcock: afsluitkraan
mixer: menger, mengkraan
shower: stort, stortkop
shower head: stortkop
basin: handewasbak, wasbakkie
toilet seat: toiletsitplek, toiletbril, toiletsitplekke
cistern: spoelbak
geyser: warmwatersilinder
galvanized: gegalv, versinkte, versink
stainless: vlekvrye, vlekvry
stainless steel: vlekvrye-staal
brass: geelkoper, brons
plastic: plastiek
rubber: gommi
glass: glas
electric: elektries, elektriese
electrical: elektries, elektriese
socket: muursok, kragpunt
light switch: ligskakelaar
light bulb: gloeilamp, lampie
fluorescent: fluoresserend
lamp: lampe
circuit breaker: stroombreker
breaker: stroombreker, stroombrekers
fuse: sekering, sekerings
extension: verlenging, verlengkoord
extension cord: verlengkoord
extension lead: verlengkoord
adaptor: verloopprop, verloopsok
adapter: verloopprop, verloopsok
conduit: geleipyp, leipyp
box: aansluitkas
torch: flitslig
flashlight: flitslig
door frame: deurkosyn, deurraam
frame: raam, kosyn
key: sleutel, sleutels
door handle: deurhandvatsel, deurknop
letterbox: posbus
spade: graaf, grawe
hoe: skoffel
axe: byl
wheelbarrow: kruiwa, kruiwaens
watering can: gieter
secateurs: snoeiskeer
pruning shears: snoeiskeer
lawn: gras, grasperk
grass seed: grassaad
lawnmower: grassnyer
fertilizer: kunsmis, misstof
compost: kompos
potting soil: potgrond
soil: grond
seed: sade
weed killer: onkruiddoder
ant: miere, mierdoder
rat poison: rotgif
poison: gif
mosquito: muskiet, muskiete
fly: vlieg, vliee
bit: boorpunt, boorpunte
drill bit: boorpunt, boorpunte
wrench: moersleutel, sleutel
spanner: moersleutel
hacksaw: ystersaag
chisel: beitel, beitels
level: waterpas
spirit level: waterpas
trowel: troffel
plane: skaaf
file: vyl
clamp: klampe, klamp
goggles: veiligheidsbril
safety: veiligheid, veiligheids
dust mask: stofmasker
boots: stewels
overall: oorpak, oorpakke
tarpaulin: seil, bokseil, seile
plastic sheeting: plastiekseil
waterproof: waterdig, waterdigte
waterproofing: waterdigting
downpipe: geutpyp, afvoergeut
shelf: rakke
floor cleaner: vloerskoonmaker
lavender: laventel
toilet block: toiletblok, toiletblokkies
scent: geur, reuk
granules: korrels, korreltjies
pellets: korrels, pille
smooth: gladde
crunchy: knapperig, knapperige, krakerige
cleaning cream: skoonmaakroom
air freshener: lugverfrisser, lugverfrissers, kamerverfrisser
window cleaner: vensterskoonmaker, glasskoonmaker
oven cleaner: oondskoonmaker
furniture polish: meubelpolitoer
shoe polish: skoenpolitoer, skoenwaks
drain cleaner: dreinskoonmaker
stain remover: vlekverwyderaar
fabric softener: wasversagter, materiaalversagter, versagmiddel
insect spray: insekdoder, insekspuit
mosquito coils: muskietspiraal, muskietspirale
roll on: rolstok
razor blades: skeerlemmetjies, lemmetjies
litchi: lietsjie, lietsjies
mango: mangos, veselperske
cream soda: roomsoda
evaporated milk: ingedampte-melk
jelly powder: jelliepoeier
tomato puree: tamatiepuree
relish: relis
sandwich spread: broodsmeer
fish paste: vissmeer, vispaste
stock cubes: aftrekselblokkies, ekstrakblokkies
curry powder: kerriepoeier, kerrie
mixed herbs: gemengde-kruie, kruie
herbs: kruie
chicken spice: hoenderspeserye, hoendersout
braai: braaivleis
braai salt: braaisout
bread crumbs: broodkrummels
corn flakes: mieliepitte-vlokkies, mielievlokkies
mealie: mielies
cream style: geroomde, roomstyl
mixed vegetables: gemengde-groente, gemengdegroente
potato chips: aartappelskyfies, skyfies
fruit and nut: vrugte-en-neute
marshmallows: malvalekkers
wine gums: wyngom
squash: kwas
golden syrup: gouestroop
apricot jam: appelkooskonfyt
coffee creamer: koffieverromer, verromer
bicarbonate: koeksoda
processed cheese: smeltkaas
cheese slices: kaasskywe, kaassnytjies
cheese spread: smeerkaas
russians: russiese-wors
fish fingers: visvingers
viscose: viskose
duct tape: kleefband
wall paint: muurverf
enamel paint: glansverf, emaljeverf
roller tray: verfbak
wood glue: houtgom, houtlym
hose pipe: tuinslang
plaster sand: pleistersand
building sand: bousand
river sand: riviersand
roof sheet: dakplaat, sinkplaat
ceiling board: plafonbord
copper pipe: koperpyp
work gloves: werkshandskoene
safety glasses: veiligheidsbril
dish cloth: vadoek, vadoeke
bar soap: koekseep, seepkoek
hand wash: handseep
body wash: lyfwas, storttjel
whitening: witmaker, verwit
odourless: reukloos, reuklose
unscented: ongegeurde, reukvry
scented: geurige, gegeurde
artichoke: artisjok, artisjokke
asparagus: aspersie, aspersies
baking soda: koeksoda
blueberry: bloubessie, bloubessies
blackberry: braambessie, braambessies
black tea: swart tee, swarttee
green tea: groen tee
red wine: rooiwyn, rooi wyn
white wine: witwyn, wit wyn
candy: lekkers, lekkergoed
chamomile: kamille
cockroach: kakkerlak, kakkerlakke
rat: rotte
cotton: katoen
decaf: kafeienvrye, kafeienvry
degreaser: ontvetter
dustpan: skoppie
eggplant: eiervrug, eiervrugte
electrical tape: isolasieband, elektriese band
fan: waaier, waaiers
garbage bags: vullissakke, vullissakkies
glass cleaner: glasskoonmaker, ruitskoonmaker
gluten free: glutenvrye, glutenvry
lactose free: laktosevrye, laktosevry
helmet: helm, helms
hard hat: hardehoed, hardehoede
iron: yster
leek: prei, preie
left: linkerhand
right: regterhand, regter
lollipop: suigstokkie, stokkielekker
lollipops: suigstokkies, stokkielekkers
mackerel: makriel
mandarin: nartjie
nectar: nektar
no added sugar: geen bygevoegde suiker, sonder bygevoegde suiker
no sugar: sonder suiker, suikervry
papaya: papaja, papajas
pawpaw: papaja, papajas
paper towels: papierhanddoeke, papierhanddoek
peanut: grondboontjie
peeled: geskilde
peeled tomatoes: geskilde tamaties
pens: penne
pomegranate: granaat, granate
potatoes: aartappels
refill: hervulling, hervul
ribs: ribbes, ribbetjies
sausages: worsies
seasoning: geurmiddel, smaakmiddel
spices: speserye
shingle: dakspaan
soft drink: koeldrank, koeldranke, gaskoeldrank
sunscreen: sonbrandroom, sonskerm, sonroom
sweetener: versoeter
tripe: afval
vegetable oil: groenteolie, plantolie
whipping cream: kloproom
whole milk: volmelk
zucchini: murgpampoentjies
baby marrow: murgpampoentjies, vingerskorsies
radish: radys, radyse
salmon: salm
squid: inkvis, tjokka
rice cakes: ryskoekies
portions: porsies, porsie
shaved: gekerf, gekerfde, geskaafde
slices: skywe, skyfie, snytjies, snye
disc: skyf, skywe
halves: helftes, halwes
rings: ringetjies
cubes: blokkies, kubusse
flakes: vlokkies, vlokke
strips: repies
sticks: stokkies
balls: balletjies
crumbs: krummels
kernel: heelpit, pitte
shells: skulpies
cocktail: kelkie, vrugtekelkie
fruit cocktail: vrugtekelkie
spring onion: sprietui, sprietuie
chives: grasuie, grasui
stew: bredie, stowevleis
ammonia: ammoniak
angle: hoekyster
apple cider vinegar: appelasyn
bathroom: badkamer
bathtub: badkuip
bath: badkuip
black beans: swartbone
saw blade: saaglem, saaglemme
blade: saaglem
hot dog: worsbroodjie, worsbroodjies
ceiling light: plafonlig, plafonligte
cereals: graankos, ontbytgraan
breakfast cereal: ontbytgraan, ontbytkos
check valve: terugslagklep, keerklep
cigarettes: sigarette, sigaret
coarse salt: growwesout
cocoa butter: kakaobotter
cod: kabeljou
connector: koppelaar, verbinder
connectors: koppelaars, verbinders
cookies: koekies
corn oil: mielieolie
cornstarch: mieliestysel
corn starch: mieliestysel
corner bead: hoekprofiel, hoekstrook
corner: hoekstuk
couscous: koeskoes
cover: deksel
lid: deksel
crab: krap
deadbolt: nagslot
decaffeinated: kafeienvry, kafeienvrye
decking: dekplanke, dekhout
detergent: wasmiddel, skoonmaakmiddel
diapers: doeke, wegdoeke, babadoeke
doorknob: deurknop
door knob: deurknop
knob: knop, knoppe
double: dubbele
double pole: dubbelpool
single pole: enkelpool
drink: drankie, drankies
epoxy: epoksie
faucet: kraan, krane, kraantjie
felt: dakvilt, vilt
fittings: toebehore, koppelstukke
flavor: geur, gegeurde
flavored: gegeurde
foam: skuim, skuimrubber
forks: vurke
french fries: slaptjips
fresh cream: vars room
gelatin: gelatien
gizzards: maagies, hoendermaagies
necks: nekke, nekkies, hoendernekke
heads: hoenderkoppe
hearts: hartjies
goat: bokvleis
grapes: druiwe
grass: gras
green pepper: groenrissie, groenrissies, groen soetrissie
red pepper: rooirissie, rooirissies
ground coffee: gemaalde koffie, filterkoffie
gum: kougom
gypsum board: gipsbord, gipsborde
hand sanitizer: handreiniger, handontsmetter
sanitizer: ontsmetter
herb: kruie
herring: haring
hot sauce: brandrissiesous
iodised: gejodeerde, gejodeer
ivory: ivoor
joint tape: voegband
joist: vloerbalk, vloerbalke
junction box: aansluitkas
ketchup: tamatiesous
knives: messe
lactose: laktose
lard: varkvet
lasagna: lasagne
lead: lood
lightweight: liggewig, ligtegewig
litter: katsand
cat litter: katsand
mahogany: mahonie
maple syrup: esdoringstroop
mineral water: mineraalwater
mineral: mineraal
spring water: bronwater, fonteinwater
mix: mengsel, mengsels
molasses: melasse, swartstroop
napkins: servette
oatmeal: hawermout
oregano: origanum
outlet: muursok, kragpunt
panel: paneel, panele
parboiled: voorgekookte, voorgekook
perfume: parfuum
pet: troeteldier
pistachio: pistasie, pistasies
plastic wrap: kleefplastiek
pole: paal, pale
powdered sugar: versiersuiker
pudding: poeding
putty knife: stopmes
saffron: saffraan
scones: skons
shallots: salotte
shallot: salot
smoke alarm: rookalarm, rookalarms
smoke detector: rookverklikker
solder: soldeersel
sparkling water: vonkelwater, bruiswater
spoons: lepels
sprinkler: sproeier, sproeiers
sugar cubes: suikerblokkies
sunflower seeds: sonneblompitte, sonneblomsaad
tangerine: nartjie, nartjies
tarp: seil, seile
tie wire: binddraad
tube: buisie
trash bags: vullissakke
trash: vullis
garbage: vullis
veal: kalfsvleis
wafers: wafels, wafeltjies
water heater: waterverwarmer
white beans: witbone
wool: wol
stone wool: klipwol, rotswol
pickled: gepiekelde, ingelegde
boneless: ontbeen, ontbeende
seedless: pitlose, pitloos
pitted: ontpitte, ontpit, pitlose
stuffed: gevulde
crumbed: gekrummelde
extra large: ekstra groot, ekstragroot
economy: ekonomiese
sensitive: sensitief, sensitiewe
antiseptic: antisepties, antiseptiese
antibacterial: antibakteries, antibakteriese
disposable: weggooibare, weggooibaar
paper plates: papierborde, papierbordjies
pegs: wasgoedpennetjies, wasgoedpennetjie, pennetjies
washing line: wasgoedlyn, wasgoeddraad
starch: stysel
bath salts: badsout
bubble bath: skuimbad, borrelbad
hair spray: haarsproei
hairspray: haarsproei
nail polish: naellak
baby powder: babapoeier
baby oil: babaolie
gel: jel
tablets: tablette
cough syrup: hoesstroop, hoesmengsel
cough mixture: hoesmengsel
headache: hoofpyn
ointment: salf
vitamin: vitamien, vitamiene
honeybush: heuningbos
milkshake: melkskommel
drinking chocolate: drinksjokolade
malt: mout
concentrate: konsentraat
dried fruit: droevrugte
currants: korente
almonds: amandels
white pepper: witpeper
black pepper: swartpeper
cayenne: rissiepeper
food colouring: voedselkleursel, kleursel
sprinkles: strooisels
muffin mix: muffinmengsel
pancake: pannekoek, plaatkoekies
pancake mix: pannekoekmengsel
cupcakes: kolwyntjies
swiss roll: rolkoek
milk tart: melktert
egg: eier
yellowtail: geelstert
sirloin: lendeskyf, lendeskywe
brisket: borsstuk
shin: skenkel
shank: skenkel, skenkels
leg: boud, boude
oxtail: beesstert
tongue: beestong
trotters: varkpootjies, pootjies
stewing: bredievleis, stowevleis
belly: buik
neck: nek
tail: stert
marrow: murg
ostrich: volstruis
bone in: met been
kidneys: niertjies
cold meat: kouevleis
soup mix: sopmengsel
soup bones: sopbene
bones: sopbene, murgbene
marrow bones: murgbene, beenmurg
salad cream: slaairoom
capers: kappertjies
anchovies: ansjovis
sun dried: songedroogde
dill: dille
mixed spice: gemengde speserye
wheel: wiel, wiele
castors: wieletjies
threaded rod: draadstang
coach bolt: slotbout, slotboute
coach screw: houtbout, houtboute
hook: haak
latch: grendel, grendels
barrel bolt: grendel, skuifgrendel
drawer: laaie
curtain: gordyn, gordyne
mirror: spieel, spieels
carpet: tapyt, tapyte
ridge: nokkap, nokplaat
lintel: latei, lateie
damp proof: vogdigte, vogwerende
face brick: siersteen, sierstene
chalk line: krytlyn
crowbar: koevoet, breekyster
pick: pikke, pikbyl
sledge hammer: voorhamer, vuishamer
mallet: rubberhamer, houthamer
side cutter: syknipper, sykniptang
allen key: inbussleutel, inbussleutels
grinder: slyper, hoekslyper
grinding disc: slypskyf, slypskywe
cutting disc: snyskyf, snyskywe
masonry bit: klipboor, steenboor
welding rods: sweisstawe, sweisstokke
cable ties: kabelbinders, kabelbindertjies
cable tie: kabelbinder
shackle: skakels
hose clamp: slangklem, slangklamp, slangklampe
shears: tuinsker, heiningsker
crack filler: kraakvuller
rust: roes
remover: verwyderaar
paint stripper: verfverwyderaar
extension pole: verlengstok
drop sheet: stofseil, verfseil
spotlight: kollig, kolligte
floodlight: spreilig, spreiligte
plug top: kragprop, kragproppe
gas cylinder: gassilinder, gasbottel
stove: stoof, gasstoof
kettle: ketel
heater: verwarmer
swimming pool: swembad
pool: swembad
chlorine: chloor
mouse trap: muisval, muisvalle
mouse: muis, muise
moth balls: motballe
flies: vliee
freezer bags: vriessakkies
sandwich bags: broodsakkies
toothpicks: tandestokkies
skewers: sosatiestokkies
tin foil: tinfoelie
baking paper: bakpapier
rubber bands: rekkies
exercise book: oefeningboek, skryfboek
crayons: vetkryt, kryte
chalk: bordkryt
eraser: uitveer, uitveers
sharpener: skerpmaker, skerpmakers
ruler: liniaal
marker: merkpen, merkpenne
toilet rolls: toiletrolle
lights: ligte
feed: voer
chicken feed: hoendervoer, hoenderkos
fish food: viskos
layer: lemeel
bread mix: broodmengsel
crusher: gruis
preservative: preserveermiddel
creosote: kreosoot
shelves: rakke
tools: gereedschap, gereedskap
fire extinguisher: brandblusser, brandblussers
vest: baadjie, veiligheidsbaadjie
rain suit: reenpak, reenjas
gumboots: waterstewels, gomstewels
rubber boots: waterstewels
glass wool: glaswol
caffeine free: kafeienvry
free: vry, vrye
fragrance: geurstof
nicotine: nikotien
kids: kinders
children: kinders
menthol: mentol
aloe: aalwyn
eucalyptus: bloekom
sweet chilli: soet brandrissie`;
