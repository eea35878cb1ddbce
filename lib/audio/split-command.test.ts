import { describe, expect, it } from 'vitest';
import { splitCommand } from './split-command';

describe('splitCommand', () => {
  it.each([
    ['whisper -f {input}', ['whisper', '-f', '{input}']],
    ['  a \t b  ', ['a', 'b']],
    [`"C D/whisper" -p 'it is "so"'`, ['C D/whisper', '-p', 'it is "so"']],
    [`a"b c"d ''`, ['ab cd', '']],
    ['a\\ b "\\"" ', ['a b', '"']],
    [`'a\\b'`, ['a\\b']],
    ['a; rm -rf $HOME', ['a;', 'rm', '-rf', '$HOME']],
  ])('splits %s', (line, parts) => {
    expect(splitCommand(line)).toEqual(parts);
  });

  it.each(['', '   ', `''`, `"a`, `a 'b`])('refuses %j', (line) => {
    expect(() => splitCommand(line)).toThrow();
  });
});
