import type { CompiledLexicon } from '../compile';
import type { Token } from '../text/tokenise';
import { wordAt } from './number-reading';

/** How many packs hold that are called by it; others are as well a size ("two fifty packs"). */
const held = new Set([4, 6, 8, 10, 12, 18, 20, 24, 30]);

/** So far before stands what is changed "to six packs". */
const farthestChange = 8;

/** "six packs", "twenty four pack": goods that come by so many, at the number. */
export function isPackName(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): boolean {
  const [first, second] = [0, 1].map((i) => lexicon.numbers.get(wordAt(tokens, at + i)));
  const isUnit = (place: number): boolean => lexicon.units.get(wordAt(tokens, place)) === 'pack';
  if (first === undefined) return false;
  return isUnit(at + 1)
    ? held.has(first)
    : isUnit(at + 2) && second !== undefined && second < 10 && held.has(first + second);
}

/**
 * The "for" of "want for six packs lager", the "to" of "mango to six packs lager": before such packs a word that sounds
 * like a number is one; but "change the lager to six packs", "the price for six packs".
 */
export function countsPacks(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): boolean {
  if (!isPackName(tokens, at + 1, lexicon) && !isUnitAlone(tokens, at + 1, lexicon)) return false;
  if (lexicon.pricing.has(wordAt(tokens, at - 1))) return false;
  for (let back = at - 1; back >= at - farthestChange && tokens[back]?.kind === 'word'; back--)
    if (changing.some((words) => lexicon[words].has(wordAt(tokens, back)))) return false;
  return true;
}

/** The "trays" of "the large eggs give me for trays and rusks too tins": in the plural, and goods of before are counted. */
function isUnitAlone(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): boolean {
  const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  const goesOn = tokens[at + 1]?.kind === 'word' && !lexicon.and.has(next) && !lexicon.breaks.has(next);
  return lexicon.units.has(word) && word.endsWith('s') && !goesOn;
}

const changing = ['swaps', 'makes', 'from', 'cut'] as const;
