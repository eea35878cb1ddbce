import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFormAnswers } from './read-form-answers';

const brief = (response: unknown) =>
  readFormAnswers(typeof response === 'string' ? response : JSON.stringify(response)).items.map(
    ({ code, quantity, unit }) => [code, quantity, ...(unit ? [unit] : [])],
  );

describe('readFormAnswers', () => {
  it.each([
    [{ product: 'SUG-1010', quantity: '4' }, [['SUG-1010', 4]]],
    [{ sku: '10045', qty: 7 }, [['10045', 7]]],
    [{ flow_token: 'x', Product_ID: 'SUG-1010', Quantity: 4 }, [['SUG-1010', 4]]],
    [{ barcode: 6001234567893, count: 2 }, [['6001234567893', 2]]],
    [{ id: 'SUG-1010', quantity: 2 }, [['SUG-1010', 2]]],
    [{ product_retailer_id: 'SUG-1010' }, [['SUG-1010', null]]],
    [{ product: 'SUG-1010', quantity: '4 cases' }, [['SUG-1010', 4, 'cases']]],
    [{ product: 'SUG-1010', quantity: 4, uom: 'case' }, [['SUG-1010', 4, 'case']]],
    [
      {
        items: [
          { sku: 'A-1', qty: 1 },
          { sku: 'B-2', qty: '2' },
        ],
      },
      [
        ['A-1', 1],
        ['B-2', 2],
      ],
    ],
    [
      { screen: { order: { lines: [{ item_code: 'A-1', quantity: 1 }, [{ code: 'B-2', quantity: 3 }]] } } },
      [
        ['A-1', 1],
        ['B-2', 3],
      ],
    ],
    [
      { product_1: 'A-1', quantity_1: 3, product_2: 'B-2', quantity_2: '5' },
      [
        ['A-1', 3],
        ['B-2', 5],
      ],
    ],
    [
      { products: ['A-1', 'B-2'], quantities: [3, 5] },
      [
        ['A-1', 3],
        ['B-2', 5],
      ],
    ],
    [{ product: { id: 'A-1', quantity: 3 } }, [['A-1', 3]]],
  ])('finds the goods in %j', (response, items) => {
    expect(brief(response)).toEqual(items);
  });

  it('keeps words to be read, and the other answers for the clerk', () => {
    const response = {
      product: 'A-1',
      quantity: 1,
      notes: 'leave at the gate',
      delivery_date: '2026-12-01',
      gift: true,
    };
    expect(readFormAnswers(response)).toMatchObject({
      texts: ['leave at the gate'],
      others: ['delivery_date: 2026-12-01', 'gift: yes'],
    });
  });

  it('holds answers under unusual names for possible goods, never a bare number', () => {
    const { items, possible } = readFormAnswers({ 'SUG-1010': 4, first_choice: 'SDR-1025', table: '12' });
    expect(items).toEqual([]);
    expect(possible.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['SUG-1010', 4],
      ['SDR-1025', null],
      ['table', 12],
    ]);
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.jsonValue()), (response) => {
        readFormAnswers(response);
      }),
    );
  });
});
