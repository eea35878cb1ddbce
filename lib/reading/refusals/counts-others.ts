import { singularOf } from '../../language/text/singular-of';
import type { EditedItem, State } from '../edit-state';
import { goodsWordsOf } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';
import { sentenceStart } from '../words/find-condition';
import { beginsCue, cuesAt } from '../words/find-cues';
import { isGoodsWord } from '../words/is-idle';

/** So far before "leave it" its sentence tells what there is. */
const farthestStock = 12;

/** "6 rice 2kg. Tea 2kg: still have 12, leave it": nothing was read of the tea, of which so many are there; not the rice of that size. */
export function countsOthers({ view, items }: State, at: number, spokenOf: EditedItem | undefined): boolean {
  const from = Math.max(sentenceStart(view, at), at - farthestStock);
  if ((items.at(-1)?.item.next ?? 0) > from) return false;
  let stock = at - 1;
  while (stock > from && !beginsCue(view, stock, 'holds', 'have')) stock--;
  const named = view.tokens.slice(from, stock).filter((_, i) => mayNameGoods(view, from + i));
  const known = spokenOf ? goodsWordsOf(view, spokenOf.item) : [];
  return named.length > 0 && !named.some(({ text }) => known.includes(singularOf(text)));
}

/** No talk, and no word that changes the order: "wait", "checked". */
const mayNameGoods = (view: MessageView, at: number): boolean =>
  isGoodsWord(view, at) &&
  !view.lexicon.talk.has(view.tokens[at]?.text ?? '') &&
  cuesAt(view, at).length === 0;
