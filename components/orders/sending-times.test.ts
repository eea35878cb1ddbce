import { expect, test } from 'vitest';
import { makeFormats } from '@/components/shell/formats';
import { dateWords } from '@/lib/words/dates';
import { wordsOf } from '@/lib/words/testing/words-of';
import { sendingTimes } from './sending-note';

const style = { prefix: 'R ', suffix: '', group: ' ', decimal: ',' };
const formats = makeFormats(style, 'Africa/Johannesburg', dateWords.en);
const t = wordsOf('orders');
const now = Date.parse('2026-11-27T12:00:00Z');
const order = {
  createdAt: '2026-11-27T09:20:00.000Z',
  sentAt: '2026-11-24T07:14:00.000Z',
  editedAt: null,
  deletedByCustomerAt: null,
  wordsRemovedAt: null,
  parentOrderId: null,
};

test('a message that came late says when it was sent and when it came', () => {
  expect(sendingTimes(order, formats, { now, t })).toBe('sent Tue 09:14, came today 11:20');
});

test('a message that came at once says one time', () => {
  const sentAt = '2026-11-27T09:16:00.000Z';
  expect(sendingTimes({ ...order, sentAt }, formats, { now, t })).toBe('11:20');
  expect(sendingTimes({ ...order, sentAt: null }, formats, { now, t })).toBe('11:20');
  expect(sendingTimes({ ...order, parentOrderId: 'p' }, formats, { now, t })).toBe('11:20');
});

test('a message that was changed or deleted since says so', () => {
  const since = { ...order, sentAt: null, editedAt: '2026-11-27T09:32:00.000Z' };
  expect(sendingTimes(since, formats, { now, t })).toBe('11:20 · changed by the customer today 11:32');
  const deletedByCustomerAt = '2026-11-10T09:32:00.000Z';
  expect(sendingTimes({ ...order, sentAt: null, deletedByCustomerAt }, formats, { now, t })).toBe(
    '11:20 · deleted by the customer 10 Nov 2026, 11:32',
  );
});

test('a message whose words were removed says so', () => {
  const wordsRemovedAt = '2026-11-10T09:32:00.000Z';
  expect(sendingTimes({ ...order, sentAt: null, wordsRemovedAt }, formats, { now, t })).toMatch(
    /^11:20 · words removed /,
  );
});
