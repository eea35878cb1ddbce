/**
 * Goods in isiZulu, by the word a catalogue in English prints; see `goods` of Lexicon.
 * A dictionary, a line to each English word: a translator looks for a word in one place, and adds a line where there is none.
 */
export const zuluGoods = `sugar: ushukela, shukela, isugar, noshukela, ushugela
rice: irayisi, ilayisi, irice, amarice, irayis
milk: ubisi, lwobisi
bread: isinkwa, izinkwa, sinkwa
flour: ufulawa, fulawa, uflawa, flawa
maize meal: impuphu, mphuphu, iimpuphu, umpuphu, impuphu-yommbila
oil: amafutha, uwoyela, uoyili, amafutha-okupheka
cooking oil: amafutha okupheka, amafutha-okupheka, uwoyela-wokupheka
salt: usawoti, sawoti, itswayi, usawothi
tea: itiye, litiye
coffee: ikhofi, ikhofu
eggs: amaqanda, iqanda, maqanda
chicken: inkukhu, yenkukhu, izinkukhu, inkhukhu
meat: inyama
fish: inhlanzi, ifish
tomato: utamatisi, amatamatisi, itamati, otamatisi
onion: u-anyanisi, anyanisi, uanyanisi, o-anyanisi
potato: amazambane, izambane, amazambani, amapotato
beans: ubhontshisi, bhontshisi
water: amanzi, emanzi, namanzi
soap: insipho, izinsipho
sour milk: amasi, emasi
butter: ibhotela
margarine: umajarini, majarini
cheese: ushizi
sweets: amaswidi, uswidi, amaswiti
matches: umentshisi, mentshisi, umetshisi
candles: amakhandlela, ikhandlela
samp: isitambu, istambu
cooldrink: isiphuzo, iziphuzo, idrinki, amadrinki, unamnandi
beer: ubhiya, amabhiya, obhiya
cabbage: iklabishi
apple: i-apula, amahhabhula
banana: ubhanana
jam: ujamu
white: mhlophe, emhlophe, esimhlophe, elimhlophe, omhlophe, ezimhlophe, amhlophe
brown: nsundu, ensundu, esinsundu, omnsundu, onsundu, ezinsundu, elinsundu
red: bomvu, ebomvu, elibomvu, obomvu, ezibomvu, esibomvu
green: luhlaza, eluhlaza, eliluhlaza, eziluhlaza
black: mnyama, emnyama, omnyama, ezimnyama, elimnyama
large: enkulu, omkhulu, elikhulu, ezinkulu, elikhulukazi, esikhulu, amakhulu
small: encane, omncane, elincane, ezincane, esincane, amancane
cement: usimende, simende, semende, usemende
nails: izipikili, isipikili, zipikili
paint: upende, pende, opende, ipende
wood: ukhuni, izinkuni, amapulangwe, ipulangwe, iplangwe
wire: ucingo, izintambo, iwaya
pipe: ipayipi, amapayipi, ithumbu
soup: isobho, usobho
curry: ukhari
pork: ingulube, inyama yengulube
washing powder: impushana-yokuwasha, insipho-yokuwasha, uphawuda wokuwasha, iphawuda, impuphu yokuwasha, insipho yempuphu
nappies: amanabukeni, amanapukeni, inabukeni, amapampasi
juice: ujusi, ijuzi, ijusi
vinegar: uviniga
carrot: izaqathe, isaqathe
garlic: ugaliki
peanuts: amakinati, amantongomane
pumpkin: ithanga, amathanga
spinach: isipinashi
baking powder: imvubelo
pilchards: ufishi-oseshodeni, amapilishadi, ifishi
yoghurt: iyogathi
brick: isitini, izitini, amabrick
sand: isihlabathi, isanti
window: iwindi, amafasitela, ifasitela, amawindi, amafastela, ifastela
glue: ingcina, iglu
gloves: amagilavu, igilavu
brush: ibhulashi, amabhulashi
hammer: isando, izando
shovel: ifosholo, amafosholo
rope: intambo, izintambo, indophi
yellow: phuzi, ephuzi, eliphuzi, iyelo
blue: iblue
pink: iphinki, ephinki, obomvana
sweet: mnandi, emnandi, esimnandi
sour: muncu, emuncu
hot: shisayo, eshisayo
cold: bandayo, ebandayo, abandayo
frozen: ifrozini, efriziwe
mixed: exubile, okuxubile
fruit: isithelo, izithelo
vegetable: imifino, imifinyo, iveg
vegetables: imifino, imifinyo, iveg
orange: iwolintshi, amawolintshi, i-olintshi
lemon: ulamula, ilamuna
grape: amagrebhisi, amagilebhisi
grapes: amagrebhisi, amagilebhisi
peach: ipentshisi, amapentshisi
pear: ipheya, amapheya
pineapple: uphayinaphu, iphayinaphu
mango: umango, imango
avocado: ukotapheya, ikotapheya, ugwavapheya
guava: ugwava, amagwava
watermelon: ikhabe, amakhabe
strawberry: isitrobheri, amastrobheri
sweet potato: ubhatata
tomato sauce: usosi-katamatisi
sauce: usosi, isosi
lettuce: uletisi
cucumber: ukhukhamba, ikhukhamba
beetroot: ubhithirudi, ubhitirudi
mushroom: ikhowe, amakhowe
green pepper: upelepele-oluhlaza
pepper: upelepele, pelepele
chilli: upelepele, ushili
peas: uphizi, amaphizi
lentils: udali
corn: umbila, umbhila, ummbila
mealie: ummbila
mielie: ummbila
popcorn: amaphophukhoni
ginger: ujinja, ijinja
beef: inkomo, yenkomo, inyama yenkomo
lamb: imvu, yemvu
mutton: imvu
goat: imbuzi
sausage: isoseji, amasoseji, iwosi
boerewors: iwosi
mince: igayiwe, umince
liver: isibindi, isibindi senkukhu
tripe: ulusu
ham: iham
polony: ipoloni, upholoni, phaloni
viennas: amaviyena, amavienna
russian: amarashiya, amarussian
russians: amarashiya, amarussian
bacon: ubhekeni
sardines: amasadinsi, amasardini
tuna: ithuna
wings: amaphiko
drumsticks: imilenze
feet: amanqina, izinyawo
heads: amakhanda
gizzards: izinsu
cream: ukhilimu
ice cream: u-ayisikhilimu, ayisikhilimu
custard: ukhastadi
milk powder: ubisi-oluyimpuphu
condensed milk: ubisi-olujiyile
jelly: ujeli
honey: uju
syrup: isiraphu
peanut butter: ibhotela-lamakinati, ipinati
biscuits: amabhisikidi, ibhisikidi, amabhiskidi
cake: ikhekhe, amakhekhe
scones: amasikoni
rolls: amarolo
rusks: amarasks
oats: i-oats, ama-oats
porridge: iphalishi
cake flour: ufulawa-wekhekhe
yeast: imvubelo
brown sugar: ushukela-onsundu
white sugar: ushukela-omhlophe
pasta: ipasta
macaroni: imakharoni
spaghetti: isipagethi
noodles: amanudlisi, inoodles
baked beans: ubhontshisi-kathini
mayonnaise: imayonisi, umayonnaise
mustard: umasitadi
chutney: ushatini
chips: amashipsi, amachips
chocolate: ushokoledi, itshokoledi
chewing gum: ushingamu, ushwingamu
nuts: amantongomane, amakinati, inati, amanati
coke: ikhokhi, ukhokho
tea bags: amasaka-etiye
ginger beer: ujinjabhiya
wine: iwayini, newayini
cigarettes: osikilidi, usikilidi
ice: iqhwa, amaqhwa
dog food: ukudla-kwenja, ukudla-kwezinja
cat food: ukudla-kwekati
dog: inja, izinja
cat: ikati, amakati
food: ukudla
baby: ingane, usana, izingane
wipes: amawayiphi
toilet paper: iphepha-lasethoyilethi, ithoyilethi, amathishu
toilet: ithoyilethi, indlu-yangasese
paper: iphepha, amaphepha
bath soap: insipho-yokugeza
dishwashing: yezitsha, yokuwasha-izitsha
dishwashing liquid: insipho-yezitsha
bleach: ujikhi, ubhulitshi, ijik
sponge: isiponji
broom: umshanyelo, imishanyelo
mop: imophu
bucket: amabhakede, ibhakethe
cloth: indwangu, izindwangu
toothpaste: umuthi-wamazinyo, ikholigethi, ucolgate
toothbrush: isixubho, ibhulashi-lamazinyo
shampoo: ushampu
lotion: ilosheni
petroleum jelly: uvaseline, ivasilini
deodorant: isiqholo, ideodorant
perfume: amakha
razor: ireyza, insingo
paraffin: uphalafini, phalafini, upharafini, iparafini
charcoal: amalahle
firewood: izinkuni
plank: ipulangwe, amapulangwe, ipulanga
board: ibhodi, amabhodi
timber: amapulangwe, ukhuni, izingodo
lumber: amapulangwe, ukhuni, izingodo
pole: isigxobo, izigxobo, ipali, amapali
post: isigxobo, izigxobo
fence: ucingo, uthango
fencing: ucingo
barbed wire: ucingo-olunameva
gate: igede, isango
door: umnyango, isicabha, izicabha
lock: ilokhi, isihluthulelo
padlock: ingidi, iphedilokhi, amaphedilokhi
key: ukhiye, okhiye
hinge: ihenji, amahenji
handle: isibambo, izibambo
roof: uphahla
sheet: amashidi, ishidi, uthayela
corrugated: uthayela
ceiling: isilingi, usilingi
tile: ithayili, amathayili
glass: ingilazi
concrete: ukhonkolo, ukhonkrithi
stone: itshe, amatshe
block: ibhulokhi, amabhulokhi
lime: umcako
screw: isikulufu, izikulufu, amaskru
screws: isikulufu, izikulufu, amaskru
nail: izipikili, isipikili
bolt: ibhawodi, amabhawodi
bolts: ibhawodi, amabhawodi
nut: inati, amanati
washer: iwasha, amawasha
chain: iketango, amaketango, itsheyini
cable: ikhebuli
hose: ithumbu, ipayipi-lokunisela
tap: umpompi, ompompi, impompi
tank: ithangi, amathangi
sink: usinki
bath: ubhavu
shower: ishawa
switch: iswishi, iswitshi
plug: ipulaki, iplaki
bulb: igilobhu, amagilobhu, iglobhu, isibani
globe: igilobhu, amagilobhu, iglobhu, isibani
light: isibani, ilambu, amalambu
torch: ithoshi
flashlight: ithoshi
battery: ibhethri, amabhethri, ibhetri
batteries: ibhethri, amabhethri, ibhetri
tape: itheyiphu, ithephu
roller: irola
thinners: ithina
varnish: ivanishi
plaster: upulastela, iplasta
sandpaper: isandpapa
saw: isaha, amasaha
screwdriver: isikuludilayiva, iskrudrayiva
spade: isipedi, ispedi
hoe: igeja, amageja
axe: imbazo, izimbazo
wheelbarrow: ibhala, ikilibhula
ladder: isitebhisi, iladi
drill: ibhora
spanner: isipanela, izipanela
seeds: imbewu, izimbewu
seed: imbewu, izimbewu
fertilizer: umanyolo
soil: umhlabathi, inhlabathi
poison: ushevu
boots: amabhuthi, amabhathuzi
cleaner: okokuhlanza
floor: phansi, amaphansi
lavender: ilavenda
pine: iphayini
sugar free: engenashukela, ongenashukela, engenawo-ushukela
granules: izinhlamvu
smooth: ebushelelezi, obushelelezi
tomato paste: utamatisi ocindezelwe
medium: ophakathi, ephakathi
orange juice: ujusi wewolintshi, ijusi yamawolintshi
apple juice: ujusi we-apula
soft drink: isiphuzo, iziphuzo, idrinki
full cream: onokhilimu, ogcwele
low fat: onamafutha amancane
long life: ohlala isikhathi eside
powder: impushana
bar soap: insipho ende, insipho yokuwasha
hand soap: insipho yezandla
candy: amaswidi, uswidi
lollipop: ulolipopu, amalolipopu
lollipops: ulolipopu, amalolipopu
cookies: amakhukhi, amabhisikidi
buns: amabhanisi, ibhanisi
sausages: amasoseji
thighs: amathanga enkukhu
breast: isifuba, izifuba
ribs: izimbambo
chops: amatshopsi
steak: isiteki
potatoes: amazambane
peanut: amantongomane
oranges: amawolintshi
apples: ama-apula
fat free: engenamafutha, ongenamafutha
gluten free: engenayo igluten
no sugar: engenashukela, ongenashukela
salted: enosawoti, onosawoti
unsalted: engenasawoti, ongenasawoti
spicy: enopelepele
light bulb: igilobhu, amagilobhu, iglobhu
insecticide: umuthi wezinambuzane, isibulali zinambuzane
insect spray: umuthi wezinambuzane, ispreyi sezinambuzane
mosquito: omiyane, umiyane
rat: amagundane, igundane
rat poison: ushevu wamagundane
ant: izintuthwane
cockroach: amaphela
lighter: ilayitha, amalayitha
plastic: iplastiki, amaplastiki
refuse bags: amaplastiki kadoti, izikhwama zikadoti, oplastiki badoti
refuse: udoti, kadoti
plate: ipuleti, amapuleti
plates: amapuleti
cup: inkomishi, izinkomishi
cups: izinkomishi, inkomishi
spoon: isipuni, izipuni
spoons: izipuni
fork: imfologo, izimfologo, imfoloko
forks: izimfologo
knife: ummese, imimese
knives: imimese
pot: ibhodwe, amabhodwe
pen: ipeni, amapeni
pens: amapeni
pencil: ipensela, amapensela
pencils: amapensela
notebook: incwadi yokubhalela, izincwadi
envelope: imvilophu, izimvilophu
scissors: isikelo, izikelo
towel: ithawula, amathawula
towels: amathawula
sanitary pads: amaphedi, iphedi
disinfectant: isibulali magciwane
conditioner: ikhondishina
softener: isithambisi
fabric softener: isithambisi
serviettes: amaseviyethi
iron: insimbi, ayina
steel: insimbi
copper: ikhopha
rubber: irabha
plywood: iplayiwudi
paintbrush: ibhulashi likapende
masking tape: imaskhing theyiphu
trowel: itrofela
level: iluvalo, ispiriti level
pliers: ipleyizi, amapleyizi
wrench: isipanela
rake: ihhala, irakhi
bracket: ibhulakethi
elbow: i-elibho
valve: ivalvu
toilet seat: isihlalo sethoyilethi
basin: indishi, ubheseni
door frame: uhlaka lomnyango
gutter: igatha
roofing: uphahla
fan: ifeni
kettle: iketela, igedlela
stove: isitofu
gas: igesi
helmet: isivikeli khanda
mask: imaskhi
overall: i-ovaroli, ama-ovaroli, ovaroli
gumboots: amagamubuthi
shirt: ishethi
coarse: okhahlalayo
fine: ocolekile, ecolekile
crunchy: okrakrashayo
assorted: okuhlukahlukene
sliced: esikiwe, sikiwe
ground: ogayiwe, egayiwe
dried: omisiwe, eyomisiwe
spices: izinongo, izithako
spice: isinongo, izinongo
chicken spice: isinongo senkukhu
stock cubes: amakhyubi
mixed vegetables: imifino exubile
sweetcorn: umbila omnandi
cornflakes: amacornflakes
cereal: isiriyeli
mielie meal: impuphu
sugar beans: ubhontshisi omkhulu
coal: amalahle
feed: ukudla kwezinkukhu
chicken feed: ukudla kwezinkukhu
seedlings: izithombo`;
