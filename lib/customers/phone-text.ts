/** What is not seen, or seen as a space: direction marks, joiners, fillers, soft hyphens, control characters. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const blank = /[\s\p{Cc}\u2800]+/gu;

/**
 * A text in which a phone number may stand, with plain spaces, an ASCII plus and ASCII digits only: what was copied out of
 * a chat, an address book or a spreadsheet brings invisible characters and the digits of its own script along.
 */
export function plainPhoneText(text: string): string {
  return text
    .replace(unseen, '')
    .replace(blank, ' ')
    .replace(/[＋﹢⁺]/gu, '+')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .trim();
}

/** The digits of a script stand in a row from zero to nine, and rows directly behind each other are whole. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
