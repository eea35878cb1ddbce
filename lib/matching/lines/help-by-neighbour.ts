import type { Candidate } from '../candidate';
import type { Match } from '../match-phrase';

/** Goods that those after them may share brand or size with. */
export interface Neighbour {
  goods: string;
  /** The words that goods between took from them, of which these must take one; null right beside them. */
  shared: ReadonlySet<string> | null;
  /** They stand behind, as in "4 apple and 6 orange krush 1.5l". */
  isNext?: true;
}

/** Below this, the goods before are asked for help, which must raise the confidence by so much. */
export const unsure = 0.55;
const leastGain = 0.2;
/** Of what is asked, so much may be missing then; and it is as likely that a brand or size of their own was left out. */
export const explainedWell = 0.12;
const sureOfShared = 0.55;

/**
 * "zesta orange 2l, grape, pineapple": goods that fit nothing for sure may share brand or size with those before, or
 * with the first of the list, which helped those before. All that is asked must be there: goods explain no word of
 * their neighbour. Null when no neighbour is a help.
 */
export function helpByNeighbour(
  alone: Match,
  neighbours: readonly Neighbour[],
  beside: (goods: string) => Match,
): { candidates: Candidate[]; by: Neighbour } | null {
  if (confidenceIn(alone) >= unsure) return null;
  for (const { goods, shared, isNext } of neighbours) {
    const match = beside(goods);
    const taken = sharedWords(match);
    if (isHelp(alone, match, taken) && (!shared || taken.some((word) => shared.has(word))))
      return {
        candidates: asShared(match, isNext ? 'after' : 'before'),
        by: { goods, shared: new Set(taken) },
      };
  }
  return null;
}

function isHelp(alone: Match, beside: Match, taken: readonly string[]): boolean {
  const gained = confidenceIn(beside) - confidenceIn(alone);
  // Goods of another kind than was asked for are no more meant beside others: "koekmeel 5kg, bruismeel 5kg".
  const { facts } = beside;
  if (gained <= leastGain || !facts?.helped || unexplained({ best: facts.comparison }) > explainedWell)
    return false;
  return taken.length > 0 || isAmongBest(alone, beside.candidates[0]);
}

const confidenceIn = ({ candidates }: Match): number => candidates[0]?.confidence ?? 0;

const asShared = ({ candidates }: Match, where: string): Candidate[] =>
  candidates.map((candidate) => ({
    ...candidate,
    confidence: candidate.confidence * sureOfShared,
    reason: `${candidate.reason}; read with the goods ${where} it`,
  }));

/** The words of the goods before, brand or kind, that are the best product's too, and not only their size. */
const sharedWords = ({ question, best }: Match): string[] =>
  question.words.flatMap(({ optional, text }, i) => (optional && (best?.perWord[i] ?? 0) > 0 ? [text] : []));

/** A size alone tells apart only goods that fit about as well without it. */
function isAmongBest({ candidates }: Match, one: Candidate | undefined): boolean {
  const own = candidates.find(({ productId }) => productId === one?.productId)?.confidence ?? 0;
  return own > 0.5 * (candidates[0]?.confidence ?? 0);
}

/** What the best product leaves open of a phrase: the weight of its words, and its numbers. */
export function unexplained({ best }: Pick<Match, 'best'>): number {
  if (!best) return Number.POSITIVE_INFINITY;
  const { conflicts, stray, unanswered } = best.numbers;
  return best.missingKnown + best.missingUnknown + conflicts + stray + unanswered;
}
