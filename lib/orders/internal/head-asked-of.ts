import type { Reader } from '../../conversation/changes/reader';
import { type KindOfMessage, nonOrderKinds } from '../../conversation/kind';
import { hasCue } from '../../conversation/words/cues';
import { headFields } from '../head-fields';
import type { StoredHead } from '../order-head';
import { headTold } from './head-told';
import type { OrderReading } from './interpret-order';
import { saysSomething } from './join-head';
import type { OtherOrder, OtherOrders } from './other-orders';

interface Said {
  words: string;
  reading: OrderReading;
  head: StoredHead;
}

/**
 * Of a message that orders nothing and says a day, a place, a number or a note: the order that it means, where that is approved
 * or with the ERP. Another number or place makes no other order of it, for without goods there is none.
 */
export function headAskedOf(
  reader: Reader,
  { words, reading, head }: Said,
  { kind }: KindOfMessage,
  { meant, others }: { meant: readonly OtherOrder[]; others: OtherOrders },
): OtherOrder | null {
  if (reading.lines.length > 0 || !saysSomething(head)) return null;
  if (kind !== 'TALK' && kind !== 'QUESTION') return null;
  // "thanks, see you on Friday", "are you open on Friday?": a day is named, and nothing is asked of an order.
  const mayBeTalk = kind === 'QUESTION' || hasCue(reader, words, 'thanks');
  if (mayBeTalk && !isAskedFor(words, head)) return null;
  const isOrder = ({ row }: OtherOrder) => row.kind === null || !nonOrderKinds.includes(row.kind);
  const [order] = [...meant.filter(isOrder), ...others.orders.filter(isOrder)];
  return order && order.reach !== 'OPEN' ? order : null;
}

function isAskedFor(text: string, head: StoredHead): boolean {
  const message = { text, head, lines: [], asksForGoods: false };
  return headFields.some((field) => {
    const part = head[field];
    if (part === null || 'emptied' in part) return false;
    return field === 'instructions' || headTold(message, part.span) !== 'IN_TALK';
  });
}
