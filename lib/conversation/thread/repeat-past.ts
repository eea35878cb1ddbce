import { readChange } from '../changes/read-change';
import { withoutCues } from '../words/cues';
import { ThreadOrders } from './orders';
import type { ThreadLine } from './thread';
import type { Turn } from './turn';

/** The lines of the last order, with what the message changes of them: "the usual, but 8 viennas and no water". */
export function repeatPast({ reader, past, plain, lines, message, orders: thread }: Turn): ThreadLine[] {
  const earlier = past[0]?.lines ?? thread.latest('sent', 'open')?.lines;
  if (!earlier) return lines;
  const orders = new ThreadOrders();
  const order = orders.begin(earlier, 0, message.at);
  const body = withoutCues(reader, plain.body, 'repeat', 'courtesy', 'thanks');
  const parts = partsOf(body);
  for (const part of parts) {
    const changes = readChange(reader, { lines: order.lines, body: part, setsBare: true });
    if (changes) orders.apply(order, changes);
    else
      for (const line of lines.filter(({ phrase }) => part.includes(phrase.toLowerCase())))
        orders.add(order, line);
  }
  return order.lines;
}

const partsOf = (body: string): string[] =>
  body
    .split(/[,;\n]/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
