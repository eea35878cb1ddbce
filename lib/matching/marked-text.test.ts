import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { interpretMessage } from './interpret-message';

const names = [
  'Canefield White Sugar 1kg',
  'Zing Cola 330ml can',
  'Harvest Brown Bread 700g',
  'Pine Beam 5x10',
];
const products = names.map((name, at) => ({
  id: name,
  sku: at === 3 ? 'AB_12' : `SKU-${at}`,
  name,
  unitOfMeasure: 'EA',
  packSize: 1,
  barcode: null,
  category: null,
}));
const index = buildIndex({ products, aliases: [] });
const [sugar, cola, bread, beam] = names;
const read = (text: string) => interpretMessage(index, text, { customerId: 'c' });
const brief = (text: string) => read(text).lines.map(({ quantity, productId }) => [quantity, productId]);

describe('a text with formatting', () => {
  it.each([
    ['*5* x Canefield White Sugar 1kg', [[5, sugar]]],
    ['*5 x* Canefield White Sugar 1kg', [[5, sugar]]],
    ['*Canefield White Sugar 1kg* x 5', [[5, sugar]]],
    ['*Brown bread* *3*', [[3, bread]]],
    ['_brown bread_: _3_', [[3, bread]]],
    ['5 _x_ *_brown bread_*', [[5, bread]]],
    [
      '```\n3 brown bread\n2 zing cola\n```',
      [
        [3, bread],
        [2, cola],
      ],
    ],
    ['`3` brown bread', [[3, bread]]],
    [
      '* *3* brown bread\n* *2* zing cola',
      [
        [3, bread],
        [2, cola],
      ],
    ],
    [
      '- *3* brown bread\n- *2* zing cola',
      [
        [3, bread],
        [2, cola],
      ],
    ],
    [
      '*ORDER*\n*3* brown bread\n*2* zing cola',
      [
        [3, bread],
        [2, cola],
      ],
    ],
    ['**3** brown bread', [[3, bread]]],
  ])('reads %j as it reads without', (text, lines) => {
    expect(brief(text)).toEqual(lines);
  });

  it.each([
    ['~5 x Canefield White Sugar 1kg~\n3 brown bread', [[3, bread]]],
    ['*~3 brown bread~* 2 zing cola', [[2, cola]]],
    ['~*3 brown bread*~\n2 zing cola', [[2, cola]]],
    ['~3 brown bread~ 4 brown bread', [[4, bread]]],
    ['~5~ 8 x brown bread', [[8, bread]]],
    ['8 x brown bread\n~~2 zing cola~~', [[8, bread]]],
  ])('orders nothing that is struck in %j, and says so', (text, lines) => {
    const { warnings } = read(text);
    expect(brief(text)).toEqual(lines);
    expect(warnings.map(({ code }) => code)).toContain('struck_out');
  });

  it('names what was struck', () => {
    const [warning] = read('*~3 brown bread~* 2 zing cola').warnings;
    expect(warning?.message).toBe('Left out, struck through: “3 brown bread”.');
  });

  it.each([
    [
      '* 3 brown bread\n* 2 zing cola',
      [
        [3, bread],
        [2, cola],
      ],
    ],
    [
      'brown bread *3\nzing cola *2',
      [
        [3, bread],
        [2, cola],
      ],
    ],
    [
      '~5 kg white sugar, ~3 brown bread',
      [
        [5, sugar],
        [3, bread],
      ],
    ],
    ['4 x AB_12', [[4, beam]]],
    ['4 pine beam 5*10', [[4, beam]]],
  ])('leaves the signs of %j what they are', (text, lines) => {
    expect(brief(text)).toEqual(lines);
    expect(read(text).warnings).toEqual([]);
  });

  it('points into the text as it was written', () => {
    const text = '*2* x _zing cola_ and ~5 sugar~ *3* brown bread';
    for (const line of read(text).lines) expect(text.slice(line.start, line.end)).toBe(line.phrase);
  });
});
