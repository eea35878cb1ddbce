import { measureOf } from '../../language/compile';
import { isSize } from '../amounts/is-size';
import type { ItemEdge } from '../item-edge';
import { type MessageView, numbersAt } from '../message-view';
import { isIdle } from '../words/is-idle';

/**
 * The size of the goods before their count may stand behind it: "rice 5 bags 10kg", "rice 3 10kg", and in a transcript "hake
 * fillets twenty four of the six hundred gram and". The token behind it; but "twenty four of the six hundred gram hake".
 */
export function skipOwnSize(view: MessageView, at: number): number {
  return (spokenSize(view, at) ?? writtenSize(view, at))?.next ?? at;
}

/** The "six hundred gram" that stands so behind the count of an item, as written; null without one. */
export function ownSizeOf(view: MessageView, { goodsEnd, next }: ItemEdge): string | null {
  for (let at = goodsEnd; at < next; at++) {
    const size = spokenSize(view, at) ?? writtenSize(view, at);
    if (size?.next === next)
      return view.text.slice(view.tokens[size.from]?.start, view.tokens[next - 1]?.end);
  }
  return null;
}

interface Size {
  from: number;
  next: number;
}

function spokenSize(view: MessageView, at: number): Size | null {
  const { links, definite } = view.lexicon;
  const leads = links.has(view.tokens[at]?.text ?? '') && definite.has(view.tokens[at + 1]?.text ?? '');
  if (!view.voice || !leads) return null;
  const size = numbersAt(view, at + 2).find(({ next }) => isSize(view, next));
  if (!size) return null;
  const after = view.tokens[size.next + 1];
  const namesGoods = after?.kind === 'word' && !isIdle(view, size.next + 1);
  return namesGoods ? null : { from: at + 2, next: size.next + 1 };
}

/** A weight or volume at the end of its row, where the row has no other: "5 bags" of it, and not "bags of 10kg" beside a size. */
function writtenSize(view: MessageView, at: number): Size | null {
  const { tokens } = view;
  // "5 x 10kg": nobody packs so much together; but "6 x 2l" may be one pack.
  const isTimes = tokens[at]?.text === 'x';
  const from = isTimes ? at + 1 : at;
  if (tokens[from]?.kind !== 'number' || tokens[from]?.form === 'fraction') return null;
  if (weighedAt(view, from) < (isTimes ? leastUnpacked : Number.MIN_VALUE)) return null;
  const next = from + 2;
  if (!endsRow(view, next)) return null;
  for (let before = at - 1; before >= 0 && !endsRow(view, before); before--)
    if (tokens[before]?.kind === 'number' && isSize(view, before + 1)) return null;
  return { from, next };
}

/** In grams or millilitres; less where packs hold several of it. */
const leastUnpacked = 10_000;

/** How much a number and its measure come to, in grams or millilitres; 0 where it is no weight or volume. */
function weighedAt({ tokens, lexicon }: MessageView, at: number): number {
  const [number, measure] = [tokens[at], tokens[at + 1]];
  const unit = measure?.kind === 'word' ? measureOf(measure.text, lexicon) : undefined;
  return unit?.dimension === 'mass' || unit?.dimension === 'volume' ? (number?.value ?? 0) * unit.factor : 0;
}

function endsRow({ tokens }: MessageView, at: number): boolean {
  const token = tokens[at];
  return token === undefined || token.kind === 'newline' || /^[,;.)]$/.test(token.text);
}
