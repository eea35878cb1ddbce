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
