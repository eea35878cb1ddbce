import { and, asc, eq, max } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import { loadIndex } from '../../catalogue/load-index';
import type { Context } from '../../context';
import type { SentGoods } from '../sent-item';
import { type OrderWarning, unseen } from '../warnings';
import { compareReadings, saysTheSame, withoutGone } from './compare-readings';
import { interpretOrder, type OrderReading } from './interpret-order';
import { lineRow } from './line-row';
import type { OrderRow } from './lock-order';
import { lookWarnings } from './look-warnings';
import { addProposal } from './proposals';
import { type ReadOrderHead, readOrderHead } from './read-order-head';
import type { ReadLine } from './read-sent-items';
import { settleCustomer } from './settle-customer';

type LineRow = typeof orderLines.$inferSelect;

interface NewText {
  rawText: string;
  sentItems: SentGoods | null;
  /** The edit in the inbox. */
  inboundMessageId: string;
}

interface ReadAgain {
  customerId: string;
  /** What the message says, without the words that name the customer. */
  words: string;
  reading: OrderReading;
  warnings: OrderWarning[];
  /** Of what was read beside the lines. */
  columns: ReadOrderHead['columns'];
}

/**
 * Reads an order's message as it is worded now and brings its lines up to date: each that differs says so. What a clerk
 * chose or confirmed stays; where the change concerns that very line it is proposed. What was read is returned.
 */
export async function readAgain(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  text: NewText,
): Promise<ReadAgain> {
  const index = await loadIndex(ctx);
  // The words with which a representative names the customer order nothing, before as now.
  const asItWas = await settleCustomer(tx, ctx, order, order.rawText);
  const asItIs = await settleCustomer(tx, ctx, order, text.rawText);
  const { customerId, text: said } = asItIs;
  const by = { index, isVoiceNote: order.isVoiceNote, customerId };
  const before = await interpretOrder(tx, ctx, { ...by, text: asItWas.text, sentItems: order.sentItems });
  const now = await interpretOrder(tx, ctx, { ...by, text: said, sentItems: text.sentItems });
  const { warnings, ...interpreted } = now;
  const { lines, columns } = await readOrderHead(tx, ctx, { order, customerId, text: said, ...interpreted });
  const rows = await tx
    .select()
    .from(orderLines)
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, order.id)))
    .orderBy(asc(orderLines.position));
  // What a clerk has added stands in no text.
  const earlier = rows
    .filter(({ spanStart }) => spanStart !== null)
    .map((row) => ({
      id: row.id,
      phrase: row.rawItemText,
      itemCode: row.itemCode,
      productId: row.productId,
      row,
      asRead: before.lines.find((line) => line.start === row.spanStart && line.phrase === row.rawItemText),
    }));
  const taken = earlier.flatMap(({ asRead }) => asRead ?? []);
  const { kept, gone, added } = compareReadings(earlier, withoutGone(lines, before.lines, taken));
  const words = text.rawText.slice(text.sentItems?.textStart ?? 0).trim() || text.rawText;
  const proposing = { orderId: order.id, inboundMessageId: text.inboundMessageId, words };
  for (const pair of kept) await keep(tx, ctx, proposing, { ...pair.earlier, now: pair.now });
  for (const { row } of gone) await drop(tx, ctx, proposing, row);
  await add(tx, ctx, order, added);
  const wasUnseen = order.warnings.some(({ code }) => code === unseen);
  const look = wasUnseen
    ? await lookWarnings(tx, ctx, { orderId: order.id, lines: lines.length, text: said })
    : [];
  const reading = { ...interpreted, lines, warnings };
  const told = [...asItIs.named, ...warnings, ...look];
  return { customerId, words: said, reading, warnings: told, columns };
}

interface Proposing {
  orderId: OrderRow['id'];
  inboundMessageId: string;
  words: string;
}

const isByHand = ({ verified, edited }: LineRow): boolean => verified || edited;

interface Kept {
  row: LineRow;
  /** Undefined when the old text reads otherwise today. */
  asRead: ReadLine | undefined;
  now: ReadLine;
}

