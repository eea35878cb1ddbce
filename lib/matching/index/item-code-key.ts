/**
 * The form in which customers' own codes are compared: capitals, without spaces, dashes and other marks, and without the
 * zeros in front, which spreadsheets drop. Empty for what has no letter or digit. Idempotent.
 */
export function itemCodeKey(code: string): string {
  const bare = code
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return bare.replace(/^0+(?=.)/, '');
}

/**
 * Whether a phrase reads as an item code: one word of at least four digits, or of letters with two digits and more
 * (`KO-0012`). No stretch of it is a word of four letters (`coke330`), and it does not end in letters that stand on a number,
 * which is a size (`330ml`, `oil500ml`).
 */
export function looksLikeItemCode(phrase: string): boolean {
  const word = phrase.trim();
  if (word.length > 32 || !/^[\p{L}\p{N}][\p{L}\p{N}._/-]*[\p{L}\p{N}]$/u.test(word)) return false;
  if (/\p{L}{4}/u.test(word) || /\p{N}\p{L}+$/u.test(word)) return false;
  const digits = word.replace(/\P{N}/gu, '').length;
  return /\p{L}/u.test(word) ? digits >= 2 : digits >= 4;
}
