import type { Transaction } from '@/db/client';
import type { Accounted } from '../../accounted';
import type { Context } from '../../context';
import { toldBranches } from '../../head/places/told-branches';
import type { CatalogueIndex } from '../../matching/index/catalogue-index';
import {
  type Interpretation,
  type InterpretedLine,
  interpretMessage,
} from '../../matching/interpret-message';
import { wordsOf } from '../place-sent-goods';
import type { SentGoods } from '../sent-item';
import type { OrderWarning } from '../warnings';
import { branchesOf } from './branches-of';
import { historyOf } from './order-history';
import { type ReadLine, readSentItems } from './read-sent-items';
import { repeatLastOrder } from './repeat-last-order';
import { withUnusualForAll } from './unusual-for-all';

interface OrderText {
  index: CatalogueIndex;
  customerId: string;
  /** The whole of it, with what was sent as data above the words. */
  text: string;
  isVoiceNote: boolean;
  sentItems?: SentGoods | null;
}

export interface OrderReading {
  lines: ReadLine[];
  warnings: OrderWarning[];
  /** What became of each part of the text. */
  accounted: Accounted[];
  /** Where the whole of an earlier order is asked for again; null when nowhere. */
  repeats: Interpretation['repeats'];
}

/**
 * An order's text as lines, with what the customer ordered before taken into account: items that were sent as data by
 * their codes, words by matching.
 */
export async function interpretOrder(
  tx: Transaction,
  ctx: Context,
  { index, customerId, text, isVoiceNote, sentItems = null }: OrderText,
): Promise<OrderReading> {
  const customer = { customerId, history: await historyOf(tx, ctx, customerId) };
  const { words, start } = wordsOf({ rawText: text, sentItems });
  const places = toldBranches(words, await branchesOf(tx, ctx, customerId));
  const read = interpretMessage(index, blanked(words, places), customer, { voice: isVoiceNote });
  const reading = { index, customer, words, wordLines: read.lines, items: sentItems?.items ?? [] };
  const { lines: items, claimed } = await readSentItems(tx, ctx, reading);
  const written = read.lines.filter((line) => !claimed.has(line)).map((line) => besideItems(line, items));
  const named = [...items, ...written.map((line) => shifted(line, start))];
  const lines = await withUnusualForAll(tx, ctx, customer, named);
  const { repeats, warnings } = read;
  const sent: Accounted[] =
    items.length > 0 ? [{ start: 0, end: start, as: 'line', reason: null, doubtful: false }] : [];
  const told = places
    .filter((place) => !read.accounted.some(({ start: from, end }) => from < place.end && end > place.start))
    .map((place): Accounted => ({ ...place, as: 'head', reason: 'address', doubtful: false }));
  const parts = [...told, ...read.accounted].sort((one, other) => one.start - other.start);
  const accounted = [...sent, ...parts.map((part) => shifted(part, start))];
  if (!repeats) return { lines, warnings, accounted, repeats };
  const span = shifted({ start: repeats.start, end: repeats.end }, start);
  const phrase = { ...span, phrase: words.slice(repeats.start, repeats.end) };
  const repeated = await repeatLastOrder(tx, ctx, { index, customerId, phrase, repeats, named: lines });
  return {
    lines: repeated.lines,
    warnings: [...warnings, repeated.warning],
    accounted,
    repeats,
  };
}

/** A text with blanks for what is no goods, each letter in its place. */
const blanked = (text: string, spans: readonly { start: number; end: number }[]): string =>
  spans.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );

const shifted = <Span extends { start: number; end: number }>(span: Span, by: number): Span => ({
  ...span,
  start: span.start + by,
  end: span.end + by,
});

/** Words that order what was sent as an item too: more of it, or the same said twice. */
function besideItems(line: InterpretedLine, items: readonly ReadLine[]): InterpretedLine {
  if (line.productId === null || !items.some(({ productId }) => productId === line.productId)) return line;
  const message = 'Also sent as an item from the catalogue: perhaps the same goods.';
  return { ...line, warnings: [...line.warnings, { code: 'also_sent_as_item', message }] };
}
