import type { NumberReading } from '../../language/numbers/number-reading';
import { isSize } from '../amounts/is-size';
import { isAmount } from '../amounts/weigh-number';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import type { Quantity } from '../quantity';
import { weights } from '../reading-weights';
import { placeEnd } from '../talk/is-stored';
import { cuesAt, hasCue } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { oncePerToken } from '../words/once-per-view';
import { skipPunctuation } from '../words/skip-punctuation';
import { askedBehindStock } from './asked-behind-stock';
import { enoughAt, needsAt, noneAt, readEnough } from './read-enough';
import { isInPair, readParCount } from './read-par-count';

/** "left need 12" after "3 whito": what stands before the goods is the stock. */
export function stockTailAt(view: MessageView, at: number): Quantity | null {
  const have = cuesAt(view, at).find((entry) => entry.cue.kind === 'have');
  return have ? needAt(view, have.next) : null;
}

/** "need 12", "need 12 more", "het 12 nodig". */
export const needAt = oncePerToken((view, at): Quantity | null => {
  const from = skipPunctuation(view, at);
  const need = cuesAt(view, from).find((entry) => entry.cue.kind === 'need');
  const number = numbersAt(view, need ? skipPunctuation(view, need.next) : behindHave(view, from))[0];
  if (!number || !isAmount(number)) return wantedHence(view, at);
  const unit = unitAt(view, number.next);
  const counted = unit?.next ?? number.next;
  const behind = need ? undefined : cuesAt(view, counted).find(({ cue }) => cue.kind === 'need');
  if (!need && (!behind || numbersAt(view, behind.next).length > 0)) return wantedHence(view, at);
  const next = behind?.next ?? counted;
  return {
    value: number.value,
    unit: unit?.unit ?? null,
    next: view.tokens[next]?.text === 'more' ? next + 1 : next,
    gain: weights.stock,
    restock: true,
  };
});

/** "so 12 please", "so make it 12": what is asked for because of what is there. */
function wantedHence(view: MessageView, at: number): Quantity | null {
  const asked = askedBehindStock(view, at);
  if (!asked) return null;
  const isHence = view.tokens.slice(at, asked.next).some(({ text }) => view.lexicon.hence.has(text));
  return isHence ? { ...asked, gain: weights.stock, restock: true } : null;
}

/** The token behind the "het" of "het 12 nodig". */
const behindHave = (view: MessageView, at: number): number =>
  cuesAt(view, at).find(({ cue }) => cue.kind === 'have')?.next ?? at;

/** The token behind the count of "have 3 whito", "have 2 boxes screws", "2 left of the whito"; null where none begins. */
export const heldEnd = oncePerToken((view, at): number | null => {
  const [count] = hasCue(view, 'have') || hasCue(view, 'holds') ? numbersAt(view, at) : [];
  const isHeld = (back: number): boolean =>
    cuesAt(view, at - back).some(({ cue, next }) => /^(?:have|holds)$/.test(cue.kind) && next === at);
  if (!count) return null;
  const end = unitAt(view, count.next)?.next ?? count.next;
  const isLinked = view.lexicon.links.has(view.tokens[end]?.text ?? '');
  return [1, 2, 3].some(isHeld) ? (isLinked ? end + 1 : end) : leftOfEnd(view, end);
});

/** The token behind the "left of the" of "only 2 left of the whito". */
function leftOfEnd(view: MessageView, at: number): number | null {
  const [left] = cuesAt(view, at).filter(({ cue }) => cue.kind === 'have');
  const { links, definite } = view.lexicon;
  if (!left || !links.has(view.tokens[left.next]?.text ?? '')) return null;
  return definite.has(view.tokens[left.next + 1]?.text ?? '') ? left.next + 2 : left.next + 1;
}

export function closeAt(view: MessageView, at: number): number | null {
  const token = view.tokens[at];
  if (token?.text === ')' || token?.text === ']') return at + 1;
  return null;
}

