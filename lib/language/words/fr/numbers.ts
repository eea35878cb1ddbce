/** Numbers in French, as written and as said; see Lexicon. */
export const numbers = {
  numbers: `1: un, une
2: deux
3: trois
4: quatre
5: cinq
6: six
7: sept
8: huit
9: neuf
10: dix
11: onze
12: douze
13: treize
14: quatorze
15: quinze
16: seize
20: vingt
30: trente
40: quarante
50: cinquante
60: soixante`,
  multipliers: `100: cent, cents
1000: mille`,
  dozens: `12: douzaine, douzaines`,
  fractions: `0.5: demi, demie, moitie
0.25: quart, quarts
0.333: tiers
0.125: huitieme, huitiemes`,
  ordinals: `1: premier, premiere, premiers, premieres
2: deuxieme, second, seconde
3: troisieme
4: quatrieme
-1: dernier, derniere, derniers, dernieres`,
  articles: `
`,
};
