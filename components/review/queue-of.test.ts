import { expect, test } from 'vitest';
import type { ListedOrder } from '@/lib/orders/answers';
import { queueOf } from './queue-of';

const order = (id: string) => ({ id }) as ListedOrder;

test('the longest waiting come first, and above them what has to be settled', () => {
  const inReview = [order('new'), order('deleted'), order('old')];
  const withTasks = [order('approved'), order('deleted')];
  expect(queueOf(inReview, withTasks).map(({ id }) => id)).toEqual(['deleted', 'approved', 'old', 'new']);
});
