import { describe, expect, it } from 'vitest';
import { Postings } from './postings';

const every = (step: number, upTo: number): number[] =>
  Array.from({ length: Math.floor(upTo / step) }, (_, i) => i * step);

describe('Postings', () => {
  it.each([
    ['few products', every(3, 60)],
    ['one product of many', every(500, 100_000)],
    ['every third product', every(3, 100_000)],
    ['a list that grows long before it grows rare', [...every(1, 3000), 1_000_000]],
  ])('knows %s', (_, ordinals) => {
    const postings = new Postings();
    for (const ordinal of ordinals) postings.add(ordinal);
    const added = new Set(ordinals);
    expect(postings.ordinals).toEqual(ordinals);
    const last = ordinals.at(-1) ?? 0;
    const wrong = every(1, last + 100).filter((ordinal) => postings.has(ordinal) !== added.has(ordinal));
    expect(wrong).toEqual([]);
    expect(postings.has(last)).toBe(true);
  });

  it('counts a product once that is added twice', () => {
    const postings = new Postings();
    for (const ordinal of [4, 4, 9]) postings.add(ordinal);
    expect(postings.count).toBe(2);
  });
});
