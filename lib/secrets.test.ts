import { describe, expect, it } from 'vitest';
import { secretBox } from './secrets';

const key = 'a-key-of-at-least-thirty-two-characters';
const box = secretBox(key);

describe('a secret box', () => {
  it.each(['', 'secret', 'pässwörd 🔑', 'x'.repeat(100_000)])('opens what it sealed: %#', (plain) => {
    expect(box.open(box.seal(plain))).toBe(plain);
    expect(secretBox(key).open(box.seal(plain))).toBe(plain);
  });

  it('seals the same text differently each time, and shows nothing of it', () => {
    const sealed = [box.seal('secret'), box.seal('secret')];
    expect(sealed[0]).not.toBe(sealed[1]);
    expect(sealed.join()).not.toContain(Buffer.from('secret').toString('base64url'));
  });

  it('opens nothing that was altered, cut, or sealed with another key', () => {
    const sealed = box.seal('secret');
    expect(() => secretBox(`${key}!`).open(sealed)).toThrow();
    const parts = sealed.split('.');
    for (const at of [1, 2, 3]) {
      const altered = parts.map((part, index) =>
        index === at ? (part[0] === 'A' ? 'B' : 'A') + part.slice(1) : part,
      );
      expect(() => box.open(altered.join('.'))).toThrow();
    }
    const shortTag = [parts[0], parts[1], parts[2]?.slice(0, 6), parts[3]].join('.');
    for (const bad of [shortTag, '', 'secret', 'v2.a.b.c', parts.slice(0, 3).join('.')]) {
      expect(() => box.open(bad)).toThrow();
    }
  });
});
