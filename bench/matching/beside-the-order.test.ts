import { expect, it } from 'vitest';
import { indexOfAll, orderOf } from './order-of';
import { readSaid } from './read-said';

const index = indexOfAll();

// Behind it in a sentence of its own, in that of the goods and on the next line, and before it: the reader asks where it stands.
it.each(readSaid('beside-the-order.txt'))(
  'leaves the order alone, whatever is said beside it in $language',
  ({ order, phrases }) => {
    expect(phrases.length).toBeGreaterThan(0);
    const ordered = orderOf(index, order);
    expect(ordered).toBe(order.replaceAll(', ', '; '));
    const changed = phrases
      .flatMap((words) => [
        ...['. ', ', ', '\n'].map((mark) => `${order}${mark}${words}`),
        ...['. ', '\n'].map((mark) => `${words}${mark}${order}`),
      ])
      .filter((message) => orderOf(index, message) !== ordered);
    expect(changed).toEqual([]);
  },
  60_000,
);
