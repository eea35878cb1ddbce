import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAlias } from '../catalogue/add-alias';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import type { FullOrder } from './answers';
import { type Desk, openDesk } from './testing/open-desk';
import { receiveRaw } from './testing/receive-raw';

configureMessaging();

/** Names and codes as a real catalogue has them: the codes look like words, sizes and numbers. */
const shelf = [
  { sku: 'SUG-1010', name: 'Canefield White Sugar 1kg', basePrice: 24.5 },
  { sku: 'SUG-1030', name: 'Canefield White Sugar 25kg bag', basePrice: 410 },
  { sku: 'SDR-1025', name: 'Bold Soda 1.25L', basePrice: 18 },
  { sku: 'GRN-1030', name: 'Golden Maize Meal 10kg', basePrice: 99 },
  { sku: '10045', name: 'Farm Eggs Large 30s', basePrice: 75 },
  { sku: '0099', name: 'Matches 10s', basePrice: 9, barcode: '6001234567893' },
  { sku: 'DOZ-12', name: 'Candles White 6s', basePrice: 21 },
];

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  for (const product of shelf) await createProduct(desk.manager, newProduct(product));
  await addAlias(desk.manager, { product: 'DOZ-12', aliasText: 'KERS/7', customerId: null });
});
afterAll(() => desk.close());

const receive = async (message: Record<string, unknown>): Promise<FullOrder> => {
  const { order } = await receiveRaw(desk, message);
  if (!order) throw new Error('the message became no order');
  return order;
};
const cart = (product_items: unknown[], text?: string) => ({
  type: 'order',
  order: { catalog_id: '1', product_items, ...(text === undefined ? {} : { text }) },
});
const item = (product_retailer_id: string, quantity: unknown, more = {}) => ({
  product_retailer_id,
  quantity,
  ...more,
});
const brief = ({ lines }: FullOrder) =>
  lines.map(({ quantity, product }) => [quantity, product?.sku ?? null]);

