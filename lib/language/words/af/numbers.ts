/** Numbers in Afrikaans, as written and as said; see Lexicon. */
export const numbers = {
  numbers: `1: een
2: twee
3: drie
4: vier
5: vyf
6: ses
7: sewe
8: agt
9: nege
10: tien
11: elf
12: twaalf
13: dertien
14: veertien
15: vyftien
16: sestien
17: sewentien
18: agtien
19: negentien
20: twintig, twintigs
30: dertig, dertigs
40: veertig, veertigs
50: vyftig, vyftigs
60: sestig, sestigs
70: sewentig
80: tagtig, tagtigs
90: negentig
200: tweehonderd
300: driehonderd
400: vierhonderd
500: vyfhonderd
600: seshonderd
700: sewehonderd
800: agthonderd
900: negehonderd`,
  multipliers: `100: honderd, honderds
1000: duisend`,
  dozens: `6: halfdosyn, halwe-dosyn
12: dosyn, dosyne`,
  fractions: `1.5: anderhalf, anderhalwe
0.5: halwe, helfte
0.25: kwart`,
  ordinals: `1: eerste, eerstes, boonste
2: tweede
3: derde
4: vierde
5: vyfde
-1: laaste, laastes, onderste`,
  articles: `
'n`,
};
