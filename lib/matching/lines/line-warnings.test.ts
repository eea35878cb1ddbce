import { describe, expect, it } from 'vitest';
import { readMessage } from '../../reading/read-message';
import { warningOfLeftOut, warningsOf } from './line-warnings';

/** The first phrase read, left out although its best product is as sure as given. */
function leftOut(text: string, confidence: number, quantityStated = true) {
  const [read] = readMessage(text).phrases;
  if (!read) throw new Error('nothing was read');
  return { read: { ...read, quantityStated }, candidates: [{ confidence }] };
}

describe('warningOfLeftOut', () => {
  it('names what has a quantity, and goods that are surely meant', () => {
    const warnings = warningOfLeftOut([leftOut('4 wonderbars', 0), leftOut('4 brown bread', 0.9, false)]);
    expect(warnings).toEqual([
      {
        code: 'left_out',
        message: 'Not taken for order lines: “4 × wonderbars”, “brown bread”. Add what was ordered.',
      },
    ]);
  });

  it('is silent about words without a quantity that hardly name goods', () => {
    expect(warningOfLeftOut([leftOut('4 helpers', 0.3, false)])).toEqual([]);
  });
});

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
