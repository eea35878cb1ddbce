/** A count as people read it: 10 000, with a space that does not break; `+` where there are at least so many. */
export function countWords(count: number, isExact = true): string {
  return `${count.toLocaleString('en-GB').replaceAll(',', '\u202f')}${isExact ? '' : '+'}`;
}
