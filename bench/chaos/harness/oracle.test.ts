import { describe, expect, it } from 'vitest';
import { check, type Facts, type Operation } from './oracle';

const said = (
  kind: Operation['kind'],
  key: string,
  at: number,
  answer?: Operation['answer'],
  outcome: Operation['outcome'] = 'ok',
): Operation => ({ kind, key, began: at, ended: at + 1, outcome, ...(answer && { answer }) });

const order = (id: string, more: Partial<Facts['orders'][number]> = {}): Facts['orders'][number] => ({
  id,
  messageId: `message of ${id}`,
  parentId: null,
  status: 'PENDING_REVIEW',
  reference: null,
  isInDoubt: false,
  ...more,
});
const received = (id: string) => said('receive', `message of ${id}`, 0);
const completed = { status: 'COMPLETED', reference: 'SO1' };
const nothing: Facts = { orders: [], waiting: [], bookings: [], messages: [], deliveries: [], delivered: [] };
const booked = { orders: [order('a', completed)], bookings: [{ order: 'a', reference: 'SO1' }] };

/** A day at the desk with every kind of operation, in which nothing is wrong. */
const soundHistory: Operation[] = [
  ...['a', 'b', 'c'].map(received),
  said('receive', 'message of none', 1, undefined, 'unknown'),
  said('approve', 'a', 2, { status: 'APPROVED', reference: null }),
  said('read', 'a', 3, { status: 'APPROVED', reference: null }),
  said('approve', 'a', 4, completed),
  said('read', 'a', 6, completed),
  said('reject', 'b', 2, { status: 'CANCELLED' }),
  said('approve', 'b', 5, undefined, 'fail'),
  said('split', 'c', 2, { childId: 'd' }),
  said('redeliver', 'hook', 5),
];
const soundFacts: Facts = {
  orders: [
    order('a', completed),
    order('b', { status: 'CANCELLED' }),
    order('c'),
    order('d', { parentId: 'c', messageId: null }),
  ],
  waiting: [],
  bookings: booked.bookings,
  messages: [{ to: '+27', body: 'SO1' }],
  deliveries: [
    { id: 'hook', at: 3, content: 'x' },
    { id: 'hook', at: 7, content: 'x' },
  ],
  delivered: ['hook'],
};

describe('the oracle', () => {
  it('finds nothing in a sound history', () => {
    expect(check(soundHistory, soundFacts)).toEqual([]);
  });

  const broken: [string, string, Operation[], Partial<Facts>][] = [
    ['an acknowledged message without an order', 'lost', [received('a')], {}],
    [
      'a message that became two orders',
      'doubled',
      [received('a')],
      { orders: [order('a'), order('b', { messageId: 'message of a' })] },
    ],
    ['an order that no message made', 'invented', [], { orders: [order('a')] }],
    [
      'a message that was never read',
      'stuck',
      [received('a')],
      { orders: [order('a', { status: 'RECEIVED' })] },
    ],
    ['a message that is stored and waits for ever', 'stuck', [received('a')], { waiting: ['message of a'] }],
    [
      'an order that the ERP has twice',
      'doubled',
      [received('a'), said('approve', 'a', 1, completed)],
      { ...booked, bookings: [...booked.bookings, { order: 'a', reference: 'SO2' }] },
    ],
    ['a booking that nobody approved', 'invented', [received('a')], booked],
    [
      'a booking although every approval was refused',
      'invented',
      [received('a'), said('approve', 'a', 1, undefined, 'fail')],
      booked,
    ],
    [
      'a booking that the product does not know of',
      'lost',
      [received('a'), said('approve', 'a', 1, undefined, 'unknown')],
      { orders: [order('a', { status: 'FAILED' })], bookings: booked.bookings },
    ],
    [
      'a reference that the ERP never gave',
      'invented',
      [received('a'), said('approve', 'a', 1, undefined, 'unknown')],
      { orders: [order('a', { status: 'COMPLETED', reference: 'SO9' })], bookings: booked.bookings },
    ],
    [
      'an approval answered with a booking that is not there',
      'lost',
      [received('a'), said('approve', 'a', 1, completed)],
      { orders: booked.orders },
    ],
    [
      'an approval answered with another reference than it has',
      'contradicted',
      [received('a'), said('approve', 'a', 1, { status: 'COMPLETED', reference: 'SO7' })],
      booked,
    ],
    [
      'an approval that was forgotten',
      'lost',
      [received('a'), said('approve', 'a', 1, { status: 'APPROVED' })],
      { orders: [order('a')] },
    ],
    [
      'an approval taken after the rejection',
      'approved after rejected',
      [received('a'), said('reject', 'a', 1), said('approve', 'a', 3, { status: 'APPROVED' })],
      { orders: [order('a', { status: 'CANCELLED' })] },
    ],
    [
      'a rejected order in the ERP',
      'approved after rejected',
      [received('a'), said('approve', 'a', 1, undefined, 'unknown'), said('reject', 'a', 3)],
      { orders: [order('a', { status: 'CANCELLED' })], bookings: booked.bookings },
    ],
    [
      'a rejection that did not last',
      'contradicted',
      [received('a'), said('reject', 'a', 1, { status: 'CANCELLED' })],
      { orders: [order('a')] },
    ],
    [
      'a later read that contradicts an answer',
      'contradicted',
      [received('a'), said('approve', 'a', 1, completed), said('read', 'a', 5, { status: 'PENDING_REVIEW' })],
      booked,
    ],
    ['an order that is gone', 'lost', [said('approve', 'a', 1, completed)], { bookings: booked.bookings }],
    [
      'a part that is gone',
      'lost',
      [received('a'), said('split', 'a', 1, { childId: 'b' })],
      { orders: [order('a')] },
    ],
    [
      'a part that nobody split off',
      'invented',
      [received('a')],
      { orders: [order('a'), order('b', { parentId: 'a', messageId: null })] },
    ],
    [
      'a customer who was told twice',
      'doubled',
      [],
      { messages: [soundFacts.messages, soundFacts.messages].flat() },
    ],
    [
      'a webhook sent again that never came',
      'lost',
      [said('redeliver', 'hook', 5)],
      { deliveries: [{ id: 'hook', at: 3, content: 'x' }] },
    ],
    ['a webhook said to be delivered that never came', 'lost', [], { delivered: ['hook'] }],
    [
      'a webhook that changed between two attempts',
      'contradicted',
      [],
      {
        deliveries: [
          { id: 'hook', at: 3, content: 'x' },
          { id: 'hook', at: 4, content: 'y' },
        ],
      },
    ],
  ];

  it.each(broken)('sees %s (%s)', (_what, kind, history, facts) => {
    expect(check(history, { ...nothing, ...facts }).map((violation) => violation.kind)).toContain(kind);
  });

  it('takes doubt that a person was told of for what it is', () => {
    const history = [received('a'), said('approve', 'a', 1, undefined, 'unknown')];
    const orders = [order('a', { status: 'FAILED', isInDoubt: true })];
    expect(check(history, { ...nothing, orders, bookings: booked.bookings })).toEqual([]);
  });
});
