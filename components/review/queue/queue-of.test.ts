import { expect, test } from 'vitest';
import type { ListedOrder } from '@/lib/orders/answers';
import { queueOf } from './queue-of';

const order = (id: string) => ({ id }) as ListedOrder;

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
