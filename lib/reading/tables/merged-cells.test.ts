import { expect, it } from 'vitest';
import { readMessage } from '../read-message';

const rows = (text: string): string[] =>
  readMessage(text).phrases.map(({ quantity, phrase, context }) => `${quantity} ${phrase} (${context})`);

it('reads a row whose goods are those of the row above, in another size', () => {
  expect(rows('cola\t330ml\t4\n\t2l\t6\nrice\t2kg\t3')).toEqual([
    '4 cola\t330ml (330ml)',
    '6 2l (cola)',
    '3 rice\t2kg (2kg)',
  ]);
});

it('reads what stands once in a column before the goods for all rows down to the next', () => {
  expect(rows('softener\televance\t4\n\tpurest\t5\nrefill\tpurest\t10')).toEqual([
    '4 elevance (softener)',
    '5 purest (softener)',
    '10 purest (refill)',
  ]);
});

it('leaves a column that is filled in every row as it is', () => {
  expect(rows('a1\tbrown bread\t4\nb2\twhite bread\t6')).toEqual(['4 brown bread ()', '6 white bread ()']);
});
