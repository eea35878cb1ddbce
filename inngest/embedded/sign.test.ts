import { expect, it } from 'vitest';
import { hashSigningKey, isSameSecret, signBody } from './sign';

it('hashes the bytes of a signing key and keeps its prefix', () => {
  // By sha256sum; the way is the specification's (4.1.4).
  expect(hashSigningKey('signkey-prod-12345678123456781234567812345678')).toBe(
    'signkey-prod-ddcbc45ed5383449004fe644dec93827baf94a56322cace8d8139e04572ca01e',
  );
});

it('signs body and time with the key without its prefix', () => {
  const signature = signBody('signkey-test-0123456789abcdef0123456789abcdef', '{}', 1_700_000_000_999);
  expect(signature).toBe(signBody('0123456789abcdef0123456789abcdef', '{}', 1_700_000_000_000));
  expect(signature).toMatch(/^t=1700000000&s=[0-9a-f]{64}$/);
});

it.each(['', 'abc', 'signkey-prod-xyz', '0123456789abcdef0123456789abcde'])(
  'refuses the signing key "%s"',
  (key) => {
    expect(() => hashSigningKey(key)).toThrow('hexadecimal');
  },
);

it('compares secrets of any length', () => {
  expect(isSameSecret('abc', 'abc')).toBe(true);
  expect(isSameSecret('abc', 'abcd')).toBe(false);
});
