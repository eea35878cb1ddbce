/** Order units and spoken measures in English; see Lexicon. */
export const units = {
  units: `case: case, cases, cs, cse, css, kase
carton: carton, cartons, ctn, ctns, crtn, crt, cart
box: box, boxes, bx, bxs, bxes
tray: tray, trays, try
crate: crate, crates
bale: bale, bales
shrink: shrink, shrinks, shrinkwrap, shr
outer: outer, outers
pack: pack, packs, pk, pks, pck, ct, cnt
packet: packet, packets, pkt, pkts
bag: bag, bags, bg, bgs
sack: sack, sacks
pocket: pocket, pockets, pkts
bottle: bottle, bottles, btl, btls, bot, bots
can: can, cans
tin: tin, tins
tub: tub, tubs
tube: tube, tubes
jar: jar, jars
bucket: bucket, buckets, pail, pails
drum: drum, drums
bundle: bundle, bundles, bdl, bdls, bd, bds
sheet: sheet, sheets, sht, shts
piece: piece, pieces, pc, pcs, pce, pces, nos
pallet: pallet, pallets, plt
roll: roll, rolls
length: length, lengths, lgth
stick: stick, sticks
coil: coil, coils
pair: pair, pairs, pr, prs
set: set, sets
unit: unit, units, lots, orders
each: ea, loose, singles
loaf: loaf, loaves
bunch: bunch, bunches
punnet: punnet, punnets
net: nets
sleeve: sleeve, sleeves
strip: strip, strips
sachet: sachet, sachets
card: cards
kit: kits
spool: spool, spools
panel: panels
block: blocks
board: boards
bar: bars
load: load, loads`,
  measures: `kg: kilo, kilos, kilogram, kilograms, kgs, kay-gee
g: gram, grams, gr, grm, grms, gramme, grammes
l: litre, litres, liter, liters, lt, ltr, ltrs, lts
ml: mil, mils, mill, mills, millilitre, millilitres, milliliter, milliliters, mls
m: metre, metres, meter, meters, mtr, mtrs
cm: centimetre, centimetres, centimeter
mm: millimetre, millimetres, millimeter
in: inch, inches, incher, inchers
ft: foot, feet, footer, footers
lb: pound, pounds, pounder, pounders, lbs
oz: ounce, ounces
gal: gallon, gallons, gals
amp: amp, amps, ampere
v: volt, volts
w: watt, watts
ga: gauge, guage`,
};
