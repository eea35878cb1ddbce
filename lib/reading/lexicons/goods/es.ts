/** Goods in Spanish, by the word a catalogue in English prints; see `goods` of Lexicon. */
export const spanishGoods = `sugar: azucar
rice: arroz
milk: leche
bread: pan
flour: harina
maize meal: harina-de-maiz
corn: maiz
butter: mantequilla, manteca
cheese: queso
eggs: huevos, huevo
oil: aceite
salt: sal
pepper: pimienta
tea: te
coffee: cafe
water: agua
still: sin-gas
sparkling: con-gas, gasificada
long life: larga-vida
full cream: entera
low fat: descremada, semidescremada
juice: jugo, zumo
soap: jabon
fish: pescado
chicken: pollo
beef: res, vacuno
meat: carne
sausage: salchicha, salchichas
ham: jamon
tuna: atun
sardines: sardinas
tomato: tomate, tomates
tomato sauce: salsa-de-tomate
sauce: salsa
onion: cebolla, cebollas
potato: papa, papas, patata, patatas
beans: frijoles, frijol, judias, porotos, habichuelas
lentils: lentejas
peas: guisantes, arvejas, chicharos
apple: manzana, manzanas
orange: naranja, naranjas
lemon: limon, limones
pineapple: pina
grape: uva, uvas
strawberry: fresa, fresas, frutilla
peach: durazno, melocoton
banana: platano, platanos
mango: mango
coconut: coco
jam: mermelada
honey: miel
vinegar: vinagre
mayonnaise: mayonesa
mustard: mostaza
biscuits: galletas, galleta
sweets: dulces, caramelos
chocolate: chocolate
yoghurt: yogur, yogurt
cream: crema, nata
ice cream: helado
pasta: pasta
spaghetti: espagueti, espaguetis
noodles: fideos
oats: avena
cereal: cereal
peanut butter: crema-de-cacahuate, mantequilla-de-mani
beer: cerveza, cervezas
wine: vino
red: rojo, roja, tinto
white: blanco, blanca
green: verde
black: negro, negra
blue: azul
yellow: amarillo
brown: moreno, morena, cafe
large: grande, grandes
small: pequeno, pequena, chico
can: lata
bleach: cloro, lejia
detergent: detergente
softener: suavizante
toilet paper: papel-higienico, papel higienico
napkins: servilletas
candles: velas
matches: fosforos, cerillos
cement: cemento
nails: clavos, clavo
screws: tornillos, tornillo
wood: madera
paint: pintura
pipe: tuberia
wire: alambre, cable
hammer: martillo
brush: brocha
glue: pegamento
tape: cinta
gloves: guantes
drywall: tablaroca, tabla-roca
sand: arena
brick: ladrillo, ladrillos
bulb: foco, bombilla
lock: candado
light: ligero, ligera
zero: cero
sunflower: girasol
hazelnut: avellana, avellanas
almond: almendra, almendras
peanut: cacahuate, mani, cacahuete
vanilla: vainilla
lavender: lavanda
mint: menta
avocado: aguacate, aguacates, palta
guava: guayaba
passion fruit: maracuya
watermelon: sandia
pear: pera, peras
mushroom: champinon, champinones, hongos
garlic: ajo
ginger: jengibre
carrot: zanahoria, zanahorias
cabbage: repollo
lettuce: lechuga
spinach: espinaca, espinacas
bacon: tocino
pork: cerdo, puerco
lamb: cordero
mince: molida, picada
shrimp: camaron, camarones
toothpaste: pasta-de-dientes, pasta-dental, dentifrico
shampoo: champu
deodorant: desodorante
nappies: panales
wipes: toallitas
sponge: esponja, esponjas
broom: escoba, escobas
mop: trapeador, fregona
dishwashing: lavavajillas, lavaplatos
washing powder: detergente-en-polvo, jabon-en-polvo
disinfectant: desinfectante
insecticide: insecticida
foil: papel-aluminio
baby: bebe
condensed milk: leche-condensada
powder: en-polvo
yeast: levadura
chickpeas: garbanzos
soup: sopa
stock: caldo
hot: picante
smoked: ahumado, ahumada
salted: salado, salada
frozen: congelado, congelada
fresh: fresco, fresca
soft drink: refresco, refrescos, gaseosa
bucket: cubeta, cubetas
block: bloque, bloques
hollow: hueco, huecos
concrete: concreto, hormigon
mortar: mortero
mason: mortero
plaster: yeso
tile: azulejo, azulejos, loseta
grout: lechada, boquilla
insulation: aislante
copper: cobre
steel: acero
stainless: inoxidable
aluminum: aluminio
galvanized: galvanizado, galvanizada
elbow: codo, codos
coupling: cople, coples
valve: valvula
faucet: grifo
toilet: inodoro, excusado, sanitario
sink: lavabo, fregadero
bathtub: banera
shower: regadera, ducha
door: puerta, puertas
hinge: bisagra, bisagras
padlock: candado, candados
handle: manija
window: ventana
screwdriver: desarmador, destornillador
saw: sierra, serrucho
drill: taladro
bit: broca
ladder: escalera
bolt: perno, pernos
nut: tuerca, tuercas
washer: arandela, arandelas, rondana
anchor: taquete, taquetes
staple: grapa, grapas
sealant: sellador
roller: rodillo
switch: apagador, interruptor
outlet: enchufe, tomacorriente
gravel: grava
fence: cerca
board: tabla, tablas
plywood: triplay
post: poste, postes
beam: viga
shingle: teja, tejas
left: izquierdo, izquierda
right: derecho, derecha
treated: tratado, tratada
ring: anillo
wax: cera
macaroni: macarrones, coditos
olive: oliva
cinnamon: canela
liver: higado
dog food: comida-para-perro
gray: gris
grey: gris
yellow: amarilla
white: blancas, blancos
mesh: malla
adhesive: adhesivo, pegamento
cedar: cedro
pine: pino
birch: abedul
maple: arce
oak: roble
picket: estaca, estacas
coupling: acople, union
reducer: reductor, reduccion
cap: tapon, tapa
refill: recarga, repuesto
mixed: mixto, mixta, surtido
fruit: fruta, frutas
apricot: albaricoque, chabacano
cherry: cereza, cerezas
raspberry: frambuesa
blueberry: arandano, arandanos
plum: ciruela
lime: lima
caramel: caramelo
wholewheat: integral
soya: soja
cat food: comida-para-gato
toothbrush: cepillo-de-dientes
blades: hojas, cuchillas, navajas
lotion: locion
regular: normal, clasico, clasica
sheet: lamina
gutter: canaleta
stud: montante, parante
ceiling: cielo-raso
tile: baldosa, baldosas
hard hat: casco, cascos
mask: mascarilla, mascarillas, cubrebocas
rope: cuerda, soga
chain: cadena
pliers: alicate, alicates, pinzas
wrench: llave
level: nivel
shovel: pala
rake: rastrillo
hose: manguera
mix: mezcla
joint compound: compuesto-para-juntas, pasta-para-juntas
bucket: cubo, balde
type: tipo`;
