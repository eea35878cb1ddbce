import { expect, it } from 'vitest';
import { emptyHead, type OrderHeadView } from '../order-head';
import { withDeliveryDay } from './delivery-day';
import { viewHead } from './head-view';

const branch = { name: 'Corner', deliveryDays: ['MON', 'THU'] };
const asked = (day: string, notBefore = false): OrderHeadView => ({
  ...viewHead(emptyHead),
  requestedDate: {
    ...{ value: day, alternative: null, notBefore, confidence: 1, span: null, reason: '', doubts: [] },
    setByPerson: true,
  },
});
const doubtsOf = (head: OrderHeadView) => withDeliveryDay(head, branch).requestedDate?.doubts;

it('says on which day a branch takes goods, when it takes none on the day asked for', () => {
  expect(doubtsOf(asked('2026-12-04'))).toEqual([
    {
      code: 'no-delivery-day',
      message: 'Corner takes no goods on Friday 4 December; the next day that it does is Monday 7 December.',
    },
  ]);
});

it.each([
  ['a day on which it does', asked('2026-12-03')],
  ['a day from which on they may come', asked('2026-12-04', true)],
  ['goods that are collected', { ...asked('2026-12-04'), delivery: part('COLLECT' as const) }],
])('says nothing of %s', (_name, head) => {
  expect(doubtsOf(head)).toEqual([]);
});

it('says nothing of a branch that takes goods on any day', () => {
  const any = withDeliveryDay(asked('2026-12-04'), { name: 'Corner', deliveryDays: [] });
  expect(any.requestedDate?.doubts).toEqual([]);
});

function part<Value>(value: Value) {
  return { value, confidence: 1, span: null, reason: '', doubts: [], setByPerson: true };
}
