import type { Fit, Judge } from './judge';
import { chainAt, cuesAt, isIdle, isSize, type MessageView, numbersAt } from './message-view';
import { type Quantity, quantitiesAfter, quantitiesBefore, stockTailAt } from './read-quantity';
import { weights } from './reading-weights';

/** One way to read an item that begins at a token. */
export interface ItemEdge {
  /** Tokens of the goods, `goodsEnd` exclusive. */
  goodsStart: number;
  goodsEnd: number;
  at: number;
  next: number;
  quantity: number | null;
  unit: string | null;
  side: 'lead' | 'trail' | 'none';
  score: number;
  fit: number;
  known: boolean;
}

const after = new WeakMap<MessageView, Map<number, Quantity[]>>();

/** quantitiesAfter, once per place: many items end there. */
function afterAt(view: MessageView, at: number): Quantity[] {
  const known = after.get(view) ?? new Map<number, Quantity[]>();
  after.set(view, known);
  const found = known.get(at) ?? quantitiesAfter(view, at);
  known.set(at, found);
  return found;
}

const longestGoods = 26;
const mostEnds = 14;

/** Every item that can begin at a token: quantity then goods, goods then quantity, goods alone. */
export function itemsAt(
  view: MessageView,
  judge: Judge,
  at: number,
  contextAt: (token: number) => string,
): ItemEdge[] {
  if (!canStart(view, judge, at)) return [];
  const edges: ItemEdge[] = [];
  const context = contextAt(at);
  const fitOf = (start: number, end: number, unit: string | null): Fit => {
    const [first, last] = [view.tokens[start], view.tokens[end - 1]];
    return first && last
      ? judge.fit(first.start, last.end, unit, context)
      : { score: 0, known: false, gain: 0 };
  };
  const push = (
    goodsStart: number,
    goodsEnd: number,
    next: number,
    quantity: Quantity | null,
    side: ItemEdge['side'],
    extra: number,
  ): void => {
    const fit = fitOf(goodsStart, goodsEnd, quantity?.unit ?? null);
    const sure = fit.known || (quantity ? !quantity.vague : isFenced(view, goodsStart, goodsEnd));
    if (!sure) return;
    const score =
      fit.score +
      weights.item +
      extra +
      (quantity ? quantity.gain : view.sharesQuantity ? weights.noQuantityBeforeEach : weights.noQuantity) +
      innerGain(view, goodsStart, goodsEnd, fit.score);
    edges.push({
      goodsStart,
      goodsEnd,
      at,
      next,
      quantity: quantity?.value ?? null,
      unit: quantity?.unit ?? null,
      side,
      score,
      fit: fit.score,
      known: fit.known,
    });
  };
  const before = startsClause(view, at) ? weights.edge : 0;
  for (const quantity of quantitiesBefore(view, at)) {
    for (const end of goodsEnds(view, judge, quantity.next, context)) {
      push(quantity.next, end, end, quantity, 'lead', before);
      const stock = stockTailAt(view, end);
      if (stock) push(quantity.next, end, stock.next, stock, 'lead', 0);
    }
  }
  for (const end of goodsEnds(view, judge, at, context)) {
    push(
      at,
      end,
      end,
      null,
      'none',
      endsClause(view, end) || cuesAt(view, end).length > 0 ? 0 : weights.looseEnd,
    );
    for (const quantity of afterAt(view, end))
      push(at, end, quantity.next, quantity, 'trail', endsClause(view, quantity.next) ? weights.edge : 0);
  }
  return edges;
}

