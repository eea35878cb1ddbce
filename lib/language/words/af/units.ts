/** Order units and spoken measures in Afrikaans; see Lexicon. */
export const units = {
  units: `case: kas, kaste, kis, kiste, kissie, kissies
carton: karton, kartonne
box: boks, bokse, kartondoos, doos, dose
tray: skinkbord, skinkborde, treitjie, treitjies
crate: krat, kratte
bale: baal, bale
pack: pak, pakke
packet: pakkie, pakkies
bag: sak, sakke, sakkie, sakkies
bottle: bottel, bottels, botteltjies
can: blik, blikke
tin: blikkie, blikkies
jar: fles, flesse, flessie, flessies, potjies
bar: stafies
bunch: bossies
bucket: emmer, emmers, emmertjies
drum: drom, dromme
bundle: bondel, bondels
sheet: vel, velle, plaat, plate
piece: stuk, stuks, stukke
pallet: palet, palette
roll: rol, rolle
length: lengte, lengtes
tube: buis, buise, buisies
pair: paar, pare
loaf: broodjie, brode`,
  measures: `minute: minuut
year: jaar
kg: kilogram
l: liter
m: meter
g: gram`,
};
