import type { CompiledLexicon } from '../../language/compile';
import { measureBySpelling } from '../../language/measures';
import type { GoodsWord } from '../goods/describe-goods';
import type { CatalogueIndex, Term } from '../index/catalogue-index';
import { mostWords, rememberPerIndex } from '../index/remember-per-index';
import { plainWords } from '../words/kind-words';
import { expandWord } from './expand-word';
import type { Expansion } from './expansion';
import { splitWord } from './split-word';

/** One word of the question, with all it may mean in this catalogue. */
export interface AskedWord {
  text: string;
  number: number | undefined;
  /** What leaving it unmatched costs, 0 to 1. */
  weight: number;
  expansions: Expansion[];
  /** The catalogue has it, as written or nearly. */
  known: boolean;
  /** Grammar, politeness: matching it is worth something, missing it nothing. */
  idle: boolean;
  /** From the context: counts when it fits, not when it does not. */
  optional: boolean;
  /** Of these, from a heading: said of all the goods under it. */
  heading?: boolean;
  /** A word that names no goods of any trade, whatever the catalogue has: "kitchen". */
  talk: boolean;
  /** Of talk or packaging, and the catalogue has nothing like it: said beside the goods. */
  beside: boolean;
  /** Names in this catalogue nearly always begin with it. */
  brand: boolean;
  /** Says that the goods are to be without what follows, or is that: "pins no washer". */
  refused?: 'by' | 'what';
  /** `s&v`. */
  initials?: boolean;
}

/** Weight of a word that the catalogue has never seen. */
export const unknownWeight = 0.85;

/** expandWord, remembered until the catalogue changes. */
export const expansionsOf = rememberPerIndex(mostWords, expandWord);

/** How telling a term is here: rare words more, and words of packaging little. */
export function weightOf({ liveProducts }: CatalogueIndex, { postings, tells }: Term): number {
  const rarity = Math.log(1 + liveProducts / Math.max(1, postings.count)) / Math.log(2 + liveProducts);
  return Math.max(0.08, rarity) * tells;
}

/** As weightOf; 0 without such a term. */
export function termWeight(index: CatalogueIndex, termId: number): number {
  const term = index.terms[termId];
  return term ? weightOf(index, term) : 0;
}

/** The word, or the words it is written together from, without the measure of a number before it: `25gbbq`. */
export function askWords(
  index: CatalogueIndex,
  { text, number, glued }: GoodsWord,
  lexicon: CompiledLexicon,
): AskedWord[] {
  const whole = askWord(index, text, number, lexicon);
  if (whole.idle || (whole.expansions[0]?.quality ?? 0) >= 0.84) return [whole];
  const rest = glued ? afterMeasure(index, text) : undefined;
  if (rest !== undefined) return askWords(index, { text: rest }, lexicon);
  const parts = text.length >= 6 ? splitWord(index, text) : null;
  return parts ? parts.map((part) => askWord(index, part, undefined, lexicon, true)) : [whole];
}

/** Letters of a measure that is written together with the number before and the word after it. */
const longestMeasure = 3;

/** What stands after a measure, if that is a word of the catalogue or written together from such. */
function afterMeasure(index: CatalogueIndex, text: string): string | undefined {
  for (let end = 1; end <= longestMeasure; end++) {
    const rest = text.slice(end);
    const isRest = index.termByText.has(rest) || splitWord(index, rest) !== null;
    if (rest.length >= 3 && measureBySpelling(text.slice(0, end)) && isRest) return rest;
  }
  return undefined;
}

/** A letter says little, but enough to tell a D battery from an AA. */
const leastLetter = 0.12;

/**
 * A word with all it may mean here, and what it counts for. A part of one written together is never idle: the "lewer" of
 * "beeslewer" is liver, that of "lewer asseblief" delivers.
 */
export function askWord(
  index: CatalogueIndex,
  text: string,
  number: number | undefined,
  lexicon: CompiledLexicon,
  isPart = false,
): AskedWord {
  const expansions = expansionsOf(index, text);
  const best = expansions[0];
  const idle =
    !isPart &&
    (lexicon.filler.has(text) || lexicon.and.has(text) || lexicon.articles.has(text)) &&
    !(best?.how === 'written' && text.length > 4);
  const talk = lexicon.talk.has(text);
  const packing = lexicon.units.has(text) || plainWords.has(text);
  const unheard = (best?.quality ?? 0) < 0.8;
  let weight = unknownWeight;
  if (best && best.quality >= 0.8) weight = Math.max(...best.termIds.map((id) => termWeight(index, id)));
  if (text.length === 1) weight = Math.max(leastLetter, weight * 0.3);
  if (idle) weight *= 0.12;
  else if (packing) weight *= 0.45;
  return {
    text,
    number,
    weight,
    expansions,
    known: (best?.quality ?? 0) >= 0.9,
    idle,
    optional: false,
    talk,
    beside: unheard && (talk || packing),
    brand: isBrand(index, best),
  };
}

/** A brand is one with a letter wrong, too. */
const likelyBrand = 0.85;

function isBrand(index: CatalogueIndex, best: Expansion | undefined): boolean {
  const term = best && best.quality >= likelyBrand ? index.terms[best.termIds[0] ?? -1] : undefined;
  return term !== undefined && term.heads >= 2 && term.heads >= 0.6 * term.postings.count;
}
