/** `B0UD0IR`, `P1NK`: a nought or one between capitals, a nought behind them. */
const misread = /(?<![A-Za-z\d])[A-Z]{1,12}(?:[01][A-Z]{1,12}){1,4}0?(?![A-Za-z\d])/g;
/** `minestr0ne`, `T0p`: the same in small letters; `x1l` is a pack. */
const misreadSmall = /(?<![A-Za-z\d])(?!x)[A-Za-z]{1,12}[01][a-z]{1,12}(?![A-Za-z\d])/g;
/** `8EACON`, `0RDER`: a digit for the first letter of a word in capitals. */
const misreadFirst = /(?<![A-Za-z\d])[0158](?=[A-Z01]{3,12}(?![A-Za-z\d]))/g;
/** `2OOG`, `4OO`: letters for noughts. */
const misreadNumber = /(?<![A-Za-z\d])\d{1,2}O{1,3}(?=(?:G|ML|KG|L|MM|S)?(?![A-Za-z\d]))/g;
/** `l2 x`, `1O x`: letters in a quantity. */
const misreadQuantity = /(?<![A-Za-z\d])(?:[lI]\d{1,2}|\d{1,2}O)(?= ?x )/g;

/** A text counts as a bad scan from so many misread words on: fewer may be part codes. */
const leastMisread = 3;

const letterFor: Record<string, string> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };

const asLetters = (word: string): string => word.replace(/[0158]/g, (digit) => letterFor[digit] ?? digit);

/** Undoes what a scanner takes for one another (0 and O, 1 and I, 8 and B), letter for letter: offsets stay. */
export function repairScan(text: string): string {
  const found = [misread, misreadSmall, misreadQuantity].reduce(
    (sum, pattern) => sum + (text.match(pattern)?.length ?? 0),
    0,
  );
  if (found < leastMisread) return text;
  return text
    .replace(misreadQuantity, (number) => number.replace(/[lI]/g, '1').replaceAll('O', '0'))
    .replace(misreadNumber, (number) => number.replaceAll('O', '0'))
    .replace(misreadFirst, asLetters)
    .replace(misread, asLetters)
    .replace(misreadSmall, (word) => word.replaceAll('0', 'o').replaceAll('1', 'i'))
    .replace(/(?<=\d )0Z(?![A-Za-z\d])/g, 'OZ')
    .replace(/(?<=[A-Z])l(?=[A-Z])|(?<![A-Za-z])l(?=[A-Z]{2})/g, 'I');
}
