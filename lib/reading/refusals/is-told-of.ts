import type { EditedItem, State } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import { isNumeral, type MessageView } from '../message-view';
import { sentenceEnd } from '../words/find-condition';
import { beginsCue } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { asksAgain } from './asks-again';

/** So many words stand between the verb and its goods: "dropped here for us the". */
const mostBetween = 4;

/** "your depot packed 5 soap for us", "we returned the 5 soap": who did so, and a verb of what is done already. */
export function isToldBefore(view: MessageView, { at, next, quantity }: ItemEdge): boolean {
  if (quantity === null) return false;
  const { persons, definite, owning, purpose, upOrDown, tellers, forbids } = view.lexicon;
  let verb = at - 1;
  while (
    verb >= at - mostBetween &&
    [persons, definite, owning, purpose, upOrDown].some((words) => words.has(wordAt(view, verb)))
  )
    verb--;
  if (isOrderedLongAgo(view, verb, next)) return true;
  if (!tellers.has(wordAt(view, verb))) return false;
  // "we have already received", "he just sent"; but "you never sent 5 soap" asks for it.
  let who = verb - 1;
  while (who >= verb - 2 && view.lexicon.notYet.has(wordAt(view, who))) who--;
  return !forbids.has(wordAt(view, verb - 1)) && isSomebody(view, who) && !asksAgain(view, at);
}

/** So many words stand at most between a time of the past and who ordered, or behind the goods before one. */
const mostBesideTime = 3;

/**
 * "last week i ordered 3 sugar", "we ordered 3 sugar yesterday", "ek het gister 3 suiker bestel": an order of before, and none
 * of now; but "i ordered 3 last week, make it 5". `verb` is the word before the count, `behind` the token behind the goods.
 */
function isOrderedLongAgo(view: MessageView, verb: number, behind: number): boolean {
  const { ordered, iOrdered, longAgo, subjects } = view.lexicon;
  const isPast = (from: number, to: number): boolean => hasAny(view, longAgo, from, to);
  const end = sentenceEnd(view, behind);
  const isSaid = iOrdered.has(wordAt(view, verb));
  const isOwn = ordered.has(wordAt(view, verb)) && (isSomebody(view, verb - 1) || isSomebody(view, verb - 2));
  const isLast = ordered.has(wordAt(view, behind)) && hasAny(view, subjects, verb - mostBesideTime, verb + 1);
  if (!isSaid && !isOwn && !isLast) return false;
  const first = isSaid || isLast ? verb : verb - 1;
  const isBefore = isPast(first - mostBesideTime, first + 1);
  if (!isBefore && !isPast(behind, Math.min(end, behind + mostBesideTime))) return false;
  for (let at = behind; at < Math.min(end, behind + farthest); at++)
    if (beginsCue(view, at, 'correct')) return false;
  return true;
}

const hasAny = ({ tokens }: MessageView, words: ReadonlySet<string>, from: number, to: number): boolean =>
  tokens.slice(Math.max(0, from), to).some(({ text }) => words.has(text));

/** "we", "the driver", "your guy", "depot". */
const isSomebody = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'word' &&
  (view.lexicon.subjects.has(wordAt(view, at)) ||
    !isIdle(view, at) ||
    [view.lexicon.definite, view.lexicon.owning].some((words) => words.has(wordAt(view, at - 1))));

/** So far behind goods it is looked for what is to become of them. */
const farthest = 12;

/** "the 6 eggs came through", "2 sauces smashed in the box": what became of goods, and no wish for them in the sentence. */
export function isToldBehind(view: MessageView, { at: from, next }: ItemEdge): boolean {
  const { came, were, wishes, ordered, definite, owning, links, tellers } = view.lexicon;
  const [verb, after] = [wordAt(view, next), wordAt(view, next + 1)];
  // "the 6 eggs were wet"; but "6 eggs, were leaving at 5"
  const isKnown = [definite, owning, links].some((words) => words.has(wordAt(view, from - 1)));
  if (!came.has(verb) && !((isKnown || tellers.has(after)) && were.has(verb))) return false;
  if (isNumeral(view, next + 1) || wishes.has(after) || ordered.has(after)) return false;
  const end = Math.min(sentenceEnd(view, next), next + farthest);
  for (let at = next; at < end; at++) if (beginsCue(view, at, 'correct')) return false;
  return !asksAgain(view, next);
}

/** "the 6 eggs and the rice came through": goods right before that are told of together with these; but "2 viennas and the rice …". */
export function namedWith({ view, items }: State, { at }: ItemEdge): EditedItem[] {
  const { and, definite } = view.lexicon;
  const before = items.at(-1);
  if (before?.dropped !== null || !definite.has(wordAt(view, before.item.at - 1))) return [];
  const between = view.tokens.slice(before.item.next, at);
  const isJoined =
    and.has(between[0]?.text ?? '') && between.slice(1).every(({ text }) => definite.has(text));
  return isJoined ? [before] : [];
}

const wordAt = ({ tokens }: MessageView, at: number): string => tokens[at]?.text ?? '';
