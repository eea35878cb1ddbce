import { goodsWords } from '../../language/compile';
import type { CatalogueIndex } from '../index/catalogue-index';
import { plainWords } from '../words/kind-words';
import { longestWord, singularOf, skeletonOf } from '../words/word-keys';
import { type Offer, termOf } from './term-of';

const englishGoods = new Set(goodsWords.map(([english]) => english));

/** How a catalogue may print a word for short: `t/paste` for toothpaste, `ltn` for lotion. */
export function abbreviationsOf(index: CatalogueIndex, word: string): number[] {
  const found: number[] = [];
  if (word.length > longestWord) return found;
  for (let cut = 1; cut < word.length - 1; cut++) {
    const id = termOf(index, `${word.charAt(0)}/${word.slice(cut)}`);
    if (id !== undefined) found.push(id);
  }
  const consonants = skeletonOf(singularOf(word));
  const bare = consonants.length >= 3 && consonants !== word ? termOf(index, consonants) : undefined;
  return bare === undefined ? found : [...found, bare];
}

/**
 * `straw` → strawberry, strawberry → `stra`, strawberry → `s/berry`, tea → teabags; never grape → grapefruit, and of
 * words that the catalogue has, those that name goods are short for nothing: cola → colada.
 */
export function offerShortForms(index: CatalogueIndex, word: string, known: boolean, offer: Offer): void {
  if (word.length < 3 || /\d/.test(word)) return;
  const whole = known && word.length > 3 && englishGoods.has(word);
  for (const id of index.prefixes.get(word.slice(0, 3)) ?? []) {
    const text = index.terms[id]?.text ?? '';
    if (text === word) continue;
    const rest = text.startsWith(word) ? text.slice(word.length) : '';
    if (isPacking(rest)) offer([id], 0.9, 'joined');
    else if (rest !== '' && (!known || !(bridges(index, rest) || (whole && !endings.has(rest))))) {
      const share = word.length / text.length;
      offer([id], (known ? 0.5 : word.length === 3 ? 0.62 : 0.72) + 0.16 * share, 'short');
    } else if (
      word.startsWith(text) &&
      2 * text.length >= word.length &&
      !bridges(index, word.slice(text.length))
    ) {
      offer([id], (known ? 0.45 : 0.6) + 0.2 * (text.length / word.length), 'short');
    }
  }
  for (const id of abbreviationsOf(index, word)) offer([id], 0.88, 'short');
}

/** `bags` of teabags: goods in a packing are those goods. */
const isPacking = (rest: string): boolean => rest.length >= 3 && plainWords.has(singularOf(rest));

/** Forms of a word, which are no other goods: grout → grouting. */
const endings = new Set('ed ing er ers y al'.split(' '));

/** The rest of a longer word is another word of its own (`grape` + `fruit`). */
function bridges(index: CatalogueIndex, rest: string): boolean {
  if (rest === 's' || rest === 'es') return true;
  return rest.length >= 3 && (index.termByText.has(rest) || index.termByText.has(`${rest}s`));
}
