import { describe, expect, it } from 'vitest';
import { readMessage } from '../../reading/read-message';
import { warningsOf } from './line-warnings';

describe('warningsOf', () => {
  const codesOf = (text: string): string[][] =>
    readMessage(text).phrases.map((read) =>
      warningsOf(read, null, { customerId: null, history: [] }).map(({ code }) => code),
    );

  it('asks to check a quantity that may be that of the goods beside it', () => {
    expect(codesOf('bread 5 6 milk')).toEqual([['quantity_ambiguous'], ['quantity_ambiguous']]);
  });

  it('is silent where the message says clearly which number goes with which goods', () => {
    expect(codesOf('5 x bread, 6 x milk')).toEqual([[], []]);
  });
});