describe('a cart', () => {
  it('becomes a line for each item, exact, with the text beside them', async () => {
    const order = await receive(
      cart([item('SUG-1010', 2), item('SDR-1025', 3), item('GRN-1030', 12)], 'please before 10'),
    );
    expect(brief(order)).toEqual([
      [2, 'SUG-1010'],
      [3, 'SDR-1025'],
      [12, 'GRN-1030'],
    ]);
    for (const line of order.lines) {
      expect(line).toMatchObject({
        matchConfidence: 1,
        matchReason: 'sent as an item from the catalogue',
        warnings: [],
      });
      expect(order.rawText.slice(line.span?.start, line.span?.end)).toBe(line.itemCode);
    }
    expect(order.rawText).toBe(
      '2 x SUG-1010 (Canefield White Sugar 1kg)\n3 x SDR-1025 (Bold Soda 1.25L)\n12 x GRN-1030 (Golden Maize Meal 10kg)\nplease before 10',
    );
    expect(order.warnings.filter(({ code }) => code !== 'new_customer')).toEqual([]);
  });

  it('finds codes that look like numbers and sizes: SKUs, barcodes and learned phrases', async () => {
    const codes = ['10045', '6001234567893', 'DOZ-12', 'doz-12 ', '0099', 'KERS/7'];
    const order = await receive(cart(codes.map((code) => item(code, 7))));
    expect(brief(order)).toEqual([
      [7, '10045'],
      [7, '0099'],
      [7, 'DOZ-12'],
      [7, 'DOZ-12'],
      [7, '0099'],
      [7, 'DOZ-12'],
    ]);
  });

  it('keeps an item that nobody knows, with its quantity and a word on it', async () => {
    const order = await receive(cart([item('99', 4), item('CANEFIELD WHITE SUGAR', 5), item('SUG-1010', 1)]));
    expect(order.lines).toMatchObject([
      { quantity: 4, product: null, itemCode: '99', rawItemText: '99', warnings: [{ code: 'item_unknown' }] },
      { quantity: 5, product: null, warnings: [{ code: 'item_unknown' }] },
      { quantity: 1, product: { sku: 'SUG-1010' }, warnings: [] },
    ]);
  });

  it.each([
    ['7', 7, null],
    [2.5, 2.5, 'quantity_unclear'],
    [undefined, 1, 'quantity_assumed'],
    [0, 1, 'quantity_unclear'],
    [-3, 1, 'quantity_unclear'],
    ['many', 1, 'quantity_unclear'],
    [2_000_000, 1, 'quantity_unclear'],
    [1.23456, 1.235, 'quantity_unclear'],
    [500_000, 500_000, 'quantity_unusual'],
  ])('takes the quantity %j for %d, and shows what is odd about it', async (sent, quantity, doubt) => {
    const { lines } = await receive(cart([item('SUG-1010', sent)]));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ quantity, product: { sku: 'SUG-1010' } });
    expect(lines[0]?.warnings.map(({ code }) => code)).toEqual(doubt === null ? [] : [doubt]);
    expect((lines[0]?.matchConfidence ?? 0) < 0.85).toBe(doubt !== null);
  });

  it('keeps the price that was sent, and shows one that is not ours, but for how it was rounded', async () => {
    const { lines } = await receive(
      cart([
        item('SUG-1010', 2, { item_price: 24.4, currency: 'ZAR' }),
        item('SDR-1025', 2, { item_price: '17.5', currency: 'ZAR' }),
        item('GRN-1030', 2, { item_price: 5, currency: 'USD' }),
      ]),
    );
    expect(lines).toMatchObject([
      { statedPrice: 24.4, unitPrice: 24.5, warnings: [] },
      { statedPrice: 17.5, unitPrice: 18, warnings: [{ code: 'price_differs' }] },
      { statedPrice: null, unitPrice: 99, warnings: [{ code: 'price_in_other_currency' }] },
    ]);
  });

  it('takes hundreds of items, and one item twice', async () => {
    const many = Array.from({ length: 400 }, (_, at) => item(shelf[at % shelf.length]?.sku ?? '', at + 1));
    const { lines } = await receive(cart(many));
    expect(lines).toHaveLength(400);
    expect(lines.map(({ quantity }) => quantity)).toEqual(many.map(({ quantity }) => quantity));
  });

  it('adds what its text orders beside the items', async () => {
    const order = await receive(cart([item('SUG-1010', 2)], 'and 3 zing cola 330ml can'));
    expect(brief(order)).toEqual([
      [2, 'SUG-1010'],
      [3, 'COLA-330'],
    ]);
    const [, cola] = order.lines;
    expect(order.rawText.slice(cola?.span?.start, cola?.span?.end)).toBe(cola?.rawItemText);
  });
});

describe('the product that a message asks about', () => {
  const asked = (body: string, code = 'SUG-1010') => ({
    type: 'text',
    text: { body },
    context: { from: '27115550100', referred_product: { catalog_id: '1', product_retailer_id: code } },
  });

  it.each([
    ['10 of these please', 10],
    ['10', 10],
    ['10x', 10],
    ['Hi, ten please, deliver to 8 Main Road', 10],
    ['please send 10 white sugar', 10],
    ['dame 10', 10],
  ])('is ordered in the quantity of “%s”', async (body, quantity) => {
    const order = await receive(asked(body));
    expect(order.lines).toMatchObject([
      { quantity, product: { sku: 'SUG-1010' }, warnings: [], matchConfidence: 1 },
    ]);
    expect(order.rawText).toBe(`SUG-1010 (Canefield White Sugar 1kg)\n${body}`);
  });

  it.each(['please before 10', 'do you have this?', 'deliver tomorrow at 10', 'thanks'])(
    'is one with a doubt beside “%s”',
    async (body) => {
      const { lines } = await receive(asked(body));
      expect(lines).toMatchObject([
        { quantity: 1, product: { sku: 'SUG-1010' }, warnings: [{ code: 'quantity_assumed' }] },
      ]);
    },
  );

  it('stands beside other goods of the words', async () => {
    expect(brief(await receive(asked('10 of this and 2 zing cola 330ml can')))).toEqual([
      [10, 'SUG-1010'],
      [2, 'COLA-330'],
    ]);
    expect(brief(await receive(asked('2 zing cola 330ml can')))).toEqual([
      [1, 'SUG-1010'],
      [2, 'COLA-330'],
    ]);
  });

  it('counts packs when the words do', async () => {
    const { lines } = await receive(asked('2 cases please', 'COLA-330'));
    expect(lines).toMatchObject([{ quantity: 2, unit: 'case', orderQuantity: 48 }]);
  });
});

