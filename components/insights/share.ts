/** A share as whole percents; a dash of nothing. */
export const sayShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
