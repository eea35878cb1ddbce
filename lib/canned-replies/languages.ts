/** Languages that customers write in, and are written to in. */
export const replyLanguages = ['en', 'af', 'zu', 'fr', 'pt', 'es'] as const;
export type ReplyLanguage = (typeof replyLanguages)[number];

/** As whoever chooses one reads it. */
export const languageNames: Record<ReplyLanguage, string> = {
  en: 'English',
  af: 'Afrikaans',
  zu: 'isiZulu',
  fr: 'Français',
  pt: 'Português',
  es: 'Español',
};

/** The language itself of a tag such as `af-ZA`. */
export const primaryOf = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? '';
