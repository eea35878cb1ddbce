import { expect, test } from 'vitest';
import { compiledWords } from './compiled-words';
import { languages } from './languages';
import { translations } from './translations';

test.each(languages)(
  'in %s every text is taken apart, and those without arguments stay as they are',
  (language) => {
    const words = new Map<string, object>(Object.entries(compiledWords(language)));
    for (const [room, texts] of Object.entries(translations[language])) {
      const compiled = Object.entries(words.get(room) ?? {});
      expect(compiled.map(([key]) => key)).toEqual(Object.keys(texts));
      for (const [key, text] of compiled) {
        const isPlain = typeof text === 'string';
        expect(isPlain || Array.isArray(text), `${room}.${key}`).toBe(true);
        if (isPlain) expect(text).not.toContain('{');
        expect(hasBareObject(text), `${room}.${key}`).toBe(false);
      }
    }
  },
);

/** React sends the browser no object without a prototype. */
function hasBareObject(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return Object.getPrototypeOf(part) === null || Object.values(part).some(hasBareObject);
}
