import type { Transaction } from '@/db/client';
import { loadIndex } from '../../catalogue/load-index';
import type { Context } from '../../context';
import type { LineChange } from '../../conversation/changes/change';
import { readChange } from '../../conversation/changes/read-change';
import type { Reader } from '../../conversation/changes/reader';
import { hasCue } from '../../conversation/words/cues';
import { plainMessage } from '../../conversation/words/plain-message';
import { withoutHead } from '../../conversation/words/without-head';
import { headFields } from '../head-fields';
import { emptyHead, type StoredHead } from '../order-head';
import type { PlacedMessage } from '../place-sent-goods';
import { additionsTo } from './asked-changes';
import { interpretOrder, type OrderReading } from './interpret-order';
import type { OrderRow } from './lock-order';
import { doneFor, type Reckoned, supersedeEdits, withoutMessage } from './merged-change';
import { messageReader } from './message-reader';
import { type OpenLine, openLines } from './open-lines';
import { proposeChanges } from './propose-changes';
import { readOrderHead } from './read-order-head';

interface MergedEdit {
  /** The order of the message, which is closed, and the one that it went into: both are locked. */
  source: OrderRow;
  target: OrderRow;
  placed: PlacedMessage;
  /** The edit in the inbox. */
  inboundMessageId: string;
}

/**
 * Proposes on an order what would be otherwise, had a message that it took in read as it does now. False when that is not
 * all, or cannot be told line by line: then a person is to read both texts.
 */
export async function followMergedEdit(tx: Transaction, ctx: Context, edit: MergedEdit): Promise<boolean> {
  const { source, target, placed, inboundMessageId } = edit;
  const of = { source, targetId: target.id };
  await supersedeEdits(tx, ctx, of);
  const done = await doneFor(tx, ctx, of);
  if (done.ofMessage.length === 0 || placed.sentItems !== null || source.sentItems !== null) return false;
  const index = await loadIndex(ctx);
  const read = (text: string) =>
    interpretOrder(tx, ctx, { index, customerId: target.customerId, text, isVoiceNote: source.isVoiceNote });
  const [before, now] = [await read(source.rawText), await read(placed.rawText)];
  const { body } = plainMessage(withoutHead(placed.rawText, now.accounted));
  const reader = messageReader(index, target.customerId, body);
  const reckoned = withoutMessage(await openLines(tx, ctx, reader.nameOf, target.id), done);
  const changes = reckoned && differences(reader, body, now, reckoned);
  if (!changes) return false;
  const proposing = { sourceId: source.id, inboundMessageId, words: placed.rawText, orderId: target.id };
  if (changes.length > 0) await proposeChanges(tx, ctx, { ...proposing, changes, reading: now });
  const headOf = (text: string, reading: OrderReading) =>
    readHeadOf(tx, ctx, { source, target, text, reading });
  const isSameHead = saysAsMuch(await headOf(source.rawText, before), await headOf(placed.rawText, now));
  return (
    isSameHead &&
    leftOut(placed.rawText, now).every((words) => leftOut(source.rawText, before).includes(words))
  );
}

/** What is to be done to the lines as they are, for them to be what the message makes of them; null where nobody can tell. */
function differences(
  reader: Reader,
  body: string,
  reading: OrderReading,
  reckoned: readonly Reckoned[],
): LineChange<OpenLine>[] | null {
  if (hasCue(reader, body, 'cancel', 'newOrder', 'again')) return null;
  const there = reckoned.map(({ without }) => without).filter(({ quantity }) => quantity > 0);
  const asked =
    readChange(reader, { lines: there, body }) ??
    (reading.lines.length > 0 ? additionsTo(reader, body, reading, there) : null);
  // Words without goods that take something back may be no word of the order at all: "sorry, wrong chat".
  const isVague = ({ kind }: LineChange) =>
    kind === 'REPLACE' || (kind === 'REMOVE' && reading.lines.length === 0);
  if (!asked || asked.some(isVague)) return null;
  const added: LineChange<OpenLine>[] = [];
  for (const change of asked) {
    const found = reckoned.find(({ without }) =>
      change.kind === 'ADD'
        ? without.quantity === 0 && without.productId !== null && without.productId === change.goods.productId
        : without === change.line,
    );
    if (found) takeOn(found.without, change);
    else if (change.kind === 'ADD') added.push(change);
  }
  const differing = reckoned.filter(
    ({ line, without }) => line.quantity !== without.quantity || line.unit !== without.unit,
  );
  if (differing.some(({ line }) => line.id === null)) return null;
  const changed = differing.map(
    ({ line, without: { quantity, unit } }): LineChange<OpenLine> =>
      quantity === 0 ? { kind: 'REMOVE', line } : { kind: 'SET', line, quantity, unit },
  );
  return [...changed, ...added];
}

function takeOn(line: OpenLine, change: LineChange): void {
  if (change.kind === 'ADD')
    Object.assign(line, { quantity: change.goods.quantity, unit: change.goods.unit });
  else if (change.kind === 'SET') Object.assign(line, { quantity: change.quantity, unit: change.unit });
  else if (change.kind === 'MORE') line.quantity += change.quantity;
  else line.quantity = 0;
}

interface HeadQuestion {
  source: OrderRow;
  target: OrderRow;
  text: string;
  reading: OrderReading;
}

async function readHeadOf(tx: Transaction, ctx: Context, { source, target, text, reading }: HeadQuestion) {
  const order = { ...source, head: null };
  const { columns } = await readOrderHead(tx, ctx, {
    ...{ order, customerId: target.customerId, text },
    ...{ lines: reading.lines, accounted: reading.accounted },
  });
  return columns.head ?? emptyHead;
}

const saysAsMuch = (one: StoredHead, other: StoredHead): boolean =>
  headFields.every((field) => JSON.stringify(one[field]?.value) === JSON.stringify(other[field]?.value));

const leftOut = (text: string, { accounted }: OrderReading): string[] =>
  accounted.filter(({ doubtful }) => doubtful).map(({ start, end }) => text.slice(start, end));
