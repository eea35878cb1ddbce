import { wordsOf } from '../word-lists';

/** English words that a transcript writes for a number. */
export const homophones = new Map([
  ['to', 2],
  ['too', 2],
  ['tu', 2],
  ['for', 4],
  ['fore', 4],
  ['ate', 8],
  ['won', 1],
  ['tree', 3],
  ['free', 3],
  ['sex', 6],
  ['fife', 5],
  ['sixth', 6],
  ['sicks', 6],
  ['siks', 6],
  ['ait', 8],
  ['tan', 10],
  ['tin', 10],
  ['heaven', 7],
  ['wan', 1],
  ['hate', 8],
]);

/** Those that hardly stand in an order as what they are. */
export const unmistakable: ReadonlySet<string> = new Set(wordsOf('too, ate, won, tree, fife, sicks, ait'));

/** Before one of these, a digit stands for the word that sounds like it: "4 now", "2 know". */
export const behindDigit: Readonly<Record<string, ReadonlySet<string>>> = {
  2: new Set(
    wordsOf(
      'know, see, type, typ, be, say, ask, tell, collect, fetch, pay, go, avoid, confirm, expensive, xpensive, pricey, pricy, costly, dear, much, mch, many',
    ),
  ),
  4: new Set(wordsOf('now, nw, myself, himself, herself, themselves, later, sure')),
};

/** Behind one of these, a 4 does: "ppl asked 4 granola". */
export const beforeFour: ReadonlySet<string> = new Set(
  wordsOf('asked, asks, asking, looking, waiting, thanks, thank, thx, paid'),
);

/** Stand before a name, be it an initial: "4 mr p"; but "4 mrs balls" are goods. */
export const titles: ReadonlySet<string> = new Set(wordsOf('mr, mrs, ms, miss, mister, dr, auntie, uncle'));

/** Behind one of these, "for" and "to" are no numbers: "she is going for samoosas", "asking for eggs". */
export const leadPrepositions: ReadonlySet<string> = new Set(
  wordsOf('going, goes, go, looking, asking, asked, ask, waiting, wait, paying, pay, ready, thanks, except'),
);

/** Before one of these, what sounds like a number is a preposition: "for the party", "to my shop", "for tomorrow". */
export const determiners: ReadonlySet<string> = new Set(
  wordsOf(
    'the, a, an, my, our, your, his, her, their, this, that, these, those, us, me, you, him, them, it, myself, ourselves, himself, herself, themselves, everyone, everybody, tomorrow, today, tonight, monday, tuesday, wednesday, thursday, friday, saturday, sunday',
  ),
);

/** Nobody writes them between numbers in words: "um bread four". */
export const hesitations: ReadonlySet<string> = new Set(wordsOf('um, umm, uh, uhm, erm, ehm, euh, hum'));
