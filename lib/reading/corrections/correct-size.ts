import { isSize } from '../amounts/is-size';
import type { EditedItem, State } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import { act, drop, setSize, tell } from '../lines/act';
import { sharesName } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';

/** Where the fraction stands that goods are told apart by: the 1/2 of "1/2 elbow"; -1 where none does. */
const fractionOf = ({ tokens }: MessageView, { goodsStart, goodsEnd }: ItemEdge): number =>
  tokens.slice(goodsStart, goodsEnd).findIndex(({ form }) => form === 'fraction');

/** "1/2 elbow x 20, no sorry, 3/4": a fraction corrects the size of goods that have one and are counted; says whether it did. */
export function correctFraction({ view }: State, entry: EditedItem, at: number): boolean {
  const token = view.tokens[at];
  if (token?.form !== 'fraction' || isSize(view, at + 1)) return false;
  if (!Number.isInteger(entry.quantity ?? 0.5) || fractionOf(view, entry.item) < 0) return false;
  act(
    entry,
    'restatement',
    setSize(view.text.slice(token.start, token.end)),
    tell('size corrected later in the message'),
  );
  return true;
}

/** The goods with another fraction in the place of theirs; null where the size is none, or they have none. */
export function withFraction(view: MessageView, item: ItemEdge, size: string): string | null {
  const place = fractionOf(view, item);
  const old = view.tokens[item.goodsStart + place];
  if (place < 0 || !old || !/^[\d\s-]*\d+\/\d+$|^\d*[¼-¾⅐-⅞]$/.test(size)) return null;
  const [from, to] = [view.tokens[item.goodsStart]?.start, view.tokens[item.goodsEnd - 1]?.end];
  return view.text.slice(from, old.start) + size + view.text.slice(old.end, to);
}

/** "… sorry, 3/4. So 20 elbows 3/4": goods whose size was corrected, and are said once more as they are to be, count once. */
export function restateSize({ view, items }: State, { item, quantity }: EditedItem): void {
  const last = items.at(-1);
  if (!last?.size || last.dropped !== null || last.quantity !== quantity) return;
  const said = view.tokens.slice(item.goodsStart, item.goodsEnd);
  const isSame = said.some(({ start, end }) => view.text.slice(start, end) === last.size);
  if (isSame && sharesName(view, last.item, item)) act(last, 'restatement', drop('question'));
}
