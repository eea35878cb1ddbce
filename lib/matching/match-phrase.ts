import { exactFrom } from '../certainty';
import { type CompiledLexicon, lexiconOf } from '../language/compile';
import { detectLanguages } from '../language/detect-languages';
import { foldWord } from '../language/text/fold-word';
import { type Candidate, type CandidateKind, roundConfidence } from './candidate';
import type { OrderingCustomer } from './catalogue';
import type { Comparison } from './comparison/comparison';
import { type ConfidenceFacts, confidenceOf } from './confidence/confidence';
import { gatherFacts } from './confidence/gather-facts';
import { type Doubted, decide } from './decide';
import { explainComparison } from './explain';
import type { CatalogueIndex } from './index/catalogue-index';
import { matchCertain } from './match-certain';
import { ask, type Question } from './question/ask';
import { rankProducts } from './ranking/rank-products';
import type { Ranked } from './ranking/ranked';

export type { Candidate } from './candidate';

export interface MatchOptions {
  /** The unit asked for, by its name in the language files ("case"). */
  unit?: string | null;
  /** Words from elsewhere in the message that may belong to the phrase (a heading's size or brand). */
  context?: string;
  /** Of these, the words said of all goods of a list. */
  heading?: string;
  lexicon?: CompiledLexicon;
  /** The phrase is cut for good: a "no" in it is said of its goods. */
  refusing?: boolean;
  /** How many products are compared in full. */
  retrieved?: number;
  /** How many candidates are given back, each with its reason. */
  shown?: number;
}

/** A match with what the reading needs to judge a segmentation. */
export interface Match {
  candidates: Candidate[];
  question: Question;
  best: Comparison | null;
  /** What the confidence of the most similar product was judged by. */
  facts: ConfidenceFacts | null;
  kind: CandidateKind | null;
}

const mostShown = 5;
/** Further ones that tell how many fit as well. */
const rivals = 3;
const compared = 48;

/** The products a phrase may mean, best first, at most five. */
export function matchPhrase(
  index: CatalogueIndex,
  phrase: string,
  customer: OrderingCustomer,
  options: MatchOptions = {},
): Candidate[] {
  return matchWithFacts(index, phrase, customer, { ...options, refusing: true }).candidates;
}

/** As matchPhrase, with the facts behind the answer. */
export function matchWithFacts(
  index: CatalogueIndex,
  phrase: string,
  customer: OrderingCustomer,
  options: MatchOptions = {},
): Match {
  return complete(index, search(index, phrase, customer, options), options.shown ?? mostShown);
}

/**
 * As matchWithFacts for who asks only how well a phrase is answered: where nothing is certain of it, there are no
 * candidates, for the confidence and reason of each would cost a fifth of the time.
 */
export function matchToJudge(
  index: CatalogueIndex,
  phrase: string,
  customer: OrderingCustomer,
  options: MatchOptions,
): Pick<Match, 'candidates' | 'question' | 'best'> {
  const found = search(index, phrase, customer, options);
  if (found.certain.length > 0) return complete(index, found, 1);
  return { candidates: [], question: found.question, best: found.ranked[0]?.comparison ?? null };
}

/** What the index has for a phrase, before anybody says how sure that is. */
interface Found {
  phrase: string;
  question: Question;
  ranked: Ranked[];
  level: number;
  certain: Candidate[];
}

function search(
  index: CatalogueIndex,
  phrase: string,
  customer: OrderingCustomer,
  options: MatchOptions,
): Found {
  const lexicon = options.lexicon ?? lexiconOf(detectLanguages(phrase.split(/\s+/).map(foldWord)));
  const asked = ask(index, phrase, lexicon, options);
  const found = rankProducts(index, asked, customer, lexicon, {
    unit: options.unit ?? null,
    retrieved: options.retrieved ?? compared,
    kept: mostShown + rivals,
  });
  return { phrase, ...found, certain: matchCertain(index, phrase, customer) };
}

function complete(index: CatalogueIndex, found: Found, shown: number): Match {
  const { question, ranked, certain } = found;
  const facts = gatherFacts(index, question, ranked);
  const similar = facts ? toCandidates({ index, ...found, facts }, shown) : [];
  const candidates = merge(certain, similar).slice(0, shown);
  return {
    candidates,
    question,
    best: ranked[0]?.comparison ?? null,
    facts,
    kind: candidates[0]?.kind ?? null,
  };
}

function toCandidates(doubted: Doubted, shown: number): Candidate[] {
  const { index, question, ranked, facts } = doubted;
  const top = ranked[0];
  if (!top) return [];
  const topConfidence = confidenceOf(facts);
  const answering = [top];
  for (const entry of ranked)
    if (answering.length < shown && entry !== top && answersItself(question, entry.comparison))
      answering.push(entry);
  return answering.map((entry, i) => ({
    productId: entry.comparison.product.product.id,
    sku: entry.comparison.product.product.sku,
    confidence: roundConfidence(
      i === 0
        ? topConfidence
        : Math.min(topConfidence, (1 - topConfidence) * Math.exp(entry.score - top.score)),
    ),
    reason: explainComparison(question, entry.comparison, {
      note: entry.note,
      index,
    }),
    kind: 'similarity' as const,
    ...(i === 0 && topConfidence < exactFrom ? { decision: decide(doubted) } : {}),
  }));
}

/** Has a word of the phrase itself, if that has words: one of the context alone makes no alternative. */
const answersItself = ({ words }: Question, { perWord }: Comparison): boolean =>
  words.every(({ optional }) => optional) ||
  words.some(({ optional }, i) => !optional && (perWord[i] ?? 0) > 0);

/** Certain layers first; a similar product that is surer than a half-remembered alias goes before it. */
function merge(certain: readonly Candidate[], similar: readonly Candidate[]): Candidate[] {
  const all = [...certain, ...similar].map((candidate, at) => ({ candidate, at }));
  all.sort((a, b) => b.candidate.confidence - a.candidate.confidence || a.at - b.at);
  const seen = new Set<string>();
  return all
    .map(({ candidate }) => candidate)
    .filter(({ productId }) => !seen.has(productId) && seen.add(productId));
}
