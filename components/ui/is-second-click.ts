/**
 * Whether this is the second click of a double click. It means nothing of its own, even where the first has been
 * answered by then: the button may say the opposite already.
 */
export function isSecondClick({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1;
}
