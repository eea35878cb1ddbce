import { dropAll, type EditedItem, itemsOfSentence, type State, setMode, steer } from '../edit-state';
import { type ItemEdge, wholeOf } from '../item-edge';
import { act, drop, dropStanding, mark } from '../lines/act';
import { findEarlier } from '../mentions/find-earlier';
import { topicBefore, topicOf } from '../mentions/find-topic';
import { placedInSentence } from '../mentions/point-at-rows';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { isIdle } from '../words/is-idle';
import { isTalk } from '../words/is-talk';
import { countsOthers } from './counts-others';
import { tellsWhyReplaced } from './tells-why-replaced';
import { unreadBefore } from './unread-before';
import { unreadWish } from './unread-wish';

/**
 * "…, cancel that", "… can wait": the goods that this sentence only mentions, else its last, and for "that" or a
 * bare verb the last that stand at all.
 */
export function cancelBefore(state: State, words: readonly string[], at: number): void {
  if (settlesNumber(state, words, at) || tellsWhyReplaced(state, at) || isSaidOfThat(state, words, at))
    return;
  if (opensRow(state.view, at)) {
    setMode(state, 'cancel', words.join(' '));
    return;
  }
  const lastAt = state.items.at(-1)?.item;
  const unread = lastAt?.next === at ? null : unreadBefore(state.view, at);
  // "White wine: cancel", of which the white is known.
  if (unread && (lastAt?.at ?? -1) < unread.from) {
    steer(state, { unread: [...state.unread, { ...unread, ahead: false }] });
    return;
  }
  const wished = unreadWish(state, at);
  if (wished) {
    steer(state, { unread: [...state.unread, { ...wished, ahead: false }] });
    return;
  }
  const here: EditedItem[] = [];
  for (const entry of itemsOfSentence(state)) {
    if (isTalkOnly(state, entry)) dropStanding(entry, 'cancellation', 'question');
    else here.push(entry);
  }
  // "the faced you sent can go back", "we found 4 rice so leave that off": it is said of what came, or is there.
  if (/^(?:cancelled|complaint|stock)$/.test(here.at(-1)?.dropped ?? '')) return;
  // "i was gonna get a lamp but found one, so skip that": the lamp, which was never ordered.
  const isNamed = ({ quantity, item, dropped: why }: EditedItem): boolean =>
    quantity === null || (item.vague && why === 'question');
  const last = here.findLast((entry) => entry.dropped === null);
  const spoken = state.view.voice ? behindOrdered(here) : here;
  const named = spoken.filter((entry) => isNamed(entry) && entry.dropped !== 'cancelled');
  const mentions = agreesTo(state.view, here[0]?.item.at ?? at, at) ? named.slice(-1) : named;
  const { pointing: those, turns, strays } = state.view.lexicon;
  const pointing =
    words.length === 1
      ? !isSaidOfOthers(state.view, at)
      : words.some((word) => those.has(word) || strays.has(word)) && !words.some((word) => turns.has(word));
  const standing = pointing ? pointedTo(state, at) : undefined;
  const dropped = mentions.length > 0 ? mentions : (last ?? standing) ? [last ?? standing] : [];
  const meant = dropped.flatMap((entry) => {
    if (!entry) return [];
    act(entry, 'cancellation', drop('cancelled'));
    const earlier = isMention(state, entry) ? mentioned(state, entry.item) : undefined;
    if (!earlier) act(entry, 'cancellation', mark('unnamed', entry.quantity === null));
    return [earlier ?? entry];
  });
  dropAll(state, meant);
}

/** "5) skip, the fascia comes later" between numbered rows: it is said of its own, and not of the one above. */
const opensRow = ({ tokens }: MessageView, at: number): boolean =>
  tokens[at - 1]?.text === 'list-number' &&
  tokens[at - 1]?.kind === 'noise' &&
  tokens[at - 2]?.kind === 'newline';

/** So far before the first goods stands the "yes" of "yes to the". */
const farthestYes = 4;

/** "yes to the gouda and maas, custard no", "gouda yes, custard no": not all that the sentence names is refused. */
const agreesTo = ({ tokens, lexicon }: MessageView, from: number, to: number): boolean =>
  tokens.slice(Math.max(0, from - farthestYes), to).some(({ text }) => lexicon.agrees.has(text));

