/** Numbers in Portuguese, as written and as said; see Lexicon. */
export const numbers = {
  numbers: `1: um, uma
2: dois, duas
3: tres
4: quatro
5: cinco
6: seis
7: sete
8: oito
9: nove
10: dez
11: onze
12: doze
13: treze
14: catorze, quatorze
15: quinze
16: dezesseis, dezasseis
17: dezessete, dezassete
18: dezoito
19: dezenove, dezanove
20: vinte
30: trinta
40: quarenta
50: cinquenta
60: sessenta
70: setenta
80: oitenta
90: noventa
200: duzentos, duzentas
300: trezentos, trezentas
400: quatrocentos, quatrocentas
500: quinhentos, quinhentas
600: seiscentos
700: setecentos
800: oitocentos
900: novecentos`,
  multipliers: `100: cem, cento
1000: mil`,
  dozens: `12: duzia, duzias`,
  fractions: `0.5: meio, meia, metade
0.25: quarto, quartos
0.333: terco, tercos
0.125: oitavo, oitavos`,
  ordinals: `1: primeiro, primeira, primeiros, primeiras
2: segundo, segunda
3: terceiro, terceira
4: quarto, quarta
-1: ultimo, ultima, ultimos, ultimas`,
  articles: `
`,
};
