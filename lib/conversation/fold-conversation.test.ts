import { describe, expect, it, vi } from 'vitest';
import { buildIndex } from '../matching/build-index';
import { foldConversation } from './fold-conversation';
import type { ThreadMessage } from './thread/thread';

const names = [
  'Harvest Brown Bread 700g',
  'Harvest White Bread 700g',
  'Zing Cola 2L',
  'Zing Orange 2L',
  'Dairy Lane Milk 1L',
];
const products = names.map((name, at) => ({ id: `p${at}`, sku: `SKU-${at}`, name }));
const index = buildIndex({ products, aliases: [] });

/** `c:` writes the customer, `s:` the service; ten minutes lie between two messages. */
function tell(...told: string[]) {
  const messages = told.map(
    (line, at): ThreadMessage => ({
      at: new Date(Date.UTC(2025, 8, 3, 6, at * 10)),
      from: line.startsWith('c:') ? 'customer' : 'service',
      text: line.slice(2).trim(),
    }),
  );
  const { acts, orders } = foldConversation(index, messages, { customer: { customerId: null } });
  return {
    kinds: acts.map(({ kind }) => kind),
    tasks: acts.flatMap(({ task }) => task ?? []),
    orders: orders.map(({ state, lines }) => [
      state,
      ...lines.map(({ productId, quantity }) => `${quantity} ${productId}`),
    ]),
  };
}

// What is worked out once of the languages costs the first of them seconds.
vi.setConfig({ testTimeout: 60_000 });

const order = 'c: 20 brown bread and 10 zing cola 2L';

describe('a conversation before anything is sent', () => {
  it('says a quantity anew, and again by its number alone', () => {
    const { kinds, orders } = tell(order, 's: Noted', 'c: make the brown bread 25', 'c: sorry i meant 24');
    expect(kinds).toEqual(['ORDER', 'CHANGE', 'CHANGE']);
    expect(orders).toEqual([['open', '24 p0', '10 p2']]);
  });

  it('sums what is added, and takes off what is not wanted', () => {
    const { kinds, orders } = tell(order, 's: Noted', 'c: add 5 more brown bread', 'c: scrap the cola');
    expect(kinds).toEqual(['ORDER', 'ADDITION', 'REMOVAL']);
    expect(orders).toEqual([['open', '25 p0']]);
  });

  it('takes a substitute that is agreed to, and leaves the line out that is not', () => {
    const offer = 's: Zing Cola 2L is out of stock. Can we send Zing Orange 2L instead?';
    expect(tell(order, offer, 'c: yes thats fine').orders).toEqual([['open', '20 p0', '10 p3']]);
    expect(tell(order, offer, 'c: no leave it').orders).toEqual([['open', '20 p0']]);
    expect(tell(order, offer, 'c: only if its the same price').orders).toEqual([['open', '20 p0', '10 p2']]);
  });

  it('chooses by number from a list', () => {
    const asked = 's: Which bread? 1) Harvest Brown Bread 700g 2) Harvest White Bread 700g';
    const { kinds, orders } = tell('c: 6 harvest bread', asked, 'c: 2');
    expect(kinds).toEqual(['ORDER', 'ANSWER']);
    expect(orders).toEqual([['open', '6 p1']]);
  });

  it('cancels none of two open orders when nothing tells which', () => {
    const two = [order, 's: Noted', 'c: another order: 6 zing orange 2L', 's: Noted'];
    const { orders, tasks } = tell(...two, 'c: please cancel my order');
    expect(orders.map(([state]) => state)).toEqual(['open', 'open']);
    expect(tasks).toEqual(['WHICH_ORDER']);
    expect(tell(...two, 'c: cancel the orange').orders.map(([state]) => state)).toEqual([
      'open',
      'cancelled',
    ]);
  });

  it('takes the same text for a duplicate, and asked for again for an order', () => {
    expect(tell(order, 's: Noted', order).kinds).toEqual(['ORDER', 'DUPLICATE']);
    expect(tell(order, 's: Noted', `${order} again please`).orders).toHaveLength(2);
  });

  it('takes no order with another number for the same, however alike', () => {
    expect(tell('c: PO 603 20 brown bread', 'c: PO 604 20 brown bread').kinds).toEqual(['ORDER', 'ORDER']);
    expect(tell('c: 20 brown bread and 10 zing cola 2L', 'c: ❌').kinds).toEqual(['ORDER', 'CANCELLATION']);
  });

  it('makes a quote an order only when it is taken', () => {
    const quote = [
      'c: quote me on 20 brown bread',
      's: Quote: 20 x Harvest Brown Bread R300. Reply OK to place.',
    ];
    expect(tell(...quote).orders).toEqual([['quoted', '20 p0']]);
    expect(tell(...quote, 'c: ok').orders).toEqual([['open', '20 p0']]);
  });
});

describe('a conversation after the goods have left', () => {
  const sent = [order, 's: Noted', 's: Your order is on the truck.'];

  it('makes an addition an order of its own', () => {
    expect(tell(...sent, 'c: add 5 milk 1L').orders).toEqual([
      ['sent', '20 p0', '10 p2'],
      ['open', '5 p4'],
    ]);
  });

  it('leaves a reduction and a cancellation to a person', () => {
    for (const words of ['make the brown bread 10', 'please cancel my order']) {
      const { orders, tasks } = tell(...sent, `c: ${words}`);
      expect(orders).toEqual([['sent', '20 p0', '10 p2']]);
      expect(tasks).toEqual(['SENT_ALREADY']);
    }
  });
});

describe('messages that order nothing', () => {
  it.each([
    ['👍', 'TALK'],
    ['thanks so much', 'TALK'],
    ['where is my truck?', 'STATUS_QUESTION'],
    ['how much is the zing cola 2L?', 'QUESTION'],
    ['the brown bread you delivered was mouldy', 'COMPLAINT'],
    ['waar is my bestelling', 'STATUS_QUESTION'],
    ['merci beaucoup', 'TALK'],
  ])('%s', (words, kind) => {
    expect(tell(`c: ${words}`)).toEqual({ kinds: [kind], orders: [], tasks: [] });
  });
});
