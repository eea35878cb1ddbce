import type { CatalogueIndex } from './catalogue-index';
import { foreignWord } from './expand-word';
import { tradeWordsFor } from './trade-words';
import { editDistance, singularOf } from './word-keys';

const shortestPart = 3;
const mostParts = 4;

/**
 * Cuts a word that the catalogue does not know into words that it does: `karoocola`, `appelkooskonfyt`,
 * `bluecranewhite`; a part may be misspelt when its neighbour stands beside it in a name (`blucrane`).
 * Null when there is no such cut.
 */
export function splitWord(index: CatalogueIndex, word: string): string[] | null {
  if (word.length < 2 * shortestPart || word.length > 40) return null;
  return cut(index, word, mostParts) ?? cutNear(index, word);
}

const isWord = (index: CatalogueIndex, text: string): boolean => {
  const hasTerm = (form: string): boolean => {
    const id = index.termByText.get(form);
    return id !== undefined && (index.terms[id]?.postings.length ?? 0) > 0;
  };
  return hasTerm(text) || hasTerm(singularOf(text)) || foreignWord(text) || tradeWordsFor(text).length > 0;
};

/** The cut with the fewest parts, longest first part first. */
function cut(index: CatalogueIndex, word: string, parts: number): string[] | null {
  let best: string[] | null = null;
  for (let at = word.length - shortestPart; at >= shortestPart; at--) {
    const head = word.slice(0, at);
    if (!isWord(index, head)) continue;
    const rest = word.slice(at);
    const tail = isWord(index, rest) ? [rest] : parts > 2 ? cut(index, rest, parts - 1) : null;
    if (tail && (!best || tail.length + 1 < best.length)) best = [head, ...tail];
  }
  return best;
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
