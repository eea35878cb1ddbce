import { expect, test } from 'vitest';
import type { ListedOrder } from './answers';
import { firstFree, fits, isOfOthers, queueOf, roundFrom } from './queue';

const order = (id: string, customer = id) => ({ id, customer: { id: customer } }) as ListedOrder;

test('the longest waiting come first, and above them what has to be settled', () => {
  const inReview = [order('new'), order('deleted'), order('old')];
  const withTasks = [order('approved'), order('deleted')];
  const doubtful = [order('doubtful')];
  expect(queueOf({ doubtful, withTasks, inReview }).map(({ id }) => id)).toEqual([
    'doubtful',
    'deleted',
    'approved',
    'old',
    'new',
  ]);
});

test('the orders of one customer stand together, where the one that has waited longest stands', () => {
  const inReview = [order('3', 'spaza'), order('2', 'corner'), order('1', 'spaza')];
  expect(queueOf({ doubtful: [], withTasks: [], inReview }).map(({ id }) => id)).toEqual(['1', '3', '2']);
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
