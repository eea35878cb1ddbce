import { describe, expect, it } from 'vitest';
import { readMessage } from '../reading/read-message';
import { warningOfLeftOut } from './line-warnings';

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
