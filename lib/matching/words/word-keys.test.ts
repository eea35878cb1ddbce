import { describe, expect, it } from 'vitest';
import { deletionsOf } from './word-keys';

describe('deletionsOf', () => {
  it('gives a word, and what is left of it without each letter', () => {
    expect(deletionsOf('milk')).toEqual(['milk', 'ilk', 'mlk', 'mik', 'mil']);
  });

  it('gives a word longer than any that is looked up by itself: its keys would fill the memory', () => {
    const word = 'karoocola'.repeat(500);
    expect(deletionsOf(word)).toEqual([word]);
  });
});
