import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

const from = (forwarded?: string) =>
  clientAddress(new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }));

it('takes what the proxy saw, not what the caller claims to be', () => {
  expect(from('203.0.113.9')).toBe('203.0.113.9');
  expect(from('198.51.100.1, 198.51.100.2,203.0.113.9 ')).toBe('203.0.113.9');
  expect(from()).toBe('local');
});

it('counts a whole IPv6 network as one, and the same address the same however it is written', () => {
  const network = from('2001:db8:1:2::1');
  expect(network).toBe('2001:db8:1:2::/64');
  expect(from('2001:DB8:1:2:ffff:ffff:ffff:ffff')).toBe(network);
  expect(from('[2001:db8:1:2::7]:4711')).toBe(network);
  expect(from('2001:db8:1:3::1')).not.toBe(network);
  expect(from('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(from('203.0.113.9:4711')).toBe('203.0.113.9');
});

it('counts everything that is no address as one', () => {
  for (const nonsense of ['unknown', '_hidden', '999.1.1.1', 'x'.repeat(5000), ''])
    expect(from(nonsense)).toBe('unknown');
});