/** Goods or a quantity begin at a break: after a separator, a number, an idle word, or a word unknown here. */
function canStart(view: MessageView, judge: Judge, at: number): boolean {
  const token = view.tokens[at];
  if (!token || token.kind === 'newline' || token.kind === 'noise') return false;
  if (token.kind === 'symbol' && !/^[#x([]$/.test(token.text)) return false;
  if (
    isSizeWord(view, at) ||
    (view.tokens[at - 1]?.kind === 'number' && token.glued && view.lexicon.units.has(token.text))
  )
    return false;
  const before = view.tokens[at - 1];
  if (before?.kind !== 'word') return true;
  if (token.kind === 'number' || numbersAt(view, at).length > 0) return true;
  return (
    isIdle(view, at - 1) ||
    view.lexicon.units.has(before.text) ||
    numbersAt(view, at - 1).length > 0 ||
    isSizeWord(view, at - 1) ||
    before.text === 'x' ||
    judge.know(before.text) < 0.05
  );
}

const isSizeWord = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.kind === 'number' && isSize(view, at);

/** Where goods that begin at a token may end. */
function goodsEnds(view: MessageView, judge: Judge, start: number, context: string): number[] {
  const first = view.tokens[start];
  if (
    !first ||
    (first.kind !== 'word' && first.kind !== 'number' && first.text !== '#') ||
    first.text === 'x'
  )
    return [];
  if (
    isIdle(view, start) &&
    judge.know(first.text) < 0.35 &&
    !(view.tokens[start + 1]?.text === '&' && view.tokens[start + 1]?.glued)
  )
    return [];
  const ends: number[] = [];
  let hasWord = false;
  for (
    let end = start + 1;
    end <= Math.min(view.tokens.length, start + longestGoods) && ends.length < mostEnds;
    end++
  ) {
    const last = view.tokens[end - 1];
    if (
      !last ||
      last.kind === 'newline' ||
      last.kind === 'noise' ||
      view.stops.has(end - 1) ||
      isHardStop(view, end - 1) ||
      isCueStop(view, judge, end - 1)
    )
      break;
    if (
      isTellingWord(view, end - 1) ||
      (context !== '' && isSizeLike(view, end - 1)) ||
      (chainAt(view, end - 1)?.count ?? 0) > 2
    )
      hasWord = true;
    if (hasWord && canEnd(view, judge, end)) ends.push(end);
  }
  return ends;
}

/** Under a heading a size is enough to name goods: `10kg`, `1/2 x 20`, `#4`. */
function isSizeLike(view: MessageView, at: number): boolean {
  return view.tokens[at]?.kind === 'number'
    ? chainAt(view, at) !== null || view.tokens[at - 1]?.text === '#'
    : isSizeWord(view, at) || /^["”'’]$/.test(view.tokens[at]?.text ?? '');
}

/** A word that can name goods: no size, unit, number or idle word. */
function isTellingWord(view: MessageView, at: number): boolean {
  const token = view.tokens[at];
  if (token?.kind !== 'word' || token.text === 'x' || isIdle(view, at) || isSizeWord(view, at)) return false;
  if (token.text.length === 1) return view.tokens[at + 1]?.glued === true;
  if (view.lexicon.fractions.has(token.text) || view.lexicon.multipliers.has(token.text)) return false;
  return (
    !view.lexicon.units.has(token.text) && numbersAt(view, at).every((number) => number.form === 'homophone')
  );
}

/** A correction or cancellation begins, in a word that names no goods here. */
function isCueStop(view: MessageView, judge: Judge, at: number): boolean {
  const text = view.tokens[at]?.text ?? '';
  return (
    judge.know(text) < 0.9 &&
    cuesAt(view, at).some(
      ({ cue }) => /^(?:cancel|correct|substitute|repeat)/.test(cue.kind) && text.length > 2,
    )
  );
}

const stoppedAbbreviations = new Set([
  'in',
  'ft',
  'gal',
  'lb',
  'lbs',
  'oz',
  'sq',
  'qt',
  'pt',
  'yd',
  'cu',
  'fl',
]);

/** A full stop before a space, after a number, a measure or a long word; `in.` and `gal.` are abbreviations. */
function endsSentence(view: MessageView, at: number): boolean {
  const [before, after] = [view.tokens[at - 1], view.tokens[at + 1]];
  if (!before || !after || after.glued) return false;
  if (isSizeWord(view, at - 1)) return !stoppedAbbreviations.has(before.text);
  return before.kind === 'number' || before.text.length > 4;
}

function isHardStop(view: MessageView, at: number): boolean {
  const token = view.tokens[at];
  if (token?.kind !== 'symbol') return false;
  if (/^[;|•?!\t]$/.test(token.text) || token.text === '→' || token.text === '>') return true;
  if (/^["“”]$/.test(token.text)) return view.tokens[at - 1]?.kind !== 'number';
  return token.text === '.' && (!token.glued || endsSentence(view, at));
}

function canEnd(view: MessageView, judge: Judge, end: number): boolean {
  const last = view.tokens[end - 1];
  const next = view.tokens[end];
  if (last?.kind === 'symbol' && !/^["”″%°'’′)]$/.test(last.text)) return false;
  if (
    last?.text === 'x' ||
    view.lexicon.and.has(last?.text ?? '') ||
    (last?.kind === 'word' && isIdle(view, end - 1) && judge.know(last.text) < 0.3)
  )
    return false;
  if (
    last?.kind === 'word' &&
    last.text.length <= 2 &&
    next?.glued &&
    (next.kind === 'number' || (next.text === '-' && view.tokens[end + 1]?.kind === 'number'))
  )
    return false;
  if (
    last?.kind === 'number' &&
    (isSize(view, end) || (next?.text === 'x' && next.glued && view.tokens[end + 1]?.kind === 'number'))
  )
    return false;
  if (next?.kind !== 'word')
    return (
      next?.kind !== 'symbol' || !next.glued || last?.kind !== 'number' || !/^["”″%°'’′]$/.test(next.text)
    );
  return (
    isIdle(view, end) ||
    next.text === 'x' ||
    numbersAt(view, end).length > 0 ||
    view.lexicon.units.has(next.text) ||
    cuesAt(view, end).length > 0 ||
    judge.know(next.text) < 0.05
  );
}

interface InnerGains {
  /** Sums over the tokens before each place. */
  hard: Float64Array;
  soft: Float64Array;
}

const inner = new WeakMap<MessageView, InnerGains>();

/** Separators inside goods cost, the more the harder they part; soft ones less when the catalogue knows the whole. */
function innerGain(view: MessageView, start: number, end: number, fit: number): number {
  const { hard, soft } = inner.get(view) ?? sumInnerGains(view);
  const softSum = (soft[end] ?? 0) - (soft[start] ?? 0);
  return (hard[end] ?? 0) - (hard[start] ?? 0) + (fit > 2.5 ? softSum * 0.7 : softSum);
}

function sumInnerGains(view: MessageView): InnerGains {
  const sums = {
    hard: new Float64Array(view.tokens.length + 1),
    soft: new Float64Array(view.tokens.length + 1),
  };
  for (let at = 0; at < view.tokens.length; at++) {
    sums.hard[at + 1] = (sums.hard[at] ?? 0) + hardGain(view, at);
    sums.soft[at + 1] = (sums.soft[at] ?? 0) + softGain(view, at);
  }
  inner.set(view, sums);
  return sums;
}

const isTight = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.glued === true && view.tokens[at + 1]?.glued === true;

function hardGain(view: MessageView, at: number): number {
  const token = view.tokens[at];
  if (token?.text === ',') return weights.innerComma;
  if (token?.text === '.' && !isTight(view, at) && view.tokens[at + 1]?.kind !== 'symbol')
    return weights.innerStop;
  if (token?.kind === 'symbol' && /^[-–—:=]$/.test(token.text) && !isTight(view, at))
    return weights.innerDash;
  const times =
    token?.text === 'x' &&
    view.tokens[at + 1]?.kind === 'number' &&
    view.tokens[at - 1]?.kind === 'word' &&
    !isSizeWord(view, at - 1);
  return times ? weights.innerTimes : 0;
}

function softGain(view: MessageView, at: number): number {
  const token = view.tokens[at];
  if (token?.kind === 'symbol')
    return /^[/&+]$/.test(token.text) && !isTight(view, at) ? weights.innerSlash : 0;
  if (token?.kind !== 'word') return 0;
  if (view.lexicon.and.has(token.text)) return weights.innerAnd;
  return cuesAt(view, at).length > 0 ? weights.innerCue : 0;
}

/** Between two separators, as one of a list. */
function isFenced(view: MessageView, start: number, end: number): boolean {
  const isFence = (at: number): boolean =>
    view.tokens[at]?.kind === 'newline' || /^[,;?]$/.test(view.tokens[at]?.text ?? '');
  return end - start <= 4 && isFence(start - 1) && isFence(end);
}

function startsClause(view: MessageView, at: number): boolean {
  const before = view.tokens[at - 1];
  return before?.kind !== 'word' || isIdle(view, at - 1);
}

function endsClause(view: MessageView, next: number): boolean {
  const token = view.tokens[next];
  return (
    !token ||
    token.kind === 'newline' ||
    token.kind === 'symbol' ||
    token.kind === 'noise' ||
    isIdle(view, next)
  );
}
