import type { Transaction } from '@/db/client';
import type { Accounted } from '../../accounted';
import type { Context } from '../../context';
import { mentionedLine, tellingPieces } from '../../conversation/changes/mentioned-line';
import type { Reader } from '../../conversation/changes/reader';
import type { KindOfMessage } from '../../conversation/kind';
import { kindOfMessage } from '../../conversation/kind-of-message';
import { hasCue, isOnly, withoutCues } from '../../conversation/words/cues';
import { plainMessage } from '../../conversation/words/plain-message';
import { withoutHead } from '../../conversation/words/without-head';
import type { OrderId } from '../../ids';
import type { CatalogueIndex } from '../../matching/index/catalogue-index';
import type { StoredHead } from '../order-head';
import { type Asking, type Asks, asksOf, asksOfKind, partsAsked } from './asked-changes';
import { findQuietOrder } from './find-quiet-order';
import { headAskedOf } from './head-asked-of';
import { headTold } from './head-told';
import type { OrderReading } from './interpret-order';
import { isOtherHead } from './join-head';
import { type JudgedAnswer, judgeAnswer } from './judge-answer';
import { type JudgedReadBack, judgeReadBack } from './judge-read-back';
import { sentAsGoods, sentAsOrder } from './kinds-as-sent';
import type { OrderRow } from './lock-order';
import { messageReader } from './message-reader';
import { openLines } from './open-lines';
import { type OtherOrder, type OtherOrders, otherOrders } from './other-orders';
import { questionsTo } from './questions';
import { tappedIn } from './tapped-in';

export interface JudgedKind extends KindOfMessage {
  asks: Asks | null;
  /** The order that it goes on with: written within the quiet time. */
  goesOnWith: OtherOrder | null;
  /** The approved order of which it says a day, a place, a number or a note, and nothing else. */
  headOf: OtherOrder | null;
  /** It names goods of that order, or a number that is none of its head, and nobody can tell what it asks. */
  isUnclear: boolean;
  /** Orders that it may want cancelled. */
  cancels: readonly OrderId[];
  /** It answers a message that belongs to no order of today's. */
  pointsElsewhere: boolean;
  /** What it says to a question that the customer was asked. */
  answer?: JudgedAnswer;
  /** What it says to an order that was read back. */
  readBack?: JudgedReadBack['readBack'];
}

/** Longer messages are orders of their own. */
const longestChange = 300;
interface Judged {
  index: CatalogueIndex;
  order: OrderRow;
  customerId: string;
  words: string;
  reading: OrderReading;
  head: StoredHead;
  /** What became of each part of the words, with those of the head. */
  accounted: readonly Accounted[];
}

/** What an order's message is, by its words and by the customer's other orders. */
export async function judgeKind(tx: Transaction, ctx: Context, judged: Judged): Promise<JudgedKind> {
  const { index, order, customerId, words, reading } = judged;
  if (order.sentItems !== null) return { ...sentAsGoods, ...nothing };
  if (order.source === 'API') return { ...sentAsOrder, ...nothing };
  const message = plainMessage(words);
  const reader = messageReader(index, customerId, message.body);
  const questions = await questionsTo(tx, ctx, customerId);
  const heard = {
    ...{ reader, words, quotes: order.quote?.platformMessageId ?? null },
    hasLines: reading.lines.length > 0,
    tapped: await tappedIn(tx, ctx, order),
  };
  const readBack = judgeReadBack(questions, heard);
  if (readBack) return { ...nothing, ...readBack };
  const answer = judgeAnswer(questions, heard);
  if (answer) {
    const { kind, confidence, reason } = answer;
    return { ...nothing, kind, confidence, reason, answer };
  }
  const others = await otherOrders(tx, ctx, order, customerId);
  const isOfItsOwn = hasCue(reader, message.body, 'newOrder', 'again');
  const { called, goesOnWith, meant } = await ordersMeant(tx, ctx, judged, { ...others, isOfItsOwn });
  const { body } = plainMessage(withoutHead(words, ofHead(reader, judged)));
  const asking = { reader, body, orders: meant };
  const takesBackNumber = called.length > 0 && reading.lines.length === 0 && isOnlyCancelled(reader, body);
  const asks =
    isOfItsOwn || takesBackNumber || words.length > longestChange
      ? null
      : ((await asksOf(tx, ctx, asking)) ?? (await partsAsked(tx, ctx, asking)));
  const kind = kindOfMessage(reader, {
    message,
    reading: { lines: reading.lines, repeats: reading.repeats, accounted: reading.accounted },
    hasOpenOrder: meant.some(({ reach }) => reach !== 'GONE'),
    hasSentOrder: meant.some(({ reach }) => reach === 'GONE'),
    answers: null,
    changes: asks?.changes ?? null,
    emptiesOrder: takesBackNumber,
    isSameAgain: reading.lines.length > 0 && order.warnings.some(({ code }) => code === 'possible_duplicate'),
    goesOn: goesOnWith !== null,
  });
  const cancels =
    kind.kind === 'CANCELLATION'
      ? await cancelledBy(tx, ctx, {
          reader,
          body: message.body,
          orders: called.length > 0 ? called : others.orders,
        })
      : [];
  const isUnclear =
    !asks &&
    goesOnWith !== null &&
    kind.kind === 'TALK' &&
    (await isAbout(tx, ctx, goesOnWith, { reader, body }));
  const headOf =
    isOfItsOwn || goesOnWith || asks ? null : headAskedOf(reader, judged, kind, { meant, others });
  const told = { ...kind, goesOnWith, headOf, isUnclear, cancels, pointsElsewhere: others.pointsElsewhere };
  const adding = { reader, body: message.body, reading, words, kind: kind.kind, to: meant[0] };
  return { ...told, asks: await asksOfKind(tx, ctx, adding, asks) };
}

