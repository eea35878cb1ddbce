import type { AskedWord } from './ask-word';
import type { IndexedProduct } from './catalogue-index';

/**
 * How well a word that no term of the product explains is written short for its words, or they for it: initials
 * (`syp`, `s&v`), a word without its vowels (`std`), an abbreviation that it begins (`milk` for `M/CHOC`). Adds the
 * terms so explained to `matched`; 0 when none are.
 */
export function claimShort(product: IndexedProduct, word: AskedWord, matched: Set<number>): number {
  if (startsAbbreviation(product, word.text)) return 0.62;
  const initials = word.initials || couldBeInitials(word);
  return (
    (initials && claimInitials(product, word.text, matched)) || claimShortened(product, word.text, matched)
  );
}

/** `kd`, `syp`, `tr`: letters that are no word. */
const couldBeInitials = ({ text, idle }: AskedWord): boolean =>
  !idle && /^[b-df-hj-np-tv-z]{2,4}$/.test(text);

/** Writers shorten a word by leaving out letters, and keep the first and the last: `std`, `hvy`, `bldg`. */
function claimShortened(product: IndexedProduct, text: string, matched: Set<number>): number {
  if (text.length < 3 || /[aeiou\d]/.test(text)) return 0;
  const at = product.words.findIndex(
    (word) =>
      word.text.length > text.length + 1 && word.text.at(-1) === text.at(-1) && isWithin(text, word.text),
  );
  const id = product.termIds[at];
  if (id === undefined) return 0;
  matched.add(id);
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
function claimInitials(product: IndexedProduct, letters: string, matched: Set<number>): number {
  const words = product.words
    .map((word, at) => ({ text: word.text, id: product.termIds[at] ?? -1 }))
    .filter(({ text }) => text !== 'and' && text !== 'n');
  for (let at = 0; at + letters.length <= words.length; at++) {
    const run = words.slice(at, at + letters.length);
    if (!run.every(({ text }, i) => text.charAt(0) === letters.charAt(i))) continue;
    for (const { id } of run) matched.add(id);
    return 0.88;
  }
  return 0;
}

/** `milk` for the M of `M/CHOC`. */
function startsAbbreviation(product: IndexedProduct, word: string): boolean {
  return (
    word.length > 2 &&
    product.words.some(
      ({ abbreviation }) =>
        abbreviation !== undefined && word.startsWith(abbreviation.slice(0, abbreviation.indexOf('/'))),
    )
  );
}