async function keep(tx: Transaction, ctx: Context, proposing: Proposing, kept: Kept): Promise<void> {
  const { row, asRead, now } = kept;
  const thisRow = mine(orderLines, ctx, row.id);
  // What the edit left as it was, a later message may have changed: that holds.
  if (!isByHand(row) && !(asRead && saysTheSame(asRead, now) && isChangedSince(row, asRead))) {
    const changed = wordsOfChange(row, now);
    const warnings = changed === null ? now.warnings : [changed, ...now.warnings];
    const { position: _, ...values } = lineRow(ctx, row.orderId, now, row.position);
    await tx
      .update(orderLines)
      .set({ ...values, warnings })
      .where(thisRow);
    return;
  }
  const place = { rawItemText: now.phrase, spanStart: now.start, spanEnd: now.end };
  await tx.update(orderLines).set(place).where(thisRow);
  await proposeChange(tx, ctx, proposing, kept);
}

const isChangedSince = (row: LineRow, asRead: ReadLine): boolean =>
  Number(row.quantity) !== asRead.quantity || row.unit !== asRead.unit || row.productId !== asRead.productId;

/** What the customer changed of a line that a clerk has had in hand. */
async function proposeChange(
  tx: Transaction,
  ctx: Context,
  proposing: Proposing,
  { row, asRead, now }: Kept,
) {
  const { words, ...to } = proposing;
  const read = asRead ?? { ...row, quantity: Number(row.quantity), phrase: row.rawItemText };
  if (read.productId !== now.productId && read.phrase !== now.phrase) {
    await addProposal(tx, ctx, {
      ...to,
      lineId: row.id,
      change: { kind: 'REMOVE_LINE', phrase: read.phrase, words },
    });
    await addProposal(tx, ctx, { ...to, lineId: null, change: additionOf(now, words) });
    return;
  }
  const isChanged = read.quantity !== now.quantity || read.unit !== now.unit;
  const isThereAlready = Number(row.quantity) === now.quantity && row.unit === now.unit;
  if (!isChanged || isThereAlready) return;
  const { phrase, quantity, unit } = now;
  const before = { quantity: Number(row.quantity), unit: row.unit };
  await addProposal(tx, ctx, {
    ...to,
    lineId: row.id,
    change: { kind: 'SET_QUANTITY', phrase, quantity, unit, before, words },
  });
}

const additionOf = ({ phrase, quantity, unit, productId, confidence, reason }: ReadLine, words: string) => ({
  kind: 'ADD_LINE' as const,
  phrase,
  quantity,
  unit,
  productId,
  confidence,
  reason,
  words,
});

async function drop(tx: Transaction, ctx: Context, proposing: Proposing, row: LineRow): Promise<void> {
  if (isByHand(row)) {
    const { words, ...to } = proposing;
    const change = { kind: 'REMOVE_LINE' as const, phrase: row.rawItemText, words };
    await addProposal(tx, ctx, { ...to, lineId: row.id, change });
    // Its words are gone: nothing in the text is to be marked for it.
    const nowhere = { spanStart: null, spanEnd: null };
    await tx
      .update(orderLines)
      .set(nowhere)
      .where(mine(orderLines, ctx, row.id));
    return;
  }
  await tx.delete(orderLines).where(mine(orderLines, ctx, row.id));
}

async function add(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  lines: readonly ReadLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const [last] = await tx
    .select({ position: max(orderLines.position) })
    .from(orderLines)
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, order.id)));
  const from = (last?.position ?? 0) + 1;
  const message = 'Added when the customer changed the message.';
  await tx.insert(orderLines).values(
    lines.map((line, at) => ({
      ...lineRow(ctx, order.id, line, from + at),
      warnings: [{ code: changedByCustomer, message }, ...line.warnings],
    })),
  );
}

const changedByCustomer = 'changed_by_customer';

/** What the customer's change did to a line; null when it did nothing. A change of before stays told. */
function wordsOfChange(row: LineRow, now: ReadLine): OrderWarning | null {
  const was = `${Number(row.quantity)}${row.unit === null ? '' : ` ${row.unit}`}`;
  const is = `${now.quantity}${now.unit === null ? '' : ` ${now.unit}`}`;
  if (row.productId !== now.productId) {
    const message = `The customer changed this: it was “${was} × ${row.rawItemText}”.`;
    return { code: changedByCustomer, message };
  }
  if (was !== is)
    return { code: changedByCustomer, message: `The customer changed this from ${was} to ${is}.` };
  return row.warnings.find(({ code }) => code === changedByCustomer) ?? null;
}
