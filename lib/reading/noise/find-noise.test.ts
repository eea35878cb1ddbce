import { describe, expect, it } from 'vitest';
import { findNoise, noiseKinds } from './find-noise';

describe.each(noiseKinds.map((kind) => [kind.code, kind] as const))('%s', (_, { patterns }) => {
  it.each(patterns)('%s', (example, pattern) => {
    const text = example.replace(/[{}]/g, '');
    const found = [...text.matchAll(pattern)].map((match) => match[0]);
    expect(found).toEqual([...example.matchAll(/\{(.*)\}/g)].map((match) => match[1]));
  });
});

describe('findNoise', () => {
  it('keeps the more certain of two that overlap, in the order of the text', () => {
    const text = 'PO 123-4567, call 082 555 0101, be here before 4';
    expect(findNoise(text).map(({ start, end, code }) => [code, text.slice(start, end)])).toEqual([
      ['code', 'PO 123-4567'],
      ['phone', '082 555 0101'],
      ['time', 'before 4'],
    ]);
  });

  it.each(['5 x 082 juice', '2 cs coke 24x330ml', '10 bags 50kg cement 32,5', '3/4 in elbow, 12 of'])(
    'leaves the numbers of an order: %s',
    (text) => expect(findNoise(text)).toEqual([]),
  );
});
