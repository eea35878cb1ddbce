/**
 * Goods in Spanish, by the word a catalogue in English prints; see `goods` of Lexicon.
 * A dictionary, a line to each English word: a translator looks for a word in one place, and adds a line where there is none.
 */
export const spanishGoods = `sugar: azucar
rice: arroz
milk: leche
bread: pan, pancito
flour: harina, harinas
maize meal: harina-de-maiz
corn: maiz, elote, elotes, choclo
butter: mantequilla, manteca, mantequillas
cheese: queso
eggs: huevos, huevo
oil: aceite, aceites
salt: sal
pepper: pimienta, pimiento, pimientos, morron, morrones
tea: te
coffee: cafe, cafecito
water: agua, aguas
still: sin-gas
sparkling: con-gas, gasificada, gasificado, mineralizada, espumoso, espumante
long life: larga-vida
full cream: entera
low fat: descremada, semidescremada, semidescremado, desnatada, bajo en grasa, baja en grasa
juice: jugo, zumo, jugos, zumos
soap: jabon, jabones, jaboncillo
fish: pescado
chicken: pollo
beef: res, vacuno, ternera, vacuna
meat: carne
sausage: salchicha, salchichas, chorizos, longaniza
ham: jamon
tuna: atun, atunes
sardines: sardinas
tomato: tomate, tomates, jitomate, jitomates
tomato sauce: salsa-de-tomate
sauce: salsa
onion: cebolla, cebollas, cebollita
potato: papa, papas, patata, patatas
beans: frijoles, frijol, judias, porotos, habichuelas, alubias, alubia, frijolitos, caraotas
lentils: lentejas
peas: guisantes, arvejas, chicharos, chicharo, guisante, arveja
apple: manzana, manzanas
orange: naranja, naranjas, anaranjado, anaranjada
lemon: limon, limones
pineapple: pina, ananas, anana
grape: uva, uvas
strawberry: fresa, fresas, frutilla, frutillas
peach: durazno, melocoton, duraznos, melocotones
banana: platano, platanos, guineo, guineos, cambur, bananas
mango: mango, mangos
coconut: coco
jam: mermelada
honey: miel
vinegar: vinagre, vinagres
mayonnaise: mayonesa, mayonesas
mustard: mostaza
biscuits: galletas, galleta
sweets: dulces, caramelos
chocolate: chocolate, chocolates
yoghurt: yogur, yogurt, yogures, yogurts
cream: crema, nata, cremas
ice cream: helado
pasta: pasta, pastas
spaghetti: espagueti, espaguetis
noodles: fideos, fideo, tallarines
oats: avena
cereal: cereal, cereales
peanut butter: crema-de-cacahuate, mantequilla-de-mani, crema de mani, mantequilla de cacahuate, mantequilla de cacahuete
beer: cerveza, cervezas, chela, chelas, birra
wine: vino, vinos, vinito
red: rojo, roja, tinto, rojos, rojas
white: blanco, blanca, blancas, blancos
green: verde, verdes
black: negro, negra, negros, negras
blue: azul, azules
yellow: amarillo, amarilla, amarillos, amarillas
brown: moreno, morena, cafe, marron, marrones
large: grande, grandes
small: pequeno, pequena, chico, chica, chicos, chicas, chiquito, chiquita, pequenos, pequenas
can: lata
bleach: cloro, lejia, blanqueador, lavandina, hipoclorito
detergent: detergente, detergentes
softener: suavizante
toilet paper: papel-higienico, papel higienico
napkins: servilletas, servilleta
candles: velas, vela, veladora, veladoras
matches: fosforos, cerillos, cerilla, cerillas, cerillo
cement: cemento
nails: clavos, clavo, puntillas
screws: tornillos, tornillo, pijas, pija, tornilleria
wood: madera, maderas
paint: pintura, pinturas
pipe: tuberia, tubo, tubos, tuberias, cano, canos, caneria
wire: alambre, cable, cables, alambres
hammer: martillo, martillos
brush: brocha, brochas, cepillo, cepillos, pincel
glue: pegamento, cola, pegamentos
tape: cinta, cintas
gloves: guantes, guante
drywall: tablaroca, tabla-roca, tablayeso, pladur, panel-de-yeso, placa-de-yeso, durlock, yeso
sand: arena, arenilla
brick: ladrillo, ladrillos, tabique, tabiques
bulb: foco, bombilla, focos, bombillas, bombillo, bombillos, ampolleta
lock: candado, cerradura, cerraduras, cerrojo, chapa
light: ligero, ligera, luz, luces
zero: cero
sunflower: girasol
hazelnut: avellana, avellanas
almond: almendra, almendras
peanut: cacahuate, mani, cacahuete
vanilla: vainilla
lavender: lavanda
mint: menta
avocado: aguacate, aguacates, palta, paltas
guava: guayaba, guayabas
passion fruit: maracuya, parchita
watermelon: sandia
pear: pera, peras
mushroom: champinon, champinones, hongos, hongo
garlic: ajo
ginger: jengibre, kion
carrot: zanahoria, zanahorias
cabbage: repollo, coles
lettuce: lechuga
spinach: espinaca, espinacas
bacon: tocino, tocineta, panceta, beicon
pork: cerdo, puerco
lamb: cordero, borrego
mince: molida, picada
shrimp: camaron, camarones, gambas, gamba, langostinos
toothpaste: pasta-de-dientes, pasta-dental, dentifrico
anti dandruff: anticaspa, anti-caspa
shampoo: champu
deodorant: desodorante
nappies: panales
wipes: toallitas, toallitas-humedas
sponge: esponja, esponjas, fibra-esponja
broom: escoba, escobas, cepillo-de-barrer
mop: trapeador, fregona, trapeadores, fregonas, lampazo
dishwashing: lavavajillas, lavaplatos, lavaloza, lavatrastes, trastes, platos
washing powder: detergente-en-polvo, jabon-en-polvo
disinfectant: desinfectante
insecticide: insecticida
foil: papel-aluminio, aluminio, papel-de-aluminio
baby: bebe, bebes
condensed milk: leche-condensada
powder: en-polvo, polvo
yeast: levadura
chickpeas: garbanzos, garbanzo
soup: sopa, sopas
stock: caldo
hot: picante, picosa, picoso
smoked: ahumado, ahumada
salted: salado, salada
frozen: congelado, congelada
fresh: fresco, fresca
soft drink: refresco, refrescos, gaseosa, refresquito, gaseosas
bucket: cubeta, cubetas, cubo, balde
block: bloque, bloques, bloc, tabicon
hollow: hueco, huecos, hueca
concrete: concreto, hormigon, concretos
mortar: mortero
mason: mortero
plaster: yeso
tile: azulejo, azulejos, loseta, baldosa, baldosas, losetas, ceramica, mosaico
grout: lechada, boquilla, boquillas, lechadas, fragua
insulation: aislante, aislamiento, lana-de-vidrio, aislantes
copper: cobre
steel: acero, aceros
stainless: inoxidable
aluminum: aluminio
galvanized: galvanizado, galvanizada, galvanizados, galvanizadas
elbow: codo, codos
schedule: cedula
coupling: cople, coples, acople, union, acoples, cupla, manguito
valve: valvula, valvulas
faucet: grifo, llave-de-agua, grifos, canilla, griferia, mezcladora, llave
toilet: inodoro, excusado, sanitario
sink: lavabo, fregadero, lavamanos, tarja, pileta
bathtub: banera, tina
shower: regadera, ducha
door: puerta, puertas
hinge: bisagra, bisagras
padlock: candado, candados
handle: manija, manijas, jaladera, jaladeras, tirador, tiradores
window: ventana, ventanas
screwdriver: desarmador, destornillador, desatornillador, destornilladores
saw: sierra, serrucho, sierras, serruchos, segueta
drill: taladro
bit: broca, brocas, puntas
ladder: escalera, escaleras
bolt: perno, pernos
nut: tuerca, tuercas
washer: arandela, arandelas, rondana, rondanas
anchor: taquete, taquetes
staple: grapa, grapas
sealant: sellador, sellante
roller: rodillo, rodillos
switch: apagador, interruptor, apagadores, interruptores
outlet: enchufe, tomacorriente, contacto, contactos, tomacorrientes, enchufes
gravel: grava, gravilla, piedrin
fence: cerca, valla, vallas, cercas, alambrado
board: tabla, tablas
plywood: triplay, contrachapado, terciado, triplex, multilaminado
post: poste, postes
beam: viga, vigas
shingle: teja, tejas
left: izquierdo, izquierda
right: derecho, derecha
treated: tratado, tratada
ring: anillo
wax: cera
macaroni: macarrones, coditos
olive: oliva, aceituna
cinnamon: canela
liver: higado, higaditos, higadito, higados
dog food: comida-para-perro, alimento-para-perro, croquetas, alimento para perros, comida para perros
gray: gris, grises
grey: gris, grises
mesh: malla, mallas
adhesive: adhesivo, pegamento, adhesivos
cedar: cedro
pine: pino
birch: abedul
maple: arce
oak: roble, encino
picket: estaca, estacas, tabla
reducer: reductor, reduccion, reducciones
cap: tapon, tapa, tapones, tapas
refill: recarga, repuesto, recambio, relleno
mixed: mixto, mixta, surtido, mixtos, mixtas, mezcla
fruit: fruta, frutas
apricot: albaricoque, chabacano, albaricoques, damasco
cherry: cereza, cerezas
raspberry: frambuesa, frambuesas
blueberry: arandano, arandanos
plum: ciruela, ciruelas
lime: lima, cal
caramel: caramelo, dulce-de-leche
wholewheat: integral
whole wheat: integral
soya: soja
cat food: comida-para-gato, alimento-para-gato, alimento para gatos, comida para gatos
toothbrush: cepillo-de-dientes, cepillo-dental
blades: hojas, cuchillas, navajas
lotion: locion
regular: normal, clasico, clasica
sheet: lamina
gutter: canaleta, canaletas, canalon, canalones
stud: montante, parante, montantes, parales, barrote
ceiling: cielo-raso, techo, plafon
hard hat: casco, cascos
mask: mascarilla, mascarillas, cubrebocas, tapabocas
rope: cuerda, soga, mecate
chain: cadena, cadenas
pliers: alicate, alicates, pinzas
wrench: llave, llave-inglesa, llave-ajustable
level: nivel, niveles
shovel: pala, palas
rake: rastrillo
hose: manguera, mangueras
mix: mezcla
joint compound: compuesto-para-juntas, pasta-para-juntas, redimix, masilla-para-juntas, compuesto
type: tipo
pink: rosado, rosada, rosa
purple: morado, morada, violeta
gold: dorado, dorada
silver: plateado, plateada, plata
clear: transparente, transparentes, claro, clara
dark: oscuro, oscura, oscuros
ivory: marfil
medium: mediano, mediana, medianos, medianas
long: largo, larga, largos, largas
short: corto, corta, cortos
thick: grueso, gruesa, gruesos, gruesas
thin: delgado, delgada, fino
fine: fino, fina
coarse: grueso, gruesa
wide: ancha
round: redondo, redonda, redondos
square: cuadrado, cuadrada, cuadrados
flat: plano, plana, planos, mate
double: doble
assorted: surtido, surtida, surtidos, surtidas, variado, variados
original: originales
flavour: sabor
flavor: sabor
flavoured: saborizado, saborizada
flavored: saborizado, saborizada
sweet: dulce
sour: agrio, agria, acido
bitter: amargo, amarga
spicy: picantes, picosa, picoso
mild: suave
soft: suave, blando, blanda
unsalted: sin-sal
sugar free: sin-azucar, sin azucares
unsweetened: sin-azucar
whole: entero, enteros, enteras
whole milk: leche-entera
skim: descremado, desnatada, desnatado
skimmed: descremado, desnatada, desnatado
lactose free: deslactosada, sin lactosa, deslactosado
lactose: deslactosada, lactosa
ground: molido, molida, molidos
chopped: picado
crushed: triturado, triturada, machacado
sliced: rebanado, rebanada, rebanadas, lonchas, loncheado, laminado
grated: rallado, rallada
roasted: tostado, tostada, tostados, asado, rostizado
dried: seco, seca, secos, secas, deshidratado
dry: seco, seca
instant: instantaneo, instantanea
peeled: pelado, pelados, pelada
strong: fuerte
family: familiar
mixed fruit: frutas-mixtas
vegetable: verdura, verduras, vegetales, hortalizas
vegetables: verdura, verduras, vegetales, hortalizas
tropical: tropicales
tangerine: mandarina, mandarinas
mandarin: mandarina, mandarinas
grapefruit: toronja, toronjas, pomelo, pomelos
plantain: platano-macho, platanos-machos
papaya: lechosa, mamon
melon: melones
prunes: ciruelas-pasas, ciruela-pasa
blackberry: zarzamora, zarzamoras
cranberry: arandano-rojo
berries: frutos-rojos, frutos-del-bosque
fig: higo, higos
dates: datiles, datil
raisins: pasas, uvas-pasas, uva-pasa
pomegranate: granada
potatoes: papas, patatas
sweet potato: camote, camotes, boniato, boniatos
bell pepper: pimiento-morron
chilli: chile, chiles, aji, guindilla, picante
chili: chile, chiles, aji
cucumber: pepino, pepinos
pickle: pepinillo, pepinillos, encurtidos
pickles: pepinillo, pepinillos, encurtidos
beetroot: remolacha, remolachas, betabel
beet: remolacha, remolachas, betabel
cauliflower: coliflor
broccoli: brocoli
celery: apio
zucchini: calabacin, calabacitas, calabacita
pumpkin: calabaza, calabazas, zapallo, auyama
eggplant: berenjena, berenjenas
asparagus: esparragos, esparrago
artichoke: alcachofa, alcachofas
radish: rabano, rabanos
leek: puerro, puerros
sweetcorn: maiz-dulce, elote-dulce
popcorn: palomitas, palomitas-de-maiz, pochoclo, crispetas
green beans: ejotes, judias-verdes, vainitas
kidney beans: frijoles-rojos, alubias-rojas, alubias
black beans: frijoles-negros, caraotas
baked beans: alubias-con-tomate
chips: papas-fritas, papitas, patatas-fritas, sabritas
french fries: papas-a-la-francesa
steak: bistec, bistecs, filete-de-res
fillet: filete, filetes
chops: chuleta, chuletas
ribs: costilla, costillas
breast: pechuga, pechugas
thighs: muslo, muslos
drumsticks: piernas-de-pollo, muslitos
wings: alas, alitas
turkey: pavo
duck: pato
goat: chivo, cabra, chivito
hot dog: perro-caliente
meatballs: albondigas
mackerel: caballa, jurel
cod: bacalao
hake: merluza
squid: calamar, calamares
octopus: pulpo
crab: cangrejo
mussels: mejillones
cream cheese: queso-crema
sour cream: crema-agria, crema-acida
whipping cream: crema-para-batir, nata-para-montar
evaporated milk: leche-evaporada
powdered milk: leche-en-polvo
milk powder: leche-en-polvo
buttermilk: suero-de-leche
margarine: margarina
lard: manteca-de-cerdo
popsicle: paleta
rolls: panecillos, bolillos, bolillo
buns: bollos, bollo, pan de hamburguesa, pan para hamburguesa
cake: pastel, pasteles, torta, tarta, bizcocho
cookies: galletas, galletitas
crackers: galletas-saladas, galletas-de-soda, saladitas
toast: pan-tostado, tostadas
tortillas: tortilla
wheat: trigo
rye: centeno
barley: cebada
bran: salvado, salvado de trigo
semolina: semola
cornstarch: maicena, fecula-de-maiz
corn starch: maicena, fecula-de-maiz
corn flour: maicena, fecula-de-maiz
baking powder: polvo-para-hornear, polvo-de-hornear, levadura-quimica
baking soda: bicarbonato, bicarbonato-de-sodio
bicarbonate: bicarbonato, bicarbonato-de-sodio
icing sugar: azucar-glass, azucar-glas, azucar-en-polvo, azucar-impalpable, azucar glas, azucar glass, azucar impalpable
powdered sugar: azucar-glass, azucar-glas, azucar-en-polvo, azucar-impalpable
brown sugar: azucar-morena, azucar-moreno, panela, piloncillo
white sugar: azucar-blanca
sweetener: edulcorante, endulzante
cocoa: cacao
gelatin: gelatina
jelly: gelatina
syrup: jarabe, sirope, almibar, jarabes
molasses: melaza
olive oil: aceite-oliva, aceite de oliva
olives: aceitunas, aceituna
canola: colza
sesame: ajonjoli, sesamo
corn oil: aceite-maiz
soy: soya, soja
soy sauce: salsa-soya, salsa-de-soya, salsa-de-soja
tomato paste: pasta-de-tomate, concentrado-de-tomate, extracto-de-tomate
dressing: aderezo, aderezos, alino
hot sauce: salsa-picante
apple cider vinegar: vinagre-de-manzana
spice: especia, especias
spices: especia, especias
seasoning: sazonador, condimento, condimentos, sazon
cumin: comino
parsley: perejil
cilantro: culantro
coriander: cilantro, culantro
basil: albahaca
thyme: tomillo
rosemary: romero
bay leaves: hojas-de-laurel
bay: laurel
cloves: clavo-de-olor, clavos-de-olor
nutmeg: nuez-moscada
turmeric: curcuma
paprika: pimenton
saffron: azafran
curry: curri
anise: anis
nuts: nueces, frutos-secos
walnut: nuez, nueces, nogal
peanuts: cacahuates, cacahuetes, manies
cashew: anacardo, anacardos, maranon
pistachio: pistacho, pistachos
seeds: semillas, semilla, pipas
sunflower seeds: pipas-de-girasol
lasagna: lasana
bouillon: caldo, cubitos
granola: granolas
candy: dulces, dulcecitos, golosinas, caramelo, caramelos
lollipop: paletas, chupetas, chupetines
lollipops: paletas, chupetas, chupetines
gum: chicle, chicles
chewing gum: chicle, chicles
green tea: te-verde
black tea: te-negro
tea bags: bolsitas-de-te, saquitos-de-te
chamomile: manzanilla
instant coffee: cafe-soluble, cafe-instantaneo
hot chocolate: chocolate-caliente, chocolate-de-mesa
decaf: descafeinado
decaffeinated: descafeinado
orange juice: jugo-de-naranja, zumo-de-naranja, jugo de naranja, zumo de naranja
nectar: nectares
soda: refresquito, gaseosas, refrescos
cola: refresco-de-cola
lemonade: limonada
energy drink: bebida-energetica, bebida-energizante, energizante
drink: bebida, bebidas
rum: ron
ice: hielo, hielos
cigarettes: cigarros, cigarrillos
lighter: encendedor, encendedores, mechero
charcoal: carbon, carbon-vegetal
firewood: lena
dog: perro, perros
cat: gato, gatos
pet: mascota, mascotas
litter: arena-para-gato
diapers: panales, panal
formula: leche-de-formula, formula-lactea
baby food: papilla, papillas, potito
cleaner: limpiador, limpiadora
all purpose cleaner: limpiador-multiusos, multiusos
floor: pisos, suelo
floor cleaner: limpiapisos, limpiador-de-pisos, limpia-pisos
glass cleaner: limpiavidrios, limpiacristales, limpiador de vidrios, limpiador de cristales
degreaser: desengrasante
ammonia: amoniaco
liquid: liquido, liquida
laundry: ropa, lavanderia
fabric softener: suavizante-de-telas, suavizante
stain remover: quitamanchas
bath soap: jabon-de-tocador, jabon-de-bano
hand soap: jabon-de-manos
bar soap: jabon-en-barra
steel wool: fibra-metalica, lana-de-acero
scrubber: estropajo, estropajos, fibra
scourer: estropajo, estropajos, fibra
cloth: trapo, trapos, pano, panos, bayeta
dustpan: recogedor
air freshener: ambientador, aromatizante, ambientadores
garbage bags: bolsas-de-basura, bolsas-para-basura
trash bags: bolsas-de-basura, bolsas-para-basura
refuse bags: bolsas-de-basura, bolsas-para-basura
garbage: basura
trash: basura
refuse: basura
paper: papel
paper towel: toallas-de-papel, papel-de-cocina, toalla-de-cocina
paper towels: toallas-de-papel, papel-de-cocina, toalla-de-cocina
towel: toalla, toallas
towels: toalla, toallas
tissues: panuelos, panuelo
plastic wrap: papel-film
plastic: plastico, plastica, plasticos
cup: vaso, vasos
cups: vaso, vasos
plate: plato, platos, placa, placas
plates: plato, platos
spoon: cuchara, cucharas
spoons: cuchara, cucharas
fork: tenedor, tenedores
forks: tenedor, tenedores
knife: cuchillo, cuchillos
knives: cuchillo, cuchillos
straws: popotes, pajitas, pitillos
notebook: cuaderno, cuadernos, libreta
pen: boligrafo, boligrafos, lapicero, lapiceros
pens: boligrafo, boligrafos, lapicero, lapiceros
pencil: lapiz, lapices
pencils: lapiz, lapices
envelope: sobres
mouthwash: enjuague-bucal
conditioner: acondicionador
hair: cabello, pelo
body: corporal
razor: rastrillo, rastrillos, rasuradora, afeitadora, maquinilla
shaving: afeitar, rasurar
shower gel: gel-de-bano, gel-de-ducha
body wash: gel-de-bano, gel-de-ducha
sanitary pads: toallas-sanitarias, toallas-femeninas, compresas
cotton: algodon, algodones
sunscreen: protector-solar, bloqueador
hand sanitizer: gel-antibacterial
spruce: abeto, picea
fir: abeto, oyamel
mahogany: caoba
lumber: madera, maderas, polin
particle board: aglomerado
chipboard: aglomerado
mdf: fibrapanel
panel: tablero, tableros, paneles
plank: tablon, tablones
joist: vigueta, viguetas
strip: liston, listones
moulding: moldura, molduras
molding: moldura, molduras
baseboard: zocalo, rodapie
gypsum: yeso
joint tape: cinta-para-juntas, perfacinta
joint: juntas, junta
corner bead: esquinero, esquineros
putty: masilla, masillas
nail: puntilla, puntillas
screw: tornillo
hex: hexagonal, hexagonales
rivet: remache, remaches
rivets: remache, remaches
hook: gancho, ganchos
staples: grapas
rebar: varilla, varillas, cabilla, cabillas, fierro corrugado
wire mesh: malla-de-alambre, malla electrosoldada
stone: piedra, piedras
paver: adoquin, adoquines
tile adhesive: pegazulejo, pegamento-para-azulejo, adhesivo-para-azulejo
stucco: estuco
tube: tubo, tubos
plug: tapon, clavija
union: uniones, tuerca-union
adapter: adaptador, adaptadores
fitting: conexion, conexiones, accesorio, accesorios
fittings: conexion, conexiones, accesorio, accesorios
trap: sifon, trampa, cespol
drain: desague, drenaje, coladera
ball valve: valvula-de-bola, llave-de-paso, llave de bola, valvula esferica
check valve: valvula-check, valvula-antirretorno
garden hose: manguera-de-jardin
water heater: calentador, boiler, calentador-de-agua, calefon, terma
tank: tanque, tinaco
pump: bomba
toilet seat: asiento-de-inodoro, asiento-para-wc
seat: asiento
shower head: cabeza-de-ducha
brass: laton, bronce
iron: hierro, fierro
chrome: cromado, cromada
aluminium: aluminio
galvanised: galvanizados, galvanizadas
stainless steel: acero-inoxidable
breaker: interruptor-termomagnetico, termomagnetico, pastilla, disyuntor, interruptor-termico
circuit breaker: disyuntor, pastilla-termica
wire nuts: conectores-de-cable, capuchones
cable: cables
box: caja-electrica, chalupa
receptacle: contacto, tomacorriente
conduit: conducto, poliducto, conductos, canalizacion
connector: conector, conectores
extension cord: extension-electrica, alargador
lamp: lampara, lamparas
battery: pilas, pila, bateria, baterias
batteries: pilas, pila, bateria, baterias
flashlight: linterna, linternas, foco-de-mano
fan: ventilador, ventiladores
electrical tape: cinta-de-aislar, cinta-aislante, cinta-electrica
masking tape: cinta-de-enmascarar
duct tape: cinta-americana, cinta-gris
tape measure: cinta-metrica, flexometro, huincha, cinta de medir
primer: imprimacion, imprimante, fondo, primario, sellador
sealer: sellador, selladores
enamel: esmalte, esmaltes
varnish: barniz, barnices
stain: tinte
thinner: diluyente, adelgazador
turpentine: aguarras
gloss: brillante, brillo
satin: satinado, satinada
interior: interiores
exterior: exteriores
wall: pared, paredes, muro
paintbrush: brochas, pincel, pinceles
sandpaper: lija, lijas, papel-de-lija
scraper: espatula, rasqueta
putty knife: espatula, espatulas
caulk: calafateo, sellador, masilla
silicone: silicona, silicon
foam: espuma
expanding foam: espuma-expansiva
door frame: marco-de-puerta
frame: marco, marcos, bastidor
door knob: perilla, pomo, chapa-de-puerta
doorknob: perilla, pomo, chapa-de-puerta
knob: perilla, perillas, pomo
deadbolt: cerrojo
key: llave, llaves
screen: mosquitero, mosquitera
glass: vidrio, vidrios, cristal
roof: techo, techos, tejado
roofing: techo, techos, tejado, techumbre, impermeabilizante
shingles: tejas, tejas-asfalticas
downspout: bajante, bajantes
flashing: tapajuntas
waterproof: impermeable, impermeabilizante
waterproofing: impermeable, impermeabilizante
foam board: placa-de-espuma
rail: riel, rieles, baranda, barandal
gate: porton, reja
barbed wire: alambre-de-puas
chain link: malla-ciclonica
drill bit: brocas, mecha
chisel: cincel, formon
trowel: llana, cuchara-de-albanil, paleta
hoe: azadon, azada
axe: hacha
wheelbarrow: carretilla, carretillas
pruning shears: tijeras-de-podar
pruner: tijeras-de-podar
scissors: tijeras, tijera
goggles: lentes-de-seguridad, gafas
safety: seguridad
helmet: casco
boots: botas
epoxy: epoxico, epoxi
soil: tierra
potting soil: tierra-para-macetas, sustrato
fertilizer: fertilizante, abono
seed: semilla, semillas
grass: pasto, cesped
mulch: mantillo
pot: maceta, macetas
sprinkler: aspersor, aspersores
weed killer: herbicida, matamalezas
tarp: lona, lonas
rat: rata, ratas, raticida
mosquito: mosquitos, zancudos
cockroach: cucarachas
ant: hormigas
granules: granulos, granulado, granulada
granulated: granulado, granulada
smooth: suave, liso, lisa
crunchy: crujiente, crujientes, crocante
scent: aroma, fragancia
window cleaner: limpiavidrios, limpiacristales
toilet cleaner: limpia-inodoros
toilet block: pastilla-de-inodoro, pastillas-para-inodoro
dishwashing liquid: lavavajillas, lavaplatos, lavatrastes
roll on: roll-on, antitranspirante
razor blades: cuchillas, navajas
saw blade: disco-de-sierra, hoja-de-sierra, disco-sierra, disco, discos
blade: cuchilla, disco, discos
tooth: dientes, diente
roller cover: funda-de-rodillo, repuesto-de-rodillo
strap: abrazadera, abrazaderas, correa
straps: abrazaderas, correas
clamp: abrazadera, prensa
clip: grapa
contractor: contratista
contractor bags: bolsas-de-contratista
tie wire: alambre-de-amarre, alambre-para-amarrar
tie: amarre, amarrar
rubber: hule, caucho
wing nut: tuerca-mariposa
hanger: colgador, soporte
joist hanger: colgador-de-viga, soporte-para-vigueta
brace: escuadra
bracket: soporte, escuadra
angle: angulo
wall plate: placa-de-pared, tapa
cover: tapa, cubierta
junction box: caja-de-conexiones
tee: te, tes
bushing: buje
male: macho
female: hembra
threaded: roscado, roscada
perforated: perforado, perforada, perforados
compound: compuesto
lightweight: ligero, liviano
painter's tape: cinta-de-pintor
protective: protector, protectora
oil based: base-aceite, base-de-aceite
deck: cubierta
felt: fieltro
drip edge: goteron, gotero
shed: cobertizo
boudoir: soletilla, soletillas
sponge fingers: soletillas
wafers: obleas, barquillos
litchi: lichi
tamarind: tamarindo
no sugar: sin-azucar
no added sugar: sin-azucar-anadido, sin-azucar
fat free: sin-grasa, descremado, descremada
gluten free: sin-gluten
sea salt: sal-de-mar, sal-marina
coarse salt: sal-gruesa
iodised: yodada
parboiled: precocido, vaporizado
tomato puree: pure-de-tomate
peeled tomatoes: tomates-pelados
white beans: alubias-blancas
creamer: crema-para-cafe, sustituto-de-crema
ground coffee: cafe-molido
iced tea: te-helado, te frio
sparkling water: agua-con-gas
still water: agua-sin-gas
red wine: vino-tinto
white wine: vino-blanco
whisky: guisqui
whitening: blanqueadora
apple juice: jugo de manzana, zumo de manzana
basin: lavabo, palangana
beige: beis
blackcurrant: grosella negra
cake flour: harina para pasteles, harina de reposteria
castor sugar: azucar extrafina
cling wrap: film plastico, papel film, papel transparente
cooking oil: aceite para cocinar, aceite de cocina
cornflour: maicena, fecula de maiz
corrugated: corrugado, corrugada, acanalada
cottage cheese: queso cottage, requeson
cotton wool: algodon
custard: natilla, natillas
drywall screw: tornillo de tablaroca, tornillo drywall, tornillo para tablaroca
drywall screws: tornillos de tablaroca, tornillos drywall, tornillos para tablaroca
extension: alargador
filler: relleno
food: comida
fuse: fusible, fusibles
insulation tape: cinta de aislar
light bulb: foco, bombilla, bombillo, focos, bombillas
insect spray: insecticida, mata bichos
gherkins: pepinillos
marmalade: mermelada de naranja
mug: taza
paraffin: parafina, queroseno
petroleum jelly: vaselina
poison: veneno
porridge: papilla
prawns: camarones, gambas, langostinos
safety glasses: lentes de seguridad, gafas de seguridad, anteojos de seguridad
sanding: lijado
sausages: salchichas
serviettes: servilletas
spade: pala
split peas: arvejas partidas, chicharos partidos
stock cubes: cubitos de caldo, cubos de caldo
sunflower oil: aceite de girasol
vegetable oil: aceite vegetal
tap: grifo, canilla
tarpaulin: lona
thinners: disolvente, aguarras, adelgazador
timber: madera
toffee: caramelo
torch: linterna
tripe: mondongo, panza
wood glue: cola blanca, pegamento para madera, resistol para madera
wood screw: tornillo para madera
wood screws: tornillos para madera
respirator: mascarilla, respirador
dust mask: mascarilla para polvo
single: sencillo, sencilla, sencillos, sencillas
single pole: sencillo, sencillos, unipolar, unipolares
lead: plomo
thread: rosca
boot: bota, botas
slices: rebanadas, rodajas, rodaja, rebanada, lonchas, tajadas
chunks: trozos, trozo, pedazos
pieces: trozos, pedazos
rings: aros, rodajas
flakes: hojuelas, copos
strips: tiras
sticks: palitos, varitas, barritas
balls: bolitas
crumbs: migas
kernel: granos
shells: conchitas, conchas, caracoles
cocktail: coctel
fruit cocktail: coctel de frutas, ensalada de frutas, macedonia
fruit salad: macedonia, ensalada de frutas
spring onion: cebolleta, cebolletas, cebollin, cebolla de verdeo, cebolla larga
chives: cebollino, cebollinos
shallots: chalotes, chalotas
shallot: chalote, chalota
green pepper: pimiento verde, pimenton verde
red pepper: pimiento rojo, pimenton rojo
granadilla: maracuya
grapes: uvas
quince: membrillo
pecan: nuez pecana, pacana, pacanas
macadamia: macadamias
chestnut: castanas, castana
almonds: almendras
currants: pasas de corinto
poppy: amapola
cardamom: cardamomo
aniseed: anis
oregano: oreganos
peppermint: menta, hierbabuena, yerbabuena
spearmint: hierbabuena, yerbabuena
dill: eneldo
capers: alcaparras
anchovies: anchoas
herring: arenque, arenques
salmon: salmones
pilchards: sardinas, sardina
crisps: papas fritas, patatas fritas
fries: papas fritas, patatas fritas
potato chips: papas fritas, patatas fritas, papitas
salad: ensalada, ensaladas
salad dressing: aderezo para ensalada, alino
feet: patitas, patas
gizzards: mollejas, molleja
necks: pescuezos, cogotes
hearts: corazones
heads: cabezas
kidney: rinon, rinones
kidneys: rinones
trotters: patitas de cerdo, manitas
oxtail: rabo de res, rabo de toro, cola de res
tongue: lengua
veal: ternera
mutton: carnero
burger: hamburguesa, hamburguesas
patties: hamburguesas, tortitas de carne
hot dog rolls: pan de hot dog, pan para hot dog
polony: mortadela
viennas: salchichas, salchicha
corned beef: carne enlatada, carne en conserva
corned meat: carne enlatada, carne en conserva
fish fingers: palitos de pescado, varitas de merluza
lasagne: lasana
vermicelli: fideos finos, cabellin, cabello de angel
couscous: cuscus
bread crumbs: pan rallado, pan molido
breadcrumbs: pan rallado, pan molido
bread flour: harina de fuerza, harina panadera, harina de pan
self raising: leudante, con levadura
self raising flour: harina leudante, harina con levadura
wheat flour: harina de trigo
corn flakes: hojuelas de maiz, copos de maiz
cereals: cereales
oatmeal: avena en hojuelas
pie: empanada
tart: tarta, tartaleta
doughnut: dona, donas, rosquilla, rosquillas
scones: bollitos
croissant: croissants, cuernitos, medialunas
rusks: biscotes, pan tostado
cracker: galleta salada
cream of tartar: cremor tartaro
gelatine: gelatina
jelly powder: gelatina en polvo
essence: esencia, extracto
vanilla essence: esencia de vainilla, extracto de vainilla
food colouring: colorante
table salt: sal de mesa
rock salt: sal gruesa
sugar cubes: azucar en cubos, azucar en terrones, terrones
golden syrup: jarabe dorado
maple syrup: jarabe de arce, miel de maple
apricot jam: mermelada de albaricoque, mermelada de chabacano, mermelada de damasco
cream soda: soda de crema
ginger beer: cerveza de jengibre
cordial: concentrado, jarabe
squash: concentrado
fruit juice: jugo de fruta, jugo de frutas, zumo de frutas
cooldrink: refresco, refrescos, gaseosa, gaseosas
ice tea: te helado, te frio
coke: coca, cocas
cider: sidra
spirits: licores, alcohol
mineral water: agua mineral
spring water: agua de manantial
drinking yoghurt: yogur bebible, yogurt bebible, yogur para beber
fresh cream: crema fresca, nata fresca, nata liquida
sour milk: leche agria, leche cuajada
cheese slices: queso en lonchas, queso en rebanadas, lonchas de queso
processed cheese: queso procesado, queso fundido
cheese spread: queso para untar, queso crema
spread: untable, para untar
low salt: bajo en sal, baja en sal
low sugar: bajo en azucar
caffeine free: sin cafeina
caffeine: cafeina
alcohol free: sin alcohol
alcohol: alcoholes
non alcoholic: sin alcohol
seedless: sin semilla, sin semillas, sin pepitas
pitted: deshuesadas, sin hueso, deshuesados
boneless: deshuesado, deshuesada, sin hueso
skinless: sin piel
odourless: sin olor, inodoro
unscented: sin perfume, sin aroma, sin fragancia
scented: perfumado, perfumada, aromatizado
stuffed: rellenas, rellenos
pickled: en vinagre, encurtido
breaded: empanizado, empanizada, empanado, empanada, rebozado
crumbed: empanizado, empanado, rebozado
cooked: cocido, cocida, cocidos
sweetened: endulzado, azucarado, azucarada
plain: natural
natural: naturales
cold: frio, fria, frios
hard: duro, dura, duros
deep: profundo, profunda
golden: dorado, dorada
loose: suelto, a granel, sueltos
extra large: extra grande, extragrande
disposable: desechable, desechables, descartable, descartables
reusable: reutilizable
antiseptic: antiseptico, antiseptica
antibacterial: antibacteriano
sensitive: sensible, sensibles
tablets: tabletas, pastillas, comprimidos
capsules: capsulas
cough: tos
cough syrup: jarabe para la tos, jarabe de tos
headache: dolor de cabeza
ointment: pomada, unguento
plasters: curitas, tiritas
bandage: venda, vendas, vendaje
ear buds: cotonetes, hisopos, bastoncillos
cotton buds: cotonetes, hisopos, bastoncillos
earbuds: cotonetes, hisopos
dummy: chupete, chupon, chupo
pads: toallas femeninas
hand wash: jabon de manos, lavamanos liquido, jabon liquido de manos
hand: manos
face: rostro
face cream: crema facial
liquid soap: jabon liquido
bubble bath: espuma de bano
bath: bano
nail polish: esmalte de unas
hair dye: tinte
dye: tinte, tintes
hair spray: laca, fijador
gel: geles
perfume: perfumes
starch: almidon
pegs: pinzas de ropa, broches, ganchos de ropa
polish: abrillantador, lustrador, pulidor
furniture polish: lustramuebles, abrillantador de muebles, limpiamuebles
floor polish: cera para pisos, cera de pisos, abrillantador de suelos
shoe polish: betun, grasa para zapatos, crema de zapatos
oven cleaner: limpiahornos, limpiador de hornos, desengrasante de horno
drain cleaner: destapacanos, desatascador, destapador de canos
cleaning: limpieza
cleaning cream: crema limpiadora
dish cloth: trapo de cocina, pano de cocina
bin bags: bolsas de basura, bolsas para basura
freezer bags: bolsas para congelar, bolsas de congelacion
wax paper: papel encerado, papel manteca
baking paper: papel de horno, papel para hornear
toothpicks: palillos, mondadientes, escarbadientes
skewers: brochetas, pinchos
firelighters: pastillas de encendido, encendedor de carbon
briquettes: briquetas
candle: vela, candela, candelas
mosquito coils: espirales, espiral
fly: moscas, mosca
flies: moscas
rat poison: raticida, veneno para ratas
mouse: ratones, raton
mouse trap: trampa para ratones, ratonera
pet food: alimento para mascotas, comida para mascotas
bird: pajaros, aves, canarios
bird seed: alpiste
puppy: cachorro, cachorros
adult: adultos
cat litter: arena para gatos, arena sanitaria
crayons: crayones, crayolas, ceras
eraser: borrador, goma de borrar
sharpener: sacapuntas, tajador
ruler: regla
marker: marcador, marcadores, plumon, plumones
chalk: tiza, tizas, gis
globe: foco, bombilla, bombillo
bolts: pernos, perno, tornillos
hinges: bisagra, bisagras
washers: arandelas, rondanas, arandela
bricks: ladrillos, ladrillo
tiles: azulejos, baldosas, losetas
pavers: adoquin, adoquines
paving: adoquin, adoquines
socket: enchufe, tomacorriente
tubing: tubo, tubos, tuberia
emt conduit: tubo emt, tubo conduit, tubos emt, tuberia emt
spanner: llave, llave inglesa
hacksaw: segueta, sierra de mano, arco de sierra
file: lima, limas
rod: varilla, varillas
bar: barreta
pole: poste, postes
plane: cepillo de carpintero
mixer: mezcladora, mezclador
spirit level: nivel de burbuja
measuring tape: cinta metrica, flexometro, huincha
binding wire: alambre recocido, alambre de amarre
chicken wire: malla gallinera, malla de gallinero, alambre gallinero
electric: electrico, electrica
electrical: electrico, electrica, electricos
copper pipe: tubo de cobre, tuberia de cobre
hose pipe: manguera
downpipe: bajante, bajada de agua
stopcock: llave de paso
shut off valve: llave de paso
geyser: calentador de agua, calefon, boiler, terma
cistern: cisterna, tanque de inodoro
supply line: manguera de abasto, latiguillo
end cap: tapon
bend: curva, codo
spray paint: pintura en aerosol, pintura en spray, pintura spray
paint brush: brocha, pincel
wall paint: pintura de pared, pintura para pared
enamel paint: pintura esmalte, esmalte sintetico
roof paint: pintura para techo
undercoat: imprimacion
roller tray: charola para pintura, bandeja de pintura, cubeta de pintor
semi gloss: semibrillante, semi brillante, semibrillo
paste: pasta
crack filler: masilla, resanador
skirting: zocalo, rodapie, zoclo
cornice: cornisa, cornisas
ceiling board: plafon, plafones, cielo raso
gypsum board: placa de yeso, panel de yeso
hardboard: cartopol, chapadur
shelf: repisa, estante, repisas, estantes
door handle: manija de puerta, tirador de puerta, picaporte
light switch: interruptor de luz, apagador de luz
fluorescent: fluorescente, fluorescentes
smoke alarm: detector de humo, alarma de humo
smoke detector: detector de humo, alarma de humo
extension lead: extension electrica, alargador
double pole: bipolar, doble polo
roof sheet: lamina para techo, calamina, lamina de zinc
rafter: cabrio, cabrios
poplar: alamo
beech: haya
trim: ribete, contramarco
batten: liston, listones
wool: lana
stone wool: lana mineral, lana de roca
glass wool: lana de vidrio
fencing: alambrado, vallado
compost: abono, composta
watering can: regadera
lawn: cesped, pasto
lawnmower: cortadora de cesped, cortacesped, podadora
grass seed: semilla de pasto, semilla de cesped
secateurs: tijeras de podar
wheel: rueda, ruedas
castors: rueditas, rodajas
pick: zapapico
crowbar: barreta, pata de cabra
sledge hammer: mazo, marro, maza
mallet: mazo de goma
grinder: esmeril, esmeriladora, amoladora, pulidora
cutting disc: disco de corte
grinding disc: disco de desbaste
welding rods: electrodos, varillas de soldar
welding: soldadura, soldar
solder: soldadura, estano
cable ties: cinchos, bridas, precintos, amarras plasticas
cable tie: cincho, brida
hooks: ganchos, gancho
latch: pasador, pestillo, aldaba
threaded rod: varilla roscada
wall plug: taquete, tarugo, taco
roofing nails: clavos para techo, clavos para lamina
self tapping: autorroscante, autoperforante, autoperforantes
plastic sheeting: polietileno, film de polietileno
work gloves: guantes de trabajo
overall: overol, mono de trabajo, overoles
rain suit: impermeable
rubber boots: botas de hule, botas de goma
gumboots: botas de hule, botas de goma
letterbox: buzon
fire extinguisher: extintor, extinguidor, extintores
stove: estufa, hornilla
river sand: arena de rio
building sand: arena de construccion
plaster sand: arena fina
clay: arcilla, barro
auto: automatico, automatica
automatic: automatico, automatica
fabric: tela
energy: energia, energetica, energizante
herb: hierbas, hierba
herbs: hierbas, hierba, hierbas finas
mixed herbs: hierbas mixtas, hierbas finas
mixed vegetables: verduras mixtas, verduras surtidas, vegetales mixtos
curry powder: curry en polvo
chilli sauce: salsa de chile, salsa picante
mustard sauce: salsa de mostaza
gravy: salsa de carne
date: datil, datiles
marshmallows: malvaviscos, bombones, masmelos
wine gums: gomitas
gummies: gomitas
rice cakes: tortitas de arroz, galletas de arroz
portions: porciones, porcion
feed: alimento, pienso
chicken feed: alimento para pollos, alimento para gallinas
whey: suero
malt: malta
white pepper: pimienta blanca
black pepper: pimienta negra
sparkling wine: vino espumoso, cava, champana
liqueur: licor, licores
milkshake: batido, malteada, licuado
drinking chocolate: chocolate en polvo
kids: ninos, infantil, ninas
children: ninos, infantil
menthol: mentol, mentolado, mentolada
aloe: sabila
eucalyptus: eucalipto
loin: lomo
pork loin: lomo de cerdo
honeydew: melon verde
jasmine: jazmin`;
