import { isSize } from '../amounts/is-size';
import { addLine, type State } from '../edit-state';
import type { Event } from '../items/segment';
import type { MessageView } from '../message-view';
import { isIdle } from '../words/is-idle';

/** "as above" takes three words; "the same" alone says too little to be a line. */
const leastWords = 3;

/**
 * "Oak St: same as above, 4": a line of its own that stands for the goods before it, "same as above but 4 in" in
 * another size. False where goods stand beside the
 * cue, which then tells of their brand, size or quantity.
 */
export function repeatGoods(
  state: State,
  { cue, at, next: end }: Extract<Event, { type: 'cue' }>,
  next: Event | undefined,
): boolean {
  const { view, items } = state;
  const above = items.findLast((entry) => entry.dropped === null);
  if (cue.words.length < leastWords || !above || items.at(-1)?.sentence === state.sentence) return false;
  if (next?.type === 'item' && isBeside(state, end, next.item.at)) return false;
  const number =
    next?.type === 'number' && view.tokens.slice(end, next.at).every((_, i) => isIdle(view, end + i));
  const sized = number && isSize(view, next.next);
  const [goodsStart, goodsEnd] = sized ? [next.at, next.next + 1] : [at, lastWord(state, at, end)];
  const standsFor = above.standsFor ?? above.item;
  addLine(state, {
    ...above,
    item: { ...above.item, goodsStart, goodsEnd, at, next: sized ? goodsEnd : end, quantity: null },
    quantity: number && !sized ? next.value : above.quantity,
    sentence: state.sentence,
    group: null,
    note: 'the same goods as the line above',
    size: sized ? textBetween(view, goodsStart, goodsEnd) : null,
    standsFor,
  });
  return true;
}

const textBetween = (view: MessageView, from: number, to: number): string =>
  view.text.slice(view.tokens[from]?.start, view.tokens[to - 1]?.end);

const isBeside = ({ view }: State, from: number, to: number): boolean =>
  view.tokens.slice(from, to).every(({ kind }, i) => kind === 'word' && isIdle(view, from + i));

/** Without the "but" that a cue may end with. */
const lastWord = ({ view }: State, at: number, end: number): number =>
  end - at > leastWords && view.lexicon.contrast.has(view.tokens[end - 1]?.text ?? '') ? end - 1 : end;
