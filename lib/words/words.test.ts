import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { english } from './english';
import { languages } from './languages';
import { argumentsOf } from './testing/arguments-of';
import { sourceFiles } from './testing/source-files';
import { translations } from './translations';

const rooms = Object.entries(english);
const others = languages.filter((language) => language !== 'en');
const keysOf = (room: object) => Object.keys(room);
const of = (language: (typeof languages)[number], room: string): Record<string, string> =>
  new Map<string, Record<string, string>>(Object.entries(translations[language])).get(room) ?? {};

describe.each(rooms)('the words of %s', (room, words) => {
  it('lie in order, so that a change shows as one', () => {
    for (const language of languages) {
      expect(keysOf(of(language, room)), language).toEqual(keysOf(of(language, room)).toSorted());
    }
  });

  it('are there in every language, with the same arguments', () => {
    const expected = Object.fromEntries(Object.entries(words).map(([key, text]) => [key, argumentsOf(text)]));
    for (const language of others) {
      const found = Object.entries(of(language, room)).map(([key, text]) => [key, argumentsOf(text)]);
      expect(Object.fromEntries(found), language).toEqual(expected);
    }
  });

  it.each(languages)('can all be said in %s', (language) => {
    const failures: string[] = [];
    for (const [key, text] of Object.entries(of(language, room))) {
      const values = argumentsOf(text).map((argument) =>
        argument.startsWith('<')
          ? [argument.slice(1, -1), (inside: unknown) => inside]
          : [argument.split(' ')[0], argument.endsWith('plural') ? 2 : 'x'],
      );
      const t = createTranslator({
        locale: language,
        messages: { said: text },
        onError: ({ message }) => failures.push(`${key}: ${message}`),
      });
      t.rich('said', Object.fromEntries(values));
    }
    expect(failures).toEqual([]);
  });

  it('are all said somewhere', () => {
    const sources = ['app', 'components'].flatMap(sourceFiles).map((file) => readFileSync(file, 'utf8'));
    const own = sources.filter((source) => source.includes(`'${room}'`)).join('\n');
    const isSaid = (key: string) =>
      own.includes(`'${key}'`) ||
      [...key.matchAll(/_/g)].some(({ index }) => own.includes(`\`${key.slice(0, index)}_\${`));
    expect(keysOf(words).filter((key) => !isSaid(key))).toEqual([]);
  });
});

it('every language differs from English, but for names and words that are the same there', () => {
  for (const language of others) {
    for (const [room, words] of rooms) {
      const same = Object.entries(words).filter(
        ([key, text]) =>
          of(language, room)[key] === text && text.split(' ').length > 2 && /[a-z]{3} [a-z]/.test(text),
      );
      expect(same, `${language} ${room}`).toEqual([]);
    }
  }
});
