import { expect, test } from 'vitest';
import { makeFormats, numberStyleOf } from '@/components/shell/formats';
import { dateWords } from '@/lib/words/dates';
import { wordsOf } from '@/lib/words/testing/words-of';
import { describeEvent } from './describe-event';
import type { AuditWords } from './field-words';

const t: AuditWords = {
  events: wordsOf('events'),
  fields: wordsOf('auditFields'),
  scopes: wordsOf('apiKeys'),
  imports: wordsOf('imports'),
  work: wordsOf('health'),
  formats: makeFormats(numberStyleOf({ locale: 'en-ZA', currency: 'ZAR' }), 'UTC', dateWords.en),
};

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
    detail: 'seconds to take an approval back: 5 → 0, time zone: UTC → Africa/Cairo',
  });
});

test('leaves ids out and says yes, no and none', () => {
  const data = { id: '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e', enabled: false, events: [], barcode: null };
  expect(describeEvent({ action: 'webhook.changed', data }, t).detail).toBe(
    'switched on: no, events: none, barcode: none',
  );
});

test.each([
  [
    'a credit status',
    'customer.credit_status_set',
    { from: 'ACTIVE', to: 'HOLD' },
    'credit status: active → on hold',
  ],
  [
    'a price for a time, with its days',
    'price.special_added',
    { sku: 'COL-2', priceTier: 'GOLD', price: 12.5, from: '2026-12-01', to: null },
    'SKU: COL-2, price tier: GOLD, price: 12,5, first day: 1 Dec 2026, last day: none',
  ],
  [
    'a new key by its ends',
    'api_key.rotated',
    { name: 'Shop', from: 'ab12', to: 'cd34', previousUntil: '2026-12-01T10:00:00.000Z' },
    'name: Shop, former key works until: 1 Dec 2026, 10:00, ends in: ab12 → cd34',
  ],
  [
    'of a branch what is another now',
    'customer.branch_changed',
    {
      branchId: '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e',
      before: { name: 'Corner', code: null, deliveryDays: [] },
      after: { name: 'Corner', code: 'C1', deliveryDays: ['MON', 'SUN'] },
    },
    'code: none → C1, delivery days: none → Mon, Sun',
  ],
  [
    'of a canned reply too',
    'canned_reply.changed',
    { from: { title: 'Late', language: 'en' }, to: { title: 'Late', language: 'af' } },
    'language: English → Afrikaans',
  ],
  [
    'what a merge changed',
    'customer.merged',
    { mergedName: 'Moon', orders: 2, changes: { priceTier: { from: 'GOLD', to: 'STANDARD' } } },
    'the other one: Moon, orders: 2, price tier: GOLD → STANDARD',
  ],
  [
    'who has a number',
    'customer.identity_contested',
    { kind: 'PHONE', from: null, to: '+27', heldBy: { id: 'x', name: 'Moon' } },
    'kind: phone number, held by: Moon, number or id: none → +27',
  ],
  [
    'scopes as they are chosen',
    'api_key.created',
    { scopes: ['orders:read', 'aliases:write'] },
    'may do: Read orders, Teach phrases',
  ],
  [
    'an import by what it was of',
    'import.committed',
    { target: 'codes', source: 'ERP_NIGHTLY', fileName: null, CREATE: 2 },
    'what: Customer item codes, came from: the ERP, at night, file: none, created: 2',
  ],
  [
    'why somebody was refused',
    'session.refused',
    { username: 'a name that nobody has', why: 'wrong name or PIN' },
    'name at sign-in: a name that nobody has, why: wrong name or PIN',
  ],
  [
    'secrets by that there is another',
    'messaging.configured',
    { accessToken: 'replaced', appSecret: 'removed' },
    'access token: replaced, app secret: removed',
  ],
  [
    'a name that reads like a word of ours as it is',
    'customer.changed',
    { name: 'HOLD', version: 3 },
    'name: HOLD',
  ],
])('tells %s', (_what, action, data, said) => {
  expect(describeEvent({ action, data }, t).detail).toBe(said);
});
