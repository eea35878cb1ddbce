import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

const from = (forwarded?: string) =>
  clientAddress(
    new Request('http://localhost/', {
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }),
  );

it('takes what the proxy saw, not what the caller claims to be', () => {
  expect(from('203.0.113.9')).toBe('203.0.113.9');
  expect(from('198.51.100.1, 198.51.100.2,203.0.113.9 ')).toBe('203.0.113.9');
  expect(from()).toBe('local');
});
