import type { IndexedProduct, Term } from './catalogue-index';
import type { WantedWord } from './wanted-words';

/**
 * A word was asked for that the product has another of: a colour or kind (see alternatives), a letter ("type M",
 * "max D") or a code ("R-49"). As wrong as another size.
 */
export function isOtherKind(
  wanted: readonly WantedWord[],
  perWord: readonly number[],
  { words }: IndexedProduct,
  matched: readonly number[],
): boolean {
  for (let i = 0; i < wanted.length; i++) {
    const { word, namesOther } = wanted[i] ?? {};
    if (!namesOther || word?.optional || perWord[i] !== 0) continue;
    let before: Term | undefined;
    for (const own of words) {
      if (!matched.includes(own.id) && namesOther(own, before)) return true;
      before = own;
    }
  }
  return false;
}
