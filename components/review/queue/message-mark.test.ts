import { expect, test } from 'vitest';
import type { ListedOrder } from '@/lib/orders/answers';
import { wordsOf } from '@/lib/words/testing/words-of';
import { markOf } from './message-mark';

const order = (given: object) =>
  ({ tasks: [], proposals: [], kind: 'ORDER', ...given }) as unknown as ListedOrder;

test.each([
  [{}, 'Order'],
  [{ kind: 'COMPLAINT' }, 'Complaint'],
  [{ proposals: [{}] }, 'Change asked'],
  [{ tasks: [{ kind: 'CANCELLATION_ASKED' }], proposals: [{}] }, 'Cancellation asked'],
  [{ tasks: [{ kind: 'MESSAGE_DELETED' }] }, 'Message deleted'],
])('of %j the queue says “%s”', (given, words) => {
  expect(wordsOf('status')(markOf(order(given)).key)).toBe(words);
});
