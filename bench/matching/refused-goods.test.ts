import { expect, it } from 'vitest';
import { indexOfAll, orderOf } from './order-of';
import { readSaid } from './read-said';

const index = indexOfAll();

// Goods that nobody ordered, with a size and without, and goods that the message has ordered before.
it.each(readSaid('refused-goods.txt'))(
  'orders nothing of goods that are refused, and all others, in $language',
  ({ order, goods, phrases }) => {
    expect(phrases.length).toBeGreaterThan(0);
    const ordered = order.replaceAll(', ', '; ');
    const changed = phrases
      .flatMap((phrase) => goods.map((name) => ({ name, words: phrase.replace('…', name) })))
      .flatMap(({ name, words }) => [
        `${order}. ${words}`,
        `${order}, ${words}`,
        `${words}\n${order}`,
        `4 ${name}, ${order}. ${words}`,
      ])
      .filter((message) => orderOf(index, message) !== ordered);
    expect(changed).toEqual([]);
  },
  60_000,
);
