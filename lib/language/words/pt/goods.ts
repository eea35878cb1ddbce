/**
 * Goods in Portuguese, by the word a catalogue in English prints; see `goods` of Lexicon.
 * A dictionary, a line to each English word: a translator looks for a word in one place, and adds a line where there is none.
 */
export const portugueseGoods = `sugar: acucar
rice: arroz
milk: leite
bread: pao, paes, paezinhos, pao-de-forma
flour: farinha, farinhas
maize meal: farinha-de-milho, fuba
corn: milho, espiga
butter: manteiga
cheese: queijo, queijos
eggs: ovos, ovo
oil: oleo, oleos
vegetable: vegetal, legumes, vegetais, hortalicas, verduras
salt: sal
pepper: pimenta, pimento, pimentos, pimentao, pimentoes
tea: cha, chas
coffee: cafe
water: agua
juice: sumo, suco, sumos, sucos, suminho
soap: sabao, sabonete, saboes, sabonetes
fish: peixe, peixes
chicken: frango, galinha
meat: carne
sausage: salsicha, salsichas, linguica, linguicas, chourico, chouricos
tuna: atum, atuns
sardines: sardinha, sardinhas
pilchards: sardinha, sardinhas
tomato: tomate, tomates, tomatinho
sauce: molho
onion: cebola, cebolas
potato: batata, batatas
beans: feijao, feijoes
peas: ervilhas, ervilha
apple: maca, macas
orange: laranja, laranjas, alaranjado, cor-de-laranja
lemon: limao, limoes
pineapple: ananas, abacaxi, abacaxis
grape: uva, uvas
strawberry: morango, morangos
peach: pessego, pessegos
jam: geleia, doce
honey: mel
vinegar: vinagre, vinagres
mayonnaise: maionese, maioneses
mustard: mostarda
biscuits: bolachas, bolacha, biscoitos, bolachinhas, biscoito
sweets: rebucados, balas, rebucado, guloseimas, doces
chocolate: chocolate, chocolates
yoghurt: iogurte, iogurtes
cream: nata, natas, creme
ice cream: gelado, sorvete, gelados
pasta: massa, massas
spaghetti: esparguete, espaguete
oats: aveia
peanut butter: manteiga-de-amendoim, creme-de-amendoim, pasta-de-amendoim
beer: cerveja, cervejas, cervejinha, birra
wine: vinho, vinhos
long life: longa-vida
full cream: gordo, integral, leite-gordo, leite-integral
low fat: magro, meio-gordo, semidesnatado, magra, baixo teor de gordura, pouca gordura
still: sem-gas
sparkling: com-gas, gaseificada, gaseificado, espumante
red: vermelho, vermelha, tinto, vermelhos, vermelhas, encarnado
white: branco, branca, brancos, brancas
green: verde, verdes
black: preto, preta, pretos, pretas, negro, negra
blue: azul, azuis
yellow: amarelo, amarela, amarelos, amarelas
large: grande, grandes, grandao
small: pequeno, pequena, pequenos, pequenas, pequenino
bleach: lixivia, agua-sanitaria, lexivia, cloro
detergent: detergente, detergentes
softener: amaciador, amaciante
toilet paper: papel-higienico, papel higienico
candles: velas, vela
matches: fosforos, fosforo
cement: cimento, cimentos
nails: pregos, prego
screws: parafusos, parafuso
wood: madeira, madeiras
paint: tinta, tintas
pipe: cano, canos, tubo, tubos, tubagem
wire: arame, fio, fios, cabo-electrico
brush: pincel, pinceis, trincha, trinchas, escova, escovas
glue: cola, colas
gloves: luvas, luva
sand: areia
brick: tijolo, tijolos
bulb: lampada, lampadas
sunflower: girassol
hazelnut: avela, avelas
almond: amendoa, amendoas
peanut: amendoim
vanilla: baunilha
lavender: lavanda, alfazema
mint: hortela, menta
avocado: abacate, abacates
banana: bananas
guava: goiaba, goiabas
mango: manga, mangas
passion fruit: maracuja
watermelon: melancia, melancias
pear: pera, peras
mushroom: cogumelo, cogumelos
garlic: alho
ginger: gengibre
carrot: cenoura, cenouras
cabbage: couve, repolho
lettuce: alface
ham: presunto, fiambre, presuntos
pork: porco
beef: vaca, bovina, novilho, vitela, bovino, boi, carne-de-vaca
mince: picada, moida, carne-picada, carne-moida
shrimp: camarao, camaroes, gambas
toothpaste: pasta-de-dentes, dentifrico, creme-dental, pasta-dental
anti dandruff: anticaspa, anti-caspa
shampoo: champo, xampu
deodorant: desodorizante, desodorante, desodorizantes
nappies: fraldas, fralda, fraldinhas
wipes: toalhitas, toalhetes, lencos-umedecidos, toalhitas-humidas
sponge: esponja, esponjas
broom: vassoura, vassouras
dishwashing: loica, louca, lava-loica, lava-louca, lavaloica
washing powder: sabao-em-po, detergente-em-po
disinfectant: desinfetante, desinfectante, desinfetantes
insecticide: inseticida, insecticida, mata-insectos, mata-moscas
foil: papel-aluminio, aluminio, papel-de-aluminio
baby: bebe, bebes
condensed milk: leite-condensado
powder: em-po
yeast: fermento
lentils: lentilhas, lentilha
chickpeas: grao-de-bico, grao
soup: sopa, sopas
stock: caldo, caldos, cubos-de-caldo
hot: picante, apimentado, apimentada, picantes
smoked: fumado, defumado
salted: salgado, salgada
frozen: congelado, congelada
fresh: fresco, fresca
soft drink: refrigerante, refrigerantes, gasosa, gasosas, refresco, refrescos
toilet: sanita, vaso, vaso-sanitario, retrete, bacia-sanitaria, sanitas
bathtub: banheira
shower: chuveiro, duche
sink: lavatorio, pia, pias, lava-loicas, lavatorios
faucet: torneira, torneiras, misturadora, bica
right: direito, direita
left: esquerdo, esquerda
drain: dreno, ralo, ralos, escoamento
ring: anel
wax: cera
supply line: flexivel
elbow: joelho, cotovelo, joelhos, cotovelos, curva
valve: valvula, valvulas, registro, registo
concrete: betao, concreto
block: bloco, blocos
mortar: argamassa
plaster: gesso, estuque
tile: azulejo, azulejos, ladrilho, ladrilhos, ceramica, mosaico, mosaicos, telha, telhas
grout: rejunte
drywall: gesso-cartonado, pladur, gesso-acartonado, placa-de-gesso
insulation: isolamento, isolante, la-de-vidro, la-de-rocha
copper: cobre
steel: aco
stainless: inox, inoxidavel
aluminum: aluminio
galvanized: galvanizado, galvanizada, galvanizados, zincado, zincada, zinco
door: porta, portas
hinge: dobradica, dobradicas
lock: fechadura, fechaduras, trinco, tranca, ferrolho
padlock: cadeado, cadeados
handle: macaneta, puxador
window: janela, janelas
screwdriver: chave-de-fendas, chave-de-fenda, chave-philips
hammer: martelo, martelos
saw: serra, serras, serrote
drill: furadeira, berbequim
bit: broca, brocas
ladder: escada, escadote, escadas, escadotes
nut: porca, porcas
washer: anilha, anilhas, arruela, arruelas
anchor: bucha, buchas, chumbador
sealant: vedante, selante
switch: interruptor, interruptores, apagador
outlet: tomada, tomadas
cable: cabo, cabos
gravel: brita, cascalho, pedra-britada, gravilha
fence: vedacao, cerca, vedacoes, cercas
board: tabua, tabuas, placa, placas
plywood: contraplacado, compensado, compensados, contraplacados
post: postes, poste
beam: viga, vigas
tape: fita, fitas
macaroni: macarrao, macarroes
olive: oliva, azeitona, azeitonas
cinnamon: canela
liver: figado, figados, figadinhos
gray: cinza, cinzento, cinzas, cinzenta, cinzentos
grey: cinza, cinzento, cinzas, cinzenta, cinzentos
purple: roxo, roxa, lilas, violeta
pine: pinho, pinheiro, pinus
cedar: cedro
mixed: misto, mista, sortido, mistura, mistos
fruit: fruta, frutas
refill: recarga, refil
mesh: malha, tela, rede, malhasol
adhesive: adesivo, adesiva
raspberry: framboesa, framboesas
plum: ameixa, ameixas
apricot: damasco, alperce, damascos, alperces
cherry: cereja, cerejas
caramel: caramelo
wholewheat: integral
soya: soja
dog food: racao, racao-para-caes, comida-para-cao, comida-de-cao, racao-de-cachorro
toothbrush: escova-de-dentes, escovas-de-dentes
blades: laminas
lotion: locao
regular: normal, classico
gum: pastilhas, chiclete
lollipop: chupa-chupa
sheet: chapa
roof: telhado, cobertura
ceiling: teto, tecto, forro
hard hat: capacete
mask: mascara, mascaras
rope: corda, cordas
pliers: alicate, alicates
wrench: chave, chave-inglesa, chave-de-bocas
level: nivel
hose: mangueira, mangueiras
mix: mistura
reducer: reducao, redutor, reducoes
plug: bujao, tampao, ficha, bucha
coupling: luva, uniao, unioes
bucket: balde
type: tipo
brown: castanho, castanha, marrom, castanhos, mascavo, integral
pink: rosa, cor-de-rosa, rosado
gold: dourado, dourada
silver: prateado, prateada, prata
clear: transparente, transparentes, incolor
dark: escuro, escura
light: claro, clara, leve, luz
ivory: marfim
beige: bege
medium: medio, medios, medias
long: longo, longa, comprido, comprida
short: curto, curta
thick: grosso, grossa, espesso
thin: fino, fina
fine: fino, fina
coarse: grosso, grossa
round: redondo, redonda, redondos
square: quadrado, quadrada, quadrados
flat: plano, plana, chato, fosco
hollow: oco, furado, vazado
double: duplo, dupla
assorted: sortido, sortida, sortidos, sortidas, variados, variadas
flavour: sabor
flavor: sabor
flavoured: aromatizado
flavored: aromatizado
sweet: doce, doces
sour: azedo, azeda, acido
bitter: amargo, amarga, meio-amargo
spicy: apimentado, apimentada, picantes
mild: suave, suaves, macio, macia
soft: suave, suaves, macio, macia
plain: simples
natural: simples
unsalted: sem-sal
sugar free: sem-acucar
unsweetened: sem-acucar
lactose: sem-lactose
whole: inteiro, inteira, inteiros
whole milk: leite-gordo, leite-integral
whole wheat: integral
skim: desnatado, desnatada, magro, magra
skimmed: desnatado, desnatada, magro, magra
ground: moido
chopped: picado, picados
crushed: triturado, esmagado, triturada
sliced: fatiado, fatiada, fatias
grated: ralado, ralada
roasted: torrado, torrada, torrados, assado
dried: seco, seca, secos, secas, desidratado
dry: seco, seca
instant: instantaneo, instantanea, soluvel
peeled: pelado, pelados, descascado
strong: forte
family: familiar, familia
mixed fruit: frutas-mistas
vegetables: legumes, vegetais, hortalicas, verduras
tropical: tropicais
tangerine: tangerina, tangerinas, mexerica, bergamota
mandarin: tangerina, tangerinas, mexerica, bergamota
grapefruit: toranja, toranjas
papaya: mamao, papaia, papaias
melon: melao, meloes
prunes: ameixas-secas, ameixa-seca
blueberry: mirtilo, mirtilos
blackberry: amora, amoras
berries: frutos-vermelhos, frutas-vermelhas
fig: figo, figos
dates: tamaras, tamara
raisins: passas, uvas-passas, uva-passa
coconut: coco, cocos
cashew: caju, castanha-de-caju
sweet potato: batata-doce, batatas-doces
chilli: malagueta, malaguetas, piripiri, piri-piri, jindungo
peri peri: piripiri, piri-piri
cucumber: pepino, pepinos
pickles: pepinos-em-conserva
beetroot: beterraba, beterrabas
beet: beterraba, beterrabas
cauliflower: couve-flor
broccoli: brocolos, brocolis
celery: aipo, salsao
zucchini: curgete, abobrinha, courgette
pumpkin: abobora, aboboras
butternut: abobora-menina
eggplant: beringela, berinjela
spinach: espinafre, espinafres
asparagus: espargos, aspargos
leek: alho-frances, alho-poro
cassava: mandioca, aipim, macaxeira
okra: quiabo, quiabos
sweetcorn: milho-doce, milho-verde
popcorn: pipoca, pipocas
green beans: feijao-verde, vagem
kidney beans: feijao-vermelho, feijao-encarnado
black beans: feijao-preto
butter beans: feijao-manteiga
baked beans: feijao-em-molho-de-tomate
chips: batatas-fritas, batata-frita
fries: batatas-fritas
steak: bife, bifes
fillet: filete, filetes, files
chops: costeleta, costeletas
ribs: entrecosto, costela, costelas
breast: peito, peitos
thighs: coxa, coxas, sobrecoxa
drumsticks: pernas-de-frango
wings: asas, asinhas
lamb: borrego, cordeiro
goat: cabrito, cabra
duck: pato
bacon: toucinho
polony: mortadela
meatballs: almondegas
burger: hamburguer, hamburgueres
patties: hamburguer, hamburgueres
mackerel: carapau, carapaus, cavala, cavalas
salmon: salmao
cod: bacalhau
hake: pescada, merluza
prawns: camaroes, gambas
squid: lulas, lula
crab: caranguejo, caranguejos
tripe: dobrada, dobradinha
cream cheese: queijo-creme
sour cream: natas-azedas, creme-azedo
evaporated milk: leite-evaporado
powdered milk: leite-em-po
milk powder: leite-em-po
buttermilk: leitelho
margarine: margarina
lard: banha
rolls: paezinhos, papo-secos, carcacas
buns: paezinhos, papo-secos, carcacas, pao de hamburguer
cake: bolo, bolos
cookies: bolachinhas, biscoito
crackers: bolachas-de-agua-e-sal
rusks: tostas
toast: tosta, tostas
pie: torta, tortas, empada
wheat: trigo
wheat flour: farinha-de-trigo
cake flour: farinha-para-bolos, farinha-de-trigo
rye: centeio
barley: cevada
bran: farelo
semolina: semola
corn flour: amido-de-milho, maizena
cornflour: amido-de-milho, maizena
cornstarch: amido-de-milho, maizena
baking powder: fermento-em-po
baking soda: bicarbonato, bicarbonato-de-sodio
bicarbonate: bicarbonato, bicarbonato-de-sodio
icing sugar: acucar-em-po, acucar-de-confeiteiro, acucar em po, acucar de confeiteiro
brown sugar: acucar-mascavado, acucar-amarelo, acucar-mascavo, acucar-castanho
white sugar: acucar-branco
mascavado: acucar-mascavado
sweetener: adocante
cocoa: cacau
jelly: gelatina, gelatinas
syrup: xarope, calda
custard: leite-creme, pudim
pudding: pudim
olive oil: azeite, azeite-de-oliva
cooking oil: oleo-alimentar, oleo-de-cozinha
sunflower oil: oleo-de-girassol
soy: soja
soy sauce: molho-de-soja
olives: azeitonas, azeitona
sesame: sesamo, gergelim
tomato sauce: molho-de-tomate
ketchup: molho-de-tomate
tomato paste: concentrado-de-tomate, extrato-de-tomate, massa-de-tomate, polpa-de-tomate
dressing: tempero-de-salada
gravy: molho-de-carne
spice: especiarias, especiaria, temperos
spices: especiarias, especiaria, temperos
seasoning: tempero, condimento
cumin: cominho, cominhos
oregano: oregaos
parsley: salsinha
coriander: coentro, coentros
basil: manjericao
thyme: tomilho
rosemary: alecrim
bay leaves: louro, folhas-de-louro
bay: louro
cloves: cravinho, cravo-da-india
nutmeg: noz-moscada
turmeric: acafrao-da-india, curcuma
saffron: acafrao
paprika: colorau, paprica
curry: caril
nuts: nozes, frutos-secos
walnut: noz, nozes
pecan: noz-peca
peanuts: amendoins
chestnut: castanhas
pistachio: pistacho, pistache
seeds: sementes, semente
noodles: talharim, noodle, massa-instantanea
lasagna: lasanha
lasagne: lasanha
cereal: cereais
candy: rebucado, bala, guloseimas, doces
toffee: caramelos
lollipops: chupa-chupa, pirulito, pirulitos
chewing gum: pastilha-elastica, pastilhas, chiclete, chicletes
green tea: cha-verde
black tea: cha-preto
tea bags: saquetas-de-cha, saquinhos-de-cha
chamomile: camomila
instant coffee: cafe-soluvel, cafe-instantaneo
decaf: descafeinado, descafeinada, sem cafeina
decaffeinated: descafeinado, descafeinada
hot chocolate: chocolate-quente
orange juice: sumo-de-laranja, suco-de-laranja, sumo de laranja, suco de laranja
nectar: nectares
lemonade: limonada
energy drink: bebida-energetica, energetico
drink: bebida, bebidas
ice: gelo
cigarettes: cigarros, cigarro
lighter: isqueiro, isqueiros
charcoal: carvao
firewood: lenha
dog: cao, caes, cachorro, cachorros
cat: gato, gatos
cat food: racao-para-gatos, comida-para-gato, comida-de-gato
pet: animais
diapers: fraldinhas
formula: leite-infantil
baby food: papinha
cleaner: limpador, limpa-tudo, limpeza, produto-de-limpeza
floor: chao, piso, pisos, pavimento
floor cleaner: limpa-chao, lava-chao, limpador-de-piso, limpa-pisos
glass cleaner: limpa-vidros, limpa vidros, limpador de vidros
all purpose cleaner: multiusos, multiuso
degreaser: desengordurante
liquid: liquido, liquida
laundry: roupa
dishwashing liquid: detergente-da-loica, detergente-de-loica, lava-loicas, lava-loucas
bath soap: sabonete
hand soap: sabonete-liquido, sabonete de maos
bar soap: sabao-em-barra, sabao-azul
steel wool: palha-de-aco, la-de-aco
scourer: esfregao, esfregona
cloth: pano, panos
mop: esfregona, esfregonas, rodo
dustpan: pa-do-lixo
air freshener: ambientador, aromatizador, purificador-de-ar
refuse bags: sacos-do-lixo, sacos-de-lixo
garbage bags: sacos-do-lixo, sacos-de-lixo, sacos de lixo
refuse: lixo
garbage: lixo
trash: lixo
mosquito: mosquitos
cockroach: baratas
ant: formigas
rat: ratos, rato
paper: papel
paper towel: papel-de-cozinha, papel-toalha, rolo-de-cozinha
paper towels: papel-de-cozinha, papel-toalha, rolo-de-cozinha
towel: toalha, toalhas
towels: toalha, toalhas
napkins: guardanapo, guardanapos
serviettes: guardanapo, guardanapos
tissues: lencos, lenco, lencos-de-papel
cling wrap: pelicula-aderente, filme-plastico
plastic: plastico, plastica, plasticos
cup: copo, copos
cups: copo, copos
mug: caneca, canecas
plate: prato, pratos, espelho, placa
plates: prato, pratos
spoon: colher, colheres
fork: garfo, garfos
knife: faca, facas
straws: palhinhas, canudos
notebook: caderno, cadernos
pen: caneta, canetas, esferografica
pencil: lapis
mouthwash: elixir, enxaguante-bucal
conditioner: condicionador
hair: cabelo
body: corpo, corporal
petroleum jelly: vaselina
razor: gilete, giletes, lamina-de-barbear, aparelho-de-barbear
shaving: barbear
shower gel: gel-de-banho, gel-de-duche
sanitary pads: pensos-higienicos, absorventes, absorvente
cotton wool: algodao
cotton: algodao
sunscreen: protetor-solar, protector-solar
oak: carvalho
birch: betula, vidoeiro
spruce: abeto, espruce
fir: abeto
maple: bordo
mahogany: mogno
lumber: madeiras, madeira
chipboard: aglomerado
particle board: aglomerado
panel: painel, paineis
plank: pranchas, prancha, tabuao
stud: montante, montantes
joist: vigota, barrote, barrotes
strip: ripa, ripas, sarrafo
batten: ripa, ripas
moulding: moldura, molduras
molding: moldura, molduras
baseboard: rodape, rodapes
skirting: rodape, rodapes
gypsum: gesso
joint compound: massa-de-juntas, massa-para-juntas, massa-para-drywall, massa
joint: junta, juntas
putty: massa-corrida, mastique, betume
filler: massa-de-enchimento
corner: canto, cantoneira
nail: prego, pregos
screw: parafuso, parafusos
bolt: perno, parafuso-sextavado, parafuso
bolts: perno, parafuso-sextavado
hex: sextavado, sextavada, sextavados
wood screws: parafusos-para-madeira, parafusos para madeira, parafusos de madeira
rivet: rebite, rebites
rivets: rebite, rebites
hook: gancho, ganchos
staple: grampo, grampos, agrafos
staples: grampo, grampos, agrafos
chain: corrente, correntes
rebar: vergalhao, varao, ferro-de-construcao
wire mesh: rede-de-arame
lime: cal
stone: pedra, pedras
paver: pave, paves, paralelepipedo
tile adhesive: cimento-cola, argamassa-colante
tube: tubo
cap: tampao, tampa, tampas, tampoes
adapter: adaptador, adaptadores
adaptor: adaptador, adaptadores
fitting: acessorio, acessorios, conexao, conexoes
fittings: acessorio, acessorios, conexao, conexoes
trap: sifao
tap: misturadora, bica
ball valve: valvula-de-esfera, torneira-de-esfera, registro-de-esfera
check valve: valvula-de-retencao
garden hose: mangueira-de-jardim
water heater: esquentador, aquecedor, cilindro, termoacumulador
tank: tanque, reservatorio, deposito
pump: bomba, bombas
seat: assento, tampo
toilet seat: assento-sanitario, tampo-de-sanita
basin: bacia, lavatorio
shower head: chuveiros, cabeca-de-chuveiro
brass: latao, bronze
iron: ferro
chrome: cromado, cromada
aluminium: aluminio
galvanised: galvanizados, zincado, zincada
corrugated: ondulada, chapa-de-zinco, ondulado
perforated: perfurado, perfurada, perfurados
stainless steel: aco-inox, aco-inoxidavel
breaker: disjuntor, disjuntores
circuit breaker: disjuntor, disjuntores
fuse: fusivel, fusiveis
box: caixa-de-derivacao
conduit: conduite, eletroduto, tubo-vd, conduta, tubo conduite
connector: conector, conectores, ligador
extension cord: extensao, extensao-eletrica, extensoes
extension: extensao, extensao-eletrica, extensoes
lamp: lampadas, candeeiro
battery: pilha, pilhas, bateria, baterias
batteries: pilha, pilhas, bateria, baterias
flashlight: lanterna, lanternas
torch: lanterna, lanternas
fan: ventilador, ventoinha
electrical tape: fita-isoladora, fita-isolante
insulation tape: fita-isoladora, fita-isolante
masking tape: fita-crepe, fita-de-pintor
duct tape: fita-americana
tape measure: fita-metrica, trena
primer: primario, fundo
sealer: selador, selante
enamel: esmalte, esmaltes
varnish: verniz, vernizes
stain: velatura
thinner: diluente, diluentes
turpentine: aguarras
gloss: brilhante, brilho
satin: acetinado, acetinada
matte: fosco
matt: fosco
interior: interiores
exterior: exteriores
wall: parede, paredes
paintbrush: trincha, trinchas, broxa, pinceis
roller: rolo-de-pintura, rolinho
tray: tabuleiro-de-tinta
sandpaper: lixa, lixas
scraper: raspador, espatula
putty knife: espatula, espatulas
caulk: calafetagem, vedante
silicone: silicones
foam: espuma, espumas
expanding foam: espuma-expansiva
frame: aro, moldura, caixilho
knob: puxadores, puxador, macanetas
key: chave, chaves
screen: rede-mosquiteira
glass: vidro, vidros
roofing: telhado, cobertura
shingle: telha, telhas
shingles: telha, telhas
gutter: calha, calhas, caleira, caleiras
waterproof: impermeavel, impermeabilizante
waterproofing: impermeavel, impermeabilizante
picket: estaca, estacas
rail: corrimao, trilho
gate: portao, portoes
barbed wire: arame-farpado
drill bit: brocas
chisel: formao, cinzel, escopro
trowel: colher-de-pedreiro, talocha
rake: ancinho
hoe: enxada, enxadas
axe: machado
wheelbarrow: carrinho-de-mao
pruning shears: tesoura-de-poda
scissors: tesoura, tesouras
goggles: oculos
safety: seguranca
helmet: capacete
boots: botas
epoxy: epoxi
soil: terra, terra-vegetal
fertilizer: adubo, adubos, fertilizante
seed: sementes
grass: relva
pot: panela, panelas
tarp: lona, lonas, oleado
tarpaulin: lona, lonas, oleado, oleados
weed killer: herbicida, mata-ervas
granules: granulado, granulada, granulos
smooth: cremoso, cremosa, liso, suave
crunchy: crocante
no sugar: sem-acucar
no added sugar: sem-acucar
fat free: desnatado, desnatada, sem-gordura, magro
gluten free: sem-gluten
scent: aroma, fragrancia
window cleaner: limpa-vidros
toilet block: pastilha-sanitaria, bloco-sanitario, pedra-sanitaria
fabric softener: amaciador, amaciante
sanding: lixa, lixar
sanding sheets: folhas-de-lixa
grit: grao, gramatura
saw blade: disco-de-serra, disco-serra, lamina-de-serra, disco
blade: lamina, disco
tooth: dentes, dente
tee: te, tes
tie wire: arame-recozido
clamp: abracadeira
strap: abracadeira, cinta
drywall screws: parafusos-para-drywall, parafusos drywall, parafusos de drywall, parafusos para drywall
wall plate: espelho, placa
joint tape: fita-para-juntas
treated: tratado, tratada
safety glasses: oculos-de-protecao, oculos de protecao, oculos de seguranca
vegetable oil: oleo-vegetal
coarse salt: sal-grosso
cottage cheese: queijo-fresco
corned beef: carne-enlatada
sausages: salsichas
viennas: salsichas, salsicha
red wine: vinho-tinto
blackcurrant: groselha
litchi: lichia
insect spray: insecticida, mata-insectos
whitening: branqueador, branqueadora
apple juice: sumo de maca, suco de maca
artichoke: alcachofra, alcachofras
body wash: gel de banho, sabonete liquido
castor sugar: acucar refinado
corn starch: amido de milho, maizena
cranberry: arando, oxicoco
creamer: creme para cafe, natas para cafe
door knob: macaneta, puxador
doorknob: macaneta, puxador
drywall screw: parafuso drywall, parafuso de drywall, parafuso para drywall
envelope: envelopes
food: comida
forks: garfos
knives: facas
spoons: colheres
gherkins: pepinos em conserva
ground coffee: cafe moido
hot dog: cachorro quente
iced tea: cha gelado, cha frio
light bulb: lampada, lampadas
lightweight: leve
marmalade: marmelada
molasses: melaco
mussels: mexilhoes, mexilhao
mutton: carneiro
paraffin: parafina, petroleo
peeled tomatoes: tomate pelado, tomates pelados
pens: canetas, esferograficas
pickle: picles
plantain: banana pao, banana da terra
plastic wrap: pelicula aderente, filme plastico
poison: veneno
potatoes: batatas
potting soil: terra vegetal, substrato
powdered sugar: acucar em po, acucar de confeiteiro
radish: rabanete, rabanetes
razor blades: laminas de barbear
rubber: borracha
samp: milho pilado
sea salt: sal marinho
sour milk: leite azedo
split peas: ervilha partida, ervilhas partidas
sprinkler: aspersor, aspersores
stain remover: tira nodoas, tira manchas
stock cubes: cubos de caldo
thinners: diluente
timber: madeira
toilet cleaner: desinfetante de sanita, limpa sanitas
tomato puree: polpa de tomate, pure de tomate
trash bags: sacos de lixo
turkey: peru
union: uniao, unioes
whipping cream: natas para bater, creme de leite fresco
white beans: feijao branco, feijoes brancos
wood glue: cola de madeira, cola branca
wood screw: parafuso para madeira, parafuso de madeira
single pole: simples, unipolar
lead: chumbo
thread: rosca
slices: fatias, fatia, rodelas, rodela, tiras
halves: metades
chunks: pedacos, cubos, bocados
pieces: pedacos
rings: argolas, rodelas
cubes: cubos, cubinhos
flakes: flocos
strips: tiras
sticks: palitos, barrinhas, varinhas
balls: bolinhas, bolas
crumbs: migalhas
kernel: graos, grao inteiro
shells: conchinhas, conchas
cocktail: coquetel, cocktail de frutas
fruit cocktail: coquetel de frutas, cocktail de frutas, salada de frutas
fruit salad: salada de frutas
spring onion: cebolinha, cebolinho, cebolinhas
chives: cebolinho
shallots: chalotas, chalota
shallot: chalota
green pepper: pimento verde, pimentao verde
red pepper: pimento vermelho, pimentao vermelho
grapes: uvas
granadilla: maracuja
pawpaw: papaia, mamao
quince: marmelo
macadamia: macadamias
almonds: amendoas
cardamom: cardamomo
aniseed: anis, erva doce
anise: anis
poppy: papoila, papoula
peppermint: hortela pimenta, menta
cilantro: coentro, coentros
dill: endro, aneto
capers: alcaparras
anchovies: anchovas
octopus: polvo
oysters: ostras
herring: arenque, arenques
crisps: batatas fritas, batata frita
potato chips: batatas fritas, batata frita
french fries: batatas fritas
salad: salada, saladas
salad dressing: molho para salada, tempero de salada
feet: patas, pezinhos
gizzards: moelas, moela
necks: pescocos
hearts: coracoes
heads: cabecas
kidney: rins
kidneys: rins
trotters: chispe, pezinhos de porco
oxtail: rabo de boi, rabada
tongue: lingua
veal: vitela
hot dog rolls: pao de cachorro, pao de hot dog
corned meat: carne enlatada, carne em lata
fish fingers: douradinhos, palitos de peixe
vermicelli: aletria, cabelo de anjo
couscous: cuscuz
bread crumbs: pao ralado, farinha de rosca
breadcrumbs: pao ralado, farinha de rosca
bread flour: farinha de pao, farinha para pao
self raising: com fermento
self raising flour: farinha com fermento
corn flakes: flocos de milho
cereals: cereais, cereal
oatmeal: flocos de aveia
brown bread: pao escuro, pao integral
doughnut: bola de berlim, rosquinha
croissant: croissants
cracker: bolacha de agua e sal
tart: tarte, tartes, torta
wafers: wafer, bolacha wafer
cream of tartar: cremor tartaro
gelatine: gelatina
gelatin: gelatina
jelly powder: gelatina em po
essence: essencia, extrato
vanilla essence: essencia de baunilha, extrato de baunilha
food colouring: corante, corantes
bicarbonate of soda: bicarbonato, bicarbonato de sodio
table salt: sal de mesa, sal fino
rock salt: sal grosso
sugar cubes: acucar em cubos, cubos de acucar
maple syrup: xarope de acer, xarope de bordo
golden syrup: xarope dourado, melaco dourado
apricot jam: doce de damasco, doce de alperce, geleia de damasco
apple cider vinegar: vinagre de maca
corn oil: oleo de milho
palm oil: oleo de palma, azeite de dende
palm: palma
sunflower seeds: sementes de girassol
porridge: mingau
ginger beer: cerveja de gengibre
cordial: xarope, concentrado
squash: xarope, concentrado
fruit juice: sumo de fruta, suco de fruta, sumo de frutas
cooldrink: refrigerante, refrigerantes, refresco, refrescos
ice tea: cha gelado, cha frio
cola: coca
coke: coca
cider: sidra
mineral water: agua mineral
spring water: agua de nascente
sparkling water: agua com gas
still water: agua sem gas
white wine: vinho branco
sparkling wine: espumante, vinho espumante
liqueur: licor, licores
drinking yoghurt: iogurte liquido, iogurte para beber
fresh cream: natas frescas, nata fresca
cheese slices: queijo fatiado, fatias de queijo
processed cheese: queijo fundido, queijo processado
cheese spread: queijo para barrar, queijo de barrar
spread: para barrar
lactose free: sem lactose, zero lactose, deslactosado
low salt: baixo teor de sal
caffeine free: sem cafeina
caffeine: cafeina
alcohol free: sem alcool
alcohol: alcool
non alcoholic: sem alcool
seedless: sem sementes, sem caroco, sem grainha
pitted: sem caroco, descarocadas
boneless: desossado, desossada, sem osso
skinless: sem pele
odourless: sem cheiro, inodoro
unscented: sem perfume
scented: perfumado, perfumada
stuffed: recheadas, recheados
pickled: em vinagre, em conserva
breaded: panados, panada, empanado
crumbed: panados, empanado
cooked: cozido, cozida, cozidos
sweetened: adocado, adocada, acucarado
original: originais
cold: frio, fria
hard: duro, dura
golden: dourado, dourada
loose: a granel, avulso
extra large: extra grande
disposable: descartavel, descartaveis
antiseptic: antisseptico, anti-septico
antibacterial: antibacteriano, antibacteriana
sensitive: sensivel, sensiveis
tablets: comprimidos, tabletes, comprimido
capsules: capsulas
cough: tosse
cough syrup: xarope para a tosse, xarope da tosse
ointment: pomada
plasters: pensos rapidos, pensos, curativos
bandage: ligadura, ligaduras, atadura
ear buds: cotonetes, cotonete
cotton buds: cotonetes
earbuds: cotonetes
dummy: chupeta, chucha
pads: pensos
hand wash: sabonete liquido, sabao liquido para maos
hand: maos
hand sanitizer: alcool gel, gel desinfetante, alcool em gel
face: rosto
liquid soap: sabonete liquido, sabao liquido
bubble bath: espuma de banho
bath: banho
nail polish: verniz de unhas, esmalte de unhas
dye: tinta de cabelo
hair spray: laca
perfume: perfumes
starch: amido
pegs: molas de roupa, molas, pregadores, prendedores
polish: cera, polidor, lustrador
furniture polish: lustra moveis, limpa moveis, cera de moveis
floor polish: cera de chao, cera para chao
shoe polish: graxa, graxa de sapatos, pomada de sapatos
oven cleaner: limpa fornos, limpa forno
drain cleaner: desentupidor, desentope canos
cleaning: limpeza
cleaning cream: creme de limpeza
dish cloth: pano de loica, pano de prato, pano de cozinha
bin bags: sacos do lixo, sacos de lixo
freezer bags: sacos de congelacao
wax paper: papel vegetal, papel manteiga
baking paper: papel vegetal, papel manteiga
toothpicks: palitos, palitos de dentes
skewers: espetos, espetadas
firelighters: acendalhas
briquettes: briquetes
candle: vela
mosquito coils: espirais, espiral, serpentinas
fly: moscas, mosca
flies: moscas
rat poison: raticida, veneno para ratos, mata ratos
mouse: rato
mouse trap: ratoeira, ratoeiras
pet food: racao, comida para animais
bird: passaros, aves
bird seed: alpista
puppy: cachorrinho, cachorrinhos
adult: adulto, adultos
litter: areia para gatos
cat litter: areia para gatos, areia de gato
pencils: lapis
crayons: lapis de cera, giz de cera
eraser: borracha de apagar
sharpener: afia, apontador
ruler: regua
marker: marcador, marcadores, caneta de feltro
chalk: giz
bricks: tijolos, tijolo
washers: anilhas, arruelas
hinges: dobradicas, dobradica
tiles: azulejos, ladrilhos, mosaicos
pavers: pave, paves
paving: pave, paves
socket: tomada, tomadas
receptacle: tomada, tomadas
emt conduit: tubo emt, eletroduto emt
tubing: tubo, tubos
spanner: chave, chave de bocas
hacksaw: serra de metal, serra de mao
file: lima, limas
rod: varao, vareta
pole: poste, estaca
bend: curva
bushing: bucha
plane: plaina
mixer: misturadora, betoneira
spirit level: nivel de bolha, nivel
measuring tape: fita metrica, trena
binding wire: arame queimado, arame recozido
chicken wire: rede de galinheiro, rede hexagonal
electric: eletrico, eletrica, electrico, electrica
electrical: eletrico, eletrica, electrico, electrica
copper pipe: tubo de cobre
hose pipe: mangueira
downpipe: tubo de queda
downspout: tubo de queda
stopcock: torneira de passagem, registro
geyser: esquentador, cilindro, termoacumulador
cistern: autoclismo, caixa de descarga
end cap: tampao, tampa
spray paint: tinta spray, tinta em spray, spray de tinta
paint brush: pincel, trincha
wall paint: tinta de parede, tinta para parede
enamel paint: tinta de esmalte, tinta esmalte
roof paint: tinta para telhado
undercoat: primario, subcapa
roller tray: tabuleiro de tinta, bandeja de tinta
semi gloss: semi brilho, semibrilhante, acetinado
sprayer: pulverizador
cornice: sanca, moldura de teto
ceiling board: placa de teto, forro
hardboard: platex
gypsum board: placa de gesso, gesso cartonado
corner bead: cantoneira
shelf: prateleira, prateleiras
door handle: macaneta de porta, puxador de porta
door frame: aro da porta, aduela, caixilho
light switch: interruptor de luz
fluorescent: fluorescente, fluorescentes
smoke alarm: detector de fumo, alarme de fumo, detetor de fumo
smoke detector: detector de fumo, detetor de fumo, detector de fumaca
extension lead: extensao, extensao eletrica
double pole: bipolar
roof sheet: chapa de zinco, chapa para telhado, chapa de telhado
rafter: caibro, caibros
decking: pavimento de madeira
poplar: choupo, alamo
beech: faia
ash: freixo
stone wool: la de rocha, la mineral
glass wool: la de vidro
fencing: vedacao
compost: composto, estrume
watering can: regador
lawn: relva, relvado, gramado
lawnmower: corta relva, cortador de grama
grass seed: sementes de relva
secateurs: tesoura de poda
wheel: roda, rodas
castors: rodinhas, rodizios
pick: picareta, picaretas
crowbar: pe de cabra, alavanca
sledge hammer: marreta, marretas
mallet: maco de borracha, martelo de borracha
grinder: rebarbadora, esmerilhadeira
cutting disc: disco de corte
grinding disc: disco de desbaste
welding rods: eletrodos, electrodos
solder: solda, estanho
cable ties: abracadeiras, abracadeiras plasticas, serrilhas
cable tie: abracadeira
hooks: ganchos, gancho
latch: trinco, ferrolho
threaded rod: varao roscado
wall plug: bucha, buchas
roofing nails: pregos para telhado, pregos de zinco
self tapping: auto perfurante, autoperfurante, autoperfurantes
plastic sheeting: manga plastica
work gloves: luvas de trabalho
overall: fato macaco, macacao
rubber boots: botas de borracha, galochas
gumboots: botas de borracha, galochas
letterbox: caixa de correio
fire extinguisher: extintor, extintores
stove: fogao
river sand: areia do rio, areia de rio
building sand: areia de construcao
plaster sand: areia fina
clay: argila, barro
auto: automatico, automatica
automatic: automatico, automatica
fabric: tecido
energy: energetica, energia
herb: ervas, erva
herbs: ervas, erva
mixed herbs: ervas mistas, ervas finas
mixed vegetables: legumes mistos, legumes sortidos, mistura de legumes, macedonia
curry powder: caril em po, po de caril
chilli sauce: molho picante
hot sauce: molho picante
mustard sauce: molho de mostarda
date: tamara
jar: boiao
wine gums: gomas
gummies: gomas
rice cakes: tortitas de arroz, bolachas de arroz
portions: porcoes
feed: racao
chicken feed: racao para galinhas, racao de frango
malt: malte
white pepper: pimenta branca
black pepper: pimenta preta
dust mask: mascara de po
female: femea
male: macho
cover: tampa
joist hanger: suporte de viga
bracket: suporte, mao francesa, esquadro
trim: guarnicao
underlayment: subtelha
tamarind: tamarindo
milkshake: batido
drinking chocolate: chocolate em po
kids: criancas, infantil
children: criancas, infantil
menthol: mentol, mentolado
aloe: babosa
eucalyptus: eucalipto
loin: lombo
jasmine: jasmim`;
