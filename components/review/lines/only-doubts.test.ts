import { expect, test } from 'vitest';
import type { FullOrder, FullOrderLine } from '@/lib/orders/answers';
import { isPlain, needsClerk } from './only-doubts';

const order = (given: Partial<FullOrder> = {}) => ({ proposals: [], questions: [], ...given }) as FullOrder;
const line = (given: Partial<FullOrderLine> = {}) =>
  ({
    ...{ id: 'l1', product: {}, verified: false, matchConfidence: 0.99, warnings: [], decision: null },
    ...given,
  }) as FullOrderLine;
const asked = (answeredAt: string | null) =>
  order({ questions: [{ lineId: 'l1', answeredAt }] as FullOrder['questions'] });
const proposed = order({ proposals: [{ lineId: 'l1' }] as FullOrder['proposals'] });

test('a line is plain when it is sure, or somebody has confirmed it, and nothing is said of it', () => {
  expect(isPlain(order(), line())).toBe(true);
  expect(isPlain(order(), line({ verified: true, matchConfidence: 0.2 }))).toBe(true);
  expect(isPlain(order(), line({ matchConfidence: 0.95 }))).toBe(false);
  expect(isPlain(order(), line({ product: null }))).toBe(false);
  expect(isPlain(order(), line({ verified: true, warnings: [{ code: 'x', message: 'x' }] }))).toBe(false);
  expect(isPlain(proposed, line())).toBe(false);
  expect(isPlain(asked(null), line())).toBe(false);
});

test('a clerk is needed where a line needs a look, a later message is about it, or an answer is waited for', () => {
  expect(needsClerk(order(), line())).toBe(false);
  expect(needsClerk(order(), line({ matchConfidence: 0.5 }))).toBe(true);
  expect(needsClerk(proposed, line())).toBe(true);
  expect(needsClerk(asked(null), line())).toBe(true);
  expect(needsClerk(asked('2030-01-01T00:00:00.000Z'), line())).toBe(false);
});
