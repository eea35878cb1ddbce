import type { EditedItem, State } from '../edit-state';
import { act, drop, setQuantity, tell } from '../lines/act';
import { findSaidAgain } from '../mentions/find-earlier';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { isIdle } from '../words/is-idle';

/** So far behind the goods stands their sum: "so in total". */
const farthestSum = 4;

/** A number beside goods, and the token behind it. */
interface SaidNumber {
  value: number;
  at: number;
  next?: number;
}

/**
 * "3 pipes … 1 more pipe so 4": the number is how many there are of goods asked for twice, which are one line; says whether
 * it is. Not "1 more pipe, 4 bends" and not "2 pipes, 1 more bend so 4".
 */
export function sumUp(state: State, { value, at, next = at + 1 }: SaidNumber): boolean {
  const last = state.items.at(-1);
  if (last && countsPart(state, last, at)) {
    act(last, 'restatement', setQuantity(value, null));
    return true;
  }
  const packed = last && countsPacked(state, last, { value, at, next });
  if (last && packed) {
    act(last, 'restatement', setQuantity(value, packed));
    return true;
  }
  if (last && countsPerPlace(state, last, { value, at, next })) {
    act(last, 'restatement', setQuantity(value));
    return true;
  }
  if (last?.dropped !== null || !isMore(state.view, last) || !leadsSum(state.view, last.item.next, at))
    return false;
  const first = findSaidAgain(state, last.item);
  if (first?.quantity == null || last.quantity === null || first.quantity + last.quantity !== value)
    return false;
  act(last, 'restatement', drop('question'));
  act(first, 'restatement', setQuantity(value), tell('more of it asked for later in the message'));
  return true;
}

/** "half a case of cola so 12": what part of a unit it is may not be known, and its sum is said. */
function countsPart({ view }: State, { item, dropped }: EditedItem, at: number): boolean {
  const { fractions, units, dozens } = view.lexicon;
  // The number of "half a case" may be that of "a case".
  const said = view.tokens.slice(Math.max(0, item.at - 1), item.goodsEnd).map(({ text }) => text);
  const isPart = said.some((word, i) => {
    const unit = said[i + 1] ?? '';
    return (
      fractions.has(word) && [unit, said[i + 2] ?? ''].some((text) => units.has(text) || dozens.has(text))
    );
  });
  return dropped === null && isPart && leadsSum(view, item.next, at);
}

/** "1 000 sticks so that is 5 boxes of 200": the unit of as many boxes as hold them all; null where they do not. */
function countsPacked(
  { view }: State,
  { item, dropped, quantity }: EditedItem,
  { value, at, next }: Required<SaidNumber>,
): string | null {
  const unit = unitAt(view, next);
  const of = unit && view.lexicon.links.has(view.tokens[unit.next]?.text ?? '') ? unit.next + 1 : undefined;
  const held = of === undefined ? undefined : numbersAt(view, of)[0]?.value;
  const isAll = held !== undefined && value * held === quantity && leadsSum(view, item.next, at);
  return dropped === null && unit && isAll ? unit.unit : null;
}

/** "24 per store = 96", "6 boxes a site, total 24 boxes": what each place takes, and then what all of them do. */
function countsPerPlace(
  { view }: State,
  { item, dropped, quantity }: EditedItem,
  { value, at, next }: Required<SaidNumber>,
): boolean {
  const [per, place] = view.tokens.slice(item.next, at);
  const isPer = view.lexicon.perPlace.has(per?.text ?? '') && place?.kind === 'word';
  const isMultiple = quantity !== null && value > quantity && value % quantity === 0;
  return (
    dropped === null &&
    isPer &&
    isMultiple &&
    (leadsSum(view, item.next + 2, at) || endsSum(view, item.next + 2, { at, next }))
  );
}

/** "(96 total)", "96 in total": the number, with the word for a sum behind it. */
function endsSum(
  { tokens, lexicon }: MessageView,
  from: number,
  { at, next }: { at: number; next: number },
): boolean {
  const isBeside = tokens.slice(from, at).every(({ kind }) => kind === 'symbol');
  return isBeside && tokens.slice(next, next + 3).some(({ text }) => lexicon.sums.has(text));
}

/** "1 more pipe", "another pipe". */
const isMore = ({ tokens, lexicon }: MessageView, { item }: EditedItem): boolean =>
  tokens.slice(item.at - 1, item.goodsStart + 1).some(({ text }) => lexicon.more.has(text));

/** Nothing but "so", "in total" stands between. */
function leadsSum(view: MessageView, from: number, to: number): boolean {
  const between = view.tokens.slice(from, to);
  return (
    between.length <= farthestSum &&
    between.some(({ text }) => view.lexicon.sums.has(text) || text === '=') &&
    between.every(
      ({ kind, text }, i) => kind === 'symbol' || isIdle(view, from + i) || view.lexicon.sums.has(text),
    )
  );
}
