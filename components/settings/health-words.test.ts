import { expect, test } from 'vitest';
import { judgeWork } from './health-words';

const now = Date.parse('2026-03-03T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test('nothing owed is fine, and so is work of the last minutes', () => {
  expect(judgeWork({ owed: 0, givenUp: 0, owedSince: null, isHeldBack: false }, now)).toBe('fine');
  expect(judgeWork({ owed: 3, givenUp: 0, owedSince: minutesAgo(1), isHeldBack: false }, now)).toBe('fine');
});

test('work that is owed for more than five minutes is late', () => {
  expect(judgeWork({ owed: 1, givenUp: 0, owedSince: minutesAgo(6), isHeldBack: false }, now)).toBe('late');
});

test('work that was given up counts more than work that is late', () => {
  expect(judgeWork({ owed: 1, givenUp: 2, owedSince: minutesAgo(6), isHeldBack: false }, now)).toBe(
    'given up',
  );
});

test('work that a restored copy holds back is not late, however long it waits', () => {
  const held = { owed: 1, owedSince: minutesAgo(90), isHeldBack: true };
  expect(judgeWork({ ...held, givenUp: 0 }, now)).toBe('held back');
  expect(judgeWork({ ...held, givenUp: 2 }, now)).toBe('given up');
});
