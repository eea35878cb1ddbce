import type { State } from '../edit-state';
import { numbersAt } from '../message-view';
import { sentenceStart } from '../words/find-condition';
import { cuesAt } from '../words/find-cues';
import { isGoodsWord } from '../words/is-idle';
import { isTalk } from '../words/is-talk';

/** So far behind what is asked for, or was wished for, it is taken back. */
const farthestAsked = 20;

/** Words that such goods have at most. */
const longestUnread = 4;

/**
 * The goods of "4 buckets and i was gonna get a chalk line but i found mine so never mind that", of which nothing is
 * known: the buckets before them stand. Null where what is asked for was read, or is said to be "those".
 */
export function unreadWish({ view, items }: State, at: number): { from: number; to: number } | null {
  const start = Math.max(sentenceStart(view, at), at - farthestAsked);
  const isWord = (place: number): boolean => isGoodsWord(view, place) && cuesAt(view, place).length === 0;
  for (let place = at - 1; place >= start; place--) {
    const ask = cuesAt(view, place).find(({ cue }) => cue.kind === 'ask');
    if (!ask) continue;
    const isRead = items.some(
      ({ item }) => item.at >= ask.next && !isTalk(view, item.goodsStart, item.goodsEnd) && item.known,
    );
    const from = numbersAt(view, ask.next)[0]?.next ?? ask.next;
    let to = from;
    while (to < Math.min(from + longestUnread, at) && isWord(to)) to++;
    return isRead || to === from || view.lexicon.pointing.has(view.tokens[from]?.text ?? '')
      ? null
      : { from, to };
  }
  return null;
}
