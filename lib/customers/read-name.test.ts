import { describe, expect, it } from 'vitest';
import { isVisible, readName } from './read-name';

describe('readName', () => {
  it.each([
    '',
    ' ',
    '\u3164\u2800',
    '\u200b',
    '\u115f\u1160',
    '\u17b4\u17b5',
    '\u0007\u0000',
    '\u202e\u202c',
    '\ufeff',
    '\u00ad',
    '\ufe0f',
    '\u{e0041}',
    '\uffa0',
    '\u0301',
    '\u2028\u00a0',
  ])('takes %j for no name', (name) => {
    expect(readName(name)).toBeNull();
    expect(isVisible(name)).toBe(false);
  });

  it.each(['Sunrise Spaza', 'Ó Briain', 'محمد', '山田', '🏪', '#1', '7', 'क्‍ष', 'می‌خواهم', '👩‍🍳 Thandi'])(
    'leaves %s as it is, joiners included',
    (name) => {
      expect(readName(name)).toBe(name);
    },
  );

  it.each([
    ['\u202eEvil\u202c', 'Evil'],
    ['\u2067Sun\u2069rise', 'Sunrise'],
    ['\ufeffSun\u200brise ', 'Sunrise'],
    ['Sun\r\nrise\tSpaza', 'Sun rise Spaza'],
  ])('takes out of %j what could turn or break a line', (name, read) => {
    expect(readName(name)).toBe(read);
  });

  it('cuts at 200 characters, never through one', () => {
    expect(readName(`${'a'.repeat(199)}🏪`)).toBe('a'.repeat(199));
    expect(readName('b'.repeat(300))).toHaveLength(200);
  });
});
