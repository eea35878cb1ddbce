import { expect, it } from 'vitest';
import { csvLine } from './csv-line';

it('quotes what would break a line or a cell', () => {
  expect(csvLine(['a', 'b,c', 'say "x"', 'two\nlines'])).toBe('a,"b,c","say ""x""","two\nlines"\r\n');
});

it.each(['=1+1', '+27825550142', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1'])(
  'makes text of a formula: %j',
  (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
  },
);
