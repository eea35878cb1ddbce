import { expect, test } from 'vitest';
import { needsLook } from '@/lib/certainty';
import type { LineDecision } from '@/lib/decision';
import { lineStateOf } from './line-state';

const product = { id: 'p', sku: 'S', name: 'P', basePrice: 1, unitOfMeasure: 'EA', packSize: 1 };
const line = { product, verified: false, matchConfidence: 0.95, warnings: [] };

test.each([
  [1, 'exact'],
  [0.97, 'exact'],
  [0.96, 'likely'],
  [0.93, 'likely'],
  [0.92, 'check'],
  [0, 'check'],
] as const)('a confidence of %d is %s', (matchConfidence, state) => {
  expect(lineStateOf({ ...line, matchConfidence })).toBe(state);
});

test.each([
  [{ kind: 'which', what: 'sugar', apart: 'size', count: 8 }, 'choose', 'choose'],
  [{ kind: 'either', among: ['Tomato', 'Hot Chilli'] }, 'choose', 'check'],
  [{ kind: 'missing', words: 'coriander' }, 'none', 'check'],
] as const)('%j without a product is %s, with one %s', (decision, without, beside) => {
  const doubtful = { ...line, matchConfidence: 0.3, decision: { ...decision } as LineDecision };
  expect(lineStateOf({ ...doubtful, product: null })).toBe(without);
  expect(lineStateOf(doubtful)).toBe(beside);
});

test('a line without a product is no match, whatever else it says', () => {
  expect(lineStateOf({ ...line, product: null, matchConfidence: 1, verified: true })).toBe('none');
});

test('a warning asks for a look, however sure the match; a confirmed line needs none', () => {
  const warnings = [{ code: 'quantity', message: 'Much more than usual' }];
  expect(lineStateOf({ ...line, matchConfidence: 1, warnings })).toBe('check');
  expect(needsLook({ ...line, matchConfidence: 1, warnings })).toBe(true);
  expect(lineStateOf({ ...line, matchConfidence: 0.1, verified: true, warnings })).toBe('confirmed');
});
