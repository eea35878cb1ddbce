import { dateWords } from './pattern-words';

const days: ReadonlySet<string> = new Set(dateWords);

/** A day of the week or a month, in any language. */
export const isDayOrMonth = (word: string): boolean => days.has(word);