describe('a choice from a list or of a button', () => {
  const row = { title: 'Canefield White Sugar', description: '25kg bag' };
  it.each([
    [
      'list',
      { type: 'interactive', interactive: { type: 'list_reply', list_reply: { id: 'SUG-1030', ...row } } },
    ],
    [
      'button',
      {
        type: 'interactive',
        interactive: { type: 'button_reply', button_reply: { id: 'SUG-1030', title: 'Sugar' } },
      },
    ],
    ['template', { type: 'button', button: { payload: 'SUG-1030', text: 'Sugar please' } }],
  ])('is the product whose id it has: %s', async (_name, message) => {
    const { lines } = await receive(message);
    expect(lines).toMatchObject([{ quantity: 1, product: { sku: 'SUG-1030' }, itemCode: 'SUG-1030' }]);
    expect(lines[0]?.warnings.map(({ code }) => code)).toEqual(['quantity_assumed']);
  });

  it('has the quantity that its title says', async () => {
    const list_reply = { id: 'COLA-330', title: '2 zing cola 330ml can' };
    const { lines } = await receive({ type: 'interactive', interactive: { type: 'list_reply', list_reply } });
    expect(lines).toMatchObject([{ quantity: 2, product: { sku: 'COLA-330' }, warnings: [] }]);
  });

  it('is read by title and description when nobody knows its id', async () => {
    const list_reply = { id: 'row-7', title: '3 Canefield White Sugar', description: '25kg bag' };
    const order = await receive({ type: 'interactive', interactive: { type: 'list_reply', list_reply } });
    expect(order.rawText).toBe('3 Canefield White Sugar 25kg bag');
    expect(brief(order)).toEqual([[3, 'SUG-1030']]);
  });
});

describe('a form', () => {
  const form = (response: unknown) => ({
    type: 'interactive',
    interactive: {
      type: 'nfm_reply',
      nfm_reply: { name: 'flow', body: 'Sent', response_json: JSON.stringify(response) },
    },
  });

  it.each([
    [{ product: 'SUG-1010', quantity: '4' }, [[4, 'SUG-1010']]],
    [
      {
        items: [
          { sku: 'SUG-1010', qty: 2 },
          { sku: 'DOZ-12', qty: '3' },
        ],
      },
      [
        [2, 'SUG-1010'],
        [3, 'DOZ-12'],
      ],
    ],
    [{ flow_token: 'x', 'SUG-1010': 4, day: 'Friday' }, [[4, 'SUG-1010']]],
    [{ product: 'NO-SUCH', quantity: 2 }, [[2, null]]],
    [{ notes: '2 zing cola 330ml can' }, [[2, 'COLA-330']]],
  ])('orders what %j names', async (response, lines) => {
    expect(brief(await receive(form(response)))).toEqual(lines);
  });

  it('shows its other answers, and orders nothing of them', async () => {
    const order = await receive(
      form({ product: 'SUG-1010', quantity: '4', delivery_date: '2 zing cola 330ml can' }),
    );
    expect(order.rawText).toContain('delivery_date: 2 zing cola');
    expect(brief(order)).toEqual([[4, 'SUG-1010']]);
  });

  it('is no order when it names no goods', async () => {
    const { row, order } = await receiveRaw(desk, form({ rating: 5, branch: 'R-1' }));
    expect(order).toBeNull();
    expect(row.outcome).toBe('NOTED');
  });
});
