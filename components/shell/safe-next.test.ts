import { expect, test } from 'vitest';
import { safeNext } from './safe-next';

test('leads back to the page that asked for a sign-in', () => {
  expect(safeNext('/orders?status=FAILED')).toBe('/orders?status=FAILED');
});

test.each([
  undefined,
  '',
  'review',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/\t/evil.example',
])('never leads to another site: %j', (next) => {
  expect(safeNext(next)).toBe('/review');
});
