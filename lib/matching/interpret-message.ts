import type { Accounted } from '../accounted';
import { likelyFrom } from '../certainty';
import type { LineDecision } from '../decision';
import type { ReadPart, ReadPhrase } from '../reading/reading';
import type { OrderingCustomer } from './catalogue';
import type { CatalogueIndex } from './index/catalogue-index';
import { accountFor } from './lines/account';
import { earlierQuantity } from './lines/as-before';
import { decideLine } from './lines/decide-line';
import { idleHeadings } from './lines/idle-headings';
import { lineConfidence } from './lines/line-confidence';
import { unitNote, type Warning, warningsOf, warningsOfLeftOut } from './lines/line-warnings';
import { matchAll, type RepeatedOrder } from './lines/match-read-phrases';
import { type LineFacts, orderLineProbability } from './lines/order-line';
import { type MatchedPhrase, partOrdered } from './lines/part-ordered';
import { type Candidate, matchPhrase } from './match-phrase';

/** A line as it will stand in the order, for a clerk to confirm. */
export interface InterpretedLine {
  phrase: string;
  /** UTF-16 offsets of the phrase in the original text. */
  start: number;
  end: number;
  /** More than 0, at most 1,000,000, at most three decimals. */
  quantity: number;
  unit: string | null;
  /** Probability that this line and its product are what was meant; 0 without a product. */
  confidence: number;
  reason: string;
  productId: string | null;
  candidates: Candidate[];
  /** What a person is to decide about it; null where it may go as it is. */
  decision: LineDecision | null;
  warnings: Warning[];
  /** What was assumed about the quantity, or null. */
  quantityNote: string | null;
}

export interface Interpretation {
  lines: InterpretedLine[];
  /** Where the whole of an earlier order is asked for again, as UTF-16 offsets; null when nowhere. */
  repeats: RepeatedOrder | null;
  warnings: Warning[];
  /** What became of each part of the message: sorted and apart, and every token is in one. */
  accounted: Accounted[];
}

/** Below this, no product answers a phrase. */
const unanswered = 0.3;

/** Below this, a candidate is shown but not chosen: a clerk sees how much the others are doubted. */
const leastConfidence = 0.16;

/**
 * What fills a place where goods stand, with a quantity or in its size behind counted goods, is sooner ordered than not; so
 * is what is plainly asked for.
 */
const leastOfFramed = 0.5;

/** Reads a message and matches it in one go: the catalogue decides between ways to read it. */
export function interpretMessage(
  index: CatalogueIndex,
  text: string,
  customer: OrderingCustomer,
  options: { voice?: boolean } = {},
): Interpretation {
  const { matched, left, parts, repeats, warnings } = matchMessage(index, text, customer, options);
  const found = countTops(matched);
  const lines = matched.map((phrase) => lineOf(index, phrase, customer, isRepeated(found, phrase)));
  const phrases = [...matched, ...left].map(({ read }) => read);
  const idle = idleHeadings(index, text, { parts, phrases, lines }, (words) =>
    matchPhrase(index, words, customer),
  );
  const told = parts.map((part) => (idle.includes(part) ? { ...part, as: 'unread' as const } : part));
  const accounted = accountFor(told, { lines, left, repeats });
  return { lines, repeats, warnings: [...warnings, ...warningsOfLeftOut(accounted, text)], accounted };
}

/** The phrases of a message that were ordered, with their candidates, before anything is chosen. */
export function matchMessage(
  index: CatalogueIndex,
  text: string,
  customer: OrderingCustomer,
  options: { voice?: boolean } = {},
): {
  matched: MatchedPhrase[];
  /** Named, and taken for talk. */
  left: MatchedPhrase[];
  parts: readonly ReadPart[];
  repeats: RepeatedOrder | null;
  warnings: Warning[];
} {
  const { matched, parts, repeats, warnings } = matchAll(index, text, customer, options);
  const judged = factsOf(matched).map((facts, i) => ({
    read: facts.read,
    candidates: matched[i]?.candidates ?? [],
    ordered: orderedProbability(facts),
  }));
  const { matched: ordered, left } = partOrdered(judged);
  return { matched: ordered, left, parts, repeats, warnings };
}

function orderedProbability(facts: LineFacts): number {
  const { asBefore, quantityStated, surroundings } = facts.read;
  if (asBefore) return 1;
  if (isMereName(facts) || isMerelyTold(facts) || surroundings?.held) return 0;
  const isMeant = surroundings?.framed || isAskedFor(facts) || isSetAnew(facts);
  if ((quantityStated && isMeant) || surroundings?.sized || surroundings?.ifHad)
    return Math.max(leastOfFramed, orderLineProbability(facts));
  if (isNeeded(facts)) return Math.max(leastOfFramed, orderLineProbability(facts));
  return isMereTalk(facts) ? 0 : orderLineProbability(facts);
}

