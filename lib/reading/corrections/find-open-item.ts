import type { EditedItem, State } from '../edit-state';
import { leastBareSize } from '../headings/heading';
import { act, cut, setQuantity } from '../lines/act';
import { farthest } from '../mentions/find-earlier';
import { asked } from '../mentions/find-meant';
import { unitAt } from '../message-view';
import { isIdle } from '../words/is-idle';
import { endsField } from '../words/skip-punctuation';
import { isAskedHence } from './asked-hence';

/** Goods that a number without any is said of, and what the number that was read as their quantity turns out to be. */
export interface OpenItem {
  entry: EditedItem;
  had: 'quantity' | 'stock' | 'size';
}

/** The goods that a number without any is said of. */
export function findOpenItem(state: State, said: { at: number; next?: number }): OpenItem | undefined {
  const { at } = said;
  if (state.mode === 'correct' && state.target) return { entry: state.target, had: 'quantity' };
  const wanted = asked(state);
  if (wanted) return { entry: wanted, had: endsInSize(state, wanted, at) ? 'size' : 'quantity' };
  const held = restocked(state, said);
  if (held) return { entry: held, had: 'stock' };
  const last = state.items.findLast(({ dropped }) => dropped === null || dropped === 'question');
  const entry = last && (countedBy(state, last, said) ?? last);
  return entry && { entry, had: isSizeBefore(state, entry, said) ? 'size' : 'quantity' };
}

/** "6 trays of eggs, 5 oats. no, 8 trays": of the goods that come by that unit, where those right before it do not. */
function countedBy(
  { view, items }: State,
  last: EditedItem,
  { at, next = at + 1 }: { at: number; next?: number },
): EditedItem | undefined {
  const unit = unitAt(view, next)?.unit;
  if (unit === undefined || last.quantity === null || last.unit === unit) return undefined;
  return items.slice(-farthest).findLast((entry) => entry.dropped === null && entry.unit === unit);
}

/** "add creamer 500 to my order pls, 6": a number too great for a count is a size where one follows behind "to my order". */
function isSizeBefore(
  { view, mode, sentence }: State,
  { item, unit, quantity, dropped, row, sentence: own }: EditedItem,
  { at, next = at + 1 }: { at: number; next?: number },
): boolean {
  if (mode !== 'order' || dropped !== null || row !== null || own !== sentence || unit !== null) return false;
  const isBare = item.side === 'trail' && item.next === item.goodsEnd + 1;
  if (!isBare || quantity === null || quantity < leastBareSize || !endsField(view, next)) return false;
  const between = view.tokens.slice(item.next, at);
  return (
    between.some(({ text }) => view.lexicon.ordering.has(text)) &&
    between.every(({ text }, i) => text === ',' || isIdle(view, item.next + i))
  );
}

/** Takes from goods what was no quantity of theirs: it is what there is, or a size and part of their name. */
export function freeQuantity({ entry, had }: OpenItem): void {
  if (had === 'quantity') return;
  act(entry, 'restatement', setQuantity(null));
  if (had === 'size')
    act(
      entry,
      'restatement',
      cut({ ...entry.item, goodsEnd: entry.item.next, quantity: null, side: 'none' }),
    );
}

/** "we are down to 2 rice, please send six", "so six please": what is there, and is asked for in the same sentence. */
function restocked(
  { view, items, sentence }: State,
  { at, next = at + 1 }: { at: number; next?: number },
): EditedItem | undefined {
  const last = items.at(-1);
  if (last?.dropped !== 'stock' || last.sentence !== sentence) return undefined;
  if (view.lexicon.again.has(view.tokens[at - 1]?.text ?? '')) return last;
  return isAskedHence(view, at, next) ? last : undefined;
}

/** "if the bleach 750 is under R28 send 24": the number within the condition is a size. */
function endsInSize({ view, condition }: State, { item, unit }: EditedItem, at: number): boolean {
  if (!condition || at < condition.to || item.side !== 'trail' || unit !== null) return false;
  return item.next === item.goodsEnd + 1 && view.tokens[item.goodsEnd]?.kind === 'number';
}
