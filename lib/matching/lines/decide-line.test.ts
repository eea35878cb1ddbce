import { expect, test } from 'vitest';
import type { LineDecision } from '../../decision';
import { readMessage } from '../../reading/read-message';
import { decideLine } from './decide-line';

const decided = (text: string, ordered: number, decision?: LineDecision, repeated = false) => {
  const [phrase] = readMessage(text.replace('samp please', '1 samp please')).phrases;
  if (!phrase) throw new Error(`nothing was read of ${text}`);
  const read = { ...phrase, quantityStated: /\d/.test(text) };
  const top = { productId: 'p', sku: 'P', confidence: 0.5, reason: '', kind: 'similarity' as const };
  return decideLine(read, decision ? { ...top, decision } : top, { ordered, repeated }).kind;
};

test('what the product leaves open comes before what the reading does', () => {
  expect(decided('samp please', 0.1, { kind: 'no_size' })).toBe('no_size');
});

test.each([
  ['samp please', 1, 'no_quantity'],
  ['5 samp', 0.5, 'ordered'],
  ['5 samp', 0.9, 'sure'],
])('%s, ordered with %d, is asked by %s', (text, ordered, kind) => {
  expect(decided(text, ordered)).toBe(kind);
  expect(decided(text, ordered, { kind: 'sure' })).toBe(kind);
});

test('goods that stand on another line as well are asked about', () => {
  expect(decided('5 samp', 1, undefined, true)).toBe('repeated');
  expect(decided('5 samp', 1, { kind: 'no_size' }, true)).toBe('repeated');
  expect(decided('5 samp', 1, { kind: 'missing', words: 'fine' }, true)).toBe('missing');
});

test('a number that may be the neighbour’s is asked about', () => {
  expect(decided('bread 5 6 milk', 1)).toBe('quantity');
});