const nothing = {
  asks: null,
  goesOnWith: null,
  headOf: null,
  isUnclear: false,
  cancels: [],
  pointsElsewhere: false,
};

/** The orders that it may mean, the likeliest first, and among them those whose number it names. */
async function ordersMeant(
  tx: Transaction,
  ctx: Context,
  judged: Judged,
  { orders, isPointed, isOfItsOwn }: OtherOrders & { isOfItsOwn: boolean },
) {
  const called = numbered(judged, orders);
  const alike = orders.filter(({ row }) => !isOtherOrder(judged, row));
  const possible = isPointed ? orders : called.length > 0 ? called : alike;
  const goesOnWith = isOfItsOwn ? null : await orderGoneOn(tx, ctx, judged, possible);
  const rest = possible.filter(({ row }) => row.id !== goesOnWith?.row.id);
  return { called, goesOnWith, meant: goesOnWith ? [goesOnWith, ...rest] : rest };
}

/** Written within the quiet time of one of these. */
async function orderGoneOn(
  tx: Transaction,
  ctx: Context,
  { order, customerId }: Judged,
  orders: readonly OtherOrder[],
): Promise<OtherOrder | null> {
  const id = await findQuietOrder(tx, ctx, order, customerId);
  const other = orders.find(({ row }) => row.id === id);
  return other?.reach === 'OPEN' ? other : null;
}

/** Whether it is for another place, or under another number: not one that is named among talk, or takes the place of the first. */
function isOtherOrder({ words, reading, head }: Judged, row: OrderRow): boolean {
  const message = { text: words, head, lines: reading.lines, asksForGoods: false };
  const toldOf = (part: StoredHead['poNumber' | 'shipTo']) =>
    part && 'span' in part ? headTold(message, part.span) : 'ALONE';
  const { poNumber, shipTo } = head;
  return isOtherHead(row.head, {
    ...head,
    poNumber: toldOf(poNumber) === 'ALONE' ? poNumber : null,
    shipTo: toldOf(shipTo) === 'ANEW' ? null : shipTo,
  });
}

/** The orders with the number that the message names. */
const numbered = ({ head }: Judged, orders: readonly OtherOrder[]): OtherOrder[] =>
  orders.filter(({ row }) => head.poNumber?.value && row.head?.poNumber?.value === head.poNumber.value);

/** "please cancel PO 603": beside the number, nothing else. */
const isOnlyCancelled = (reader: Reader, body: string): boolean =>
  hasCue(reader, body, 'cancel') &&
  isOnly(reader, body, 'cancel', 'whole', 'orderWord', 'courtesy', 'thanks', 'no');

/** The parts of its head but for instructions that change a quantity: "make it 30 i dont have space". */
const ofHead = (reader: Reader, { words, accounted }: Judged): Accounted[] =>
  accounted.filter(({ reason, start, end }) => {
    const said = plainMessage(words.slice(start, end)).body;
    return (
      reason !== 'instructions' || !/\d/.test(said) || !hasCue(reader, said, 'set', 'swap', 'more', 'fewer')
    );
  });

/** Whether talk may be about an order's lines after all: "thanks, 12", "white not brown". */
async function isAbout(
  tx: Transaction,
  ctx: Context,
  { row }: OtherOrder,
  { reader, body }: Omit<Asking, 'orders'>,
): Promise<boolean> {
  if (/\d/.test(body)) return true;
  const words = withoutCues(reader, body, 'thanks', 'courtesy', 'yes');
  if (tellingPieces(words).length === 0 || hasCue(reader, body, 'thanks')) return false;
  return mentionedLine(await openLines(tx, ctx, reader.nameOf, row.id), words) !== null;
}

/** Orders that a cancellation may mean: those that can still be kept back before all, and of these the one of which it names goods. */
async function cancelledBy(
  tx: Transaction,
  ctx: Context,
  { reader, body, orders }: Asking,
): Promise<OrderId[]> {
  const alive = orders.filter(({ reach }) => reach !== 'GONE');
  const ids = (alive.length > 0 ? alive : orders).map(({ row }) => row.id);
  if (ids.length < 2) return ids;
  const words = withoutCues(reader, body, 'cancel', 'whole', 'courtesy', 'thanks', 'no');
  const lines = await Promise.all(ids.map((id) => openLines(tx, ctx, reader.nameOf, id)));
  const named = mentionedLine(lines.flat(), words);
  const meant = ids.filter((_, at) => named && lines[at]?.some((line) => line === named));
  return meant.length > 0 ? meant : ids;
}
