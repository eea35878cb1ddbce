import compile from 'icu-minify/compile';
import { type English, english } from './english';
import type { Language } from './languages';
import { translations } from './translations';

const kept = new Map<Language, English>();

/**
 * The words of one language, each text taken apart already, as next.config.mjs has next-intl expect them: the browser
 * is sent those of a page's rooms, and needs no parser for them.
 */
export function compiledWords(language: Language): English {
  const known = kept.get(language);
  if (known) return known;
  const rooms = Object.entries(translations[language]).map(([room, words]) => [room, compileRoom(words)]);
  const compiled: unknown = Object.fromEntries(rooms);
  if (!isLikeEnglish(compiled)) throw new Error(`Words are missing in ${language}.`);
  kept.set(language, compiled);
  return compiled;
}

function compileRoom(words: Readonly<Record<string, string>>) {
  // Its objects have no prototype, and React sends the browser only those that have one.
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, structuredClone(compile(text))]),
  );
}

/** Types cannot tell that the texts take the same arguments as the English ones, which words.test.ts does. */
function isLikeEnglish(words: unknown): words is English {
  return typeof words === 'object' && words !== null && Object.keys(english).every((room) => room in words);
}
