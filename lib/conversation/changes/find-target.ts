import { referencesIn } from '../answers/read-question';
import type { ThreadOrders } from '../thread/orders';
import type { Asked, ThreadMessage, ThreadOrder } from '../thread/thread';
import { hasCue } from '../words/cues';
import type { PlainMessage } from '../words/plain-message';
import type { LineChange } from './change';
import { mentionedLine } from './mentioned-line';
import { readChange } from './read-change';
import type { Reader } from './reader';

export interface Target {
  order: ThreadOrder;
  changes: LineChange[] | null;
}

/**
 * The order that a message means, with what it asks of its lines: the one that it answers or names, else the newest of
 * which it asks something that can be done. Undefined without any order.
 */
export function findTarget(
  reader: Reader,
  orders: ThreadOrders,
  message: ThreadMessage,
  plain: PlainMessage,
  asked: Asked | null,
): Target | undefined {
  const alive = orders.inState('open', 'quoted', 'sent').toReversed();
  const { repliesTo } = message;
  const pointed =
    (repliesTo === undefined ? undefined : alive.find(({ messages }) => messages.includes(repliesTo))) ??
    orders.called(referencesIn(reader, message.text));
  const candidates = pointed && pointed.state !== 'cancelled' ? [pointed] : byState(alive);
  for (const order of candidates) {
    const changes = changesOf(reader, orders, order, plain, asked);
    if (changes) return { order, changes };
  }
  const [first] = candidates;
  return first && { order: first, changes: null };
}

/** What can still be changed first. */
const byState = (alive: readonly ThreadOrder[]): ThreadOrder[] => [
  ...alive.filter(({ state }) => state !== 'sent'),
  ...alive.filter(({ state }) => state === 'sent'),
];

function changesOf(
  reader: Reader,
  orders: ThreadOrders,
  order: ThreadOrder,
  { body, quoted }: PlainMessage,
  asked: Asked | null,
): LineChange[] | null {
  if (asked?.kind === 'LIST' && /^\W*\d+\W*$/.test(body)) return null;
  if (hasCue(reader, body, 'newOrder', 'again') && order.state !== 'quoted') return null;
  const line = quoted === null ? null : quotedLine(order, quoted);
  const before = orders.lastChanged;
  const lastChanged = line ?? (before && order.lines.includes(before) ? before : null);
  return readChange(reader, { lines: order.lines, body, lastChanged, setsBare: line !== null });
}

/** The one line that a quote shows; null for a whole order. */
const quotedLine = ({ lines }: ThreadOrder, quoted: string) =>
  lines.length > 1 && !/[,\n]/.test(quoted.trim()) ? mentionedLine(lines, quoted) : null;
