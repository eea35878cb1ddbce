import { expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { interpretMessage } from './interpret-message';

const names = ['Sunny Rice 10kg', 'Canefield Sugar 2.5kg'];
const index = buildIndex({
  products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
  aliases: [],
});
const read = (text: string) => {
  const { lines, warnings } = interpretMessage(index, text, { customerId: null });
  return [lines.map(({ productId }) => productId), warnings.map(({ code }) => code)];
};

it.each([
  'Pls quote me on 40 sunny rice 10kg',
  'please send a quote for 40 sunny rice 10kg and 5 canefield sugar 2.5kg',
  'Please quote us on the following:\n40 sunny rice 10kg\n5 canefield sugar 2.5kg',
  'un devis pour 40 sunny rice 10kg',
])('orders nothing of what a quote is asked for: %j', (text) => {
  expect(read(text)).toEqual([[], ['quote_asked', 'left_out']]);
});

it('orders what other sentences order, and says that a quote is asked for', () => {
  const [lines, warnings] = read('5 canefield sugar 2.5kg. Can you quote me on 40 sunny rice 10kg?');
  expect(lines).toEqual(['Canefield Sugar 2.5kg']);
  expect(warnings).toContain('quote_asked');
});

it.each([
  '40 sunny rice 10kg, dont send yet',
  'hold this order till i confirm: 40 sunny rice 10kg',
  '40 sunny rice 10kg, wag vir my bevestiging',
  '40 sunny rice 10kg, aguarde a minha confirmacao',
])('reads an order that is to wait, and says so: %j', (text) => {
  expect(read(text)).toEqual([['Sunny Rice 10kg'], ['told_to_wait']]);
});

it('takes no order for told to wait of which goods are refused', () => {
  expect(read('dont send sugar yet, 4 sunny rice 10kg')[1]).not.toContain('told_to_wait');
});

it('orders what is for stock, and nothing of a count of it', () => {
  expect(read('for stock: 40 sunny rice 10kg')).toEqual([['Sunny Rice 10kg'], []]);
  expect(read('stock: 40 sunny rice 10kg')[0]).toEqual([]);
});
