import type { EditedItem, State } from './edit-state';
import { asked } from './find-meant';

/** The goods that a number without any is said of. */
export function openItem(state: State, at: number): EditedItem | undefined {
  if (state.mode === 'correct' && state.target) return state.target;
  return (
    withSize(state, asked(state), at) ??
    restocked(state, at) ??
    state.items.findLast(({ dropped }) => dropped === null || dropped === 'question')
  );
}

/** "we are down to 2 rice, please send six": what is there, and is asked for in the same sentence. */
function restocked({ view, items, sentence }: State, at: number): EditedItem | undefined {
  const last = items.at(-1);
  const isHeld = last?.dropped === 'stock' && last.sentence === sentence;
  if (!isHeld || !view.lexicon.again.has(view.tokens[at - 1]?.text ?? '')) return undefined;
  last.quantity = null;
  return last;
}

/** "if the bleach 750 is under R28 send 24": the number within the condition is a size. */
function withSize(
  { view, condition }: State,
  entry: EditedItem | undefined,
  at: number,
): EditedItem | undefined {
  if (!entry || !condition || at < condition.to || entry.item.side !== 'trail') return entry;
  const { goodsEnd, next } = entry.item;
  if (entry.unit !== null || next !== goodsEnd + 1 || view.tokens[goodsEnd]?.kind !== 'number') return entry;
  entry.item = { ...entry.item, goodsEnd: next, quantity: null, side: 'none' };
  entry.quantity = null;
  return entry;
}
