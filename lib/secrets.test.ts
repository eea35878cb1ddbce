import { describe, expect, it } from 'vitest';
import { sealAsBefore } from '@/db/testing/seal-as-before';
import type { SecretPlace } from './secret-places';
import { secretBox } from './secrets';

const key = 'a-key-of-at-least-thirty-two-characters';
const box = secretBox(key);
const place: SecretPlace = {
  tenantId: 'a tenant',
  table: 'webhook_endpoints',
  column: 'secret_sealed',
  rowId: 'a row',
};
const refused = expect.objectContaining({ code: 'secret_unreadable' });

describe('a secret box', () => {
  it.each(['', 'secret', 'pässwörd 🔑', 'x'.repeat(100_000)])('opens what it sealed: %#', (plain) => {
    expect(box.open(box.seal(plain, place), place)).toBe(plain);
    expect(secretBox(key).open(box.seal(plain, place), place)).toBe(plain);
  });

  it('seals the same text differently each time, and shows nothing of it', () => {
    const sealed = [box.seal('secret', place), box.seal('secret', place)];
    expect(sealed[0]).not.toBe(sealed[1]);
    expect(sealed.join()).not.toContain(Buffer.from('secret').toString('base64url'));
  });

  it.each(['tenantId', 'table', 'column', 'rowId'] as const)(
    'opens nothing that lies elsewhere: %s',
    (part) => {
      const sealed = box.seal('secret', place);
      expect(() => box.open(sealed, { ...place, [part]: 'another' })).toThrow(refused);
    },
  );

  it('knows places apart whose parts read alike when run together', () => {
    const sealed = box.seal('secret', { ...place, table: 'a', column: 'b","c' });
    expect(() => box.open(sealed, { ...place, table: 'a","b', column: 'c' })).toThrow(refused);
  });

  it('opens what was sealed before there were places, and does not take one form for the other', () => {
    const before = sealAsBefore('secret', key);
    expect(box.open(before, place)).toBe('secret');
    expect(() => box.open(before.replace('v1', 'v2'), place)).toThrow(refused);
    expect(() => box.open(box.seal('secret', place).replace('v2', 'v1'), place)).toThrow(refused);
  });

  it('opens nothing that was altered, cut, or sealed with another key', () => {
    const sealed = box.seal('secret', place);
    expect(() => secretBox(`${key}!`).open(sealed, place)).toThrow(refused);
    const parts = sealed.split('.');
    for (const at of [1, 2, 3]) {
      const altered = parts.map((part, index) =>
        index === at ? (part[0] === 'A' ? 'B' : 'A') + part.slice(1) : part,
      );
      expect(() => box.open(altered.join('.'), place)).toThrow(refused);
    }
    const shortTag = [parts[0], parts[1], parts[2]?.slice(0, 6), parts[3]].join('.');
    for (const bad of [shortTag, '', 'secret', 'v3.a.b.c', 'v2.a.b.c', parts.slice(0, 3).join('.')]) {
      expect(() => box.open(bad, place)).toThrow(refused);
    }
  });
});
