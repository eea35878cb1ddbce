import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dataFolder } from './gold';
import { indexOfAll, orderOf } from './order-of';

const index = indexOfAll();

/** What people say beside an order of the driver, the hour, the money and themselves; see bench/data/README.md. */
const languages = readFileSync(join(dataFolder, 'beside-the-order.txt'), 'utf8')
  .trim()
  .split(/\n%%\n/)
  .map((block) => {
    const [head = '', ...said] = block.split('\n');
    const [, language = '', order = ''] = /^@(\w\w) (.+)$/.exec(head) ?? [];
    return { language, order, said };
  });

// Behind it in a sentence of its own, in that of the goods and on the next line, and before it: the reader asks where it stands.
it.each(languages)(
  'leaves the order alone, whatever is said beside it in $language',
  ({ order, said }) => {
    expect(said.length).toBeGreaterThan(0);
    const ordered = orderOf(index, order);
    expect(ordered).toBe(order.replaceAll(', ', '; '));
    const changed = said
      .flatMap((words) => [
        ...['. ', ', ', '\n'].map((mark) => `${order}${mark}${words}`),
        ...['. ', '\n'].map((mark) => `${words}${mark}${order}`),
      ])
      .filter((message) => orderOf(index, message) !== ordered);
    expect(changed).toEqual([]);
  },
  60_000,
);
