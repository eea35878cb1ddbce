import type { IndexedProduct, Term } from '../index/catalogue-index';
import type { Expansion } from '../question/expansion';
import type { WantedWord } from '../question/wanted-words';

/**
 * A word was asked for that the product has another of: a colour or kind (see alternatives), a letter ("type M",
 * "max D") or a code ("R-49"). As wrong as another size. Letters that make another kind are no slip of the pen: `cpvc`
 * is not `pvc`. What a heading says counts against goods of which it says something else that they are: under "PVC
 * conduit", a PVC pipe.
 */
export function isOtherKind(
  wanted: readonly WantedWord[],
  perWord: readonly number[],
  { words }: IndexedProduct,
  matched: readonly number[],
  read: readonly (Expansion | undefined)[],
): boolean {
  const headed = wanted.some(({ word }, i) => word.heading === true && perWord[i] !== 0);
  for (let i = 0; i < wanted.length; i++) {
    const { word, namesOther } = wanted[i] ?? {};
    const guessed = guessedTerms(read[i]);
    if (
      !namesOther ||
      (word?.optional && !(word.heading && headed)) ||
      (perWord[i] !== 0 && guessed.length === 0)
    )
      continue;
    let before: Term | undefined;
    for (const own of words) {
      if ((guessed.includes(own.id) || !matched.includes(own.id)) && namesOther(own, before)) return true;
      before = own;
    }
  }
  return false;
}

/** The terms that a word was taken for by letters that are alike. */
function guessedTerms(by: Expansion | undefined): readonly number[] {
  return by && (by.how === 'typo' || by.how === 'short' || by.how === 'sound') ? by.termIds : none;
}

const none: readonly never[] = [];
