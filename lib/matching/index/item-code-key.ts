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
 * Whether a phrase reads as an item code: one word with at least three digits, or two and letters, which is neither a size
 * (`330ml`, `2x5kg`) nor a short number, which is a quantity.
 */
export function looksLikeItemCode(phrase: string): boolean {
  const word = phrase.trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._/-]*[\p{L}\p{N}]$/u.test(word) || word.length > 32) return false;
  const digits = word.replace(/[^0-9]/g, '').length;
  const letters = word.replace(/[^\p{L}]/gu, '').length;
  if (/^\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)?\p{L}{1,3}$/u.test(word)) return false;
  return letters === 0 ? digits >= 4 : digits >= 2;
}
