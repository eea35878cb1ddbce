import type { Accounted } from '../../accounted';

/** Stands for a part of a message that is of the head of its order; no letter, so that no word is found in it. */
export const headMark = '\u25ca';

/** A message without what it says of its order as a whole: numbers of days, hours, places and documents count no goods. */
export function withoutHead(text: string, accounted: readonly Accounted[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of accounted.filter(({ as }) => as === 'head')) {
    if (start < from) continue;
    rest += `${text.slice(from, start)}${headMark} `;
    from = end;
  }
  return rest + text.slice(from);
}
