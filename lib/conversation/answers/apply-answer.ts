import { readChange } from '../changes/read-change';
import { confirm } from '../thread/follow-act';
import type { Act, Asked, Option, ThreadLine, ThreadOrder } from '../thread/thread';
import type { Turn } from '../thread/turn';
import type { ReadAnswer } from './read-answer';
import { lineAsked } from './read-question';

/** Does to the order what an answer says: the goods chosen, the substitute taken, the line left, the order confirmed. */
export function applyAnswer(
  { reader, orders }: Turn,
  asked: Asked,
  read: ReadAnswer | null,
  priceOf: (productId: string) => number | null = () => null,
): Act['task'] {
  if (!read) return null;
  const { answer, rest } = read;
  if (asked.kind === 'QUOTE' || asked.kind === 'CONFIRM') {
    if (answer.says === 'yes') confirm(orders);
    return null;
  }
  const order = orders.latest('open', 'quoted');
  const line = order && lineAsked(asked, order.lines);
  if (!order || !line) return null;
  if (answer.says === 'no') order.lines = order.lines.filter((other) => other !== line);
  else if (answer.says === 'option') choose(line, answer.option);
  else if (answer.says === 'both') chooseAll(order, line, asked.options);
  else if (answer.says === 'cheapest') chooseCheapest(line, asked.options, priceOf);
  else if (answer.says === 'yes') {
    const [offered] = asked.options;
    if (offered) choose(line, offered);
    if (asked.quantity !== null) line.quantity = asked.quantity;
  }
  const changes = rest === '' ? null : readChange(reader, { lines: order.lines, body: rest });
  if (changes) orders.apply(order, changes);
  return null;
}

function choose(line: ThreadLine, { productId, name }: Option): void {
  if (productId !== null) Object.assign(line, { productId, name, candidates: [productId] });
}

/** As many of each as were asked for of one. */
function chooseAll(order: ThreadOrder, line: ThreadLine, [first, ...others]: readonly Option[]): void {
  if (!first) return;
  choose(line, first);
  for (const option of others) {
    const besides = { ...line };
    choose(besides, option);
    order.lines.push(besides);
  }
}

function chooseCheapest(
  line: ThreadLine,
  options: readonly Option[],
  priceOf: (productId: string) => number | null,
): void {
  const priced = options.flatMap((option) => {
    const price = option.productId === null ? null : priceOf(option.productId);
    return price === null ? [] : [{ option, price }];
  });
  priced.sort((a, b) => a.price - b.price);
  if (priced[0] && priced.length === options.length) choose(line, priced[0].option);
}
