import { measureOf } from '../../language/compile';
import { measureBySymbol } from '../../language/measures';
import { isMeasuredRow } from '../amounts/is-measured-row';
import { isSize, isSizeWord } from '../amounts/is-size';
import { measureAt } from '../amounts/measure-at';
import { longestGoods } from '../goods/find-goods-ends';
import { isCutAtMeasure } from '../goods/goods-bounds';
import { isFence, isNamedEntry, isSizedEntry } from '../goods/is-sized-entry';
import { innerGain } from '../goods/weigh-inner-marks';
import { lengthOf } from '../headings/heading-lines';
import type { ItemEdge, ItemShape } from '../item-edge';
import type { Fit, Judge } from '../judge';
import { type MessageView, numbersAt } from '../message-view';
import { weights } from '../reading-weights';
import { beginsCue } from '../words/find-cues';
import { repeatsItself } from '../words/find-repeated';
import { isTalk } from '../words/is-talk';
import { oncePerView } from '../words/once-per-view';
import { saysSame } from '../words/says-same';
import { framedEnd } from './framed-end';

/** Weighs an item that begins at a token, under the words of its headings; null when nothing speaks for its goods. */
export function weighItem(
  view: MessageView,
  judge: Judge,
  at: number,
  context: string,
  { goodsStart, goodsEnd, next, quantity, side, gain }: ItemShape,
): ItemEdge | null {
  const fit = fitOf(view, judge, goodsStart, goodsEnd, quantity?.unit ?? null, context);
  if (!fit.measured && isCutAtMeasure(view, goodsEnd, judge)) return null;
  const framed = quantity === null && goodsEnd === framedEnd(view, goodsStart);
  const fillsRow = quantity === null && isMeasuredRow(view, goodsStart, goodsEnd);
  const isMeant = quantity
    ? !quantity.vague || (isNamedEntry(view, goodsStart, goodsEnd) && !isHeld(view, at))
    : isFenced(view, goodsStart, goodsEnd) || fillsRow;
  const inTalk =
    isCountedInTalk(view, goodsStart, goodsEnd) ||
    isMeasureAlone(view, goodsStart, goodsEnd) ||
    (quantity?.vague === true && happened(view, at)) ||
    (!fit.known && (isCountedAmong(view, at, goodsEnd) || isNoCount(view, at, quantity)));
  const sure = !inTalk && (fit.known || framed || isMeant);
  if (!sure) return null;
  const measure = quantity === null && fit.measured ? measureIn(view, goodsStart, goodsEnd) : null;
  const talks = isTalk(view, goodsStart, goodsEnd);
  const score =
    fit.score +
    weights.item +
    gain +
    (!fit.known && talks ? weights.talk : 0) +
    ((talks || !fit.known) && isGreeted(view, at) ? weights.greeted : 0) +
    (quantity ? quantity.gain : measure ? measuredGain(view, measure, goodsEnd) : unsaidGain(view)) +
    (fit.measured && quantity !== null
      ? countedTwice(view, { goodsStart, goodsEnd, next, quantity, side })
      : 0) +
    innerGain(view, goodsStart, goodsEnd, fit.score) +
    (repeatsItself(view, goodsStart, goodsEnd) ? weights.repeated : 0) +
    (fillsRow && !fit.measured && !talks ? weights.measuredRow : 0);
  const amount = quantity ?? measure;
  return {
    goodsStart,
    goodsEnd,
    at,
    next,
    quantity: amount?.value ?? null,
    unit: amount?.unit ?? null,
    side,
    measured: measure?.side ?? null,
    restock: quantity?.restock === true,
    vague: quantity?.vague === true,
    score: framed ? Math.max(weights.framed, score) : score,
    fit: fit.score,
    known: fit.known,
  };
}

const unsaidGain = ({ sharesQuantity }: MessageView): number =>
  sharesQuantity ? weights.noQuantityBeforeEach : weights.noQuantity;

/** A measure is a quantity, and ends the goods that it stands behind: "shallots 4 kg lemons 3kg". */
const measuredGain = ({ tokens }: MessageView, { side }: { side: string | null }, end: number): number =>
  side === 'trail'
    ? weights.measuredOut + (tokens[end]?.kind === 'word' ? weights.measuredBeforeWord : 0)
    : weights.measuredInside;

/** The 10 kg of "onions 10kg": how much is meant of goods that are sold by it. Of "2 x 500g" the packs count as well. */
function measureIn(
  view: MessageView,
  start: number,
  end: number,
): { value: number; unit: string; side: 'lead' | 'trail' | null } | null {
  for (let at = start; at < end; at++) {
    if (/^[x×*]$/.test(view.tokens[at - 1]?.text ?? '')) continue;
    const measured = numbersAt(view, at).find(({ next }) => next < end && isSize(view, next));
    const unit = measured && measureOf(view.tokens[measured.next]?.text ?? '', view.lexicon);
    if (
      measured &&
      unit &&
      (/^(?:mass|volume|area)$/.test(unit.dimension) || measureAt(view, measured.next))
    ) {
      const side = at === start ? 'lead' : measured.next === end - 1 ? 'trail' : null;
      return { value: measured.value, unit: unit.symbol, side };
    }
  }
  return null;
}

