import { interpretMessage } from '../../matching/interpret-message';
import { referencesIn } from '../answers/read-question';
import { mentionedLine } from '../changes/mentioned-line';
import { isDoubtful } from '../changes/reader';
import type { MessageKind } from '../kind';
import { hasCue, withoutCues } from '../words/cues';
import type { ThreadOrders } from './orders';
import { repeatPast } from './repeat-past';
import { splitByPlace } from './split-by-place';
import { type Act, lineOf, type ThreadLine } from './thread';
import type { Turn } from './turn';

/** Does to the orders what a message of this kind asks, and returns what is left to a person. */
export function followAct(turn: Turn, kind: MessageKind): Act['task'] {
  const { orders, target } = turn;
  if (kind === 'ORDER') beginOrder(turn);
  else if (kind === 'QUOTE_REQUEST') begin(turn, quotedGoods(turn)).state = 'quoted';
  else if (kind === 'REPETITION') begin(turn, repeatPast(turn));
  else if (kind === 'CANCELLATION') return cancel(turn);
  else if (kind === 'CONFIRMATION') confirm(orders);
  else if (kind === 'ADDITION') addTo(turn);
  else if (kind === 'CHANGE' || kind === 'REMOVAL') {
    if (target?.order.state === 'sent') return 'SENT_ALREADY';
    if (target?.changes) orders.apply(target.order, target.changes);
    if (target && target.order.lines.length === 0) target.order.state = 'cancelled';
  }
  return null;
}

/** The reader leaves out what is only asked for: without the word for a quote it is a list of goods. */
function quotedGoods({ reader, lines, plain }: Turn): readonly ThreadLine[] {
  if (lines.length > 0) return lines;
  const goods = withoutCues(reader, plain.body, 'quote', 'courtesy', 'thanks');
  return interpretMessage(reader.index, goods, reader.customer).lines.map((line) =>
    lineOf(line, reader.nameOf),
  );
}

const begin = ({ orders, message, at, reader }: Turn, lines: readonly ThreadLine[]) =>
  orders.begin(lines, at, message.at, referencesIn(reader, message.text));

function beginOrder(turn: Turn): void {
  const { lines, orders, reading } = turn;
  if (lines.length > 0) {
    for (const part of splitByPlace(turn.reader, turn.message.text, reading.lines, lines)) begin(turn, part);
    return;
  }
  // The same once more.
  const earlier = orders.latest('open', 'sent');
  if (earlier) begin(turn, earlier.lines);
}

export function confirm(orders: ThreadOrders): void {
  const order = orders.latest('quoted', 'open');
  if (!order) return;
  order.state = 'open';
  order.confirmed = true;
}

/** More of what was sent is an order of its own. */
function addTo(turn: Turn): void {
  const { orders, target, lines, reading } = turn;
  const order =
    target?.order.state === 'sent' ? orders.latest('open') : (target?.order ?? orders.latest('open'));
  const changes = target?.changes?.filter(({ kind }) => kind === 'ADD' || kind === 'MORE') ?? [];
  if (order) {
    if (changes.length > 0 && target?.order === order) orders.apply(order, changes);
    else for (const line of lines) orders.add(order, line);
    order.messages.push(turn.at);
    return;
  }
  const sent = target?.order.lines ?? [];
  const goods = changes.map((change): ThreadLine | null =>
    change.kind === 'MORE'
      ? { ...change.line, quantity: change.quantity }
      : change.kind === 'ADD'
        ? change.goods
        : null,
  );
  const named = reading.lines.map(({ confidence, phrase }, at) => {
    const line = lines[at];
    const same = isDoubtful(confidence) ? mentionedLine(sent, phrase) : null;
    return line && same ? { ...same, quantity: line.quantity } : (line ?? null);
  });
  begin(
    turn,
    (goods.length > 0 ? goods : named).flatMap((line) => line ?? []),
  );
}

/** Which order: the one that it names or answers, or the only one. With nothing to tell several apart, none. */
function cancel({ orders, target, plain, message, reader }: Turn): Act['task'] {
  const open = orders.inState('open', 'quoted');
  if (open.length === 0) return orders.inState('sent').length > 0 ? 'SENT_ALREADY' : null;
  const isPointed =
    message.repliesTo !== undefined || orders.called(referencesIn(reader, message.text)) !== undefined;
  const words = withoutCues(reader, plain.body, 'cancel', 'whole', 'courtesy', 'thanks', 'no');
  const meant =
    open.length === 1
      ? open[0]
      : isPointed
        ? target?.order
        : open.find((order) => isNamed(order.lines, open, words));
  if (!meant && !hasCue(reader, plain.body, 'both')) return 'WHICH_ORDER';
  for (const order of meant ? [meant] : open) order.state = 'cancelled';
  return null;
}

/** Words of the message name goods of this order and of no other. */
function isNamed(
  lines: readonly ThreadLine[],
  open: readonly { lines: ThreadLine[] }[],
  words: string,
): boolean {
  const line = mentionedLine(
    open.flatMap((order) => order.lines),
    words,
  );
  return line !== null && lines.includes(line);
}
