import type { StatedPrice } from '../head';
import { boundsOf, cueAt, cueBefore, cueWithin, type HeadView, spanOf } from '../text/view-head';

interface Money {
  value: number;
  from: number;
  to: number;
  /** Written as money: a currency stands at it. */
  isMarked: boolean;
  /** It has cents. */
  hasCents: boolean;
}

/** The prices that a message states for the lines that were read: behind their goods, before those of the next. */
export function readPrices(view: HeadView): StatedPrice[] {
  const prices: StatedPrice[] = [];
  for (let at = 0; at < view.words.length; at++) {
    const line = view.goods[at] ?? -1;
    if (line < 0 || view.goods[at + 1] === line) continue;
    if (prices.some((price) => price.line === line)) continue;
    const price = priceBehind(view, at + 1, line) ?? priceBefore(view, view.goods.indexOf(line), line);
    if (price) prices.push(price);
  }
  return prices;
}

/** Farther off a price belongs to something else. */
const farthest = 16;

function priceBehind(view: HeadView, from: number, line: number): StatedPrice | null {
  const isRow = isTableRow(view, from);
  const { to: sentenceEnd } = boundsOf(view.sentences, Math.max(0, from - 1));
  for (let at = from; at < Math.min(view.words.length, from + farthest); at++) {
    const goods = view.goods[at] ?? -1;
    if ((goods >= 0 && goods !== line) || view.words[at]?.kind === 'line') return null;
    if (at >= sentenceEnd && !isRow) return null;
    if (cueAt(view, at, 'notPrice') && !isRow) return null;
    const led = cueAt(view, at, 'priceAt');
    const money = moneyAt(view, led?.to ?? at) ?? (led ? null : moneyAt(view, at));
    if (!money) continue;
    const isLed = led !== undefined && /^[@=]$/.test(view.words[at]?.text ?? '');
    const per = perAt(view, money.to);
    if (
      !(
        money.isMarked ||
        isLed ||
        (led && money.hasCents) ||
        (per && money.hasCents) ||
        (isRow && (money.hasCents || per))
      )
    )
      continue;
    const piece = boundsOf(view.pieces, at);
    if (!isRow && cueWithin(view, piece.from, piece.to, 'notPrice')) return null;
    if (view.words[boundsOf(view.sentences, at).to - 1]?.text === '?') return null;
    const { start, end } = spanOf(view, money.from, money.to);
    return {
      line,
      value: money.value,
      start,
      end,
      per,
      confidence: money.isMarked || isLed ? 0.95 : 0.8,
      reason: `“${view.text.slice(start, end)}” behind the goods`,
    };
  }
  return null;
}

/** "R64.90 for bar soap": money and one word right before the goods. */
function priceBefore(view: HeadView, goods: number, line: number): StatedPrice | null {
  const lead = cueBefore(view, goods, 'priceAt');
  if (!lead || lead.to - lead.from > 1) return null;
  const piece = boundsOf(view.pieces, lead.from);
  if (cueWithin(view, piece.from, lead.from, 'notPrice')) return null;
  for (let at = Math.max(0, lead.from - 5); at < lead.from; at++) {
    const money = moneyAt(view, at);
    if (!money?.isMarked || money.to !== lead.from) continue;
    const { start, end } = spanOf(view, money.from, money.to);
    const reason = `“${view.text.slice(start, end)}” before the goods`;
    return { line, value: money.value, start, end, per: null, confidence: 0.8, reason };
  }
  return null;
}

/** A row of a table or a line of its own: a number with cents behind it is its price. */
function isTableRow(view: HeadView, from: number): boolean {
  for (let at = from; at < view.words.length && view.words[at]?.kind !== 'line'; at++) {
    const word = view.words[at];
    if (
      word?.kind === 'mark' &&
      (/^[|;]$/.test(word.text) || (word.text === ',' && view.words[at + 1]?.glued))
    )
      return true;
    if (word?.kind === 'word' && !cueAt(view, at, 'currency', 'per', 'priceAt')) return false;
  }
  return true;
}

/** `R49,50`, `329.99`, `1 250,00`, `$85`. */
function moneyAt(view: HeadView, at: number): Money | null {
  const { words } = view;
  const sign = cueAt(view, at, 'currency');
  const isSign = sign !== undefined && sign.to === at + 1;
  let from = isSign ? at + 1 : at;
  if (isSign && words[from]?.kind !== 'number') return null;
  let text = words[from]?.text ?? '';
  if (words[from]?.kind !== 'number' || text.length > 6) return null;
  // "1 250": thousands.
  while (/^\d{3}$/.test(words[from + 1]?.text ?? '') && !words[from + 1]?.glued && text.length <= 3 && isSign)
    text += words[++from]?.text ?? '';
  const [mark, cents] = [words[from + 1], words[from + 2]];
  const hasCents =
    mark?.glued === true && /^[.,]$/.test(mark.text) && cents?.glued === true && /^\d{2}$/.test(cents.text);
  const to = hasCents ? from + 3 : from + 1;
  const next = words[to];
  // "12,44.50": two columns, of which the second is the price.
  if (hasCents && mark?.text === ',' && next?.glued && next.text === '.') return null;
  if (
    next?.glued &&
    /^(?:kg|g|l|ml|mm|cm|lt|[x×"/%:-])$/.test(next.text) &&
    !(next.text === '/' && (isSign || words[to + 1]?.kind === 'word'))
  )
    return null;
  if (next?.glued && next.kind === 'number') return null;
  const behind = cueAt(view, to, 'currency');
  const isMarked =
    isSign || (behind !== undefined && behind.to === to + 1 && words[to + 1]?.kind !== 'number');
  return {
    value: Number(hasCents ? `${text}.${cents?.text}` : text),
    from: at,
    to: behind && !isSign && isMarked ? behind.to : to,
    isMarked,
    hasCents,
  };
}

/** "each", "/cs", "per bag": the unit that a price is for, as it is written. */
function perAt(view: HeadView, at: number): string | null {
  const cue = cueAt(view, at, 'per');
  if (!cue) return null;
  if (cue.value === 'each') return 'each';
  const unit = view.words[cue.to];
  const end = unit?.kind === 'number' && view.words[cue.to + 1]?.glued ? view.words[cue.to + 1] : unit;
  return unit && end && unit.kind !== 'mark' && (view.goods[cue.to] ?? -1) < 0
    ? view.text.slice(unit.start, end.end)
    : null;
}
