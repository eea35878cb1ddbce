import { createTranslator } from 'next-intl';
import { english } from '../english';
import type { Language } from '../languages';
import { wordsIn } from '../translations';
import type { Room, Words } from '../words';

/** What a component gets from useTranslations(), for what is given it. */
export function wordsOf<R extends Room>(namespace: R, locale: Language = 'en'): Words<R> {
  return createTranslator({ locale, messages: locale === 'en' ? english : wordsIn(locale), namespace });
}
