import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, hasDecimalsAtMost, lineSubtotal, sumAmounts } from './money';

const cents = fc.integer({ min: 0, max: 99_999_999_99 });
const thousandths = fc.integer({ min: 1, max: 1_000_000_000 });
const decimal = (whole: number, places: number) => {
  const digits = String(whole).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

describe('money', () => {
  it('multiplies exactly and rounds half away from zero', () => {
    fc.assert(
      fc.property(thousandths, cents, (quantity, price) => {
        // In thousandths of a cent, as whole numbers: no float is involved.
        const product = BigInt(quantity) * BigInt(price);
        const rounded = (product + 500n) / 1000n;
        const digits = rounded.toString().padStart(3, '0');
        expect(lineSubtotal(decimal(quantity, 3), decimal(price, 2))).toBe(
          `${digits.slice(0, -2)}.${digits.slice(-2)}`,
        );
      }),
    );
    expect(lineSubtotal('1.005', '1.00')).toBe('1.01');
    expect(lineSubtotal(0.1, 0.2)).toBe('0.02');
  });

  it('sums as one counts cents, whatever the order, and lines without a price count nothing', () => {
    fc.assert(
      fc.property(fc.array(cents), (amounts) => {
        const texts = amounts.map((amount) => decimal(amount, 2));
        const total = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
        const digits = total.toString().padStart(3, '0');
        const expected = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(sumAmounts([...texts, null])).toBe(expected);
        expect(sumAmounts([null, ...texts].reverse())).toBe(expected);
      }),
    );
    expect(sumAmounts([])).toBe('0.00');
    expect(sumAmounts(['0.10', '0.20'])).toBe('0.30');
  });

  it('counts decimals as they are written', () => {
    expect([0.1, 19.99, 5, 1e12].every((value) => hasDecimalsAtMost(value, 2))).toBe(true);
    expect([0.001, 19.999, 1e-9].some((value) => hasDecimalsAtMost(value, 2))).toBe(false);
  });

  it('writes an amount as the tenant does', () => {
    const written = formatMoney('1234.5', { locale: 'en-ZA', currency: 'ZAR' });
    expect(written.replace(/\s/g, ' ')).toMatch(/^R ?1 234[,.]50$/);
  });
});
