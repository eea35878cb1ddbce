/** Order units and spoken measures in French; see Lexicon. */
export const units = {
  units: `case: caisse, caisses
carton: carton, cartons, ctn
tray: plateau, plateaux, barquette, barquettes
crate: casier, casiers, cageot, cageots
bale: ballot, ballots
pack: paquet, paquets, pqt
packet: sachet, sachets
bag: sac, sacs
bottle: bouteille, bouteilles
can: canette, canettes
tin: boite, boites
jar: pot, pots, bocal, bocaux
bucket: seau, seaux
drum: bidon, bidons, fut, futs
bunch: bouquet, bouquets
bundle: botte, bottes
sheet: feuille, feuilles, plaque, plaques
piece: piece, pieces, pce
unit: unite, unites
pallet: palette, palettes
roll: rouleau, rouleaux
length: barre, barres
tube: tube, tubes
pair: paire, paires`,
  measures: `year: an, ans
kg: kilo, kilos, kilogramme
g: gramme, grammes
l: litre, litres
m: metre, metres
in: pouce, pouces, po
ft: pied, pieds, pi
way: voie, voies`,
};
