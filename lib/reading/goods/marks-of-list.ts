import { isSize } from '../amounts/is-size';
import { type MessageView, numbersAt } from '../message-view';
import { oncePerToken, oncePerView } from '../words/once-per-view';
import { leadsToCount } from './weigh-inner-marks';

/** A line with more marks of one kind is a list of goods, whose names have hardly one. */
const mostOfName = 4;

/** More words behind a mark are goods of their own. */
const longestTail = 3;

/**
 * A mark that goods beginning at `start` do not run across: a comma before the count of the next goods; and in a list on one
 * line a mark before a whole name or behind another mark, for asking the catalogue about every run of neighbours would leave no
 * time for the goods themselves. "2 toggle switch, white, 3 dimmer, ivory" is left whole.
 */
export function isMarkBetween(view: MessageView, start: number, at: number): boolean {
  if (view.tokens[at]?.text === ',' && leadsToCount(view, at + 1)) return true;
  const marks = marksOfLists(view);
  return marks.has(at) && (!hasShortTail(view, at) || followsMark(marks, start, at));
}

const marksOfLists = oncePerView((view): ReadonlySet<number> => {
  const found = new Set<number>();
  let line = new Map<string, number[]>();
  for (let at = 0; at <= view.tokens.length; at++) {
    const { kind, text } = view.tokens[at] ?? { kind: 'newline', text: '' };
    if (isMark(view, at)) line.set(text, [...(line.get(text) ?? []), at]);
    if (kind !== 'newline') continue;
    for (const marks of line.values())
      if (marks.length > mostOfName) for (const mark of marks) found.add(mark);
    line = new Map();
  }
  return found;
});

/** A comma, a plus, an "and"; but not the stroke of "3/4", nor the "and" of "four and a half". */
const isMark = (view: MessageView, at: number): boolean => {
  const { tokens, lexicon } = view;
  const { kind = '', text = '' } = tokens[at] ?? {};
  if (kind === 'word') return lexicon.and.has(text) && !numbersAt(view, at - 1).some(({ next }) => next > at);
  return text === ',' || (/^[+&/]$/.test(text) && !(tokens[at]?.glued && tokens[at + 1]?.glued));
};

/** Hardly more than "white", "extra large" or "2l" stands between the mark and the next one, or a number. */
const hasShortTail = oncePerToken((view, at): boolean => {
  let end = at + 1;
  if (view.tokens[end]?.kind === 'number') return isSize(view, end + 1);
  while (view.tokens[end]?.kind === 'word' && !isMark(view, end) && end - at <= longestTail + 1) end++;
  return end - at - 1 <= longestTail;
});

function followsMark(marks: ReadonlySet<number>, start: number, at: number): boolean {
  for (let before = start; before < at; before++) if (marks.has(before)) return true;
  return false;
}
