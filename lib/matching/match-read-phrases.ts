import { lexiconOf } from '../reading/lexicons/compile';
import { readMessage } from '../reading/read-message';
import type { Reading, ReadPhrase } from '../reading/reading';
import { preferEarlier } from './as-before';
import type { OrderingCustomer } from './catalogue';
import type { CatalogueIndex } from './catalogue-index';
import { catalogueJudge } from './catalogue-judge';
import type { Warning } from './line-warnings';
import { type Candidate, type Match, matchWithFacts } from './match-phrase';
import { preferCoded } from './prefer-coded';
import { isNonsense, isStranger } from './strange-under-heading';
import { withoutTakenBack } from './take-back';

/** Below this, the goods before are asked for help, which must raise the confidence by so much. */
const unsure = 0.55;
const leastGain = 0.2;
/** Of what is asked, so much may be missing then; and it is as likely that a brand or size of their own was left out. */
const explainedWell = 0.12;
const sureOfShared = 0.55;

/** Every phrase read in a message, ordered or not, with its candidates. */
export function matchAll(
  index: CatalogueIndex,
  text: string,
  customer: OrderingCustomer,
  options: { voice?: boolean } = {},
): {
  matched: { read: ReadPhrase; candidates: Candidate[] }[];
  repeats: Reading['repeats'];
  warnings: Warning[];
} {
  const reading = readMessage(text, { ...options, judge: catalogueJudge(index, customer) });
  const lexicon = lexiconOf(reading.languages);
  const found = new Map<string, Match>();
  const matchOf = ({ wanted, unit, heading }: ReadPhrase, context: string): Match => {
    const key = [wanted, unit ?? '', context, heading].join('\n');
    const match =
      found.get(key) ??
      matchWithFacts(index, wanted, customer, { unit, lexicon, context, heading, refusing: true });
    found.set(key, match);
    return match;
  };
  const candidatesOf = (read: ReadPhrase): Candidate[] => {
    const inContext = surer(matchOf(read, read.context), () => matchOf(read, read.heading));
    const alone = read.context !== '' ? apart(inContext, () => matchOf(read, '')) : inContext;
    if (isNonsense(alone) || isStranger(read, inContext, reading.phrases, matchOf))
      return alone.candidates.map(asUnlikely);
    if (read.asBefore) return preferEarlier(alone.candidates, customer);
    return withNeighbour(alone, () => matchOf(read, `${read.context} ${read.before}`));
  };
  const matched = reading.phrases.map((read) => ({
    read,
    candidates: preferCoded(index, read.code, candidatesOf(read)),
  }));
  const { repeats, warnings } = reading;
  return { matched: withoutTakenBack(index, matched, reading, lexicon), repeats, warnings };
}

const asUnlikely = (candidate: Candidate): Candidate => ({
  ...candidate,
  confidence: candidate.confidence * 0.1,
});

/** The other goods of a list may hold a brand or size for all of them, or none at all. */
function surer(inList: Match, apart: () => Match): Match {
  const sure = (match: Match): number => match.candidates[0]?.confidence ?? 0;
  if (sure(inList) >= unsure) return inList;
  const other = apart();
  return sure(other) > sure(inList) ? other : inList;
}

/** So many words name goods in full. */
const fullName = 3;

/** What the words around it cannot help or would contradict: nonsense, and goods that are named in full. */
function apart(inContext: Match, alone: () => Match): Match {
  if (isNonsense(inContext)) return alone();
  if ((inContext.candidates[0]?.confidence ?? 0) >= unsure) return inContext;
  const own = alone();
  const named = own.question.words.filter(({ idle }) => !idle).length >= fullName;
  const surer = (own.candidates[0]?.confidence ?? 0) >= unsure;
  return named && surer && unexplained(own) <= explainedWell ? own : inContext;
}

/**
 * "zesta orange 2l, grape": goods that fit nothing for sure may share brand or size with those before. All that
 * is asked must be there: goods explain no word of their neighbour.
 */
function withNeighbour(alone: Match, beside: () => Match): Candidate[] {
  const own = alone.candidates[0]?.confidence ?? 0;
  if (own >= unsure) return alone.candidates;
  const shared = beside();
  const gained = (shared.candidates[0]?.confidence ?? 0) - own;
  if (gained <= leastGain || !shared.facts?.helped || unexplained(shared) > explainedWell)
    return alone.candidates;
  if (!sharesWord(shared) && !isAmongBest(alone, shared.candidates[0])) return alone.candidates;
  return shared.candidates.map((candidate) => ({
    ...candidate,
    confidence: candidate.confidence * sureOfShared,
    reason: `${candidate.reason}; read with the goods before it`,
  }));
}

/** A brand or kind of the goods before is the best product's, not only their size. */
const sharesWord = ({ question, best }: Match): boolean =>
  question.words.some(({ optional }, i) => optional && (best?.perWord[i] ?? 0) > 0);

/** A size alone tells apart only goods that fit about as well without it. */
function isAmongBest({ candidates }: Match, one: Candidate | undefined): boolean {
  const own = candidates.find(({ productId }) => productId === one?.productId)?.confidence ?? 0;
  return own > 0.5 * (candidates[0]?.confidence ?? 0);
}

/** What the best product leaves open of a phrase: the weight of its words, and its numbers. */
function unexplained({ best }: Match): number {
  if (!best) return Number.POSITIVE_INFINITY;
  const { conflicts, stray, unanswered } = best.numbers;
  return best.missingKnown + best.missingUnknown + conflicts + stray + unanswered;
}
