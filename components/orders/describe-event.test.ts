import { expect, test } from 'vitest';
import { describeEvent } from './describe-event';

test('says what happened to which phrase', () => {
  const data = { phrase: 'koke', from: { productId: null }, to: { productId: 'x', sku: 'COL-2' } };
  expect(describeEvent({ action: 'line.corrected', data })).toEqual({
    title: 'Line corrected',
    detail: '“koke” → COL-2',
  });
});

test('gives the reason and the override', () => {
  expect(describeEvent({ action: 'order.rejected', data: { reason: 'Sent twice' } }).detail).toBe(
    'Sent twice',
  );
  expect(describeEvent({ action: 'order.approved', data: { overrideCreditHold: true } }).detail).toBe(
    'despite the credit hold',
  );
});

test('an action it has no words for is still shown', () => {
  expect(describeEvent({ action: 'order.held_back', data: {} })).toEqual({
    title: 'order held back',
    detail: null,
  });
});