/**
 * "safe for the wall, one trowel scratch that": a transcript has no ends of sentences, and what was named before goods
 * that are ordered is no longer spoken of.
 */
function behindOrdered(here: readonly EditedItem[]): readonly EditedItem[] {
  const last = here.findLastIndex(({ quantity, item }) => quantity !== null && !item.vague);
  return here.slice(Math.max(last, 0));
}

/** "turns out there is a full one, so forget those": what was taken for goods and names none. */
const isTalkOnly = ({ view }: State, { item, quantity }: EditedItem): boolean =>
  (quantity === null || item.vague) && isTalk(view, item.goodsStart, item.goodsEnd);

/** What "it" or "those" stand for: what was just spoken of, and if that is out already, nothing. */
function pointedTo(state: State, at: number): EditedItem | undefined {
  const spokenOf = placedInSentence(state, at) ?? topicOf(state, at) ?? topicBefore(state, at);
  const namesGoods = (entry: EditedItem): boolean => !isTalkOnly(state, entry);
  const last = state.items.findLast(namesGoods);
  const isOut = last?.dropped === 'cancelled' || last?.dropped === 'stock';
  const isNamedOnly = last?.quantity === null || last?.dropped === 'stock';
  // "guests asked about wafers but nobody eats them, so leave those"
  const isAsked =
    last?.dropped === 'question' && last.quantity === null && last.sentence >= state.sentence - 1;
  if (countsOthers(state, at, spokenOf)) return undefined;
  if (spokenOf || isAsked || (isOut && isNamedOnly && last.sentence >= state.sentence - 1)) return spokenOf;
  return state.items.findLast((entry) => entry.dropped === null && namesGoods(entry));
}

/** "customer cancelled her function": between other words it is said of something else. */
const isSaidOfOthers = ({ tokens }: MessageView, at: number): boolean =>
  tokens[at - 1]?.kind === 'word' && tokens[at + 1]?.kind === 'word';

/** "the driver can wait", "mi factura puede esperar": what is no goods stands right before, and is what can wait. */
function isSaidOfThat({ view }: State, words: readonly string[], at: number): boolean {
  const [article, noun] = [view.tokens[at - 2]?.text ?? '', view.tokens[at - 1]];
  const { definite, owning, pointing, talk, wholes } = view.lexicon;
  if (wholes.has(noun?.text ?? '')) return true;
  const isNamed = (definite.has(article) && !pointing.has(article)) || owning.has(article);
  const isNoGoods = noun?.kind === 'word' && (isIdle(view, at - 1) || talk.has(noun.text));
  // "6 mango, the kids dont drink that": said of the goods by somebody.
  return isNamed && isNoGoods && !words.some((word) => pointing.has(word));
}

/** "14 is enough", "14 panels is enough", "14 panels 4x8 is enough": it is said of the number. */
function settlesNumber({ view, items }: State, words: readonly string[], at: number): boolean {
  if (!words.some((word) => view.lexicon.suffices.has(word))) return false;
  const last = items.at(-1);
  const counted = last?.dropped === null && last.quantity !== null && last.item.next === at;
  if (counted && view.lexicon.being.has(words[0] ?? '')) return true;
  return [1, 2].some((back) =>
    numbersAt(view, at - back).some(({ next }) => next === at || unitAt(view, next)?.next === at),
  );
}

/** Goods that stand apart from their order: without a quantity, or with words between them and what drops them. */
const isMention = (state: State, entry: EditedItem): boolean =>
  entry.quantity === null ||
  (entry.sentence > 0 && state.items.indexOf(entry) > 0 && entry.item.side === 'lead');

/** What goods that are only mentioned name of before, be it without where they are: "the wipes in the back room". */
function mentioned(state: State, { ...item }: ItemEdge): EditedItem | undefined {
  const { view } = state;
  const links = (at: number): boolean => view.lexicon.links.has(view.tokens[at]?.text ?? '');
  // "o sumo de manga": what it is of belongs to its name.
  while (
    links(item.goodsEnd) &&
    view.tokens[item.goodsEnd + 1]?.kind === 'word' &&
    !isIdle(view, item.goodsEnd + 1)
  )
    item.goodsEnd += 2;
  let end = item.goodsStart + 1;
  while (end < item.goodsEnd && (!isIdle(view, end) || links(end))) end++;
  return findEarlier(state, wholeOf(item)) ?? findEarlier(state, { ...item, goodsEnd: end });
}
