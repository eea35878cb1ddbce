import { singularOf } from '../../language/text/singular-of';
import { isSize } from '../amounts/is-size';
import type { EditedItem, State } from '../edit-state';
import { isLongerThanOrders } from '../message-view';
import { endsSentenceAt, sentenceStart } from '../words/find-condition';
import { isIdle } from '../words/is-idle';
import { farthest, goodsWordsOf } from './find-earlier';
import { mentionedTwin } from './find-meant';

interface Topic {
  entry: EditedItem;
  /** Words of its name that the sentence has. */
  words: string[];
}

/** "the roll-ons - my sister got some, so forget those": the goods of before that this sentence speaks of most. */
export const topicOf = (state: State, at: number): EditedItem | undefined =>
  topicsAt(state, at).reduce<Topic | undefined>(
    (best, topic) => (best && best.words.length > topic.words.length ? best : topic),
    undefined,
  )?.entry;

/** "the plumber has tees. dont send them": the goods that the sentence before speaks of, if it orders nothing. */
export function topicBefore(state: State, at: number): EditedItem | undefined {
  const { view, items } = state;
  let end = sentenceStart(view, at);
  while (end > 0 && endsSentenceAt(view, end - 1)) end--;
  const from = sentenceStart(view, end);
  const orders = items.some(({ item, quantity }) => quantity !== null && item.at >= from && item.at < end);
  return orders ? undefined : topicOf(state, end);
}

/** "he bought the tape and the screws, so drop both": all of them; not the white bread where it says "brown bread". */
export function topicsOf(state: State, at: number): EditedItem[] {
  const topics = topicsAt(state, at);
  return topics.filter(() => !topics.some(() => false)).map(({ entry }) => entry);
}

/** Tokens looked at: nobody means a word further back, and it would cost quadratic time. */
const farthestWord = 60;

function topicsAt(state: State, at: number): Topic[] {
  const { view } = state;
  if (isLongerThanOrders(view)) return [];
  const said: string[] = [];
  let from = at;
  while (from > Math.max(0, at - farthestWord) && !endsSentenceAt(view, from - 1)) from--;
  for (let place = at - 1; place >= from; place--) {
    const { kind, text, form } = view.tokens[place] ?? {};
    if (kind === 'word' && text && text.length > 2 && !isIdle(view, place)) said.push(singularOf(text));
    if (kind === 'number' && text && (form === 'fraction' || isSize(view, place + 1))) said.push(text);
  }
  // "my husband got salt at the corner": the sentence's own words are no goods of before.
  const isMention = ({ item, quantity }: EditedItem): boolean => quantity === null && item.at >= from;
  return state.items
    .slice(-farthest)
    .filter((entry) => entry.dropped === null && !isMention(entry) && !mentionedTwin(state, entry))
    .map((entry) => ({ entry, words: goodsWordsOf(view, entry.item).filter((word) => said.includes(word)) }))
    .filter(({ words }) => words.length > 0);
}
