import { expect, it } from 'vitest';
import { emptyHead, type OrderHeadView } from '../order-head';
import { withCutOff } from './cut-off';
import { viewHead } from './head-view';

const wanted = (day: string, { notBefore = false, setByPerson = false } = {}): OrderHeadView => ({
  ...viewHead(emptyHead),
  requestedDate: {
    ...{ value: day, alternative: null, notBefore, confidence: 1, span: null, reason: '', doubts: [] },
    setByPerson,
  },
});
const depot = { name: 'Durban depot', cutOffTime: '14:00' };
/** 14:01 in Johannesburg. */
const cameAt = new Date('2026-12-04T12:01:00Z');
const doubtsOf = (head: OrderHeadView, arrival: Partial<Parameters<typeof withCutOff>[1]> = {}) =>
  withCutOff(head, { cameAt, location: depot, timeZone: 'Africa/Johannesburg', ...arrival }).requestedDate
    ?.doubts;

it('says that goods wanted the same day were ordered too late for it', () => {
  expect(doubtsOf(wanted('2026-12-04'))).toEqual([
    {
      code: 'after-cut-off',
      message: 'Wanted the same day, but sent at 14:01: Durban depot takes orders for the day until 14:00.',
    },
  ]);
});

it.each([
  ['another day', wanted('2026-12-05'), {}],
  ['a day from which on they may come', wanted('2026-12-04', { notBefore: true }), {}],
  ['a day that a person set', wanted('2026-12-04', { setByPerson: true }), {}],
  ['a message of the last minute', wanted('2026-12-04'), { cameAt: new Date('2026-12-04T12:00:59Z') }],
  ['the same moment in another zone', wanted('2026-12-04'), { timeZone: 'America/Sao_Paulo' }],
  ['a location without a cut-off', wanted('2026-12-04'), { location: { ...depot, cutOffTime: null } }],
  ['an order without a location', wanted('2026-12-04'), { location: null }],
])('says nothing of %s', (_name, head, arrival) => {
  expect(doubtsOf(head, arrival)).toEqual([]);
});
