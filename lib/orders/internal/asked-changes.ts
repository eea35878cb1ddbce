import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import type { LineChange } from '../../conversation/changes/change';
import { howPlainly } from '../../conversation/changes/how-plainly';
import { readChange } from '../../conversation/changes/read-change';
import { readParts } from '../../conversation/changes/read-parts';
import type { Reader } from '../../conversation/changes/reader';
import type { MessageKind } from '../../conversation/kind';
import { hasCue } from '../../conversation/words/cues';
import type { OrderReading } from './interpret-order';
import { type OpenLine, openLines } from './open-lines';
import type { OtherOrder } from './other-orders';

/** What a message asks of another order of its customer's. */
export interface Asks extends OtherOrder {
  changes: LineChange<OpenLine>[];
  /** It may mean something else: "5 bread" of an order that has bread, without a word that says more or instead; see `howPlainly`. */
  isDoubtful: boolean;
  /** What it asks of other orders besides. */
  besides?: readonly Asks[];
  /** Parts of it that nobody can tell of which goods they are. */
  unread?: readonly string[];
}

/** Longer orders are changed by no message. */
const mostLines = 60;
const mostOrders = 3;

export interface Asking {
  reader: Reader;
  body: string;
  orders: readonly OtherOrder[];
}

/** What the message asks of the likeliest order of which it asks something. */
export async function asksOf(
  tx: Transaction,
  ctx: Context,
  { reader, body, orders }: Asking,
): Promise<Asks | null> {
  for (const other of orders.slice(0, mostOrders)) {
    const lines = await openLines(tx, ctx, reader.nameOf, other.row.id);
    const changes = lines.length > mostLines ? null : readChange(reader, { lines, body });
    const asked = changes?.flatMap((change) => ofLine(change, lines)) ?? [];
    // What is to be taken back was only asked for so far: a person sees both.
    const isOfAsked = asked.some((change) => change.kind === 'REMOVE' && change.line.id === null);
    if (asked.length === 0 || isOfAsked) continue;
    const isDoubtful = howPlainly(reader, { lines, body }, asked) !== 'plainly';
    return { ...other, changes: asked, isDoubtful };
  }
  return null;
}

/** What the parts of a message that says goods anew ask of one order or several, for a person to decide. */
export async function partsAsked(
  tx: Transaction,
  ctx: Context,
  { reader, body, orders }: Asking,
): Promise<Asks | null> {
  if (!hasCue(reader, body, 'set', 'swap', 'instead', 'remove')) return null;
  const open = orders.filter(({ reach }) => reach === 'OPEN').slice(0, mostOrders);
  const meant = open.length > 0 ? open : orders.slice(0, 1);
  const lines = await Promise.all(meant.map(({ row }) => openLines(tx, ctx, reader.nameOf, row.id)));
  if (lines.flat().length > mostLines) return null;
  const parts = readParts(reader, lines, body);
  const [first, ...besides] = meant.flatMap((other, at): Asks[] => {
    const ofThis = parts?.changes.filter((part) => part.at === at) ?? [];
    const changes = ofThis.flatMap(({ change }) => ofLine(change, lines[at] ?? []));
    return changes.length > 0 ? [{ ...other, changes, isDoubtful: true }] : [];
  });
  return first && parts ? { ...first, besides, unread: parts.unread } : null;
}

/** A change of one of these lines, which it was read of, as such. */
function ofLine(change: LineChange, lines: readonly OpenLine[]): LineChange<OpenLine>[] {
  if (change.kind === 'ADD') return [change];
  const line = lines.find((each) => each === change.line);
  return line ? [{ ...change, line }] : [];
}

interface Adding {
  reader: Reader;
  body: string;
  reading: OrderReading;
  to: OtherOrder | undefined;
}

/** All goods that an addition names: more of a line that there is, or a line of their own. */
async function additionTo(
  tx: Transaction,
  ctx: Context,
  { reader, body, reading, to }: Adding,
): Promise<Asks | null> {
  if (!to || reading.lines.length === 0) return null;
  const there = to.reach === 'GONE' ? [] : await openLines(tx, ctx, reader.nameOf, to.row.id);
  if (there.length > mostLines) return null;
  const changes = additionsTo(reader, body, reading, there);
  const isDoubtful = !hasCue(reader, body, 'add', 'more') && changes.some(({ kind }) => kind !== 'ADD');
  return { ...to, changes, isDoubtful };
}

/** The goods that a message names, as changes of lines that are there: more of one, so many of one, or others besides. */
export function additionsTo(
  reader: Reader,
  body: string,
  { lines }: Pick<OrderReading, 'lines'>,
  there: readonly OpenLine[],
): LineChange<OpenLine>[] {
  // "Make it 5" is never five besides.
  const saysAnew = !hasCue(reader, body, 'add', 'more') && hasCue(reader, body, 'set');
  return lines.map(({ phrase, productId, quantity, unit }): LineChange<OpenLine> => {
    const line = there.find(
      (each) => productId !== null && each.productId === productId && each.unit === unit,
    );
    if (line) return saysAnew ? { kind: 'SET', line, quantity, unit } : { kind: 'MORE', line, quantity };
    const candidates = productId === null ? [] : [productId];
    return { kind: 'ADD', goods: { phrase, name: '', productId, candidates, quantity, unit } };
  });
}

interface OfKind extends Adding {
  words: string;
  kind: MessageKind;
}

/** What is asked in the end, by what the message is, of the changes that were read in it: an addition asks for all its goods. */
export async function asksOfKind(
  tx: Transaction,
  ctx: Context,
  { words, kind, ...adding }: OfKind,
  asks: Asks | null,
): Promise<Asks | null> {
  if (!['ADDITION', 'CHANGE', 'REMOVAL'].includes(kind)) return null;
  if (asks) return withUnknownOrder(words, adding.reading, await withRepeated(tx, ctx, adding, asks));
  return kind === 'ADDITION'
    ? withUnknownOrder(words, adding.reading, await additionTo(tx, ctx, adding))
    : null;
}

/** Goods of an earlier order that a message asks for again beside a change are asked for as well; a person sees to them. */
async function withRepeated(
  tx: Transaction,
  ctx: Context,
  { reader, body, reading }: Adding,
  asks: Asks,
): Promise<Asks> {
  const { repeats } = reading;
  const isTold = ({ productId }: { productId: string | null }) =>
    asks.changes.some((change) => 'goods' in change && change.goods.productId === productId);
  const lines = repeats ? reading.lines.filter((line) => isRepeated(line, repeats) && !isTold(line)) : [];
  if (lines.length === 0) return asks;
  const there = asks.reach === 'GONE' ? [] : await openLines(tx, ctx, reader.nameOf, asks.row.id);
  const changes = [...asks.changes, ...additionsTo(reader, body, { lines }, there)];
  return { ...asks, changes, isDoubtful: true };
}

/** An earlier order that is asked for and not known is no goods: its words are shown to a person. */
function withUnknownOrder(words: string, { repeats, lines }: OrderReading, asks: Asks | null): Asks | null {
  if (!asks || !repeats || lines.some((line) => isRepeated(line, repeats))) return asks;
  return { ...asks, unread: [...(asks.unread ?? []), words.slice(repeats.start, repeats.end)] };
}

/** Whether a line was taken from an earlier order: it points to the words that ask for that. */
const isRepeated = ({ start, end }: Span, repeats: Span): boolean =>
  start === repeats.start && end === repeats.end;

interface Span {
  start: number;
  end: number;
}
