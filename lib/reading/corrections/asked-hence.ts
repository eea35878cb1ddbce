import type { MessageView } from '../message-view';
import { isIdle } from '../words/is-idle';
import { behindOfThem } from '../words/of-them';
import { endsField } from '../words/skip-punctuation';

/** So many words may stand between the "so" and its number, and between the number and the end: "so just 12", "12 of those please". */
const [longestLead, longestTail] = [3, 4];

/**
 * The 12 of "we have only 1 rice left so 12 of that please": behind what is there a number that follows from it, and nothing more
 * of its sentence. Not "so 12 bags of flour", which are other goods.
 */
export function isAskedHence(view: MessageView, at: number, next: number): boolean {
  const { hence, breaks, links, pointing } = view.lexicon;
  let from = at - 1;
  while (from > at - longestLead && isIdle(view, from) && !hence.has(wordAt(view, from))) from--;
  if (!hence.has(wordAt(view, from))) return false;
  const isOfThat = links.has(wordAt(view, next)) && pointing.has(wordAt(view, next + 1));
  let end = isOfThat ? next + 2 : behindOfThem(view, next);
  const last = end + longestTail;
  while (end < last && (breaks.has(wordAt(view, end)) || isIdle(view, end))) end++;
  return endsField(view, end);
}

const wordAt = ({ tokens }: MessageView, at: number): string => tokens[at]?.text ?? '';
