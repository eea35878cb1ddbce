import { goodsWords } from '../../language/compile';
import { foldWord } from '../../language/text/fold-word';
import type { CatalogueIndex, IndexedProduct } from '../index/catalogue-index';
import { expansionsOf } from '../question/ask-word';
import { colours, flavours, formWords, plainWords } from '../words/kind-words';
import { singularOf } from '../words/word-keys';

/** What goods are called in English, word by word. */
const goods = new Set(
  goodsWords
    .map(([english]) => singularOf(english))
    .filter((word) => !formWords.has(word) && !plainWords.has(word)),
);

/** So sure must a guess be at what a word means in the catalogue: another language, an abbreviation, a slip. */
const leastQuality = 0.75;

/** A name has the word, or what it means: "cancela el azúcar" takes out the sugar. */
export const isNamed = (
  index: CatalogueIndex,
  word: string,
  names: ReadonlySet<string> | undefined,
): boolean =>
  names?.has(word) === true ||
  expansionsOf(index, word).some(
    ({ quality, termIds }) =>
      quality >= leastQuality && termIds.every((id) => names?.has(singularOf(index.terms[id]?.text ?? ''))),
  );

/** How many other goods the names of a line say: the coffee creamer says one more than the coffee. */
export const otherGoods = (names: ReadonlySet<string> | undefined, words: readonly string[]): number =>
  [...(names ?? [])].filter((name) => goods.has(name) && !words.includes(name)).length;

export const wordsIn = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}.,]+|[.,](?!\d)/u)
    .map((word) => singularOf(foldWord(word)))
    .filter((word) => word !== '');

/** How many other goods a product's name says besides these words; null where it is not called by all of them. */
export function calledSo(
  index: CatalogueIndex,
  { product, words: own, extra, shortFor }: IndexedProduct,
  words: readonly string[],
): number | null {
  const names = new Set([...own, ...extra].map(({ text }) => singularOf(text)));
  const letters = shortFor.map((at) => own[at]?.text ?? '');
  const read = words.map((word) => readIn(index, singularOf(word), names, letters));
  if (read.length === 0 || read.some((by) => by === undefined)) return null;
  const said = read.flatMap((by) => by ?? []);
  return isOnlyMadeWith(product.name, said) ? null : otherGoods(kindOf(names), said);
}

/** The words of a name that a word means: `maize`, `meal` for mieliemeel, `d` of d/food for dog; undefined where it has none. */
function readIn(
  index: CatalogueIndex,
  word: string,
  names: ReadonlySet<string>,
  letters: readonly string[],
): readonly string[] | undefined {
  if (names.has(word)) return [word];
  const letter = letters.find((short) => word.startsWith(short));
  if (letter !== undefined) return [letter];
  return expansionsOf(index, word)
    .filter(({ quality }) => quality >= leastQuality)
    .map(({ termIds }) => termIds.map((id) => singularOf(index.terms[id]?.text ?? '')))
    .find((terms) => terms.every((term) => names.has(term)));
}

/** Without the brand, which is mostly two words: "golden drop". */
const kindOf = (names: ReadonlySet<string>): ReadonlySet<string> => new Set([...names].slice(brandWords));

const brandWords = 2;

/** Parts of a name that say what goods come in, and in what size. */
const partEnd = /\s(?=[\d(])|\s(?:in|with|for|of)\s|,/i;

/** The milk of "Milk Tart 80g", the cheese of "Cheese & Onion Chips": behind the words other goods follow. */
export function isOnlyMadeWith(name: string, said: readonly string[]): boolean {
  const part = name
    .split(partEnd)
    .map(wordsIn)
    .find((words) => said.every((word) => words.includes(word)));
  const last = part?.findLastIndex((own) => said.includes(own)) ?? -1;
  const next = part?.slice(last + 1).find((word) => !flavours.has(word) && word.length > 1);
  return next !== undefined && goods.has(next) && !colours.has(next);
}
