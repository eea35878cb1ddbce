import { expect, test } from 'vitest';
import type { ListedOrder } from './answers';
import { queueOf, roundFrom } from './queue';

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
