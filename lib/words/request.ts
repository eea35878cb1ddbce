import { getRequestConfig } from 'next-intl/server';
import { pageLanguage } from '../auth/page-context';
import { compiledWords } from './compiled-words';

/** What next-intl asks for each page (see next.config.mjs): its language, and the words of all rooms in it. */
export default getRequestConfig(async () => {
  const language = await pageLanguage();
  return { locale: language, messages: compiledWords(language) };
});
