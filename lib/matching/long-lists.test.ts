import { expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const brands = ['Karoo', 'Blue Crane', 'Silobralta Gold', 'Drellatumi', 'Varinuza Farm', 'Pandobula'];
const kinds = [
  'Strong Cola',
  'Extra Strong Drywall',
  'White Sugar',
  'Honey Long Life Milk',
  'Roll On',
  'Rice',
];
const sizes = ['500g', '2L', '1.5L x 12', '330ml x 24', '10kg', '20L x 6'];
const names = brands.flatMap((brand) =>
  kinds.flatMap((kind) => sizes.map((size) => `${brand} ${kind} ${size}`)),
);
const orders = ordersFrom(names);

/** How people write so much of goods. */
const manners: Record<string, (quantity: number, name: string) => string> = {
  'before the goods': (quantity, name) => `${quantity} ${name}`,
  'as “3x”': (quantity, name) => `${quantity}x ${name}`,
  'in cases': (quantity, name) => `${quantity} cases ${name}`,
  'behind the goods': (quantity, name) => `${name} ${quantity}`,
  'behind a dash': (quantity, name) => `${name} - ${quantity}`,
};

/** Between goods on one line. */
const marks = [', ', ' + ', ' and '];

/** The platform's longest text. */
const longest = 4096;

it.each(Object.entries(manners))(
  'reads a long list on one line as the same with a line for each, the quantity %s',
  (_, write) => {
    for (const [from, mark] of marks.entries()) {
      const rows = names.map((_name, i) => {
        const name = names[(from + i * 37) % names.length] ?? '';
        return write(2 + ((i * 7) % 29), name.toLowerCase());
      });
      while (rows.join(mark).length > longest) rows.pop();
      expect(rows.length).toBeGreaterThan(80);
      expect(orders(rows.join(mark)), mark).toEqual(orders(rows.join('\n')));
    }
  },
  60_000,
);

it('orders every one of a hundred goods between commas', () => {
  const list = names.slice(0, 100).map((name, i): [string, number] => [name, i + 2]);
  const text = list.map(([name, quantity]) => `${quantity}x ${name.toLowerCase()}`).join(', ');
  expect(orders(text)).toEqual(list);
});

it('asks for every line to be checked where a list without any mark is too much to be read', () => {
  const codes = (text: string): string[] => orders.interpret(text).warnings.map(({ code }) => code);
  const list = (count: number): string[] =>
    names.slice(0, count).map((name, i) => `${i + 2} ${name.toLowerCase()}`);
  expect(codes(list(20).join(' '))).not.toContain('read_coarsely');
  expect(codes(list(120).join('\n'))).not.toContain('read_coarsely');
  expect(codes(list(120).join(' '))).toContain('read_coarsely');
});
