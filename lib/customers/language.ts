import type { customers } from '@/db/schema/customers';

/** A language code, such as `pt` or `af-za`, in lower case. */
export const languageCode = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$/;

/**
 * The language that a customer is to be written to in, where somebody has said so; null where it follows what they write.
 * Rows of before this could be said have another language than English only by a choice.
 */
export function chosenLanguage({
  language,
  languageChosen,
}: Pick<typeof customers.$inferSelect, 'language' | 'languageChosen'>): string | null {
  return languageChosen || language !== 'en' ? language : null;
}

/** The columns of a choice, or of none. */
export const languageColumns = (language: string | null) => ({
  language: language ?? 'en',
  languageChosen: language !== null,
});
