import { goodsStems } from '../../language/compile';
import type { CatalogueIndex } from '../index/catalogue-index';
import { mostWords, rememberPerIndex } from '../index/remember-per-index';
import { foreignMeanings } from '../words/meanings-of';
import { tradeWordsFor } from '../words/trade-words';
import { editDistance, longestWord, singularOf } from '../words/word-keys';
import { termOf } from './term-of';

const shortestPart = 3;
const mostParts = 6;
/** Hardly any single word is so long: several are written together, of which some may be cut short. */
const surelySeveral = 14;
/** So many letters of a word cut short. */
const shortestBeginning = 4;

/**
 * Cuts a word that the catalogue does not know into words that it does: `karoocola`, `appelkooskonfyt`,
 * `bluecranewhite`; a part may be misspelt when its neighbour stands beside it in a name (`blucrane`). What only begins
 * such words in another language is given in English: `bakmargarien` → baking, margarien. Of a long one a part may be
 * the beginning of a word: `bluecraneoriginaldish`, for dishwashing.
 * Null when there is no such cut.
 */
export function splitWord(index: CatalogueIndex, word: string): string[] | null {
  if (word.length < 2 * shortestPart || word.length > longestWord) return null;
  const parts = partsOf(index, word);
  return parts.length > 0 ? parts : null;
}

/** A message asks for the same words again and again. */
const partsOf = rememberPerIndex(
  mostWords,
  (index, word: string): string[] =>
    cut(index, word, isWord) ??
    cutNear(index, word) ??
    (word.length >= surelySeveral ? cut(index, word, isBeginning) : null) ??
    [],
);

const isWord = (index: CatalogueIndex, text: string): boolean =>
  termOf(index, text) !== undefined ||
  termOf(index, singularOf(text)) !== undefined ||
  (text.endsWith('ies') && termOf(index, text.slice(0, -1)) !== undefined) ||
  foreignMeanings(text).length > 0 ||
  tradeWordsFor(text).length > 0;

/** A word, or the beginning of one that the catalogue has. */
const isBeginning = (index: CatalogueIndex, text: string): boolean =>
  isWord(index, text) ||
  (text.length >= shortestBeginning &&
    (index.prefixes.get(text.slice(0, 3)) ?? []).some((id) => index.terms[id]?.text.startsWith(text)));

/**
 * The cut with the fewest parts, the longest last part first. A part may be shorter when the catalogue has it beside
 * the part before it: `typelb`.
 */
function cut(
  index: CatalogueIndex,
  word: string,
  isPart: (index: CatalogueIndex, text: string) => boolean,
): string[] | null {
  const cuts: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    let best: string[] | null = null;
    for (let start = 0; start < end; start++) {
      const before = cuts[start];
      if (!before || before.length >= mostParts || (best && before.length + 1 >= best.length)) continue;
      const part = word.slice(start, end);
      const fits =
        part.length >= shortestPart ? isPart(index, part) : index.joins.has((before.at(-1) ?? '') + part);
      const stem = fits || end === word.length ? undefined : goodsStems.get(part);
      if (stem ?? (fits && part !== word)) best = [...before, stem ?? part];
    }
    cuts.push(best);
  }
  return cuts[word.length] ?? null;
}

/** Two words, one of them a letter off, that are neighbours in a product name. */
function cutNear(index: CatalogueIndex, word: string): string[] | null {
  for (let at = word.length - shortestPart; at >= shortestPart; at--) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    for (const id of index.prefixes.get(head.slice(0, 3)) ?? []) {
      const text = index.terms[id]?.text ?? '';
      if (editDistance(head, text) <= 1 && index.joins.has(text + tail)) return [text, tail];
    }
    for (const id of index.prefixes.get(tail.slice(0, 3)) ?? []) {
      const text = index.terms[id]?.text ?? '';
      if (editDistance(tail, text) <= 1 && index.joins.has(head + text)) return [head, text];
    }
  }
  return null;
}
