import type { Translated } from '../words';

export const catalogueHealth: Translated<'catalogueHealth'> = {
  action: 'Aksie',
  bin: 'Rak',
  customers: 'Kliënte',
  finding_nearDuplicate: 'Amper dieselfde naam',
  finding_neverMatched: 'Nooit bestel',
  finding_noBin: 'Geen rak',
  finding_noPackSize: 'Geen pakgrootte',
  finding_noPrice: 'Geen prys',
  finding_oddSku: 'SKU lyk soos iets anders',
  finding_phrases: 'Frases sonder ’n produk',
  findings: 'Bevindings',
  last: 'Laas',
  mend_nearDuplicate:
    'Kliënte se woorde pas ewe goed by albei. Laat die name hulle onderskei, of leer frases.',
  mend_neverMatched:
    'Geen bestelling en geen ingevoerde geskiedenis het hulle nie. Kliënte noem hulle dalk iets anders: leer ’n frase.',
  mend_noBin: 'Hulle pakstrokie sê nie waar hulle lê nie.',
  mend_noPackSize:
    'Die eenheid of die naam praat van ’n pak, en die pakgrootte is 1: “2 kaste” sou as 2 stuks gelees word.',
  mend_noPrice:
    'Hulle basisprys is 0: bestellings kom te laag uit tensy die kliënt of die vlak ’n prys het. Maak die produk oop en stel een.',
  mend_oddSku:
    'Dit lees soos ’n hoeveelheid, ’n grootte, ’n telefoonnommer of ’n dag, en kan in ’n boodskap so verstaan word.',
  mend_phrases:
    'Wat kliënte geskryf het en waarvoor niemand ’n produk gevind het nie. Leer vir almal wat dit beteken.',
  nearlySame: 'Amper dieselfde',
  none: 'Geen',
  nothing: 'Niks gevind nie',
  nothingWhat: 'Hier is niks om reg te maak nie.',
  pack: 'Pak',
  phrase: 'Frase',
  price: 'Prys',
  product: 'Produk',
  times: 'Kere',
  title: 'Toestand van die katalogus',
  unit: 'Eenheid',
};
