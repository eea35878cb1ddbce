const accents: Readonly<Record<string, string>> = {
  a: '[aáàâãä]',
  c: '[cç]',
  e: '[eéèêë]',
  i: '[iíîï]',
  n: '[nñ]',
  o: '[oóôõö]',
  u: '[uúùûü]',
};

/** A pattern of a word of the lists, which have no accents, as it may be written: `ninos` finds "niños". */
export const withAccents = (word: string): string =>
  word.replace(/[aceinou]/g, (letter) => accents[letter] ?? letter);
