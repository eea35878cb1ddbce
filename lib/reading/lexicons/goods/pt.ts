/** Goods in Portuguese, by the word a catalogue in English prints; see `goods` of Lexicon. */
export const portugueseGoods = `sugar: acucar
rice: arroz
milk: leite
bread: pao
flour: farinha
maize meal: farinha-de-milho
corn: milho
butter: manteiga
cheese: queijo
eggs: ovos, ovo
oil: oleo, azeite
vegetable: vegetal
salt: sal
pepper: pimenta
tea: cha
coffee: cafe
water: agua
juice: sumo, suco
soap: sabao, sabonete
fish: peixe
chicken: frango, galinha
meat: carne
sausage: salsicha, salsichas
tuna: atum
sardines: sardinha, sardinhas
pilchards: sardinha, sardinhas
tomato: tomate, tomates
sauce: molho
onion: cebola, cebolas
potato: batata, batatas
beans: feijao, feijoes
peas: ervilhas
apple: maca, macas
orange: laranja, laranjas
lemon: limao, limoes
pineapple: ananas, abacaxi
grape: uva, uvas
strawberry: morango, morangos
peach: pessego
jam: geleia, doce
honey: mel
vinegar: vinagre
mayonnaise: maionese
mustard: mostarda
biscuits: bolachas, bolacha, biscoitos
sweets: rebucados, balas
chocolate: chocolate
yoghurt: iogurte
cream: nata, natas, creme
ice cream: gelado, sorvete
pasta: massa
spaghetti: esparguete, espaguete
oats: aveia
peanut butter: manteiga-de-amendoim
beer: cerveja, cervejas
wine: vinho
long life: longa-vida
full cream: gordo, integral
low fat: magro, meio-gordo
still: sem-gas
sparkling: com-gas
red: vermelho, vermelha, tinto
white: branco, branca
green: verde
black: preto, preta
blue: azul
yellow: amarelo
large: grande, grandes
small: pequeno, pequena
bleach: lixivia
detergent: detergente
softener: amaciador, amaciante
toilet paper: papel-higienico, papel higienico
candles: velas
matches: fosforos
cement: cimento
nails: pregos, prego
screws: parafusos, parafuso
wood: madeira
paint: tinta
pipe: cano, canos
wire: arame, fio
brush: pincel
glue: cola
gloves: luvas
sand: areia
brick: tijolo, tijolos
bulb: lampada
sunflower: girassol
hazelnut: avela, avelas
almond: amendoa, amendoas
peanut: amendoim
vanilla: baunilha
lavender: lavanda, alfazema
mint: hortela, menta
avocado: abacate, abacates
banana: bananas
guava: goiaba
mango: manga
passion fruit: maracuja
watermelon: melancia
pear: pera, peras
mushroom: cogumelo, cogumelos
garlic: alho
ginger: gengibre
carrot: cenoura, cenouras
cabbage: couve, repolho
lettuce: alface
ham: presunto, fiambre
pork: porco
beef: vaca, bovina
mince: picada, moida
shrimp: camarao
toothpaste: pasta-de-dentes, dentifrico, creme-dental
shampoo: champo, xampu
deodorant: desodorizante, desodorante
nappies: fraldas, fralda
wipes: toalhitas
sponge: esponja, esponjas
broom: vassoura
dishwashing: loica, louca
washing powder: sabao-em-po, detergente-em-po
disinfectant: desinfetante
insecticide: inseticida
foil: papel-aluminio
baby: bebe
condensed milk: leite-condensado
powder: em-po
yeast: fermento
lentils: lentilhas
chickpeas: grao-de-bico
soup: sopa
stock: caldo
hot: picante
smoked: fumado, defumado
salted: salgado, salgada
frozen: congelado, congelada
fresh: fresco, fresca
soft drink: refrigerante
toilet: sanita, vaso, vaso-sanitario
bathtub: banheira
shower: chuveiro, duche
sink: lavatorio
faucet: torneira, torneiras
right: direito, direita
left: esquerdo, esquerda
drain: dreno, ralo
ring: anel
wax: cera
supply line: flexivel
elbow: joelho, cotovelo
valve: valvula
concrete: betao, concreto
block: bloco, blocos
mortar: argamassa
plaster: gesso
tile: azulejo, azulejos, ladrilho
grout: rejunte
drywall: gesso-cartonado
insulation: isolamento
copper: cobre
steel: aco
stainless: inox
aluminum: aluminio
galvanized: galvanizado, galvanizada
door: porta, portas
hinge: dobradica, dobradicas
lock: fechadura
padlock: cadeado, cadeados
handle: macaneta, puxador
window: janela
screwdriver: chave-de-fendas
hammer: martelo
saw: serra
drill: furadeira, berbequim
bit: broca
ladder: escada, escadote
nut: porca, porcas
washer: anilha, anilhas, arruela
anchor: bucha, buchas
sealant: vedante
switch: interruptor
outlet: tomada
cable: cabo
gravel: brita
fence: vedacao, cerca
board: tabua, tabuas
plywood: contraplacado, compensado
post: postes
beam: viga
tape: fita
macaroni: macarrao
olive: oliva
cinnamon: canela
liver: figado
gray: cinza, cinzento
grey: cinza, cinzento
purple: roxo, roxa
pine: pinho
cedar: cedro
mixed: misto, mista, sortido
fruit: fruta, frutas
refill: recarga, refil
mesh: malha, tela
adhesive: adesivo
raspberry: framboesa
plum: ameixa
apricot: damasco, alperce
cherry: cereja
caramel: caramelo
wholewheat: integral
soya: soja
dog food: racao
toothbrush: escova-de-dentes
blades: laminas
lotion: locao
regular: normal, classico
gum: pastilhas, chiclete
lollipop: chupa-chupa
sheet: chapa
roof: telhado
ceiling: teto
hard hat: capacete
mask: mascara, mascaras
rope: corda
pliers: alicate
wrench: chave
level: nivel
hose: mangueira
mix: mistura
reducer: reducao
plug: bujao, tampao
coupling: luva, uniao
bucket: balde
type: tipo`;
