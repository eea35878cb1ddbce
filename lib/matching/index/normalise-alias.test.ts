import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseAlias } from './normalise-alias';

describe('normaliseAlias', () => {
  it.each([
    ['  Blue   JIK! ', 'blue jik'],
    ["Gogo's bread", 'gogos bread'],
    ['Crème 2 L', 'creme 2l'],
    ['(yellow) bag', 'yellow bag'],
  ])('makes %j %j', (text, expected) => {
    expect(normaliseAlias(text)).toBe(expected);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normaliseAlias(normaliseAlias(text))).toBe(normaliseAlias(text));
      }),
    );
  });
});
