import { expect, it } from 'vitest';
import { emptyHead, type StoredHead } from '../order-head';
import { joinHead } from './join-head';

const dated = (value: string | null, doubts: { code: string; message: string }[] = []): StoredHead => ({
  ...emptyHead,
  requestedDate: {
    ...{ value, alternative: null, notBefore: false, confidence: 1, span: null, reason: '' },
    ...{ doubts, setByPerson: false },
  },
});
const doubt = { code: 'not-then', message: 'not on 2026-12-01' };

it('takes the day of the later message', () => {
  expect(joinHead(dated('2026-12-04'), dated('2026-12-05')).requestedDate?.value).toBe('2026-12-05');
});

it('keeps the day that was asked for, with a doubt, when a later message only refuses one', () => {
  const { requestedDate } = joinHead(dated('2026-12-04'), dated(null, [doubt]));
  expect(requestedDate).toMatchObject({ value: '2026-12-04', doubts: [doubt] });
});
