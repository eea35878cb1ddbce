import { addLine, type EditedItem, type State } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import { act, drop, mark, setQuantity, tell } from '../lines/act';
import { findSaidAgain } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';
import { endsField } from '../words/skip-punctuation';

/** "6 milk. take 2 milk off", "2 milk less", "one less milk": so many fewer of goods of before; says whether it is so. */
export function takeSomeOff(state: State, entry: EditedItem): boolean {
  const { view } = state;
  const { item } = entry;
  const isOff = isTakenOff(view, item);
  const named = isOff ? item : withoutFewer(view, item);
  if (!named || item.quantity === null) return false;
  const earlier = findSaidAgain(state, named);
  const left = (earlier?.quantity ?? 0) - item.quantity;
  if (earlier?.dropped !== null || left < 0) {
    // Of an order that this message does not name.
    if (!isOff) return false;
    act(entry, 'cancellation', drop('cancelled'), mark('unnamed'));
    addLine(state, entry);
    return true;
  }
  if (left === 0) act(earlier, 'restatement', drop('cancelled'));
  else act(earlier, 'restatement', setQuantity(left), tell('less of it asked for later in the message'));
  return true;
}

/** "take 2 milk off" */
const isTakenOff = ({ tokens, lexicon }: MessageView, { at, next }: ItemEdge): boolean =>
  lexicon.moves.has(tokens[at - 1]?.text ?? '') && lexicon.off.has(tokens[next]?.text ?? '');

/** The milk of "2 less milk" and "2 milk less"; null where no such word stands there. */
function withoutFewer(view: MessageView, item: ItemEdge): ItemEdge | null {
  const { goodsStart, goodsEnd, next } = item;
  const isFewer = (at: number): boolean => view.lexicon.fewer.has(view.tokens[at]?.text ?? '');
  if (isFewer(next) && endsField(view, next + 1)) return item;
  if (goodsEnd - goodsStart < 2) return null;
  if (isFewer(goodsStart)) return { ...item, goodsStart: goodsStart + 1 };
  return isFewer(goodsEnd - 1) ? { ...item, goodsEnd: goodsEnd - 1 } : null;
}
