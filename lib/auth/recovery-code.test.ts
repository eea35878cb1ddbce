import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, looksLikeRecoveryCode, makeRecoveryCode } from './recovery-code';

describe('a recovery code', () => {
  it('has 120 random bits: twenty-four letters out of 32, each as likely, and none twice', () => {
    const codes = Array.from({ length: 2_000 }, makeRecoveryCode);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every(looksLikeRecoveryCode)).toBe(true);
    const counts = new Map<string, number>();
    for (const letter of codes.join('').replaceAll('-', ''))
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(32);
    // 1,500 of each are expected; six standard deviations are 229.
    for (const count of counts.values()) expect(Math.abs(count - 1_500)).toBeLessThan(229);
  });

  it('is kept as a hash that does not show it, the same however it is typed', () => {
    const code = makeRecoveryCode();
    expect(hashRecoveryCode(code)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashRecoveryCode(` ${code.toLowerCase()} `)).toBe(hashRecoveryCode(code));
    expect(hashRecoveryCode(makeRecoveryCode())).not.toBe(hashRecoveryCode(code));
  });
});
