import { isToldOfOrder, likelyFrom } from '@/lib/certainty';
import { buildIndex } from '@/lib/matching/build-index';
import type { OrderingCustomer } from '@/lib/matching/catalogue';
import type { CatalogueIndex } from '@/lib/matching/index/catalogue-index';
import { type Interpretation, interpretMessage } from '@/lib/matching/interpret-message';
import { matchAll } from '@/lib/matching/lines/match-read-phrases';
import { type Candidate, matchPhrase } from '@/lib/matching/match-phrase';
import type { AliasRow, CatalogueRow, GoldLine, GoldMessage } from './gold';

export interface PredictedLine {
  phrase: string;
  start: number;
  end: number;
  quantity: number;
  unit: string | null;
  sku: string | null;
  confidence: number;
  candidates: string[];
}

export interface Prediction {
  id: string;
  lines: PredictedLine[];
  /** What a clerk is told was left out and may be ordered, as UTF-16 offsets. */
  leftOut?: { start: number; end: number }[];
  /** Nothing of it asks for a clerk's look: the desk calls it Ready. */
  isReady?: boolean;
}

export type History = { sku: string; times: number; lastOrderedDaysAgo: number }[];

/** Builds the index that the service would, from rows of a catalogue file; the SKU serves as id. */
export function indexOf(catalogue: readonly CatalogueRow[], aliases: readonly AliasRow[]): CatalogueIndex {
  return buildIndex({
    products: catalogue.map(({ price: _, ...product }) => ({ id: product.sku, ...product })),
    aliases: aliases.map((alias, i) => ({
      id: `alias-${i}`,
      text: alias.aliasText,
      productId: alias.sku,
      customerId: alias.customerId ?? null,
    })),
  });
}

/** One prediction by the very function the service calls; with `phrases`, of the labelled phrases only: they are given, not read. */
export function predict(
  index: CatalogueIndex,
  message: GoldMessage,
  options: { phrases?: boolean; history?: History } = {},
): Prediction {
  const history = (options.history ?? []).map(({ sku, times, lastOrderedDaysAgo }) => ({
    productId: sku,
    times,
    lastOrderedDaysAgo,
  }));
  const customer: OrderingCustomer = { customerId: message.customer ?? null, history };
  if (options.phrases) {
    const match = phraseMatcher(index, message, customer);
    return {
      id: message.id,
      lines: message.lines.map((line) => {
        const candidates = match(line);
        return {
          phrase: line.phrase,
          start: line.start,
          end: line.end,
          quantity: line.quantity,
          unit: line.unit,
          sku: candidates[0]?.sku ?? null,
          confidence: candidates[0]?.confidence ?? 0,
          candidates: candidates.map(({ sku }) => sku),
        };
      }),
    };
  }
  return predictionOf(message, interpretMessage(index, message.text, customer));
}

/** What a message was read as, in the form that the figures compare with the labels. */
export function predictionOf(
  { id }: GoldMessage,
  { lines, accounted, warnings }: Interpretation,
): Prediction {
  const isSure = lines.every((line) => line.confidence >= likelyFrom && line.warnings.length === 0);
  const isTold = warnings.some(({ code }) => isToldOfOrder(code));
  return {
    id,
    isReady: lines.length > 0 && isSure && !isTold && !accounted.some(({ doubtful }) => doubtful),
    leftOut: accounted.filter(({ doubtful }) => doubtful).map(({ start, end }) => ({ start, end })),
    lines: lines.map((line) => ({
      phrase: line.phrase,
      start: line.start,
      end: line.end,
      quantity: line.quantity,
      unit: line.unit,
      sku: line.candidates.find(({ productId }) => productId === line.productId)?.sku ?? null,
      confidence: line.confidence,
      candidates: line.candidates.map(({ sku }) => sku),
    })),
  };
}

/**
 * Matches labelled phrases as the service matches the phrases it reads: what the rest of the message says of
 * them, a size or brand in a heading, is their context.
 */
function phraseMatcher(
  index: CatalogueIndex,
  message: GoldMessage,
  customer: OrderingCustomer,
): (line: GoldLine) => Candidate[] {
  const { matched } = matchAll(index, message.text, customer);
  return (line) => {
    const same = matched.find(({ read }) => read.start === line.start && read.end === line.end);
    if (same?.read.unit === line.unit) return same.candidates;
    const around = matched.find(({ read }) => read.start < line.end && read.end > line.start);
    return matchPhrase(index, line.phrase, customer, {
      unit: line.unit,
      context: around?.read.context ?? '',
    });
  };
}
