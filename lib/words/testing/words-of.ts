import { createTranslator } from 'next-intl';
import { english } from '../english';
import type { Room, Words } from '../words';

/** What a component gets from useTranslations() in English, for what is given it. */
export function wordsOf<R extends Room>(namespace: R): Words<R> {
  return createTranslator({ locale: 'en', messages: english, namespace });
}
