import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { interpretMessage } from './interpret-message';

const index = buildIndex({
  products: [
    { id: 'p1', sku: 'COLA2', name: 'Karoo Cola Original 2L' },
    { id: 'p2', sku: 'COLA330', name: 'Karoo Cola Original 330ml' },
    { id: 'p3', sku: 'RICE10', name: 'Sunvalley Parboiled Rice 10kg' },
  ],
  aliases: [
    {
      id: 'a1',
      text: 'Big Rice',
      productId: 'p3',
      customerId: 'c1',
      taughtBy: 'Thandi',
      taughtAt: new Date('2026-03-03'),
    },
  ],
});

describe('interpretMessage', () => {
  it('reads goods, quantities and units with their spans in the original text', () => {
    const text = 'Hi pls send 5 cs karoo cola 2L and 3 x rice 10kg, thanks';
    const { lines } = interpretMessage(index, text, { customerId: null });
    expect(lines.map(({ productId, quantity, unit }) => [productId, quantity, unit])).toEqual([
      ['p1', 5, 'case'],
      ['p3', 3, null],
    ]);
    for (const line of lines) expect(text.slice(line.start, line.end)).toBe(line.phrase);
  });

  it('takes the alias of the ordering customer with full confidence and says who taught it', () => {
    const { lines } = interpretMessage(index, '4 big rice', { customerId: 'c1' });
    expect(lines[0]).toMatchObject({
      productId: 'p3',
      quantity: 4,
      confidence: 1,
      reason: 'alias taught by Thandi, 3 March',
    });
  });

  it('does not use an alias of another customer', () => {
    const { lines } = interpretMessage(index, '4 big rice', { customerId: 'c2' });
    expect(lines[0]?.candidates.some((candidate) => candidate.kind !== 'similarity')).toBe(false);
  });

  it('reads goods above and below a long text of strange words', () => {
    const strange = Array.from(
      { length: 200 },
      (_, i) => `qvx${i.toString(2).replace(/0/g, 'w').replace(/1/g, 'k')}`,
    );
    const text = `5 karoo cola 2L\n${strange.join(' ')}\n3 rice 10kg`;
    const { lines } = interpretMessage(index, text, { customerId: null });
    const found = lines.filter(({ productId }) => productId !== null);
    expect(found.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['p1', 5],
      ['p3', 3],
    ]);
  });

  it('lets the catalogue tell lumber from a quantity', () => {
    const lumber = buildIndex({
      products: [{ id: 'w', sku: 'W1', name: '2 in. x 4 in. x 14 ft. SPF Lumber' }],
      aliases: [],
    });
    expect(interpretMessage(lumber, '2x4x14 spf', { customerId: null }).lines).toMatchObject([
      { productId: 'w', quantity: 1 },
    ]);
    expect(interpretMessage(lumber, '20 2x4x14 spf', { customerId: null }).lines).toMatchObject([
      { productId: 'w', quantity: 20 },
    ]);
  });

  it('applies what the message takes back or changes', () => {
    const { lines } = interpretMessage(
      index,
      '10 karoo cola 2l, no sorry make that 6. 3 rice 10kg. cancel the rice',
      { customerId: null },
    );
    expect(lines).toMatchObject([{ productId: 'p1', quantity: 6 }]);
  });

  it('says that a number was taken as it stands only where no pack size converts it', () => {
    const noteOf = (packSize: number) => {
      const soap = { id: 's', sku: 'S1', name: 'Fynbos Bath Soap 150g', unitOfMeasure: 'EA', packSize };
      const { lines } = interpretMessage(buildIndex({ products: [soap], aliases: [] }), '2 cases bath soap', {
        customerId: null,
      });
      return lines[0]?.quantityNote;
    };
    expect(noteOf(24)).toBeNull();
    expect(noteOf(1)).toBe('asked by the case, sold singly: the number was taken as it stands');
  });

  it('chooses no product when nothing fits', () => {
    const { lines } = interpretMessage(index, '2 iphone chargers', { customerId: null });
    expect(lines).toMatchObject([{ productId: null, confidence: 0, quantity: 2 }]);
  });
});
