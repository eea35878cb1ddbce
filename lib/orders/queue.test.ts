import { expect, test } from 'vitest';
import type { ListedOrder } from './answers';
import { firstFree, fits, isOfOthers, isReady, queueOf, roundFrom } from './queue';

const order = (id: string, customer = id) => ({ id, customer: { id: customer } }) as ListedOrder;

test('the longest waiting come first, and above them what has to be settled', () => {
  const inReview = [order('new'), order('deleted'), order('old')];
  const withTasks = [order('approved'), order('deleted')];
  const doubtful = [order('doubtful')];
  const failed = [order('refused'), order('doubtful')];
  expect(queueOf({ doubtful, failed, withTasks, inReview }).map(({ id }) => id)).toEqual([
    'doubtful',
    'refused',
    'deleted',
    'approved',
    'old',
    'new',
  ]);
});

test('the orders of one customer stand together, where the one that has waited longest stands', () => {
  const inReview = [order('3', 'spaza'), order('2', 'corner'), order('1', 'spaza')];
  expect(queueOf({ doubtful: [], failed: [], withTasks: [], inReview }).map(({ id }) => id)).toEqual([
    '1',
    '3',
    '2',
  ]);
});

test('the queue is gone through from an order on, and round', () => {
  const queue = [order('1'), order('2'), order('3')];
  expect(roundFrom(queue, '2').map(({ id }) => id)).toEqual(['3', '1']);
  expect(roundFrom(queue, 'gone').map(({ id }) => id)).toEqual(['1', '2', '3']);
});

const mine = { id: 'u1', name: 'Thandi', yours: true };
const others = { id: 'u2', name: 'Sipho', yours: false };
const planned = (given: Partial<ListedOrder>) =>
  ({ ...order('1'), claim: null, assignee: null, due: null, ...given }) as ListedOrder;

test('an order of others is one that they are on or are to see to', () => {
  const until = '2030-01-01T00:00:00.000Z';
  expect(isOfOthers(planned({}))).toBe(false);
  expect(isOfOthers(planned({ assignee: mine }))).toBe(false);
  expect(isOfOthers(planned({ assignee: others }))).toBe(true);
  expect(isOfOthers(planned({ claim: { name: 'Sipho', until, yours: false } }))).toBe(true);
  expect(firstFree([planned({ id: 'a', assignee: others }), planned({ id: 'b' })])?.id).toBe('b');
});

test('“mine” are the orders assigned to me and the one that I am on; “due” those that a cut-off waits for', () => {
  const claim = { name: 'Thandi', until: '2030-01-01T00:00:00.000Z', yours: true };
  expect(fits(planned({ assignee: mine }), { show: 'mine' })).toBe(true);
  expect(fits(planned({ claim }), { show: 'mine' })).toBe(true);
  expect(fits(planned({ assignee: others }), { show: 'mine' })).toBe(false);
  expect(fits(planned({ due: { by: '14:00', isPast: false } }), { show: 'due' })).toBe(true);
  expect(fits(planned({}), { show: 'due' })).toBe(false);
});

const clear = {
  ...order('1'),
  status: 'PENDING_REVIEW',
  customer: { id: 'c', name: 'C', phoneNumber: null, creditStatus: 'ACTIVE', verification: 'VERIFIED' },
  lines: [{ product: {}, verified: true, matchConfidence: 1, warnings: [] }],
  ...{ leftOut: 0, tasks: [], proposals: [], questions: [], headDoubts: [], told: [] },
  ...{ poNumberMissing: false, customerToChoose: false, erpDoubt: null },
} as unknown as ListedOrder;
const { customer } = clear;

test('ready is what nothing stands against', () => {
  expect(isReady(clear)).toBe(true);
});

test.each<[string, Partial<ListedOrder>]>([
  ['a customer on HOLD', { customer: { ...customer, creditStatus: 'HOLD' } }],
  ['a new sender', { customer: { ...customer, verification: 'UNVERIFIED' } }],
  ['a message that asks for a change of another order', { told: ['change_of_order'] }],
  ['a quote that is asked for', { told: ['quote_asked'] }],
  ['several customers whose it may be', { customerToChoose: true }],
  ['a question without an answer', { questions: [{ lineId: null, answeredAt: null }] as never }],
  ['an order that the ERP refused', { status: 'FAILED' }],
  ['an order in doubt', { erpDoubt: 'PERSON' }],
  ['no lines', { lines: [] }],
])('%s is not ready, and is among the doubts', (_name, given) => {
  expect(isReady({ ...clear, ...given })).toBe(false);
  expect(fits({ ...clear, ...given }, { show: 'ready' })).toBe(false);
  expect(fits({ ...clear, ...given }, { show: 'doubts' })).toBe(true);
});

test('“failed” are those that the ERP refused, or that could not be read', () => {
  expect(fits({ ...clear, status: 'FAILED' }, { show: 'failed' })).toBe(true);
  expect(fits(clear, { show: 'failed' })).toBe(false);
});