/** "add zesta lemon x24 to the order", "i need a boscher 18v drill": asked for, with a marked quantity or a size. */
function isAskedFor({ read: { phrase, surroundings } }: LineFacts): boolean {
  if (!surroundings?.asked || surroundings.talk || surroundings.complains) return false;
  return surroundings.marked || (surroundings.vague && /\d/.test(phrase));
}

/** "also i need jik": asked for without a count, in a clause of its own, and something in the catalogue is called so. */
function isNeeded({ read, top, repeated }: LineFacts): boolean {
  const { surroundings: around, quantityStated } = read;
  if (!around?.asked || quantityStated || repeated || around.strayWords > 0 || !around.closes) return false;
  if (around.questioned || around.complains || around.talk || around.told || around.quoted) return false;
  return (top?.confidence ?? 0) >= unheard;
}

/** "ocho cubetas de pasta no mejor diez": nobody corrects how many units there are of what he does not order. */
const isSetAnew = ({ read: { unit, corrected, surroundings } }: LineFacts): boolean =>
  unit !== null && corrected === true && !surroundings?.talk && !surroundings?.complains;

/** Words of talk that no product answers: "go ahead with 1", "3 floors". */
const isMereTalk = ({ read, top }: LineFacts): boolean =>
  read.surroundings?.talk === true && (top?.confidence ?? 0) < unanswered;

/** "Thanks, Dube Tuckshop Extension 4": a signature that no product answers. */
const isMereName = ({ read, top }: LineFacts): boolean =>
  read.surroundings?.signs === true && (top?.confidence ?? 0) < unanswered;

/** "my knee is bad, 3 stairs": told beside an order, in words that no product answers. */
const isMerelyTold = ({ read: { surroundings }, top, othersStated }: LineFacts): boolean =>
  surroundings?.told === true &&
  !surroundings.asked &&
  !surroundings.framed &&
  othersStated > 0 &&
  (top?.confidence ?? 0) < unheard;

/** So little is no more than chance. */
const unheard = 0.1;

/** Goods for sure: a quantity and a product that is likely meant. */
const likely = 0.6;

/** The facts by which each phrase is judged to be ordered or named in passing. */
export function factsOf(matched: readonly { read: ReadPhrase; candidates: Candidate[] }[]): LineFacts[] {
  const stated = matched.filter(({ read }) => read.quantityStated);
  const sure = stated.filter(({ candidates }) => (candidates[0]?.confidence ?? 0) >= likely);
  const lastStated = Math.max(-1, ...stated.map(({ read }) => read.start));
  const first = Math.min(...sure.map(({ read }) => read.start));
  const last = Math.max(...sure.map(({ read }) => read.start));
  const found = countTops(matched);
  return matched.map(({ read, candidates }) => ({
    read,
    last: lastStated >= 0 && read.start > lastStated,
    aboveAll: sure.length > 0 && read.start < first,
    belowAll: sure.length > 0 && read.start > last,
    top: candidates[0],
    othersStated:
      matched.length > 1 ? (stated.length - Number(read.quantityStated)) / (matched.length - 1) : 0,
    repeated: isRepeated(found, { candidates }),
  }));
}

/** How many phrases have each product for their best. */
function countTops(matched: readonly { candidates: Candidate[] }[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { candidates } of matched) {
    const id = candidates[0]?.productId;
    if (id !== undefined) found.set(id, (found.get(id) ?? 0) + 1);
  }
  return found;
}

/** Another phrase has the same product for its best. */
const isRepeated = (
  found: ReadonlyMap<string, number>,
  { candidates }: { candidates: Candidate[] },
): boolean => (found.get(candidates[0]?.productId ?? '') ?? 0) > 1;

function lineOf(
  index: CatalogueIndex,
  { read, candidates, ordered }: MatchedPhrase,
  customer: OrderingCustomer,
  repeated: boolean,
): InterpretedLine {
  const top = candidates[0];
  const next = candidates[1]?.confidence ?? 0;
  const confidence = top ? lineConfidence(read, top, { next, repeated, ordered }) : 0;
  const chosen = top && confidence >= leastConfidence ? top : null;
  const product = chosen ? index.products[index.ordinalById.get(chosen.productId) ?? -1] : undefined;
  const earlier = read.asBefore && !read.quantityStated ? earlierQuantity(customer, chosen?.productId) : null;
  return {
    phrase: read.phrase,
    start: read.start,
    end: read.end,
    quantity: Math.round((earlier ?? read).quantity * 1000) / 1000,
    unit: (earlier ?? read).unit,
    confidence: chosen ? confidence : 0,
    reason:
      chosen?.reason ??
      (top ? `nothing fits well enough; nearest: ${top.reason}` : 'nothing in the catalogue fits'),
    productId: chosen?.productId ?? null,
    candidates,
    decision: top && confidence < likelyFrom ? decideLine(read, top, { ordered, repeated }) : null,
    warnings: warningsOf(read, chosen?.productId ?? null, customer),
    quantityNote: earlier?.note ?? read.quantityNote ?? (product ? unitNote(read, product) : null),
  };
}