/**
 * Against a number that does not count the measure which says how much: the 6 of "40m cat 6", the 4 kg of "shallot 4 kg
 * drumstick 3kg". The 2 of "2 x 5kg", "5kg 2" and "2 bags
 * of 5kg" counts it.
 */
function countedTwice(
  view: MessageView,
  { goodsStart, goodsEnd, next, quantity, side }: Omit<ItemShape, 'gain'>,
): number {
  const [from, to] = side === 'lead' ? [goodsStart - 1, goodsStart] : [goodsEnd, next];
  const marks = view.tokens.slice(from, to);
  if (measureBySymbol(quantity?.unit ?? '')) return weights.measuredTwice;
  if (quantity?.unit !== null || marks.some(({ text }) => /^[x×*@]$/.test(text))) return 0;
  const counts = side === 'lead' ? numbersAt(view, goodsStart).length > 0 : isSizeWord(view, goodsEnd - 1);
  return counts ? 0 : weights.measuredTwice;
}

/** What the judge said of goods, by their headings, unit and place: many items have the same goods. */
const fitsOf = oncePerView(() => new Map<string, Map<string | null, Map<number, Fit>>>());

function fitOf(
  view: MessageView,
  judge: Judge,
  start: number,
  end: number,
  unit: string | null,
  context: string,
): Fit {
  const under = fitsOf(view).get(context) ?? new Map<string | null, Map<number, Fit>>();
  const fits = under.get(unit) ?? new Map<number, Fit>();
  const key = start * (longestGoods + 1) + end - start;
  const known = fits.get(key);
  if (known) return known;
  const fit = judge.fit(startOf(view, start), endOf(view, end), unit, context);
  fitsOf(view).set(context, under.set(unit, fits.set(key, fit)));
  return fit;
}

const startOf = (view: MessageView, at: number): number => view.tokens[at]?.start ?? 0;

const endOf = (view: MessageView, end: number): number => view.tokens[end - 1]?.end ?? 0;

/** "we have a fridge 20l": it is there. */
const isHeld = (view: MessageView, at: number): boolean => beginsCue(view, at - 1, 'have', 'holds');

/** "we had a fire drill": no fire is ordered. */
const happened = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.hadOnce.has(tokens[at - 1]?.text ?? '');

/** The "properties" of "for all three properties": counted in talk, and no goods. */
const isCountedInTalk = ({ tokens, lexicon }: MessageView, start: number, end: number): boolean =>
  end - start === 1 && lexicon.counted.has(tokens[start]?.text ?? '');

/** The "nomsa" of "hi nomsa 12 beans 6 samp": right behind a greeting stands who is greeted, unless the catalogue knows it for goods. */
const isGreeted = ({ tokens, lexicon }: MessageView, at: number): boolean => {
  let from = at;
  while (
    from > at - longestName &&
    tokens[from]?.kind === 'word' &&
    !lexicon.greetings.has(tokens[from]?.text ?? '')
  )
    from--;
  return lexicon.greetings.has(tokens[from]?.text ?? '');
};

/** Words of who is greeted, and where, at most. */
const longestName = 4;

/**
 * The "sq" of "a roof of 24 sq", the "litre" of "the white the one litre one": how large something is, and no goods, whatever the
 * catalogue abbreviates so.
 */
const isMeasureAlone = (view: MessageView, start: number, end: number): boolean =>
  end - start === 1 &&
  (view.lexicon.dimensions.has(view.tokens[start]?.text ?? '') ||
    (view.voice && isSize(view, start) && numbersAt(view, start - 1).some(({ next }) => next === start)));

/** "guests are two Dutch families": so described, and in the middle of what is told; but the row "2 braai things". */
const isCountedAmong = ({ tokens, lexicon }: MessageView, at: number, end: number): boolean =>
  tokens[at - 1]?.kind === 'word' && tokens.slice(at, end).some(({ text }) => lexicon.counted.has(text));

/** "tell him to come round", "the old one must go": of goods that nobody knows, a "to" or "one" of the sentence. */
function isNoCount(view: MessageView, at: number, quantity: ItemShape['quantity']): boolean {
  const { definite, ones } = view.lexicon;
  const textAt = (place: number): string => view.tokens[place]?.text ?? '';
  const [number] = numbersAt(view, at);
  if (!number || quantity?.unit !== null || quantity.next !== number.next) return false;
  const points = ones.has(textAt(at)) && definite.has(textAt(at - 2)) && view.tokens[at - 1]?.kind === 'word';
  return number.form === 'homophone' || points;
}

/** Between two separators, as one of a list. */
const isFenced = (view: MessageView, start: number, end: number): boolean =>
  ((isFence(view, start - 1) && (isFence(view, end) || saysSame(view, end))) ||
    isSizedEntry(view, start, end)) &&
  lengthOf(view, [start, end]) <= longestEntry;

/** Words and numbers of an entry that names goods; longer ones are prose. */
const longestEntry = 5;
