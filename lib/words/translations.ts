import { afrikaans } from './afrikaans';
import { english } from './english';
import type { Language } from './languages';
import { portuguese } from './portuguese';
import type { Translation } from './words';

/** All words of the screens; words.test.ts says what each language must have. */
export const translations: Record<Language, Translation> = {
  en: english,
  af: afrikaans,
  pt: portuguese,
};
