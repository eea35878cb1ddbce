/** Numbers in isiZulu, as written and as said; see Lexicon. */
export const numbers = {
  numbers: `1: okukodwa, kunye, eyodwa, elilodwa, esisodwa, owodwa, olulodwa, yodwa, lodwa, sodwa, wodwa, lwodwa, eyi-one
2: ezimbili, amabili, ababili, emibili, kabili, mbili, mabili, mibili, zimbili, ezimbile, ezi-two
3: ezintathu, amathathu, abathathu, emithathu, kathathu, ntathu, mathathu, mithathu, zintathu
4: ezine, amane, abane, emine, kane, mane, zine, ne-four
5: ezinhlanu, amahlanu, abahlanu, emihlanu, kahlanu, nhlanu, mahlanu, mihlanu, zinhlanu
6: eziyisithupha, ayisithupha, eyisithupha, ziyisithupha, abayisithupha, isithupha, yisithupha
7: eziyisikhombisa, ayisikhombisa, eyisikhombisa, ziyisikhombisa, abayisikhombisa, isikhombisa, yisikhombisa
8: eziyisishiyagalombili, ayisishiyagalombili, eyisishiyagalombili, ziyisishiyagalombili, isishiyagalombili, yisishiyagalombili
9: eziyisishiyagalolunye, ayisishiyagalolunye, eyisishiyagalolunye, ziyisishiyagalolunye, isishiyagalolunye, yisishiyagalolunye
10: eziyishumi, ayishumi, eyishumi, ziyishumi, abayishumi, ishumi, lishumi, yishumi`,
  addedOnes: `1: nanye, nakunye, namunye
2: nambili, namabili, nezimbili
3: nantathu, namathathu, nezintathu
4: nane, namane, nezine
5: nanhlanu, namahlanu, nezinhlanu
6: nesithupha, neziyisithupha
7: nesikhombisa, neziyisikhombisa
8: nesishiyagalombili
9: nesishiyagalolunye`,
  multipliers: `100: ikhulu
1000: inkulungwane`,
  dozens: `12: idazini, amadazini`,
  fractions: `0.5: uhhafu, ihhafu`,
  ordinals: `1: okokuqala
2: okwesibili
3: okwesithathu
-1: okokugcina`,
  articles: `
`,
};
