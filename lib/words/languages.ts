/** Languages of the screens; the first where nobody asks for one that is there. */
export const languages = ['en', 'af', 'pt'] as const;
export type Language = (typeof languages)[number];

/**
 * The language that an `Accept-Language` header asks for first among those that are there (RFC 9110, §12.5.4); English
 * when it asks for none of them.
 */
export function languageAsked(header: string | null): Language {
  const asked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { primary: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { primary } of asked) {
    const found = languages.find((language) => language === primary);
    if (found) return found;
  }
  return languages[0];
}
