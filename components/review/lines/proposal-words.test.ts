import { expect, test } from 'vitest';
import type { Proposal } from '@/lib/orders/follow-up-answers';
import { wordsOf } from '@/lib/words/testing/words-of';
import { proposalWords } from './proposal-words';

const proposal: Proposal = {
  id: 'p',
  lineId: 'l',
  kind: 'SET_QUANTITY',
  phrase: 'sugar',
  productName: null,
  quantity: 8,
  unit: null,
  words: 'make it 8',
  askedAt: '2026-03-02T08:32:00.000Z',
};
const words = (change: Partial<Proposal>, now: number | null = 5) =>
  proposalWords({ ...proposal, ...change }, now, { quantity: String }, wordsOf('reviewLines'));

test('a proposal says what it would make of its line', () => {
  expect(words({})).toBe('5 → 8');
  expect(words({ unit: 'case' })).toBe('5 → 8 case');
  expect(words({ kind: 'ADD_LINE', lineId: null }, null)).toBe('+ 8 × sugar');
  expect(words({ kind: 'REMOVE_LINE', quantity: null })).toBe('Remove this line');
});
