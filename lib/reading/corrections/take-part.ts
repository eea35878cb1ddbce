import type { State } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import { act, setQuantity, tell } from '../lines/act';
import { type MessageView, numbersAt } from '../message-view';
import { isGoodsWord, isIdle } from '../words/is-idle';
import { oncePerToken } from '../words/once-per-view';

/** Some of the goods right before are to be others. */
interface Part {
  /** A count, or below 1 a share. */
  value: number;
  /** Where the other goods begin. */
  goods: number;
}

/** So many tokens may stand between "of them" and what they are to be: "to be the". */
const longestLink = 3;

/** "6 coke 2l, make two of them coke zero", "12 rice, half of them parboiled": how many, and where the other goods begin. */
export const partAt = oncePerToken((view, at): Part | null => {
  const number = numbersAt(view, at).find(({ form }) => form !== 'homophone' && form !== 'article');
  if (!number || !opens(view, at) || !isPointed(view, number.next, number.value < 1)) return null;
  let goods = number.next + 2;
  while (goods < number.next + 2 + longestLink && isLinkWord(view, goods)) goods++;
  return isGoodsWord(view, goods) ? { value: number.value, goods } : null;
});

/** Behind a mark or a word like "but", "make"; in "tangy seven fifty eight of them" the count closes goods. */
const opens = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.kind === 'symbol' || view.tokens[at - 1]?.kind === 'newline' || isIdle(view, at - 1);

/** "of them"; "12 of those hangers" names goods of its own, but not "half of those". */
function isPointed({ tokens, lexicon }: MessageView, at: number, isShare: boolean): boolean {
  const { text = '' } = tokens[at + 1] ?? {};
  const points = lexicon.those.has(text) && (isShare || lexicon.persons.has(text));
  return lexicon.links.has(tokens[at]?.text ?? '') && points;
}

function isLinkWord({ tokens, lexicon }: MessageView, at: number): boolean {
  const { text = '' } = tokens[at] ?? {};
  return lexicon.definite.has(text) || lexicon.links.has(text);
}

/** The item as the part of the last goods that it is to be, which are so many fewer; null when it is none. */
export function takePart({ view, items }: State, item: ItemEdge): ItemEdge | null {
  for (let at = item.at; at >= item.at - longestLink - 3; at--) {
    const part = at < 0 ? null : partAt(view, at);
    if (!part) continue;
    const whole = items.findLast(({ dropped }) => dropped === null);
    const isCounted = item.quantity !== null && (at !== item.at || item.quantity !== part.value);
    if (part.goods !== item.goodsStart || isCounted || !whole || whole.row !== null) return null;
    const { quantity, unit } = whole;
    const value = quantity !== null && part.value < 1 ? quantity * part.value : part.value;
    if (quantity === null || value >= quantity || !Number.isInteger(value)) return null;
    act(whole, 'replacement', setQuantity(quantity - value), tell('a part of it is to be other goods'));
    return { ...item, quantity: value, unit };
  }
  return null;
}
