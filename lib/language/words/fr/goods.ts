/**
 * Goods in French, by the word a catalogue in English prints; see `goods` of Lexicon.
 * A dictionary, a line to each English word: a translator looks for a word in one place, and adds a line where there is none.
 */
export const frenchGoods = `sugar: sucre, sucres
rice: riz
milk: lait
bread: pain, pains, baguette, baguettes
flour: farine, farines
maize meal: farine-de-mais
corn: mais, ble-dinde
butter: beurre
cheese: fromage, fromages
eggs: oeufs, oeuf
oil: huile, huiles
salt: sel
pepper: poivre, poivron, poivrons
tea: the, thes
coffee: cafe, cafes
water: eau, eaux
still: plate
sparkling: gazeuse, petillante, petillant, gazeux
juice: jus
soap: savon, savons, savonnette
fish: poisson, poissons
chicken: poulet, poulets, volaille
beef: boeuf, bifteck
meat: viande
sausage: saucisse, saucisses, chipolata
tuna: thon, thons
sardines: sardines, sardine
mackerel: maquereau, maquereaux
tomato: tomate, tomates
tomato paste: concentre-de-tomate, concentre, pate-de-tomate, tomate-concentree, double-concentre
sauce: sauce
onion: oignon, oignons
potato: pomme-de-terre, pommes-de-terre, patate, patates
beans: haricots, haricot
peas: petits-pois, petit-pois, pois
apple: pomme, pommes
orange: orange
lemon: citron, citrons, citronne
pineapple: ananas
grape: raisin
strawberry: fraise, fraises
peach: peche, peches
jam: confiture, confitures
honey: miel, miels
vinegar: vinaigre
mayonnaise: mayonnaise
mustard: moutarde, moutardes
biscuits: biscuits, gateaux, gateaux-secs
sweets: bonbons, bonbon, friandises
chocolate: chocolat, chocolats
yoghurt: yaourt, yaourts, yogourt, yogourts
cream: creme
fresh cream: creme-liquide, creme-fraiche, creme fraiche liquide
herb: herbes, herbe
ice cream: glace, creme-glacee, glaces
pasta: pates, pate
noodles: nouilles, nouille
oats: avoine, flocons-davoine, gruau
peanut butter: beurre-de-cacahuete, pate-darachide, pate-arachide, beurre-darachide
beer: biere, bieres
wine: vin, vins
red: rouge, rouges
white: blanc, blanche, blancs, blanches
green: vert, verte, verts, vertes
black: noir, noire, noirs, noires
blue: bleu, bleue, bleus, bleues
yellow: jaune, jaunes
brown: brun, roux, bruns, brune, marron, marrons, rousse
large: grand, grande, gros, grands, grandes, grosse, grosses
small: petit, petite, petits, petites
bleach: javel, eau-de-javel, javellisant, javels
detergent: lessive, lessives, detersif
toilet paper: papier-toilette, papier toilette, papier-hygienique, papier-wc
candles: bougies, bougie, chandelle, chandelles
matches: allumettes, allumette
cement: ciment, ciments
nails: clous, clou
screws: vis, visserie
wood: bois
paint: peinture, peintures
pipe: tuyau, tuyaux, tuyauterie
wire: fil
brush: pinceau, brosse, brosses, pinceaux
glue: colle, colles
gloves: gants, gant
sand: sable
brick: brique, briques
bulb: ampoule, ampoules
long life: longue-vie, uht
low fat: ecreme, demi-ecreme, allege, allegee, maigre
full cream: entier
powder: poudre, en-poudre
sunflower: tournesol
vegetable: vegetal, vegetale, legumes, legume
hazelnut: noisette, noisettes
wholenut: noisettes-entieres
nut: noix, noisette, noisettes, ecrou, ecrous
almond: amande, amandes
peanut: arachide, arachides, cacahuetes
vanilla: vanille
lavender: lavande
mint: menthe, menthes
cherry: cerise, cerises
apricot: abricot, abricots
pear: poire, poires
mango: mangue, mangues
banana: banane, bananes
guava: goyave, goyaves
passion fruit: fruit-de-la-passion, maracuja
watermelon: pasteque, pasteques, melon-deau
mushroom: champignon, champignons, champignon-de-paris
garlic: ail, ails
ginger: gingembre
carrot: carotte, carottes
cabbage: chou, choux
ham: jambon, jambons
pork: porc
lamb: agneau, agneaux
mince: hachee, viande-hachee, boeuf-hache
shrimp: crevettes, crevette
toothpaste: dentifrice
anti dandruff: antipelliculaire, anti-pelliculaire
shampoo: shampooing, shampoing
nappies: couches, couche, couches-bebe
wipes: lingettes, lingette
sponge: eponge, eponges
broom: balai, balais
dishwashing: vaisselle
softener: adoucissant, assouplissant
disinfectant: desinfectant
refuse bags: sacs-poubelle
foil: papier-aluminium, papier-alu, aluminium-menager
baby: bebe, bebes
razor: rasoir, rasoirs, rasoirs-jetables
condensed milk: lait-concentre, lait-concentre-sucre
yeast: levure
lentils: lentilles, lentille
chickpeas: pois-chiches, pois-chiche
soup: soupe, soupes, potage
stock: bouillon, bouillons, cube-bouillon
chilli: piment, piments
spice: epices
smoked: fume, fumee, fumees, fumes
salted: salee, demi-sel
frozen: surgele, surgeles, surgelee, congele, congelee, congeles
fresh: frais, fraiche, fraiches
soft drink: boisson-gazeuse, boissons-gazeuses, sucrerie, sucreries
lemonade: limonade
tagless: sans-etiquette
block: bloc, blocs, parpaing, parpaings
concrete: beton, betons
mortar: mortier, mortiers
plaster: platre
tile: carrelage, carreau, carreaux, tuile, tuiles, ceramique, faience
grout: coulis, coulis-a-carrelage, joint-de-carrelage
joint compound: compose-a-joints, compose-a-joint, pate-a-joint, enduit-a-joint, enduit-a-joints, enduit, platre-a-joint
tape: ruban, rubans, bande
drywall: placoplatre, placo, plaque-de-platre, gypse, placoplatres, cloison-seche, ba13
insulation: isolant, isolation, laine-de-verre, laine-minerale, laine-de-roche, isolants, laine
copper: cuivre
steel: acier, aciers
stainless: inox, inoxydable
brass: laiton, laitons
galvanized: galvanise, galvanisee, galvanises, galva
silver: argent, argente, argentee
solder: soudure, brasure
elbow: coude, coudes
coupling: manchon, manchons, raccord
valve: vanne, vannes, clapet, soupape, robinet-darret, robinet
faucet: robinet, robinets, mitigeur, robinetterie
sink: evier, lavabo, eviers, lavabos
toilet: toilette, cuvette, toilettes
bathtub: baignoire
shower: douche
door: porte, portes
hinge: charniere, charnieres, penture, pentures, paumelle, paumelles
lock: serrure, serrures, verrou
padlock: cadenas
handle: poignee, poignees, manche
window: fenetre, fenetres, vitre
screwdriver: tournevis, tournevis-plat
hammer: marteau, marteaux
saw: scie, scies, egoine
drill: perceuse
bit: foret, embout, embouts, meche, forets
ladder: echelle, echelles, escabeau, escabeaux
bolt: boulon, boulons, boulonnerie
washer: rondelle, rondelles
anchor: cheville, chevilles, ancrage
staple: agrafe, agrafes
caulk: calfeutrant, calfeutrage, calfeutrants, scellant
sealant: scellant, mastic
primer: appret, sous-couche, apprets
switch: interrupteur, interrupteurs
outlet: prise, prises, prise-electrique, prise-de-courant
lightweight: leger, legere
gravel: gravier, graviers, gravillon
fence: cloture, palissade, clotures
panel: panneau, panneaux
board: planche, planches
plywood: contreplaque, contreplaques, contre-plaque
post: poteau, poteaux
beam: poutre, poutres, poutrelle
shingle: bardeau, bardeaux
gutter: gouttiere, gouttieres
clear: transparent, transparente, clair, claire
exterior: exterieur, exterieure, exterieurs
interior: interieur, interieure, interieurs
satin: satine, satinee
treated: traite, traitee
left: gauche
right: droit, droite
cap: bouchon, bouchons, capuchon, capuchons
wax: cire
ring: anneau, bague
macaroni: macaronis, coquillettes
olive: dolive
cinnamon: cannelle
liver: foie
turkey: dinde
gray: gris, grise, grises
grey: gris, grise, grises
mixed: melange, assortis, melanges, melangee, mixte
fruit: fruits
mussels: moules
refill: recharge, recharges
cedar: cedre, cedres
birch: bouleau, bouleaux
maple: erable, erables
oak: chene, chenes
pine: pin
spruce: epinette, epicea
picket: piquet, piquets
adhesive: adhesif, colle, adhesifs
mesh: treillis, maille, grillage
wool: laine, laines
stone wool: laine-de-roche, laine-roche
raspberry: framboise, framboises
plum: prune
caramel: caramel
wholewheat: complet, ble-complet, complete
soya: soja
cocoa: cacao
cocoa butter: beurre-de-cacao, cacao
lotion: lait-corporel, lait, lait-de-corps
dog food: croquettes, nourriture-pour-chien, croquettes-pour-chien
toothbrush: brosse-a-dents, brosses-a-dents
blades: lames
regular: normal, normale, ordinaire, classique
sheet: feuille, tole, toles
roof: toiture, toit
stud: montant, montants, colombage
ceiling: plafond, plafonds
roller: rouleau, rouleau-a-peinture, rouleau-peinture
hard hat: casque, casques
mask: masque, masques
rope: corde, cordes
chain: chaine, chaines
pliers: pince, pinces, tenaille
wrench: cle, cle-anglaise, cle-a-molette
level: niveau, niveaux
shovel: pelle, pelles
rake: rateau, rateaux
hose: boyau, tuyau-darrosage, boyau-darrosage, tuyau-d-arrosage
reducer: reducteur, reduction, reductions
plug: bouchon, fiche
mix: melange
bucket: seau, seaux
purple: violet, violette, mauve
gold: dore, doree
dark: fonce, foncee, obscur
ivory: ivoire
medium: moyen, moyenne, moyens, moyennes
long: longs, longue, longues
short: courte
thick: epais, epaisse
coarse: grossier
round: rond, ronde, ronds
square: carre, carree, carres
flat: plat, plats
hollow: creux, creuse
double: doubles
assorted: assorti, assortie, assortis, assorties, varies
mixed fruit: fruits-melanges, fruits-mixtes
flavour: arome, parfum, saveur
flavor: arome, parfum, saveur
flavoured: aromatise, aromatisee, parfume
flavored: aromatise, aromatisee, parfume
sweet: sucree, doux, douce
sour: aigre, acide
bitter: amer, amere
spicy: epice, epicee, piquant, piquante
hot: piquant, piquante, chaud, chaude, forte
mild: doux, douce
soft: doux, douce, souple
plain: nature
natural: nature, naturel, naturelle
unsalted: sans-sel, doux
sugar free: sans-sucre
unsweetened: sans-sucre
whole: entiers, entiere, entieres
whole wheat: complet, ble-complet, complete
skim: ecreme, ecremee
skimmed: ecreme, ecremee
ground: moulu, moulue, hache
chopped: hache, haches
crushed: concasse, concassee, concassees, broye
sliced: tranche, tranches, tranchee
grated: rape, rapee
roasted: grille, grillee, grillees, roti, torrefie, grilles
dried: seche, sechee, seches, sechees
dry: sec, seche, secs
instant: instantane, instantanee, soluble
peeled: pele, peles, pelees, epluche
strong: forte
family: familial, familiale
vegetables: legume
tropical: tropicaux, tropicale
lime: citron-vert, chaux
tangerine: mandarine, mandarines, clementine, clementines
mandarin: mandarine, mandarines, clementine, clementines
grapefruit: pamplemousse, pamplemousses
plantain: plantains, alloco
papaya: papaye, papayes
prunes: pruneaux, pruneau
blueberry: myrtille, myrtilles, bleuet, bleuets
blackberry: mure, mures
cranberry: canneberge, canneberges
berries: baies, fruits-rouges
fig: figue, figues
dates: dattes, datte
raisins: raisins-secs, raisin-sec
pomegranate: grenade
coconut: coco, noix-de-coco
avocado: avocat, avocats
potatoes: pommes-de-terre, patates, pommes de terre
sweet potato: patate-douce, patates-douces
shallot: echalote, echalotes
shallots: echalote, echalotes
chili: piments, piment
cucumber: concombre, concombres
pickle: cornichon, cornichons
pickles: cornichon, cornichons
gherkins: cornichons
beetroot: betterave, betteraves
beet: betterave, betteraves
cauliflower: chou-fleur
broccoli: brocoli, brocolis
celery: celeri
zucchini: courgette, courgettes
pumpkin: citrouille, potiron, courge
eggplant: aubergine, aubergines
spinach: epinard, epinards
asparagus: asperge, asperges
artichoke: artichaut, artichauts
lettuce: laitue, salade
radish: radis
leek: poireau, poireaux
cassava: manioc
okra: gombo, gombos
sweetcorn: mais-doux
popcorn: mais-souffle, mais-a-eclater
green beans: haricots-verts
kidney beans: haricots-rouges
white beans: haricots-blancs, haricots blancs
chips: croustilles, frites
crisps: croustilles
fries: frites
veal: veau
steak: bifteck, entrecote
fillet: filet, filets
chops: cotelette, cotelettes, cotelettes de porc, cotes
breast: poitrine, poitrines, blanc-de-poulet
thighs: cuisse, cuisses
drumsticks: pilon, pilons, cuisses, hauts de cuisse
wings: aile, ailes, ailerons
duck: canard
goat: chevre, cabri
mutton: mouton
bacon: lardons
hot dog: saucisse-a-hot-dog
meatballs: boulettes
corned beef: boeuf-en-conserve
salmon: saumon
cod: morue, cabillaud
herring: hareng, harengs
squid: calmar, calamars
crab: crabe
cream cheese: fromage-a-la-creme, fromage-frais
sour cream: creme-aigre, creme-sure
whipping cream: creme-a-fouetter
evaporated milk: lait-evapore
powdered milk: lait-en-poudre, poudre-de-lait
milk powder: lait-en-poudre, poudre-de-lait
buttermilk: babeurre
margarine: margarines
lard: saindoux
rolls: petits-pains, brioche, brioches
buns: petits-pains, brioche, brioches, pains a hamburger, pain hamburger, pains hamburger
cake: gateau
cookies: biscuit
crackers: craquelins
rusks: biscottes, biscotte
toast: pain-grille
pie: tarte, tartes
croissant: croissants
wheat: ble, froment
rye: seigle
barley: orge
semolina: semoule
couscous: semoule-de-couscous
cornstarch: fecule-de-mais, maizena, amidon
corn starch: fecule-de-mais, maizena, amidon
corn flour: fecule-de-mais, maizena, amidon
baking powder: levure-chimique, poudre-a-pate
baking soda: bicarbonate, bicarbonate-de-soude
bicarbonate: bicarbonate-de-soude
icing sugar: sucre-glace, sucre-en-poudre
powdered sugar: sucre-glace, sucre-en-poudre
brown sugar: cassonade, sucre-roux, sucre-brun
white sugar: sucre-blanc
castor sugar: sucre-en-poudre
sugar cubes: sucre-en-morceaux
sweetener: edulcorant
jelly: gelee, gelatine
syrup: sirop, sirops
maple syrup: sirop-derable
molasses: melasse
olive oil: huile-dolive, huile-d-olive
sunflower oil: huile-de-tournesol
palm oil: huile-de-palme, huile-rouge
palm: palme
vegetable oil: huile-vegetale
cooking oil: huile-de-cuisson, huile-de-cuisine
soy: soja
soy sauce: sauce-soja
canola: colza
sesame: sesames
tomato sauce: sauce-tomate
peeled tomatoes: tomates-pelees
dressing: vinaigrette
gravy: sauce-brune
spices: epices
seasoning: assaisonnement, condiment
cumin: cumins
oregano: origan
parsley: persil
coriander: coriandre
basil: basilic
thyme: thym
rosemary: romarin
bay leaves: feuilles-de-laurier, laurier, feuilles de laurier
cloves: clou-de-girofle, clous-de-girofle, girofle
nutmeg: muscade, noix-de-muscade
turmeric: curcuma
saffron: safran
nuts: noix
walnut: noix-de-grenoble, noyer
cashew: cajou, noix-de-cajou, anacarde
pistachio: pistache, pistaches
pecan: pacane, pacanes
peanuts: cacahuete, arachides
seeds: graines, graine
vermicelli: vermicelle, vermicelles
spaghetti: spaghettis
stock cubes: cubes-bouillon, cubes de bouillon, bouillon cube, bouillon cubes, cube bouillon
cereal: cereale, cereales
cereals: cereale, cereales
oatmeal: flocons-davoine, gruau, flocons d avoine
marmalade: marmelade
candy: bonbon, friandises
lollipops: sucettes, sucette
chewing gum: gomme-a-macher, chewing-gums, chewing-gum
green tea: the-vert
black tea: the-noir
tea bags: sachets-de-the
chamomile: camomille
instant coffee: cafe-soluble, cafe-instantane
decaf: decafeine, decafeinee, sans cafeine
decaffeinated: decafeine, decafeinee
ground coffee: cafe-moulu
hot chocolate: chocolat-chaud
orange juice: jus-dorange, jus d orange
apple juice: jus-de-pomme
mineral: minerale
mineral water: eau-minerale
drink: boisson, boissons
energy drink: boisson-energisante, boisson-energetique
rum: rhum
ice: glacons, glacon
lighter: briquet, briquets
charcoal: charbon, charbon-de-bois
dog: chien, chiens
cat: chat, chats
cat food: nourriture-pour-chat, croquettes-pour-chat
food: nourriture
diapers: couches
baby food: bouillie, petit-pot
formula: lait-infantile
cleaner: nettoyant, nettoyants, nettoyeur, nettoyante
all purpose cleaner: nettoyant-multi-usage, nettoyant-tout-usage
floor: sol, sols, plancher
glass cleaner: nettoyant-vitres, lave-vitre, nettoyant pour vitres, produit a vitres
degreaser: degraissant
liquid: liquide, liquides
washing powder: lessive-en-poudre, savon-en-poudre, poudre-a-laver, lessive
laundry: linge, lessive
dishwashing liquid: liquide-vaisselle, savon-a-vaisselle
steel wool: laine-dacier, paille-de-fer
scourer: recurer, tampon-a-recurer
cloth: chiffon, chiffons, torchon, torchons
mop: serpilliere, serpillieres, vadrouille
dustpan: pelle-a-poussiere
air freshener: desodorisant, assainisseur
insecticide: insecticides, anti-moustique, bombe-insecticide
mosquito: moustique, moustiques
cockroach: cafards, cafard
ant: fourmis
rat: rats, mort-aux-rats
garbage bags: sacs-a-ordures, sacs-poubelle
trash bags: sacs-a-ordures, sacs-poubelle
garbage: poubelle, ordures, poubelles
trash: poubelle, ordures, poubelles
refuse: poubelle, ordures, poubelles
paper: papier, papiers
paper towel: essuie-tout, sopalin, papier-essuie-tout
paper towels: essuie-tout, sopalin, papier-essuie-tout
towel: serviette-de-bain
towels: serviette-de-bain
napkins: serviette, serviettes
tissues: mouchoir, mouchoirs
cling wrap: film-etirable, pellicule-plastique
plastic wrap: film-etirable, pellicule-plastique
plastic: plastique, plastiques
cup: gobelet, gobelets, tasse, tasses
cups: gobelet, gobelets, tasse, tasses
glass: verre, verres
plate: assiette, assiettes
plates: assiette, assiettes
spoon: cuillere, cuilleres
spoons: cuillere, cuilleres
fork: fourchette, fourchettes
forks: fourchette, fourchettes
knife: couteau, couteaux
knives: couteau, couteaux
straws: pailles
notebook: cahier, cahiers
pen: stylo, stylos
pens: stylo, stylos
pencil: crayon, crayons
pencils: crayon, crayons
envelope: enveloppe, enveloppes
mouthwash: bain-de-bouche
conditioner: apres-shampoing, revitalisant
hair: cheveux
body: corps
shower gel: gel-douche
deodorant: deodorant-corporel
shaving: rasage, raser
sanitary pads: serviettes-hygieniques
cotton: coton
cotton wool: ouate, coton
sunscreen: creme-solaire
fir: sapin
beech: hetre
ash: frene
poplar: peuplier
mahogany: acajou
lumber: bois, bois-doeuvre, bois-d-oeuvre
particle board: agglomere, panneau-de-particules
chipboard: agglomere, panneau-de-particules
plank: madrier, madriers
joist: solive, solives
rafter: chevron, chevrons
batten: tasseau, tasseaux
moulding: moulure, moulures
molding: moulure, moulures
baseboard: plinthe, plinthes
trim: garniture
deck: terrasse, patio
decking: lame-de-terrasse
gypsum: gypse, platre
gypsum board: panneau-de-gypse, plaque-de-gypse
joint: joints
joint tape: ruban-a-joint, bande-a-joint, ruban-a-joints
corner bead: baguette-dangle
putty: mastic, mastics
filler: enduit, bouche-pores
nail: clou, clous
screw: vis
wood screw: vis-a-bois
wood screws: vis-a-bois
drywall screw: vis-a-gypse, vis-a-placo
drywall screws: vis-a-gypse, vis-a-placo, vis-placo
bolts: boulonnerie
hex: hexagonal, hexagonale, hexagonaux
hook: crochet, crochets
staples: agrafes
hanger: etrier, etriers, crochet
bracket: equerre, equerres
rebar: fer-a-beton, fer-beton, barre-darmature, barre-d-armature
iron: fer, fonte
stone: pierre, pierres
paver: pave, paves
pavers: pave, paves
tile adhesive: colle-a-carrelage, colle-carrelage, ciment-colle
tee: raccord-en-t, te, tes
fitting: raccord, raccords
fittings: raccord, raccords
adapter: adaptateur, adaptateurs
union: raccord-union
trap: siphon, siphons
drain: egout, renvoi, bonde, vidange
ball valve: robinet-a-bille, vanne-a-bille, vanne-a-boisseau, robinets-a-bille
check valve: clapet-anti-retour
tap: mitigeur, robinetterie
water heater: chauffe-eau
tank: reservoir, citerne
pump: pompe, pompes
seat: siege, abattant
toilet seat: siege-de-toilette, abattant-wc
shower head: pomme-de-douche, pommeau-de-douche
wax ring: anneau-de-cire
stainless steel: acier-inoxydable, acier-inox
aluminum: alu
aluminium: alu
chrome: chromee
galvanised: galvanises, galva
corrugated: ondule, ondulee, tole-ondulee
perforated: perfore, perforee, perfores
breaker: disjoncteur, disjoncteurs
circuit breaker: disjoncteur, disjoncteurs
fuse: fusible, fusibles
wire nuts: marrettes, marrette, capuchons-de-connexion, dominos
cable: cables, cable-electrique
box: boitier, boite-electrique, boite-de-jonction
receptacle: prises, prise-electrique, prise-de-courant
light: luminaire, luminaires, lumiere
light bulb: ampoule-electrique, ampoule, ampoules
conduit: gaine, gaines
connector: connecteur, connecteurs
extension cord: rallonge, rallonges, cordon-prolongateur
extension: rallonge
lamp: lampe, lampes
battery: pile, piles, batterie, batteries
batteries: pile, piles, batterie
flashlight: lampe-de-poche, lampe-torche, torche
torch: lampe-de-poche, lampe-torche, torche
fan: ventilateur, ventilateurs
smoke alarm: detecteur-de-fumee, avertisseur-de-fumee
smoke detector: detecteur-de-fumee, avertisseur-de-fumee
electrical tape: ruban-electrique, ruban-isolant, chatterton
masking tape: ruban-cache, ruban-de-masquage, ruban-a-masquer
duct tape: ruban-gris, ruban-adhesif-gris, ruban-adhesif
tape measure: ruban-a-mesurer, metre-ruban, galon-a-mesurer
sealer: scelleur, bouche-pores
varnish: vernis
enamel: laque
stain: teinture, lasure
thinner: diluant, diluants
turpentine: terebenthine
gloss: lustree, brillant, brillante
semi gloss: semi-lustre, semi-brillant
wall: mur, murs, murale
paintbrush: pinceaux
tray: bac-a-peinture
sandpaper: papier-de-verre, papier-sable, papier-abrasif, papier-a-poncer
scraper: grattoir, racloir
putty knife: couteau-a-mastic, spatule
silicone: silicones
foam: mousse, mousses
expanding foam: mousse-expansive
spray foam: mousse-polyurethane
wood glue: colle-a-bois
construction adhesive: adhesif-de-construction
frame: cadre, chambranle
knob: bouton-de-porte, bouton
door knob: bouton-de-porte, poignee-de-porte
doorknob: bouton-de-porte, poignee-de-porte
deadbolt: pene-dormant, verrou
key: cle, cles
screen: moustiquaire, moustiquaires
roofing: toit, toiture
shingles: bardeaux-dasphalte, bardeaux
underlayment: membrane, sous-toiture
downspout: descente-pluviale, descente
flashing: solin, solins
waterproof: impermeable, etanche, etancheite
waterproofing: impermeable, etanche, etancheite
vapor barrier: pare-vapeur
rail: traverse, traverses, garde-corps
gate: barriere
barbed wire: fil-barbele, barbele
saw blade: lame-de-scie
blade: lame, lames
drill bit: meche, meches, forets
chisel: ciseau-a-bois, burin
trowel: truelle, truelles
hoe: houe, binette, daba
axe: hache-de-bucheron, cognee
wheelbarrow: brouette, brouettes
pruning shears: secateur, secateurs
pruner: secateur, secateurs
scissors: ciseaux
machete: coupe-coupe
goggles: lunettes-de-securite, lunettes
safety glasses: lunettes-de-securite, lunettes, lunettes-de-protection
safety: securite
helmet: casque
boots: bottes-de-securite
epoxy: epoxyde, epoxydique
soil: terre, terreau
potting soil: terreau
fertilizer: engrais
seed: semences, semence
grass: gazon, pelouse
mulch: paillis
sprinkler: arroseur, asperseur
weed killer: herbicide, desherbant
tarp: bache, baches
tarpaulin: bache, baches
waterproof membrane: membrane-detancheite
granules: granule
smooth: onctueux, onctueuse, lisse, cremeux
crunchy: croquant, croquante, croustillant
no sugar: sans-sucre
no added sugar: sans-sucre-ajoute, sans-sucres-ajoutes, sans-sucre
fat free: ecreme, sans-matiere-grasse, allege
gluten free: sans-gluten
scent: parfum, senteur, odeur
floor cleaner: nettoyant-sol, nettoyant-pour-sol, nettoie-sol
window cleaner: nettoyant-vitres, lave-vitres
toilet block: bloc-wc, bloc-toilette
toilet cleaner: gel-wc, nettoyant-wc
fabric softener: adoucissant, assouplissant
sanding: poncage
remesh: treillis, treillis-soude
clamp: serre-joint
joist hanger: etrier-a-solive
hidden: cachee
gutter hanger: crochet-de-gouttiere, crochets-de-gouttiere
end cap: embout
ceiling light: plafonnier, plafonniers
flush mount: plafonnier, plafonniers
brushed: brosse
wall plate: plaque-murale
coarse salt: gros-sel
cottage cheese: fromage-cottage
sausages: saucisses
split peas: pois-casses
red wine: vin-rouge
blackcurrant: cassis
whitening: blancheur, blanchissant
baked beans: haricots blancs a la tomate, haricots a la tomate
bar soap: savon en barre, savonnette, pain de savon
basin: bassine, lavabo
bath soap: savon de toilette, savon de bain
black beans: haricots noirs
body wash: gel douche
butter beans: haricots de lima
butternut: courge butternut, doubeurre
cake flour: farine a gateau, farine patissiere
cornflour: maizena, fecule de mais
creamer: creme a cafe, lait en poudre a cafe
custard: creme anglaise, creme patissiere
door frame: cadre de porte, chambranle
firewood: bois de chauffage, bois de feu
garden hose: tuyau d arrosage, tuyau de jardin
ginger beer: biere de gingembre
hake: merlu
hand soap: savon pour les mains, savon main
iced tea: the glace
insect spray: insecticide, bombe insecticide
insulation tape: ruban isolant, scotch isolant
lasagna: lasagne
lollipop: sucette
mug: tasse
paraffin: paraffine, petrole lampant
petroleum jelly: vaseline
pot: casserole, marmite
prawns: crevettes, gambas
razor blades: lames de rasoir
sea salt: sel marin, sel de mer
sour milk: lait caille, lait fermente
spade: beche
stain remover: detachant
strap: sangle
thinners: diluant, white spirit
timber: bois de charpente
tomato puree: puree de tomate, coulis de tomate
wire mesh: grillage, treillis
whole milk: lait entier
single pole: unipolaire, simple
lead: plomb
thread: filetage
slices: tranches, tranche, rondelles, lamelles
halves: moities, oreillons, demi-fruits
chunks: morceaux, morceau
pieces: morceaux
rings: anneaux, rondelles
flakes: flocons, petales
strips: lanieres, lamelles, bandes
sticks: batonnets, batonnet
balls: boules, boulettes
crumbs: chapelure, miettes
kernel: grain entier
shells: coquillettes, coquilles
cocktail: cocktail de fruits
fruit cocktail: cocktail de fruits, salade de fruits, macedoine de fruits
fruit salad: salade de fruits, macedoine de fruits
spring onion: oignon nouveau, oignons nouveaux, ciboule, cebette
chives: ciboulette
green pepper: poivron vert, poivrons verts
red pepper: poivron rouge, poivrons rouges
bell pepper: poivron, poivrons
granadilla: fruit de la passion, maracuja, grenadille
pawpaw: papaye, papayes
quince: coing, coings
litchi: litchis, letchi, letchis
macadamia: macadamias
chestnut: chataigne, chataignes, marrons
almonds: amandes
cardamom: cardamome
aniseed: anis, anis vert
anise: anis
poppy: pavot
peppermint: menthe poivree
spearmint: menthe verte
cilantro: coriandre
paprika: piment doux
curry: cari
curry powder: poudre de curry, curry en poudre
dill: aneth
tarragon: estragon
capers: capres
anchovies: anchois
octopus: poulpe
oysters: huitres
pilchards: pilchard
olives: olives noires
potato chips: croustilles
french fries: frites
salad: salade, salades
salad dressing: sauce salade, vinaigrette
ribs: cotes, travers de porc, cotes levees
feet: pattes
gizzards: gesiers, gesier
hearts: coeurs
kidney: rognon, rognons
kidneys: rognons
tripe: tripes
trotters: pieds de porc
oxtail: queue de boeuf
tongue: langue
patties: galettes, steaks haches
hot dog rolls: pains a hot dog, pain hot dog
polony: mortadelle, saucisson
viennas: saucisses de vienne, knackis
corned meat: corned beef, boeuf en boite
fish fingers: batonnets de poisson
lasagne: lasagnes
bread crumbs: chapelure, panure
breadcrumbs: chapelure, panure
bread flour: farine a pain, farine boulangere, farine panifiable
wheat flour: farine de ble
self raising: avec levure, autolevante
self raising flour: farine avec levure, farine autolevante, farine a levure
corn flakes: flocons de mais, petales de mais
bran: son de ble
brown bread: pain brun, pain bis, pain complet
doughnut: beigne, beignets, beignet, beignes
cracker: craquelin, craquelins
wafers: gaufrettes, gaufrette
tart: tarte, tartelette
pudding: pouding, flan
cream of tartar: creme de tartre
gelatine: gelatine en poudre
gelatin: gelatine
jelly powder: gelee en poudre
essence: extrait, arome
vanilla essence: extrait de vanille, essence de vanille
food colouring: colorant, colorants, colorant alimentaire
bicarbonate of soda: bicarbonate de soude, bicarbonate
table salt: sel de table, sel fin
rock salt: gros sel
golden syrup: sirop dore, sirop de canne
apricot jam: confiture dabricot, confiture dabricots
apple cider vinegar: vinaigre de cidre
corn oil: huile de mais
sunflower seeds: graines de tournesol
porridge: bouillie, gruau
rice cakes: galettes de riz
cordial: sirop, concentre
squash: sirop, concentre
fruit juice: jus de fruits, jus de fruit
cooldrink: boisson gazeuse, boissons gazeuses, sucrerie
ice tea: the glace
cola: coca
coke: coca, cocas
cider: cidre
soda: sodas
white wine: vin blanc
sparkling water: eau gazeuse, eau petillante
still water: eau plate
spring water: eau de source
sparkling wine: vin mousseux, mousseux
liqueur: liqueurs
nectar: nectars
drinking yoghurt: yaourt a boire
cheese slices: tranches de fromage, fromage en tranches
processed cheese: fromage fondu
cheese spread: fromage a tartiner
spread: tartiner, a tartiner, pate a tartiner
lactose free: sans lactose, delactose
low salt: pauvre en sel, reduit en sel
caffeine free: sans cafeine
caffeine: cafeine
alcohol free: sans alcool
alcohol: alcool
non alcoholic: sans alcool
seedless: sans pepins, sans pepin
pitted: denoyautees, denoyaute, denoyautes, sans noyau
boneless: desosse, desossee, sans os
skinless: sans peau
odourless: sans odeur, inodore
unscented: sans parfum, non parfume
scented: parfume, parfumee
stuffed: farcies, farcis, fourre, fourres
pickled: au vinaigre
breaded: panee, panees
crumbed: panee
cooked: cuit, cuite, cuits
sweetened: sucre, sucree
original: originale, originaux
cold: froid, froide
hard: dur, dure
golden: dore, doree
loose: en vrac, vrac
extra large: tres grand, extra grand
disposable: jetable, jetables
antiseptic: antiseptique
antibacterial: antibacterien, antibacterienne
sensitive: sensibles
tablets: comprimes, comprime, pastilles, tablettes
capsules: gelules
cough: toux
cough syrup: sirop pour la toux, sirop contre la toux
ointment: pommade, onguent
plasters: pansements, pansement, sparadrap
bandage: bande velpeau, pansement, bandages
ear buds: cotons tiges, coton tige
cotton buds: cotons tiges, coton tige
earbuds: cotons tiges, coton tige
dummy: sucette bebe, tetine, tetines
pads: serviettes hygieniques
hand wash: savon liquide mains, lave mains
face: visage
hand sanitizer: gel hydroalcoolique, gel desinfectant
liquid soap: savon liquide
bubble bath: bain moussant
bath: bain
nail polish: vernis a ongles
dye: teinture, colorant
hair spray: laque
roll on: bille
perfume: parfums
serviettes: serviettes en papier, serviette en papier
starch: amidon
pegs: pinces a linge, epingles a linge
polish: cirage, cire, encaustique
furniture polish: cire pour meubles, encaustique, depoussierant
floor polish: cire pour sol, cire a plancher
shoe polish: cirage, cirage a chaussures
oven cleaner: nettoyant four, nettoyant pour four, decape four
drain cleaner: debouche canalisation, deboucheur
cleaning: nettoyage, menage
cleaning cream: creme a recurer, creme nettoyante
dish cloth: torchon, torchon vaisselle, lavette
bin bags: sacs poubelle, sacs poubelles
freezer bags: sacs de congelation
wax paper: papier cire, papier parchemin
baking paper: papier cuisson, papier sulfurise
toothpicks: cure dents
skewers: brochettes
firelighters: allume feu, allume feux
briquettes: briquette
candle: bougie, chandelle
mosquito coils: spirales, spirale, serpentin, serpentins
fly: mouches, mouche
flies: mouches
rat poison: mort aux rats, raticide
mouse: souris
mouse trap: souriciere, piege a souris, tapette
poison: poisons
pet: animaux
pet food: nourriture pour animaux
bird: oiseaux, oiseau
bird seed: graines pour oiseaux
puppy: chiot, chiots
adult: adultes
litter: litiere
cat litter: litiere, litiere pour chat
envelopes: enveloppes
cigarettes: cigarette
crayons: crayons de cire, crayons de couleur
eraser: gomme a effacer, gommes
sharpener: taille crayon, aiguisoir
ruler: regle
marker: marqueur, marqueurs, feutre, feutres
chalk: craie, craies
bricks: briques, brique
washers: rondelles, rondelle
hinges: charnieres, charniere
tiles: carrelage, carreaux
paving: pave, paves
socket: prise, prises
tubing: tuyau
emt conduit: tube emt, tuyau emt, conduit emt
spanner: cle, cle plate
hacksaw: scie a metaux
file: lime a metaux
rod: tige, tiges
rivet: rivets
pole: poteau, perche, piquet
bend: coude
bushing: bague, douille
plane: rabot
mixer: melangeur, malaxeur, mitigeur
spirit level: niveau a bulle
measuring tape: metre ruban, ruban a mesurer
tie wire: fil dattache, fil de ligature
binding wire: fil dattache, fil recuit
chicken wire: grillage a poule, grillage a poules
electric: electrique, electriques
electrical: electrique, electriques
copper pipe: tuyau de cuivre, tube cuivre, tube de cuivre
hose pipe: tuyau darrosage, tuyau d arrosage
downpipe: descente, tuyau de descente
stopcock: robinet darret, vanne darret
geyser: chauffe eau
cistern: reservoir de chasse, chasse d eau
supply line: tuyau d alimentation, flexible d alimentation
spray paint: peinture en aerosol, peinture aerosol, bombe de peinture, peinture en bombe
paint brush: pinceau, brosse a peinture
wall paint: peinture murale, peinture mur
enamel paint: peinture laque, peinture email, peinture emaillee
roof paint: peinture toiture
undercoat: sous couche
roller tray: bac a peinture
roller cover: manchon de rouleau, manchon, manchons
sprayer: pulverisateur
skirting: plinthe, plinthes
cornice: corniche, corniches
ceiling board: panneau de plafond
hardboard: isorel, panneau dur
shelf: etagere, etageres, tablette
shelves: etageres, tablettes
door handle: poignee de porte
light switch: interrupteur
fluorescent: fluorescente, fluorescents
junction box: boite de jonction, boite de derivation
extension lead: rallonge, rallonge electrique
double pole: bipolaire, bipolaires
roof sheet: tole de toiture, tole ondulee, tole
roofing nails: clous a toiture, clous de toiture, clous toles
felt: feutre, papier feutre
glass wool: laine de verre
fencing: cloture, grillage
chain link: grillage, cloture a mailles
compost: composte, fumier
watering can: arrosoir
lawn: gazon, pelouse
lawnmower: tondeuse, tondeuse a gazon
grass seed: semences a gazon, graines de gazon
secateurs: secateur
wheel: roue, roues
castors: roulettes, roulette
pick: pioche, pioches
crowbar: pied de biche, pince monseigneur
sledge hammer: massette
mallet: maillet
grinder: meuleuse
cutting disc: disque a tronconner, disque de coupe
grinding disc: disque a meuler, meule
disc: disque, disques
welding rods: baguettes de soudure, electrodes
cable ties: colliers de serrage, attaches de cable, serflex, tie wraps
cable tie: collier de serrage
hooks: crochets, crochet
latch: loquet, verrou
threaded rod: tige filetee
wall plug: cheville, chevilles
self tapping: autoperceuse, autoperceuses, autotaraudeuse
plastic sheeting: bache plastique, film polyethylene
work gloves: gants de travail
overall: combinaison, bleu de travail, salopette
rubber boots: bottes en caoutchouc, bottes de pluie
gumboots: bottes en caoutchouc
rubber: caoutchouc
letterbox: boite aux lettres
fire extinguisher: extincteur, extincteurs
stove: cuisiniere, rechaud, poele
gas: gaz
river sand: sable de riviere
building sand: sable de construction
plaster sand: sable fin
clay: argile
auto: automatique
automatic: automatique
energy: energisante, energie, energetique
herbs: herbes, herbe, fines herbes
mixed herbs: herbes melangees, herbes de provence, fines herbes
mixed vegetables: legumes melanges, macedoine, macedoine de legumes
chilli sauce: sauce piment, sauce piquante
hot sauce: sauce piquante, sauce pimentee
mustard sauce: sauce moutarde
date: datte
marshmallows: guimauve, guimauves, chamallows
wine gums: bonbons gelifies
gummies: bonbons gelifies
toffee: caramels, caramel mou
portions: portions individuelles
feed: aliment, provende
chicken feed: aliment volaille, aliment pour poules
malt: malte
white pepper: poivre blanc
black pepper: poivre noir
dust mask: masque anti poussiere, masque a poussiere
female: femelle
cover: couvercle, couvercles
shed: cabanon, remise
tooth: dents
threaded: filete, filetee
strip: bande, languette
tamarind: tamarin
milkshake: lait frappe
drinking chocolate: chocolat en poudre
burger buns: pains a hamburger
angle: cornieres, corniere
contractor bags: sacs de construction
parboiled: etuve, etuvee
iodised: iode, iodee
kids: enfants, enfant
children: enfants, enfant
menthol: mentholee, mentholees
aloe: aloes
loin: longe
jasmine: jasmin`;
