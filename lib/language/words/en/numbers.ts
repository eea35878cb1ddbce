/** Numbers in English, as written and as said; see Lexicon. */
export const numbers = {
  numbers: `1: one, wan
2: two, twos, couple
3: three, threes
4: four, fours
5: five, fives
6: six, sixes
7: seven, sevens
8: eight, eights
9: nine, nines
10: ten, tens
11: eleven
12: twelve, twelves
13: thirteen
14: fourteen, fourteens
15: fifteen, fifteens
16: sixteen, sixteens
17: seventeen
18: eighteen, eighteens
19: nineteen
20: twenty, twenties
30: thirty, thirties
40: forty, fourty, forties
50: fifty, fifties
60: sixty, sixties
70: seventy, seventies
80: eighty, eighties
90: ninety, nineties`,
  multipliers: `100: hundred, hundreds
1000: thousand`,
  dozens: `12: dozen, dozens, doz, dz, dzn, dozn
144: gross
20: score`,
  fractions: `0.5: half
0.25: quarter, quarters
0.333: third, thirds
0.125: eighth, eighths
0.0625: sixteenth, sixteenths`,
  ordinals: `1: first, 1st, top
2: second, 2nd
3: third, 3rd
4: fourth, 4th
5: fifth, 5th
6: sixth, 6th
-1: last, bottom`,
  articles: `
a
an
another`,
};
