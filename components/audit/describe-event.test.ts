import { expect, test } from 'vitest';
import { wordsOf } from '@/lib/words/testing/words-of';
import { describeEvent } from './describe-event';

const t = wordsOf('events');

test('says what happened to which phrase', () => {
  const data = { phrase: 'koke', from: { productId: null }, to: { productId: 'x', sku: 'COL-2' } };
  expect(describeEvent({ action: 'line.corrected', data }, t)).toEqual({
    title: 'Line corrected',
    detail: '“koke” → COL-2',
  });
});

test('gives the reason and the override', () => {
  expect(describeEvent({ action: 'order.rejected', data: { reason: 'Sent twice' } }, t).detail).toBe(
    'Sent twice',
  );
  expect(describeEvent({ action: 'order.approved', data: { overrideCreditHold: true } }, t).detail).toBe(
    'despite the credit hold',
  );
});

test('an action it has no words for is still shown', () => {
  expect(describeEvent({ action: 'order.held_back', data: {} }, t)).toEqual({
    title: 'order held back',
    detail: null,
  });
});

test('tells a change of settings field by field, as it was and as it is', () => {
  const data = { undoSeconds: { from: 5, to: 0 }, timeZone: { from: 'UTC', to: 'Africa/Cairo' } };
  expect(describeEvent({ action: 'tenant.changed', data }, t)).toEqual({
    title: 'Tenant settings changed',
    detail: 'undo seconds: 5 → 0, time zone: UTC → Africa/Cairo',
  });
});

test('leaves ids out and says yes, no and none', () => {
  const data = { id: '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e', enabled: false, events: [], barcode: null };
  expect(describeEvent({ action: 'webhook.changed', data }, t).detail).toBe(
    'enabled: no, events: none, barcode: none',
  );
});

test('tells a credit status by what it was and is', () => {
  expect(
    describeEvent({ action: 'customer.credit_status_set', data: { from: 'ACTIVE', to: 'HOLD' } }, t).detail,
  ).toBe('ACTIVE → HOLD');
});
