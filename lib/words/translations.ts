import { afrikaans } from './afrikaans';
import { type English, english } from './english';
import type { Language } from './languages';
import { portuguese } from './portuguese';
import type { Translation } from './words';

/** All words of the screens; words.test.ts says what each language must have. */
export const translations: Record<Language, Translation> = {
  en: english,
  af: afrikaans,
  pt: portuguese,
};

/** The words of one language, for the server: the browser is sent those of a page’s rooms only. */
export function wordsIn(language: Language): English {
  const words = translations[language];
  if (!isLikeEnglish(words)) throw new Error(`Words are missing in ${language}.`);
  return words;
}

/** Types cannot tell that its texts take the same arguments as the English ones, which the test does. */
function isLikeEnglish(words: Translation): words is English {
  return Object.keys(english).every((room) => Object.hasOwn(words, room));
}
