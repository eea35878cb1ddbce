import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSentGoods } from './read-sent-goods';

const empty = { items: [], possible: [], text: null, answers: [] };

describe('readSentGoods', () => {
  it('keeps the items of a cart with quantity and price', () => {
    const product_items = [
      { product_retailer_id: 'SUG-1010', quantity: 2, item_price: 24.5, currency: 'zar' },
      { product_retailer_id: 10045, quantity: '7' },
    ];
    const { items } = readSentGoods({ type: 'order', order: { text: 'please before 10', product_items } });
    expect(items).toMatchObject([
      { code: 'SUG-1010', quantity: 2, unitPrice: 24.5, currency: 'ZAR', sentAs: 'CART' },
      { code: '10045', quantity: 7, unitPrice: null, currency: null },
    ]);
  });

  it('keeps an item whatever its quantity or its parts', () => {
    const product_items = [
      { product_retailer_id: 'A', quantity: -1 },
      { product_retailer_id: 'B' },
      { quantity: 3 },
      'x',
    ];
    expect(readSentGoods({ order: { product_items } }).items).toMatchObject([
      { code: 'A', quantity: null, oddQuantity: '-1' },
      { code: 'B', quantity: null, oddQuantity: null },
      { code: '?', quantity: 3 },
      { code: '?', quantity: null },
    ]);
  });

  it('knows the product that a message asks about', () => {
    const context = { referred_product: { catalog_id: '1', product_retailer_id: 'SUG-1010' } };
    expect(readSentGoods({ type: 'text', text: { body: '10 of these' }, context }).items).toMatchObject([
      { code: 'SUG-1010', sentAs: 'ASKED_ABOUT', quantity: null },
    ]);
  });

  it.each([
    [
      { interactive: { list_reply: { id: 'SUG-1030', title: 'White Sugar', description: '25kg bag' } } },
      'SUG-1030',
      'White Sugar 25kg bag',
    ],
    [{ interactive: { button_reply: { id: 'SUG-1030', title: 'White Sugar' } } }, 'SUG-1030', 'White Sugar'],
    [{ button: { payload: 'SUG-1030', text: 'White Sugar' } }, 'SUG-1030', 'White Sugar'],
    [{ button: { payload: 'SUG-1030' } }, 'SUG-1030', null],
  ])('holds the id of %j for possible goods', (message, code, title) => {
    const { items, possible } = readSentGoods(message);
    expect(items).toEqual([]);
    expect(possible).toMatchObject([{ code, title, sentAs: 'CHOSEN' }]);
  });

  it('reads the products of product messages', () => {
    const sections = [
      { product_items: [{ product_retailer_id: 'A' }] },
      { product_items: [{ product_retailer_id: 'B' }] },
    ];
    const codes = (message: object) => readSentGoods(message).items.map(({ code }) => code);
    expect(codes({ interactive: { type: 'product_list', action: { sections } } })).toEqual(['A', 'B']);
    expect(codes({ interactive: { type: 'product', action: { product_retailer_id: 'C' } } })).toEqual(['C']);
    expect(codes({ type: 'product', product: { product_retailer_id: 'D' } })).toEqual(['D']);
  });

  it('reads the answers of a form', () => {
    const nfm_reply = {
      name: 'flow',
      body: 'Sent',
      response_json: '{"product":"SUG-1010","quantity":"4","day":"Friday"}',
    };
    expect(readSentGoods({ interactive: { type: 'nfm_reply', nfm_reply } })).toMatchObject({
      items: [{ code: 'SUG-1010', quantity: 4, sentAs: 'FORM' }],
      answers: ['day: Friday'],
    });
  });

  it('finds nothing in a text', () => {
    expect(readSentGoods({ type: 'text', text: { body: '2 bread' }, context: { id: 'wamid.1' } })).toEqual(
      empty,
    );
  });

  it('never throws, whatever comes', () => {
    const any = fc.jsonValue();
    const message = fc.record({ order: any, interactive: any, button: any, context: any, product: any });
    fc.assert(fc.property(fc.oneof(any, message), (raw) => void readSentGoods(raw)));
  });
});
