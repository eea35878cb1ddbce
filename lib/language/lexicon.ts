import type { Sayings, Unproved } from './sayings';

/**
 * What a language file says. A translator extends a language by adding words to its lists; entries are
 * lower case, without accents, a line each or separated by commas. `target: word, word` lines map words to a target.
 */
export interface Lexicon {
  language: string;
  /** `5: five` number words below a hundred. */
  numbers: string;
  /** `2: nambili` ones that are added to the ten, or the tens, before them, and stand for no number elsewhere. */
  addedOnes?: string;
  /** `100: hundred` words that multiply what stands before them. */
  multipliers: string;
  /** `12: dozen, doz` words that multiply a quantity and vanish into it. */
  dozens: string;
  /** `0.5: half` */
  fractions: string;
  /** `1: first` places in a list; `-1: last`. */
  ordinals?: string;
  /** Words for "one" that are also articles. */
  articles: string;
  /** `case: case, cases, cs` order units. */
  units: string;
  /** `kg: kilo, kilos` spoken measures, by the symbol that measures.ts knows. */
  measures: string;
  /** Joins items of a list; the first joins clauses too. */
  and: string;
  /** Greetings, politeness, verbs of ordering, articles, prepositions: never the heart of a product. */
  filler: string;
  /**
   * `dont: dnt` how words of the other lists are written in a hurry, by the word; never what goods are shortened to in a
   * catalogue (`wht`, `brn`).
   */
  shortened?: string;
  /** Months and days, which make the numbers beside them a date. */
  dates: string;
  /** Words of an address, after or before its number. */
  streets: string;
  /** Words that their accent alone tells from one that begins cues: "sí", yes, from "si", if; "à", to, from the
   * English "a". As they are written. */
  accented?: string;
  /** Goods that only their accent tells from a small word, as written: "maïs", no "mais". */
  keptAccents?: string;
  /** Words of one meaning, by the name that cue phrases call them (`@send`). */
  classes?: Record<string, string>;
  /** What is said of lines, by what it does to the order; see `CueKind`. */
  sayings: Sayings;
  unproved: Unproved;
  /** `sugar: suiker` product words, by the word a catalogue in English would use. */
  goods: string;
  /**
   * `baking: bak` what stands before goods in words put together (bakmargarien) and is no word of goods itself; only in
   * languages that write such words as one.
   */
  stems?: string;
}
