/** Goods in French, by the word a catalogue in English prints; see `goods` of Lexicon. */
export const frenchGoods = `sugar: sucre
rice: riz
milk: lait
bread: pain
flour: farine
maize meal: farine-de-mais
corn: mais
butter: beurre
cheese: fromage
eggs: oeufs, oeuf
oil: huile
salt: sel
pepper: poivre
tea: the
coffee: cafe
water: eau
still: plate
sparkling: gazeuse, petillante
juice: jus
soap: savon
fish: poisson
chicken: poulet
beef: boeuf
meat: viande
sausage: saucisse, saucisses
tuna: thon
sardines: sardines
mackerel: maquereau, maquereaux
tomato: tomate, tomates
tomato paste: concentre-de-tomate, concentre
sauce: sauce
onion: oignon, oignons
potato: pomme-de-terre
beans: haricots, haricot
peas: petits-pois
apple: pomme, pommes
orange: orange
lemon: citron, citrons
pineapple: ananas
grape: raisin
strawberry: fraise, fraises
peach: peche
jam: confiture
honey: miel
vinegar: vinaigre
mayonnaise: mayonnaise
mustard: moutarde
biscuits: biscuits, gateaux
sweets: bonbons
chocolate: chocolat
yoghurt: yaourt, yaourts
cream: creme
ice cream: glace
pasta: pates, pate
noodles: nouilles
oats: avoine
peanut butter: beurre-de-cacahuete, pate-darachide
beer: biere, bieres
wine: vin
red: rouge
white: blanc, blanche
green: vert, verte
black: noir, noire
blue: bleu, bleue
yellow: jaune
brown: brun, roux
large: grand, grande, gros
small: petit, petite
bleach: javel, eau-de-javel
detergent: lessive
toilet paper: papier-toilette, papier toilette
candles: bougies
matches: allumettes
cement: ciment
nails: clous, clou
screws: vis
wood: bois
paint: peinture
pipe: tuyau, tuyaux
wire: fil
brush: pinceau
glue: colle
gloves: gants
sand: sable
brick: brique, briques
bulb: ampoule, ampoules
long life: longue-vie, uht
low fat: ecreme, demi-ecreme
full cream: entier
powder: poudre
sunflower: tournesol
vegetable: vegetal, vegetale, legumes
hazelnut: noisette, noisettes
wholenut: noisettes-entieres
nut: noix, noisette, noisettes
almond: amande, amandes
peanut: arachide, arachides, cacahuetes
vanilla: vanille
lavender: lavande
mint: menthe
cherry: cerise, cerises
apricot: abricot, abricots
pear: poire, poires
mango: mangue, mangues
banana: banane, bananes
guava: goyave
passion fruit: fruit-de-la-passion
watermelon: pasteque
mushroom: champignon, champignons
garlic: ail
ginger: gingembre
carrot: carotte, carottes
cabbage: chou
ham: jambon
pork: porc
lamb: agneau
mince: hachee
shrimp: crevettes
toothpaste: dentifrice
shampoo: shampooing, shampoing
nappies: couches
wipes: lingettes
sponge: eponge, eponges
broom: balai, balais
dishwashing: vaisselle
softener: adoucissant, assouplissant
disinfectant: desinfectant
refuse bags: sacs-poubelle
foil: papier-aluminium, papier-alu
baby: bebe
razor: rasoir, rasoirs
condensed milk: lait-concentre
yeast: levure
lentils: lentilles
chickpeas: pois-chiches
soup: soupe
stock: bouillon
chilli: piment
spice: epices
smoked: fume, fumee
salted: salee
frozen: surgele, surgeles, surgelee
fresh: frais, fraiche
soft drink: boisson-gazeuse
lemonade: limonade
tagless: sans-etiquette
block: bloc, blocs, parpaing, parpaings
concrete: beton
mortar: mortier
plaster: platre
tile: carrelage, carreau, carreaux
grout: coulis
joint compound: compose-a-joints, compose-a-joint, pate-a-joint
tape: ruban
drywall: placoplatre, placo, plaque-de-platre
insulation: isolant
copper: cuivre
steel: acier
stainless: inox, inoxydable
brass: laiton
galvanized: galvanise, galvanisee
silver: argent
solder: soudure, brasure
elbow: coude, coudes
coupling: manchon, manchons
valve: vanne, vannes
faucet: robinet, robinets
sink: evier, lavabo
toilet: toilette, cuvette
bathtub: baignoire
shower: douche
door: porte, portes
hinge: charniere, charnieres
lock: serrure
padlock: cadenas
handle: poignee
window: fenetre
screwdriver: tournevis
hammer: marteau
saw: scie
drill: perceuse
bit: foret
ladder: echelle
bolt: boulon, boulons
washer: rondelle, rondelles
anchor: cheville, chevilles
staple: agrafe, agrafes
caulk: calfeutrant, calfeutrage
sealant: scellant
primer: appret, sous-couche
switch: interrupteur
outlet: prise
lightweight: leger, legere
gravel: gravier
fence: cloture
panel: panneau, panneaux
board: planche, planches
plywood: contreplaque
post: poteau, poteaux
beam: poutre
shingle: bardeau, bardeaux
gutter: gouttiere
clear: transparent, transparente
exterior: exterieur
interior: interieur
satin: satine
treated: traite
left: gauche
right: droit, droite
cap: bouchon
wax: cire
ring: anneau, bague
macaroni: macaronis
olive: dolive
cinnamon: cannelle
liver: foie
turkey: dinde
gray: gris, grise
grey: gris, grise
mixed: melange, assortis
fruit: fruits
mussels: moules
smoked: fumees, fumes
refill: recharge, recharges
cedar: cedre
birch: bouleau
maple: erable
oak: chene
pine: pin
spruce: epinette
picket: piquet, piquets
adhesive: adhesif, colle
mesh: treillis, maille
wool: laine
stone wool: laine-de-roche, laine-roche
raspberry: framboise, framboises
plum: prune
caramel: caramel
wholewheat: complet
soya: soja
cocoa: cacao
cocoa butter: beurre-de-cacao, cacao
lotion: lait-corporel, lait
dog food: croquettes
toothbrush: brosse-a-dents
blades: lames
regular: normal, normale, ordinaire, classique
sheet: feuille
roof: toiture
stud: montant, montants
ceiling: plafond
roller: rouleau
hard hat: casque, casques
mask: masque, masques
rope: corde
chain: chaine
pliers: pince, pinces
wrench: cle
level: niveau
shovel: pelle
rake: rateau
hose: boyau
reducer: reducteur, reduction
plug: bouchon
mix: melange
bucket: seau, seaux`;
