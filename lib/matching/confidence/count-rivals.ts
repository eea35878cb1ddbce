import type { Comparison } from '../comparison/comparison';
import type { GoodsNumber } from '../goods/goods-number';
import type { CatalogueIndex } from '../index/catalogue-index';
import { termWeight } from '../question/ask-word';
import { dietaryWords, flavours, markedWords, ordinaryWords, plainWords } from '../words/kind-words';

/**
 * What a product that answers all that was asked as well is to the best one:
 * - `own`, `size`: each has a word or a size of its own, and nobody can tell which is meant;
 * - `same`: nothing that tells sets them apart;
 * - `kind`: the best is the ordinary one of several kinds;
 * - `fuller`: it is the best described at length, or with a brand where the best has none: who knows whether they differ;
 * - `longer`: it is the best and more: a word or two, a number of pieces;
 * - `special`: a diet, a flavour or other marked kind, which is named by who wants it;
 * - `pack`: more in a pack, likewise.
 */
type Rivalry = 'own' | 'size' | 'same' | 'kind' | 'fuller' | 'longer' | 'special' | 'pack';

export type Rivals = Readonly<Record<Rivalry, number>>;

/** Words that set two products apart weigh at least this much: a brand, a variant; packaging and codes weigh less. */
const telling = 0.25;

/** One word more names a variant; so many only describe. */
const atLength = 3;

/** How many of `others` answer all that was asked as well as the best product, by what sets them apart from it. */
export function countRivals(
  index: CatalogueIndex,
  best: Comparison,
  others: readonly Comparison[],
): Record<Rivalry, number> {
  const found = { own: 0, size: 0, same: 0, kind: 0, fuller: 0, longer: 0, special: 0, pack: 0 };
  for (const { rivalry } of rivalsOf(index, best, others)) found[rivalry]++;
  return found;
}

/** Those of `others` that answer all that was asked as well as the best product, each with what sets it apart. */
export function rivalsOf(
  index: CatalogueIndex,
  best: Comparison,
  others: readonly Comparison[],
): { other: Comparison; rivalry: Rivalry }[] {
  return others
    .filter((other) => answersAsWell(other, best))
    .map((other) => ({ other, rivalry: rivalryOf(index, best, other) }));
}

/** All that was asked is there as much as in the best product. */
function answersAsWell(other: Comparison, best: Comparison): boolean {
  const missing = (c: Comparison): number => c.missingKnown + c.missingUnknown;
  const against = ({ numbers }: Comparison): number => numbers.conflicts + numbers.stray + numbers.unanswered;
  return (
    missing(other) <= missing(best) + 0.05 &&
    other.spelling >= best.spelling - 0.06 &&
    !meansOnly(other, best) &&
    against(other) <= against(best) &&
    other.numbers.agreed >= best.numbers.agreed &&
    other.numbers.loose <= best.numbers.loose &&
    (other.numbers.leftOutFirst <= best.numbers.leftOutFirst || other.numbers.agreed > 1)
  );
}

/** A word stands in the best product as it was written, and in the other only by what it means: a brand called after its goods. */
const meansOnly = (other: Comparison, best: Comparison): boolean =>
  best.read.some((way, at) => way?.how === 'written' && other.read[at]?.how === 'meaning');

/** What one of two products has of its own, unsaid. */
interface Apart {
  weight: number;
  words: number;
  special: boolean;
  diet: boolean;
  named: boolean;
  ordinary: boolean;
}

function rivalryOf(index: CatalogueIndex, best: Comparison, other: Comparison): Rivalry {
  if (other.numbers.pack < best.numbers.pack) return 'pack';
  if (isCounted(other) > isCounted(best)) return 'longer';
  if (sizesDiffer(best.numbers.spare, other.numbers.spare)) return 'size';
  const own = apart(index, best, other);
  const theirs = apart(index, other, best);
  if (!own.named && (theirs.diet || (theirs.named && own.weight < telling))) return 'special';
  if (own.weight >= telling) return 'own';
  if (isHeadApart(other, best)) return 'fuller';
  if (theirs.special) return 'special';
  if (theirs.weight < telling) return 'same';
  if (own.ordinary) return 'kind';
  return theirs.words >= atLength ? 'fuller' : 'longer';
}

/**
 * The words of `a` that were not said and that `b` has not; codes and packaging hardly count. Who wants a diet that is
 * among them would have named it; and a flavour, where the other has none and is of no other kind: of pilchards in
 * tomato and pilchards in fish, either may be the usual one.
 */
function apart(index: CatalogueIndex, a: Comparison, b: Comparison): Apart {
  const found = { weight: 0, words: 0, special: false, diet: false, named: false, ordinary: false };
  for (const id of a.unsaidIds) {
    if (hasWord(b, id)) continue;
    const text = index.terms[id]?.text ?? '';
    if (markedWords.has(text)) found.special = true;
    if (dietaryWords.has(text)) found.diet = true;
    if (dietaryWords.has(text) || flavours.has(text)) found.named = true;
    if (ordinaryWords.has(text)) found.ordinary = true;
    else if (!plainWords.has(text) && !/\d{3}/.test(text)) {
      found.weight += termWeight(index, id);
      found.words++;
    }
  }
  return found;
}

const hasWord = ({ product }: Comparison, termId: number): boolean =>
  product.words.some(({ id }) => id === termId);

/** A number of pieces (`10-Pack`) that was not asked for: 1, else 0. */
const isCounted = ({ numbers }: Comparison): number =>
  numbers.spare.some(({ dimension, value }) => dimension === 'count' && value > 1) ? 1 : 0;

/** Nobody said the brand, and `other` has one where `best` has none. */
function isHeadApart(other: Comparison, best: Comparison): boolean {
  const head = other.product.words[0]?.id;
  return head !== undefined && other.unsaidIds[0] === head && !hasWord(best, head);
}

/** Each has a size of its own that was not asked for. */
function sizesDiffer(own: readonly GoodsNumber[], theirs: readonly GoodsNumber[]): boolean {
  const alone = (a: readonly GoodsNumber[], b: readonly GoodsNumber[]): boolean =>
    a.some(
      (number) =>
        number.dimension !== 'bare' &&
        !number.multipack &&
        !b.some(
          ({ dimension, base }) =>
            dimension === number.dimension && Math.abs(base - number.base) <= 0.01 * base,
        ),
    );
  return alone(own, theirs) && alone(theirs, own);
}