/** "have 3 need 9", "3 left send 9", "stock 4, order 6": the stock is not ordered. In "have 3 cases need 9" all are cases. */
export const readStockAt = oncePerToken((view, at): Quantity | null => {
  const enough = readEnough(view, at);
  if (enough) return enough;
  if (!hasCue(view, 'have') && !hasCue(view, 'need')) return null;
  const counted = readParCount(view, at);
  if (counted || isInPair(view, at)) return counted;
  let next = at;
  let wanted: number | null = null;
  let held = false;
  let unit: string | null = null;
  let heldUnit: string | null = null;
  let last = at;
  for (let i = 0; i < 4; i++) {
    next = skipPunctuation(view, next);
    const behindLevel = parLevelEnd(view, next);
    held ||= behindLevel !== null;
    next = behindLevel ?? next;
    const cue = cuesAt(view, next).find((entry) => entry.cue.kind === 'have' || entry.cue.kind === 'need');
    const at = cue ? skipPunctuation(view, cue.next) : next;
    const number = countAt(view, at) ?? noneAt(view, at);
    // "elbow 3/4 need 6": nobody holds three quarters of one.
    const isPart = !cue && number?.form === 'fraction' && number.value < 1;
    if (!number || number.form === 'homophone' || isPart) break;
    let kind = cue?.cue.kind;
    let end = number.next;
    const units = unitAt(view, end);
    if (units) end = units.next;
    // "6 in the store, order 12".
    const kept = placeEnd(view, end);
    if (!kind && kept !== null && needsAt(view, kept)) end = kept;
    if (!kind && needsAt(view, end)) kind = 'have';
    if (!kind) {
      const behind = cuesAt(view, end).find(
        (entry) => entry.cue.kind === 'have' || entry.cue.kind === 'need',
      );
      if (!behind) break;
      kind = behind.cue.kind;
      end = behind.next;
      const again = numbersAt(view, end)[0];
      if (kind === 'need' && again) break;
    }
    if (kind === 'have') {
      held = true;
      heldUnit = units?.unit ?? heldUnit;
      if (cue) end = closedHeld(view, end);
    } else [wanted, unit] = [number.value, units?.unit ?? null];
    next = end;
    last = end;
  }
  const closed = wanted === null ? enoughAt(view, last) : null;
  if (closed !== null) [wanted, last] = [0, closed];
  const asked = held && wanted === null ? askedBehindStock(view, last) : null;
  if (asked) [wanted, unit, last] = [asked.value, asked.unit, asked.next];
  return held && wanted !== null
    ? {
        value: wanted,
        unit: unit ?? heldUnit,
        next: closeAt(view, last) ?? last,
        gain: weights.stock,
        restock: true,
      }
    : null;
});

/** "par 6 soh 2 order 4": how many there are to be is neither there nor ordered; the token behind it. */
export function parLevelEnd(view: MessageView, at: number): number | null {
  if (!view.lexicon.parLevels.has(view.tokens[at]?.text ?? '')) return null;
  const mark = /^[:=]$/.test(view.tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const level = numbersAt(view, mark)[0];
  return level ? skipPunctuation(view, level.next) : null;
}

/** The "left" of "got 6 left need 5" says once more that they are there; the token behind it. */
function closedHeld(view: MessageView, at: number): number {
  const again = cuesAt(view, at).find(({ cue }) => cue.kind === 'have');
  return again && numbersAt(view, again.next).length === 0 ? again.next : at;
}

/**
 * The count at a token. A fraction behind it is the size of goods that follow, as in "need 6 1/2 push coupling", and
 * part of the count where none do: "need 2 1/2 bags".
 */
function countAt(view: MessageView, at: number): NumberReading | undefined {
  const [longest, ...shorter] = numbersAt(view, at);
  if (!longest || Number.isInteger(longest.value) || !namesGoods(view, longest.next)) return longest;
  return shorter.find(({ value }) => Number.isInteger(value)) ?? longest;
}

const namesGoods = (view: MessageView, at: number): boolean =>
  isSize(view, at) || (view.tokens[at]?.kind === 'word' && !isIdle(view, at) && unitAt(view, at) === null);
