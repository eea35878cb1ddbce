import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifySignature } from './verify-signature';

const secret = 'app-secret';
const sign = (body: Uint8Array, key = secret) =>
  `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
const body = Buffer.from('{"entry":[{"text":"café \\u00e9"}]}');

describe('verifySignature', () => {
  it('accepts the signature of these bytes, in either case of hex', () => {
    expect(verifySignature(body, sign(body), secret)).toBe(true);
    expect(verifySignature(body, sign(body).toUpperCase().replace('SHA256', 'sha256'), secret)).toBe(true);
  });

  it('refuses the signature of the same JSON in other bytes', () => {
    const respaced = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1));
    expect(verifySignature(respaced, sign(body), secret)).toBe(false);
  });

  it('refuses another secret', () => {
    expect(verifySignature(body, sign(body, 'other'), secret)).toBe(false);
  });

  it.each([null, '', 'sha256=', 'sha256=zz', sign(body).slice(7), sign(body).slice(0, -1), `${sign(body)}0`])(
    'refuses the header %s',
    (header) => {
      expect(verifySignature(body, header, secret)).toBe(false);
    },
  );

  it('refuses when any one bit of the body differs', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), fc.nat(), (bytes, at) => {
        const header = sign(bytes);
        expect(verifySignature(bytes, header, secret)).toBe(true);
        const changed = Uint8Array.from(bytes);
        changed[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ 1;
        expect(verifySignature(changed, header, secret)).toBe(false);
      }),
    );
  });
});
