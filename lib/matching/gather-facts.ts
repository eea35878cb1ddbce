import { type Question, termWeight } from './ask';
import type { CatalogueIndex } from './catalogue-index';
import type { Comparison } from './comparison';
import type { ConfidenceFacts } from './confidence';
import type { GoodsNumber } from './goods-number';
import { dietaryWords, markedWords, ordinaryWords, plainWords } from './kind-words';
import { singularOf } from './word-keys';

export interface Ranked {
  comparison: Comparison;
  score: number;
  /** What the customer's history says, for a clerk. */
  note: string;
}

/** Scores closer than this are a tie. */
const whisker = 0.08;
/** Words that set two products apart weigh at least this much: a brand, a variant; packaging and codes weigh less. */
const telling = 0.25;

/** What the confidence in the first of `ranked` is judged by; null without any. */
export function gatherFacts(
  index: CatalogueIndex,
  question: Question,
  ranked: readonly Ranked[],
): ConfidenceFacts | null {
  const top = ranked[0];
  if (!top) return null;
  const rivals = ranked
    .slice(1)
    .filter(({ comparison }) => answersAsWell(comparison, top.comparison))
    .map(({ comparison }) => rivalryOf(index, top.comparison, comparison));
  const count = (kind: Rivalry): number => rivals.filter((found) => found === kind).length;
  const words = question.words.filter(({ optional, idle }) => !optional && !idle);
  const sizes = question.numbers.filter(({ optional }) => !optional).length;
  const talk = words.length === 1 && sizes === 0 && words[0]?.talk === true;
  return {
    comparison: top.comparison,
    lead: top.score - (ranked[1]?.score ?? top.score - 4),
    score: top.score,
    ties: ranked.filter((entry) => top.score - entry.score < whisker).length,
    even: count('even'),
    kinds: count('kind'),
    variants: count('variant'),
    words: words.length,
    beside: words.reduce((sum, { beside, weight }) => sum + (beside ? weight : 0), 0),
    stranger:
      !words.some(({ brand }) => brand) &&
      question.words.some(({ optional, brand }, i) => optional && brand && top.comparison.perWord[i] === 0),
    helped:
      top.comparison.numbers.contextAgreed > 0 ||
      question.words.some(({ optional }, i) => optional && (top.comparison.perWord[i] ?? 0) > 0),
    nameless: top.comparison.unsaidIds.includes(top.comparison.product.termIds[0] ?? -1),
    plain:
      talk ||
      (words.length > 0 &&
        words.every(({ text }) => plainWords.has(singularOf(text))) &&
        words.length === question.words.filter(({ idle }) => !idle).length),
    letters: words.reduce((sum, { text }) => sum + text.length, 0),
    sizes,
  };
}

/** All that was asked is there as much as in the best product. */
function answersAsWell(other: Comparison, best: Comparison): boolean {
  const missing = (c: Comparison): number => c.missingKnown + c.missingUnknown;
  const against = ({ numbers }: Comparison): number => numbers.conflicts + numbers.stray + numbers.unanswered;
  return (
    missing(other) <= missing(best) + 0.05 &&
    other.spelling >= best.spelling - 0.06 &&
    against(other) <= against(best) &&
    other.numbers.agreed >= best.numbers.agreed &&
    other.numbers.loose <= best.numbers.loose
  );
}

type Rivalry = 'even' | 'kind' | 'variant';

/**
 * What a product that answers as well is to the best one. Who leaves out what sets the two apart means the single and
 * not the pack, the ordinary one and not the special, the whole name and not the longer one: a variant. Of an ordinary
 * one among other kinds that is likely; where each has a word, size or brand of its own, nobody can tell.
 */
function rivalryOf(index: CatalogueIndex, best: Comparison, other: Comparison): Rivalry {
  if (other.numbers.pack < best.numbers.pack || isCounted(other) > isCounted(best)) return 'variant';
  if (sizesDiffer(best.numbers.spare, other.numbers.spare)) return 'even';
  const own = apart(index, best, other);
  const theirs = apart(index, other, best);
  if (theirs.dietary && !own.dietary) return 'variant';
  if (own.weight >= telling || isHeadApart(other, best)) return 'even';
  if (theirs.special) return 'variant';
  if (theirs.weight < telling) return 'even';
  return own.ordinary ? 'kind' : 'variant';
}

/** The words of `a` that were not said and that `b` has not; codes and packaging hardly count. */
function apart(
  index: CatalogueIndex,
  a: Comparison,
  b: Comparison,
): { weight: number; special: boolean; dietary: boolean; ordinary: boolean } {
  const found = { weight: 0, special: false, dietary: false, ordinary: false };
  for (const id of a.unsaidIds) {
    if (b.product.termIds.includes(id)) continue;
    const text = index.terms[id]?.text ?? '';
    if (markedWords.has(text)) found.special = true;
    if (dietaryWords.has(text)) found.dietary = true;
    if (ordinaryWords.has(text)) found.ordinary = true;
    else if (!plainWords.has(text) && !/\d{3}/.test(text)) found.weight += termWeight(index, id);
  }
  return found;
}

/** A number of pieces (`10-Pack`) that was not asked for: 1, else 0. */
const isCounted = ({ numbers }: Comparison): number =>
  numbers.spare.some(({ dimension, value }) => dimension === 'count' && value > 1) ? 1 : 0;

/** Nobody said the brand, and `other` has one where `best` has none. */
function isHeadApart(other: Comparison, best: Comparison): boolean {
  const head = other.product.termIds[0] ?? -1;
  return other.unsaidIds[0] === head && !best.product.termIds.includes(head);
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
