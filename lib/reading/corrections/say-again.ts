import { addLine, type EditedItem, isRefusing, type State, setMode } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import { act, drop, replace, standFor, tell } from '../lines/act';
import { farthest, findEarlier, findSaidAgain, says } from '../mentions/find-earlier';
import { type MessageView, numbersAt } from '../message-view';
import { changeAt } from '../talk/find-change';
import { beginsCue, cuesAt } from '../words/find-cues';
import { behindDenial } from './says-now';

/** "12 of the shredded", "so 3 cake": goods that stand already without a quantity, or are pointed at. */
export function namesAgain(state: State, entry: EditedItem): boolean {
  const { view } = state;
  const { item } = entry;
  if (item.quantity === null || item.side !== 'lead') return false;
  const { definite, links } = view.lexicon;
  const [link, article] = [
    view.tokens[item.goodsStart - 2]?.text ?? '',
    view.tokens[item.goodsStart - 1]?.text ?? '',
  ];
  const pointed = definite.has(article) && (links.has(link) || link === 'on');
  // Looking for the goods costs more than to see that none wait for a quantity.
  if (!pointed && !state.items.slice(-farthest).some(isWaiting)) return false;
  const earlier = findSaidAgain(state, item);
  if (earlier === undefined) return false;
  return pointed || earlier.quantity === null;
}

/** "junior tea 20s finished!! please junior tea 6": goods right before that stand without a quantity mean this line. */
export function takeOverMention(state: State, entry: EditedItem): void {
  const mention = state.items.at(-1);
  if (state.mode !== 'order' || entry.quantity === null || entry.item.side !== 'trail' || !mention) return;
  if (!isWaiting(mention) || findSaidAgain(state, entry.item) !== mention) return;
  act(mention, 'restatement', drop('question'));
  act(entry, 'restatement', standFor(mention.standsFor ?? mention.item));
}

const isWaiting = ({ quantity, dropped }: EditedItem): boolean => quantity === null && dropped === null;

/**
 * "and not shells, meant spaghetti", "not 4 bread, 5": goods of before are denied, or how many of them there were, and
 * what is meant may take their place.
 */
export function denyGoods(state: State, entry: EditedItem): boolean {
  const { view } = state;
  const { item, quantity } = entry;
  const refuses = quantity !== null && isRefusing(state);
  if (!(refuses || /^(?:order|correct)$/.test(state.mode)) || state.condition) return false;
  const denied = view.lexicon.denies.has(view.tokens[item.at - 1]?.text ?? '');
  const earlier = denied ? findSaidAgain(state, item) : undefined;
  if (!earlier || (quantity !== null && !(quantity === earlier.quantity && isCountedAnew(view, item))))
    return false;
  if (quantity === null) act(earlier, 'restatement', drop('cancelled'));
  else {
    act(entry, 'restatement', drop('cancelled'));
    addLine(state, entry);
  }
  setMode(state, 'correct', 'mean', earlier);
  return true;
}

/** A number follows the goods: ", 5", "but 5 bread". */
function isCountedAnew(view: MessageView, { next }: ItemEdge): boolean {
  const { text = '' } = view.tokens[next] ?? {};
  return numbersAt(view, text === ',' || view.lexicon.contrast.has(text) ? next + 1 : next).length > 0;
}

/** "grape 72 not 48", "2 rolls not 20", "8 not 6 milk", "of the rolls 2 instead of 20": the quantity of before is denied. */
export function deniesOld(state: State, { item }: EditedItem): boolean {
  const { view } = state;
  const { insteadOf } = view.lexicon;
  const insteadAt = (at: number): number | undefined =>
    cuesAt(view, at).find(({ cue }) => cue.words.some((word) => insteadOf.has(word)))?.next;
  const { at, next, side } = item;
  const inside = side === 'lead' ? (behindDenial(view, at + 1) ?? insteadAt(at + 1)) : undefined;
  const denied = inside ?? behindDenial(view, next) ?? insteadAt(next);
  if (item.quantity === null || denied === undefined) return false;
  const old = numbersAt(view, denied)[0];
  return old !== undefined && findEarlier(state, item)?.quantity === old.value;
}

/** "the bread must be 4", when there is bread already. */
export function mustBe(state: State, { item }: EditedItem): boolean {
  const { view } = state;
  if (item.side !== 'trail' || !beginsCue(view, item.goodsEnd, 'correct')) return false;
  return findSaidAgain(state, item) !== undefined;
}

/** "scrap the coke, and rice only 6": goods that stand with another quantity get this one. */
export function setsAnother(state: State, { item, quantity }: EditedItem): boolean {
  if (!isRefusing(state) || item.side !== 'trail' || quantity === null) return false;
  const set = findSaidAgain(state, item)?.quantity ?? null;
  return set !== null && set !== quantity;
}

/** "bring the bread down to 4", "drop the bread to 4", when there is bread already. */
export function changesTo(state: State, item: ItemEdge): boolean {
  const { view } = state;
  if (item.side !== 'trail' || item.quantity === null) return false;
  const between = view.tokens.slice(item.goodsEnd, item.next);
  return between.some(({ text }) => view.lexicon.to.has(text)) && findSaidAgain(state, item) !== undefined;
}

/** "drop the bread to 4", of an order that this message does not name: so many are wanted. */
export const changesOther = ({ mode, view }: State, { side, goodsEnd }: ItemEdge): boolean =>
  mode === 'cancel' && side === 'trail' && changeAt(view, goodsEnd) !== null;

/**
 * "12 of those hangers": goods already named; "and a pair of those nice doughnuts", "and uh 6 of those" are new, and so are those
 * "fanta orange" that the catalogue knows, where nobody has named them.
 */
export function pointsBack(state: State, item: ItemEdge): boolean {
  const { tokens, lexicon } = state.view;
  if (item.quantity === null || state.items.length === 0) return false;
  const points = tokens.slice(item.at, item.goodsStart).some(({ text }) => lexicon.those.has(text));
  const heard = lexicon.breaks.has(tokens[item.at - 1]?.text ?? '') ? item.at - 1 : item.at;
  const before = tokens[heard - 1]?.text ?? '';
  const begins = before === ',' || lexicon.and.has(before);
  return points && ((!begins && !item.known) || findSaidAgain(state, item) !== undefined);
}

/**
 * "no wait, they want musk, so two rollon musk": what has just taken the place of other goods is said once more, in full; this is
 * the line.
 */
export function sumUpReplaced({ view, items, sentence }: State, entry: EditedItem): void {
  const last = items.at(-1);
  const { item, quantity } = entry;
  if (!last?.replaces || last.dropped !== null || last.sentence !== sentence || quantity === null) return;
  if (!view.lexicon.sums.has(view.tokens[item.at - 1]?.text ?? '') || !says(view, item, last.item)) return;
  act(last, 'restatement', drop('question'));
  act(entry, 'restatement', replace(last.replaces), tell(last.note));
}
