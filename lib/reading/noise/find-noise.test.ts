import { describe, expect, it } from 'vitest';
import { findNoise, noiseKinds } from './find-noise';

describe.each(noiseKinds.map((kind) => [kind.code, kind] as const))('%s', (_, { patterns }) => {
  it.each(patterns)('%s', (example, pattern) => {
    const text = example.replace(/[{}]/g, '');
    const found = [...text.matchAll(pattern)].map((match) => match[0]);
    expect(found).toEqual([...example.matchAll(/\{(.*)\}/g)].map((match) => match[1]));
  });

  // Sought at each letter, a run without bound takes quadratic time: 4 KB of spaces took thirty milliseconds.
  it.each(patterns)('looks back over so many letters at most: %s', (_, { source }) => {
    expect(lookbehindsOf(source).filter((behind) => unbounded.test(behind))).toEqual([]);
  });
});

/** `+`, `*`, `{2,}`, but as a letter. */
const unbounded = /(?<!\\)[*+]|\{\d+,\}/;

/** The lookbehinds of a pattern, with each class of letters as one letter. */
function lookbehindsOf(source: string): string[] {
  const plain = source.replace(/\[(?:\\.|[^\]\\])*\]/g, 'c');
  return [...plain.matchAll(/\(\?<[=!]/g)].map(({ index }) => {
    let depth = 0;
    let end = index;
    do {
      if (plain[end] === '\\') end++;
      else if (plain[end] === '(') depth++;
      else if (plain[end] === ')') depth--;
      end++;
    } while (depth > 0 && end < plain.length);
    return plain.slice(index, end);
  });
}

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
