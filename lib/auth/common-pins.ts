/**
 * PINs that people choose most often: keyboard patterns, years and dates, words on a telephone's keys. After the counts
 * of leaked four-digit PINs by DataGenetics (2012) and the SecLists collection of six-digit ones.
 */
const favourites = new Set(
  `0007 0070 0852 1004 1020 1313 1342 1379 1397 1470 1478 1590 1593 1998 2000 2001 2002 2580 2468 3698 4200 5150 5683 6969
  7410 7531 7890 8520 8675 9630 9876 13579 24680 11223 12369 14789 78963 102030 112358 123654 124578 131313 134679 142536
  147258 147369 147852 159357 159753 159951 200000 258456 258963 292513 456852 520131 520520 741852 753951 789456 852456
  963852 987456 1029384756 1472583690 147258369 159357456 741852963 789456123 963852741`.split(/\s+/),
);

/** Whether somebody who guesses would try this PIN among the first. */
export function isCommonPin(pin: string): boolean {
  return favourites.has(pin) || isRun(pin) || isRepeated(pin) || isDoubled(pin) || isYear(pin);
}

/** 1234, 8765, 890123: each digit one more, or one less, than the last. */
function isRun(pin: string): boolean {
  return '0123456789012345678901'.includes(pin) || '9876543210987654321098'.includes(pin);
}

/** 0000, 1212, 123123: a half, a third or less, again and again; and 123321, which turns back. */
function isRepeated(pin: string): boolean {
  const turned = [...pin].reverse().join('');
  return (
    /^(\d{1,6}?)\1+$/.test(pin) || (pin === turned && isCommonHalf(pin.slice(0, Math.ceil(pin.length / 2))))
  );
}

function isCommonHalf(half: string): boolean {
  return half.length < 3 || isRun(half);
}

/** 112233, 111222, 1122: runs of one digit after another, none of which stands alone. */
function isDoubled(pin: string): boolean {
  const digits = pin.match(/(\d)\1+/g) ?? [];
  return digits.join('') === pin && isRun(digits.map((run) => run[0] ?? '').join(''));
}

/** 1984, 2024: a year in which somebody may have been born, or which it is. */
function isYear(pin: string): boolean {
  return /^(19[4-9]|20[0-3])\d$/.test(pin);
}
