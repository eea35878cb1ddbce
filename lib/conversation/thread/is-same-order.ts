import { referencesIn } from '../answers/read-question';
import type { ThreadLine } from './thread';
import type { Turn } from './turn';

/** The same goods again within this time are one order, sent twice. */
const soonMs = 60 * 60_000;

/** A message with the goods of an order that came a short while ago, or with its number. */
export function isSameOrder({ reader, orders, message, lines }: Turn): boolean {
  if (lines.length === 0) return false;
  const references = referencesIn(reader, message.text);
  return orders.inState('open', 'sent').some((order) => {
    const has = (some: readonly ThreadLine[], others: readonly ThreadLine[]): boolean =>
      some.every((line) => others.some((other) => keyOf(other) === keyOf(line)));
    if (!has(order.lines, lines)) return false;
    if (order.references.some((name) => references.includes(name))) return true;
    // Each has a number of its own: two orders, however alike.
    if (order.references.length > 0 && references.length > 0) return false;
    const isSoon = message.at.getTime() - order.startedAt.getTime() <= soonMs;
    return isSoon && has(lines, order.lines);
  });
}

const keyOf = ({ productId, phrase, quantity, unit }: ThreadLine): string =>
  `${productId ?? phrase} ${quantity} ${unit ?? ''}`;
