import type { Line } from '../../language/text/lines-of';
import { orderedRow } from './answers-offer';
import { approval } from './approval';
import { longWordsOf } from './long-words-of';

/** Fewer rows are no list that a remark is put below. */
const leastRows = 2;
/** More lines are no remark. */
const longestRemark = 3;

/**
 * "10 flour / 2 yeast / >> ok to send but drop the yeast": a list that was passed on without marks, and below it, behind the
 * marks, what is said of it.
 */
export function isRemark(own: readonly Line[], quoted: readonly Line[]): boolean {
  const rows = own.filter(({ text }) => orderedRow.test(text));
  const [first] = quoted;
  if (!first || rows.length < leastRows || quoted.length > longestRemark) return false;
  const isBelow = own.every(({ start, text }) => start < first.start || text.trim() === '');
  const known = new Set(rows.flatMap(({ text }) => longWordsOf(text)));
  const isOfRows = quoted.some(({ text }) => longWordsOf(text).some((word) => known.has(word)));
  return (
    isBelow && isOfRows && quoted.every(({ text }) => !orderedRow.test(text)) && approval.test(first.text)
  );
}
