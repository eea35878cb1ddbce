import type { IndexedProduct } from '../index/catalogue-index';
import type { AskedWord } from '../question/ask-word';
import type { WantedWord } from '../question/wanted-words';
import { answersTo } from '../words/alternatives';
import { flavours, titles } from '../words/kind-words';

/**
 * How well a word that no term of the product explains is written short for its words, or they for it: initials
 * (`syp`, `s&v`), a word without its vowels (`std`). Adds the terms so explained to `matched`; 0 when none are.
 */
export function claimShort(product: IndexedProduct, wanted: WantedWord, matched: number[]): number {
  const { text } = wanted.word;
  if (titles.has(text)) return 0;
  const quality = wanted.initials ? claimInitials(product, text, matched) : 0;
  return quality === 0 && wanted.shortened ? claimShortened(product, text, matched) : quality;
}

/**
 * How well a word is the one that an abbreviation writes a letter for, once all words are answered: `milk` for the M of
 * `M/CHOC`. Brands, flavours and kinds name goods by themselves, and no letter stands for them unless the rest is said
 * too, or most of the name: peppermint is not the P of `P/CANDY`, but the green of "kloof green mint" is that of
 * `KLOOF G/TEA MINT`.
 */
export function claimLetter(
  product: IndexedProduct,
  { text, brand }: AskedWord,
  matched: readonly number[],
): number {
  const { shortFor, words } = product;
  if (text.length <= 2 || shortFor.length === 0) return 0;
  const aside = !brand && !flavours.has(text) && answersTo(text).length === 0;
  const stands = shortFor.some(
    (at) =>
      text.startsWith(words[at]?.text ?? `${text}?`) &&
      (aside || matched.length >= namedBy || matched.includes(words[at + 1]?.id ?? -1)) &&
      !isSpoken(product, at, matched),
  );
  return stands ? 0.62 : 0;
}

/** So many words of a name tell which goods are meant. */
const namedBy = 3;

/** Another word has what the letter is short for: the L of `L/CLEEN` is the liquid of "liquid cleen", and no lemon. */
const isSpoken = ({ words, extra }: IndexedProduct, at: number, matched: readonly number[]): boolean =>
  extra.some(({ id, text }) => text === `${words[at]?.text}/${words[at + 1]?.text}` && matched.includes(id));

/** Writers shorten a word by leaving out letters, and keep the first and the last: `std`, `hvy`, `bldg`. */
function claimShortened(product: IndexedProduct, text: string, matched: number[]): number {
  const found = product.words.find(
    (word) =>
      word.text.length > text.length + 1 && word.text.at(-1) === text.at(-1) && isWithin(text, word.text),
  );
  if (!found) return 0;
  matched.push(found.id);
  return 0.8;
}

/** The letters of `short` stand in `long` in this order, from the first on. */
function isWithin(short: string, long: string): boolean {
  if (short.charAt(0) !== long.charAt(0)) return false;
  let at = 0;
  for (const letter of long) if (letter === short.charAt(at)) at++;
  return at === short.length;
}

/** Neighbouring words of a name with these initials (`s&v` for salt & vinegar) count as said. */
function claimInitials(product: IndexedProduct, letters: string, matched: number[]): number {
  const words = product.words.filter(({ text }) => text !== 'and' && text !== 'n');
  for (let at = 0; at + letters.length <= words.length; at++) {
    const run = words.slice(at, at + letters.length);
    if (!run.every(({ text }, i) => text.charAt(0) === letters.charAt(i))) continue;
    for (const { id } of run) matched.push(id);
    return 0.88;
  }
  return 0;
}
