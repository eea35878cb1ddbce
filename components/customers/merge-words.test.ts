import { expect, test } from 'vitest';
import { wordsOf } from '@/lib/words/testing/words-of';
import { describeMoves } from './merge-words';

const t = wordsOf('customerPage');

const none = {
  orders: 0,
  openOrders: 0,
  messages: 0,
  notifications: 0,
  aliases: 0,
  branches: 0,
  identities: [],
};

test('says what moves, and no more', () => {
  expect(describeMoves(none, t)).toBe('nothing');
  const identities = [{ kind: 'PHONE' as const, value: '+27825550142' }];
  expect(describeMoves({ ...none, orders: 2, openOrders: 1, aliases: 1, identities }, t)).toBe(
    '2 orders (1 still open), 1 taught phrase, +27825550142',
  );
});
