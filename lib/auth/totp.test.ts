import { describe, expect, it } from 'vitest';
import { makeTotpSecret, stepOfCode, totpAddress } from './totp';

// RFC 6238, appendix B: the secret is "12345678901234567890"; of its eight digits, the last six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('is as in RFC 6238 at %i s', (seconds, code, step) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(step);
  });

  it('holds one step before and after its own, and not two', () => {
    const steps = [-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, '081804', at(1_111_111_109 + off * 30)));
    expect(steps).toEqual([null, 37_037_036, 37_037_036, 37_037_036, null]);
  });

  it('may be typed with a space, and is nothing but six digits', () => {
    expect(stepOfCode(secret, ' 287 082', at(59))).toBe(1);
    for (const code of ['', '87082', '94287082', '28708a', '-87082']) {
      expect(stepOfCode(secret, code, at(59))).toBeNull();
    }
  });

  it('comes from 160 random bits, which the app is told by an address', () => {
    const made = makeTotpSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(made).not.toBe(makeTotpSecret());
    const address = new URL(totpAddress(made, { tenant: 'demo', username: 'manager' }));
    expect(decodeURIComponent(address.pathname)).toContain('Order Intake:demo manager');
    expect(address.searchParams.get('secret')).toBe(made);
  });
});
