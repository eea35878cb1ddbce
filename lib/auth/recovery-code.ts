import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codePattern = /^[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){5}$/i;

export const recoveryCodeMinutes = 60;

/** A code to sign in with once, as in `K7QF-…`: 120 random bits, so that wrong ones need not be counted. */
export function makeRecoveryCode(): string {
  const letters = Array.from({ length: 24 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

export function looksLikeRecoveryCode(entered: string): boolean {
  return codePattern.test(entered.trim());
}

/** SHA-256 in hex: the only form that is stored. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code.trim().toUpperCase()).digest('hex');
}
