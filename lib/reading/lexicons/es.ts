import type { Lexicon } from './lexicon';

/** Spanish (Latin America and Spain), as written in orders. Written by us from common usage. */
export const spanish: Lexicon = {
  language: 'es',
  numbers: `1: uno, un, una
2: dos
3: tres
4: cuatro
5: cinco
6: seis
7: siete
8: ocho
9: nueve
10: diez
11: once
12: doce
13: trece
14: catorce
15: quince
16: dieciseis
17: diecisiete
18: dieciocho
19: diecinueve
20: veinte
25: veinticinco
30: treinta
40: cuarenta
50: cincuenta
60: sesenta
70: setenta
80: ochenta
90: noventa
200: doscientos, doscientas
300: trescientos, trescientas
400: cuatrocientos, cuatrocientas
500: quinientos, quinientas
600: seiscientos
700: setecientos
800: ochocientos
900: novecientos`,
  multipliers: `100: cien, ciento
1000: mil`,
  dozens: `12: docena, docenas`,
  fractions: `0.5: medio, media
0.25: cuarto`,
  articles: '',
  units: `case: caja, cajas, cj, cjs
box: cajita, cajitas
tray: bandeja, bandejas
crate: jaba, jabas, cajon, cajones
bale: fardo, fardos, bulto, bultos
pack: paquete, paquetes, paq, pqte
bag: bolsa, bolsas, costal, costales
sack: saco, sacos
bottle: botella, botellas, bot
can: lata, latas
jar: frasco, frascos, tarro, tarros
bucket: cubo, cubos, balde, baldes, cubeta, cubetas
drum: tambor, tambores, bidon, bidones
bundle: atado, atados
sheet: lamina, laminas, plancha, planchas, hoja, hojas
piece: pieza, piezas, pza, pzas
unit: unidad, unidades, uds, ud, und, unds
pallet: tarima, tarimas, palet, palets
roll: rollo, rollos
length: tramo, tramos, barra, barras
tube: tubo, tubos
pair: par, pares
loaf: barra, barras`,
  measures: `kg: kilo, kilos, kilogramo, kilogramos
g: gramo, gramos
l: litro, litros
m: metro, metros
in: pulgada, pulgadas
ft: pie, pies
lb: libra, libras
oz: onza, onzas
gal: galon, galones`,
  and: 'y, e, mas, tambien, ademas',
  filler: `sean, son, oiga, oye, hola, buenos, buenas, buen, dias, dia, tardes, noches, saludos, estimado, estimados, senor, senora, amigo, favor, por, porfa, porfavor, porfis, gracias, muchas, quiero, queremos, quisiera, quisieramos, necesito, necesitamos, necesitaria, me, nos, te, le, les, manda, mande, mandame, mandeme, mandar, envia, envie, enviame, enviar, enviarme, traer, trae, traeme, dame, deme, ponme, pon, ponga, pedir, pedido, pido, ordenar, orden, encargo, comprar, para, con, sin, de, del, la, el, los, las, lo, un, una, unos, unas, en, al, a, que, si, ya, hoy, manana, ayer, semana, lunes, urgente, cada, es, son, esta, este, estos, estas, mi, su, sus, nuestro, tienda, entregar, entrega, cuenta, siguiente, siguientes, lista, cliente, cantidad, antes, despues, tambien, solo, nada, todo, favor, bien, vale, ok`,
  dates: `enero, febrero, marzo, abril, junio, julio, agosto, septiembre, setiembre, octubre, noviembre, diciembre, lunes, martes, miercoles, jueves, viernes, sabado, domingo`,
  streets: 'calle, avenida, av, carrera, cra, camino, plaza, paseo',
  ordinals: `1: primero, primera
2: segundo, segunda
3: tercero, tercera, tercer
4: cuarto, cuarta
-1: ultimo, ultima`,
  classes: {
    approves: `aprobado, aprobada, adelante, acepto, aceptado, confirmo, confirmado, lo de abajo`,
    refuses: `no, sin, excepto, menos, salvo, quita, cancela, caro, cara`,
    insteadOf: `lugar, vez`,
    quantityLabels: `cantidad, cant`,
    rowLabels: `numero, linea, renglon`,
    talk: `abrazo, abrazos, amiga, amigo, ano, aproximadamente, barato, bendiga, boda, bodega, calle, camion, caro
casa, cliente, clientes, cocina, compadre, dia, dias, dinero, dios, edificio, entrada, entre, entrega
entregar, escuela, factura, favor, fiesta, gente, gracias, hija, hijo, hora, horas, iglesia, jefe, lote
menos, mes, minutos, ninos, nunca, obra, pagar, pago, piso, precio, primero, puerta, queda, quedan
quedo, saludo, saludos, segundo, senor, senora, siempre, tenemos, tengo, tercero, tienda, tiene, tienes
todavia, ultimo, urgente`,
    excepting: `excepto, menos, sin, salvo`,
    again: `manda, mande, manden, reponer, repongan, cambiar, cambien, envien, enviar`,
    naming: `talla, tipo, numero, tamano`,
    contrast: `pero`,
    missing: `no, sin, agotado, agotada, falta, ninguno, tampoco`,
    asking: `hay, tienen, tienes, cuanto, cuando, que, donde, cual`,
    unless: `salvo`,
    pointing: `eso, esos, lo, los, esa, ese`,
  },
  cues: {
    consequence: `entonces, manda, mande, mandeme, deme, dame`,
    condition: `si, en caso, por si`,
    exclude: `excepto, menos el/la/los/las?, sin el/la/los/las, no, todavia/aun tengo/tenemos/hay/queda/quedan, ya tengo/tenemos, tengo/tenemos suficiente/bastante/mucho/mucha/muchos/muchas/suficientes`,
    complain: `roto, rotos, vencido, vencidos, danado, danados, recibido, devolver, factura`,
    cancel: `cancela/cancelar/cancele/cancelen/quita/quitar/quite/quiten/olvida/olvide/elimina/elimine/borra/borre/saca/saque el/la/los/las/lo/de?, ya? no me/nos/lo? mandes/manden/mande/quiero/queremos/envies/envie/envien/necesito/necesitamos/traigas/traigan/traiga/pongas/pongan/ponga mas?`,
    cancelBefore: `cancela/cancele/quita/quite/elimina/olvida eso/lo/la/los, olvidalo, quitalo, quitala, cancelalo, no lo mandes, ya no, mejor no, ya tenemos, cancelado, cancelada`,
    correct: `perdon, mejor, digo, corrijo, correccion, no espera, espera, que sean, cambia a, cambialo a, perdon son, en realidad, en vez, quise decir, mejor dicho, no perdon`,
    each: `cada uno, de cada uno, cada una, de cada una, de cada, c/u, cu, cada`,
    have: `tengo, tenemos, hay, quedan, en stock, existencia`,
    need: `necesito, pedir, falta, faltan, necesitamos`,
    substitute: `o, si no hay, si no tienes, si no tienen, si no, de lo contrario, en su defecto, si falta`,
    ask: `tienes, tienen, hay, cuanto cuesta, cuanto vale, precio de, cuanto cuestan, a como`,
    add: `agrega, agregar, anade, pero, suma, manda`,
    same: `igual/mismo que arriba/eso, igual pero?, idem`,
    repeat: `lo mismo de siempre, lo mismo, lo de siempre, igual que la semana pasada, lo mismo que la semana pasada, el mismo pedido`,
    again: `como la semana pasada, que la semana pasada, como siempre, de siempre, como la ultima vez, de la semana pasada`,
    double: `duplica/duplique/duplicar/dobla/doble el/la/los/las/de?`,
    triple: `triplica/triplique el/la/los/las?`,
  },
  goods: `sugar: azucar
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
dog food: comida-para-perro`,
};
