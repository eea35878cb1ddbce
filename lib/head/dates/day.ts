import type { HeadDoubt } from '../head';
import type { HeadView } from '../text/view-head';

/** Words that mean a day. */
export interface Day {
  from: number;
  to: number;
  /** Null for a day that no calendar has. */
  date: string | null;
  /** Another day that the same words may mean. */
  alternative: string | null;
  kind: 'dated' | 'relative' | 'weekday' | 'number' | 'vague';
  /** What is odd about its words; without one, that they have an alternative is doubt enough. */
  doubt?: HeadDoubt;
  /** Any day from it to its alternative will do. */
  isSpan?: true;
}

/** Any day from one to another will do: on which of them is for a person to say. */
export const anyFrom = (
  date: string,
  last: string,
): Pick<Day, 'date' | 'alternative' | 'doubt' | 'isSpan'> => ({
  date,
  alternative: last,
  doubt: { code: 'other-day', message: `any day from ${date} to ${last}` },
  isSpan: true,
});

/** The number at a word, when it has no more than so many digits. */
export function numberAt({ words }: HeadView, at: number, digits = 2): number | null {
  const word = words[at];
  return word?.kind === 'number' && word.text.length <= digits ? Number(word.text) : null;
}

export const textAt = ({ words }: HeadView, at: number): string => words[at]?.text ?? '';
export const isGlued = ({ words }: HeadView, at: number): boolean => words[at]?.glued === true;
