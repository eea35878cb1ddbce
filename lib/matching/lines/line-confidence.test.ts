import { expect, it } from 'vitest';
import { buildIndex } from '../build-index';
import { interpretMessage } from '../interpret-message';

const names = [
  'Karoo Cola 2L',
  'Zesta Lime 2L',
  'Daily Oven Brown Bread 700g',
  'Cane Hill White Sugar 2.5kg',
];
const index = buildIndex({
  products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
  aliases: [],
});

/** How sure the lime of a message is. */
const sureOfLime = (text: string): number =>
  interpretMessage(index, text, { customerId: null }).lines.find(({ productId }) => productId === names[1])
    ?.confidence ?? 0;

const listed = sureOfLime('4 karoo cola 2l\n6 zesta lime 2l\n2 brown bread');

it('is surer of goods in a list than of the same in a sentence of their own', () => {
  const alone = sureOfLime('hi there. we would like 6 zesta lime 2l for the party on the farm');
  expect(alone).toBeGreaterThan(0.5);
  expect(listed).toBeGreaterThan(alone);
});

it('is less sure of goods that another wrote, in a message that this one answers', () => {
  const quoted = sureOfLime('> 4 karoo cola 2l\n> 6 zesta lime 2l\n> 2 brown bread\n\nyes please, all of it');
  expect(quoted).toBeGreaterThan(0.5);
  expect(listed).toBeGreaterThan(quoted);
});

it.each([
  ['6 zesta lime 2l\n2 brown bread\nlets say 8 zesta lime 2l', 2],
  ['6 sku-1\n2 brown bread\n8 sku-1', 2],
  ['6 zesta lime 2l\n2 brown bread\nmake it 8 zesta lime 2l', 1],
])('is sure of goods in “%s” where they stand in one line alone', (text, count) => {
  const { lines } = interpretMessage(index, text, { customerId: null });
  const limes = lines.filter(({ productId }) => productId === names[1]);
  expect(limes).toHaveLength(count);
  expect(limes.map(({ decision }) => decision?.kind)).toEqual(
    limes.map(() => (count > 1 ? 'repeated' : undefined)),
  );
});
