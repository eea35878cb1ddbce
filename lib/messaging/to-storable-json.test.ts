import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toStorableJson } from './to-storable-json';

describe('toStorableJson', () => {
  it('leaves ordinary values as they are', () => {
    const value = { a: [1, null, true, 'é 🧾'], b: { c: '' } };
    expect(toStorableJson(value)).toEqual(value);
  });

  it('replaces NUL characters and lone surrogates, in keys too', () => {
    expect(toStorableJson({ 'a\0': ['x\0y', '\ud800', 'ok'] })).toEqual({
      'a\ufffd': ['x\ufffdy', '\ufffd', 'ok'],
    });
  });

  it('keeps a key called __proto__ a key', () => {
    const copy = toStorableJson(JSON.parse('{"__proto__":{"admin":true}}'));
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"admin":true}}');
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  it('survives nesting of any depth', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(JSON.stringify(toStorableJson(deep))).toHaveLength(40 * 2 + 4);
  });

  it('never lets through what jsonb refuses', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = JSON.stringify(toStorableJson(value)) ?? '';
        expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      }),
    );
  });
});
