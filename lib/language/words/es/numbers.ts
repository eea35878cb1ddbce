/** Numbers in Spanish, as written and as said; see Lexicon. */
export const numbers = {
  numbers: `1: uno, un, una
2: dos
3: tres
4: cuatro
5: cinco
6: seis
7: siete
8: ocho
9: nueve
10: diez
11: once
12: doce
13: trece
14: catorce
15: quince
16: dieciseis
17: diecisiete
18: dieciocho
19: diecinueve
20: veinte
25: veinticinco
30: treinta
40: cuarenta
50: cincuenta
60: sesenta
70: setenta
80: ochenta
90: noventa
200: doscientos, doscientas
300: trescientos, trescientas
400: cuatrocientos, cuatrocientas
500: quinientos, quinientas
600: seiscientos
700: setecientos
800: ochocientos
900: novecientos`,
  multipliers: `100: cien, ciento
1000: mil`,
  dozens: `12: docena, docenas`,
  fractions: `0.5: medio, media, mitad
0.25: cuarto, cuartos
0.333: tercio, tercios
0.125: octavo, octavos`,
  ordinals: `1: primero, primera, primeros, primeras
2: segundo, segunda
3: tercero, tercera, tercer
4: cuarto, cuarta
-1: ultimo, ultima, ultimos, ultimas`,
  articles: `
`,
};
