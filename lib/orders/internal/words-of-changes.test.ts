import { describe, expect, it } from 'vitest';
import type { ThreadLine } from '../../conversation/thread/thread';
import { wordsOfChanges } from './words-of-changes';

const line = (phrase: string, quantity: number, unit: string | null = null): ThreadLine => ({
  ...{ phrase, quantity, unit },
  ...{ name: phrase, productId: phrase, candidates: [phrase] },
});
const bread = line('brown bread', 20);

describe('what a customer wants changed, in words', () => {
  it.each([
    [{ kind: 'SET', line: bread, quantity: 15, unit: null }, '5 fewer “brown bread” (15 instead of 20)'],
    [{ kind: 'SET', line: bread, quantity: 25, unit: null }, '5 more “brown bread” (25 instead of 20)'],
    [{ kind: 'SET', line: bread, quantity: 2, unit: 'case' }, '“brown bread”: 2 case instead of 20'],
    [
      { kind: 'SET', line: line('mince', 1.3, 'kg'), quantity: 1.2, unit: 'kg' },
      '0.1 fewer “mince” (1.2 kg instead of 1.3 kg)',
    ],
    [{ kind: 'REMOVE', line: bread }, 'no “brown bread” (instead of 20)'],
    [{ kind: 'MORE', line: bread, quantity: 4 }, '4 more “brown bread”'],
    [{ kind: 'ADD', goods: line('milk', 6) }, '6 “milk” besides'],
    [
      { kind: 'REPLACE', line: bread, goods: line('white bread', 1), quantity: null },
      '“white bread” instead of “brown bread”',
    ],
  ] as const)('%#', (change, words) => {
    expect(wordsOfChanges([change])).toBe(words);
  });

  it('joins several', () => {
    const changes = [
      { kind: 'REMOVE', line: bread },
      { kind: 'ADD', goods: line('milk', 6) },
    ] as const;
    expect(wordsOfChanges(changes)).toBe('no “brown bread” (instead of 20) and 6 “milk” besides');
  });
});
