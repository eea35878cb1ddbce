import { goodsWords } from '../../language/compile';
import { append } from './append';
import { tradedWords } from './trade-words';
import { deletionsOf, editDistance } from './word-keys';

/** Shorter words have too many neighbours. */
const shortest = 6;

let known: Map<string, string[]> | undefined;

/** The general words for goods, under what is left of each when a letter is left out; made on first use. */
function wordsByDeletion(): Map<string, string[]> {
  if (known) return known;
  known = new Map();
  for (const word of new Set([...goodsWords.map(([english]) => english), ...tradedWords()])) {
    if (word.length < shortest || !/^[a-z]+$/.test(word)) continue;
    for (const key of deletionsOf(word)) append(known, key, word);
  }
  return known;
}

/**
 * The general words for goods that a word is one letter away from. A catalogue may print only their short forms, which
 * no misspelling is near to: regluar → regular, where it has `REG`.
 */
export function goodsMeantBy(word: string): string[] {
  if (word.length < shortest) return [];
  const near = new Set(deletionsOf(word).flatMap((key) => wordsByDeletion().get(key) ?? []));
  return [...near].filter((other) => editDistance(word, other) === 1);
}
