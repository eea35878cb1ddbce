import type { Comparison } from '../comparison/comparison';
import type { Question } from '../question/ask';
import { ordinaryWords, plainWords } from '../words/kind-words';

/** A guess at a word bolder than this finds no sibling by it. */
const sure = 0.8;
/** Words that begin with the same letters are forms of one: `slices` and `sliced`. */
const stemLength = 3;

/**
 * "tangy mayo 3kg", where the tangy one comes in 750 g and the best product is the original in 3 kg: one of `others`
 * has all words that the best has and one that it lacks, and is only of another size. The goods asked for are that
 * kind in a size that nobody sells. The ordinary kind, which names often leave unsaid, is asked for against a product
 * that says to be another: "original 100g", where the 100 g are granules. So is "bruismeel 5kg", where the self raising
 * flour comes in 1 kg and the best product is flour: it answers one meaning of the word, and its sibling the fuller one.
 */
export function asksForSibling(
  { words }: Question,
  best: Comparison,
  others: readonly Comparison[],
): boolean {
  const lacked = words.flatMap((word, at) => {
    const said = !word.optional && !word.idle && !word.refused;
    const lacks = said && best.perWord[at] === 0 && !hasForm(best, word.text);
    return lacks && (!plainWords.has(word.text) || ordinaryWords.has(word.text)) ? [at] : [];
  });
  const lesser = words.flatMap(({ optional, refused }, at) =>
    !optional && !refused && best.read[at]?.how === 'meaning' ? [at] : [],
  );
  if (lacked.length + lesser.length === 0) return false;
  return others.some(
    (other) =>
      other.numbers.conflicts > best.numbers.conflicts &&
      (lacked.some(
        (at) =>
          (other.perWord[at] ?? 0) >= sure &&
          (!plainWords.has(words[at]?.text ?? '') || saysOtherwise(best, other)),
      ) ||
        lesser.some((at) => isFuller(other, best, at))) &&
      best.perWord.every((quality, at) => words[at]?.optional || (other.perWord[at] ?? 0) >= quality - 0.1),
  );
}

/** `self raising flour` for the word that the best product answers by its flour alone. */
function isFuller(other: Comparison, best: Comparison, at: number): boolean {
  const [more, less] = [other.read[at], best.read[at]];
  if (more?.how !== 'meaning' || !less || more.termIds.length <= less.termIds.length) return false;
  return less.termIds.every((id) => more.termIds.includes(id));
}

/** The best product has a word of its own, besides packaging, that was not asked for and its sibling has not. */
const saysOtherwise = (best: Comparison, sibling: Comparison): boolean =>
  best.product.words.some(
    ({ id, plain, text }) =>
      !plain &&
      text.length > 2 &&
      best.unsaidIds.includes(id) &&
      sibling.product.words.every((word) => word.id !== id),
  );

const hasForm = ({ product }: Comparison, text: string): boolean =>
  product.words.some((word) => word.text.startsWith(text.slice(0, stemLength)));
