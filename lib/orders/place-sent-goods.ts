import type { Transaction } from '@/db/client';
import { type CodedProduct, codeKey, findByCodes } from '../catalogue/find-by-codes';
import type { Context } from '../context';
import type { MessageGoods } from '../messaging/read-sent-goods';
import type { PlacedItem, SentGoods, SentItem } from './sent-item';

interface Sent {
  customerId: string;
  goods: MessageGoods;
  /** What the message says in words. */
  text: string;
}

/** A message as an order keeps it: readable as a whole, with the items that it names as data in their places. */
export interface PlacedMessage {
  rawText: string;
  sentItems: SentGoods | null;
}

/**
 * Writes the items of a message as lines (`2 x SUG-1010 (White Sugar 1kg)`), then a form's other answers, then its
 * words. What may be goods counts as such when the tenant knows its code; a choice from a list is then not read as
 * words again.
 */
export async function placeSentGoods(
  tx: Transaction,
  ctx: Context,
  { customerId, goods, text }: Sent,
): Promise<PlacedMessage> {
  const codes = [...goods.items, ...goods.possible].map(({ code }) => code);
  const found = await findByCodes(tx, ctx, { codes, customerId });
  const known = goods.possible.filter(({ code }) => found.has(codeKey(code)));
  const items = [...goods.items, ...known];
  const words = joined([goods.text ?? '', known.some(({ sentAs }) => sentAs === 'CHOSEN') ? '' : text]);
  if (items.length + goods.answers.length === 0) return { rawText: words, sentItems: null };
  return renderGoods(items, found, goods.answers, words);
}

function renderGoods(
  items: readonly SentItem[],
  found: ReadonlyMap<string, CodedProduct[]>,
  answers: readonly string[],
  words: string,
): PlacedMessage {
  const placed: PlacedItem[] = [];
  let head = '';
  for (const item of items) {
    if (head !== '') head += '\n';
    const [product, ...others] = found.get(codeKey(item.code)) ?? [];
    const name = product && others.length === 0 ? product.name : item.title;
    head += quantityText(item);
    placed.push({ ...item, start: head.length, end: head.length + item.code.length });
    head += item.code + (name === null ? '' : ` (${name})`);
  }
  const shown = joined([head, ...answers]);
  const rawText = joined([shown, words]);
  return { rawText, sentItems: { items: placed, textStart: Math.min(shown.length + 1, rawText.length) } };
}

function quantityText({ quantity, oddQuantity, unit }: SentItem): string {
  const count = oddQuantity ?? (quantity === null ? null : String(quantity));
  if (count === null) return '';
  return unit === null ? `${count} x ` : `${count} ${unit} x `;
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

/** Whether there is anything to read: a form may hold answers that are neither goods nor words. */
export function ordersSomething(message: PlacedMessage): boolean {
  return (message.sentItems?.items.length ?? 0) > 0 || wordsOf(message).words.trim() !== '';
}

/** The words of an order's text, without what was sent as data, and where they begin. */
export function wordsOf({ rawText, sentItems }: { rawText: string; sentItems: SentGoods | null }): {
  words: string;
  start: number;
} {
  const start = sentItems?.textStart ?? 0;
  return { words: rawText.slice(start), start };
}

/** The text of an order whose words come later, such as those of a voice note: what was sent as data stays above them. */
export function withWords(order: { rawText: string; sentItems: SentGoods | null }, words: string): string {
  const { sentItems, rawText } = order;
  if (sentItems === null) return words;
  const head = rawText.slice(0, sentItems.textStart).replace(/\n$/, '');
  return joined([head, words]);
}
