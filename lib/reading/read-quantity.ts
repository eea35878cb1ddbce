import { chainAt, cuesAt, isIdle, isSize, type MessageView, numbersAt, unitAt } from './message-view';
import type { NumberReading } from './read-number-words';
import { weights } from './reading-weights';

/** A quantity beside goods: how much, in what unit, and how plainly it is one. */
export interface Quantity {
  value: number;
  unit: string | null;
  next: number;
  gain: number;
  /** Only an article: goods that the catalogue does not know are then no goods ("a few"). */
  vague?: boolean;
}

const largest = 1_000_000;

/** The quantities that can begin at a token before goods: `5`, `5 x`, `x5`, `5 cs of`, `2 doz`, `a box of`. */
export function quantitiesBefore(view: MessageView, at: number): Quantity[] {
  const times = isTimes(view, at);
  const open = /^[([]$/.test(view.tokens[at]?.text ?? '');
  const stock = readStockAt(view, at);
  const found: Quantity[] = stock ? [stock] : [];
  for (const number of numbersAt(view, times || open ? at + 1 : at)) {
    if (
      !isAmount(number) ||
      isCode(view, times || open ? at + 1 : at) ||
      (open && !/^[)\]]$/.test(view.tokens[number.next]?.text ?? ''))
    )
      continue;
    const base =
      numberGain(number) +
      partGain(view, times || open ? at + 1 : at, number) +
      (times ? weights.times + (isLate(view, at) ? weights.lateTimes : 0) : 0) +
      (open ? weights.paren : 0) +
      chainGain(view, number.next - 1);
    for (const { unit, next, gain } of unitsAfter(view, number)) {
      const end = skipOf(view, next, unit !== null);
      if (number.form === 'fraction' && number.value < 1 && unit === null && !number.dozens) continue;
      found.push({
        value: number.value,
        unit,
        next: end.next,
        gain: base + gain + end.gain,
        vague: number.form === 'article' && unit === null,
      });
    }
  }
  return found;
}

/** "left need 12" after "3 whito": what stands before the goods is the stock. */
export function stockTailAt(view: MessageView, at: number): Quantity | null {
  const have = cuesAt(view, at).find((entry) => entry.cue.kind === 'have');
  const need = have
    ? cuesAt(view, skipPunctuation(view, have.next)).find((entry) => entry.cue.kind === 'need')
    : undefined;
  const number = need ? numbersAt(view, skipPunctuation(view, need.next))[0] : undefined;
  if (!number || !isAmount(number)) return null;
  const unit = unitAt(view, number.next);
  const next = unit?.next ?? number.next;
  return {
    value: number.value,
    unit: unit?.unit ?? null,
    next: view.tokens[next]?.text === 'more' ? next + 1 : next,
    gain: weights.quantity + 2.5,
  };
}

/** The quantities that can stand after goods: `x6`, `- 10`, `: 4`, `(12)`, `6 cases`, `have 3 need 9`. */
export function quantitiesAfter(view: MessageView, at: number): Quantity[] {
  const stock = readStockAt(view, at);
  if (stock) return [stock];
  const mark = skipMarks(view, at);
  if (!mark) return [];
  const found: Quantity[] = [];
  for (const number of numbersAt(view, mark.next)) {
    if (!isAmount(number) || number.form === 'article' || isCode(view, mark.next)) continue;
    const lone = number.value === 1 && number.form === 'words' && mark.next === at ? weights.loneOne : 0;
    const clear =
      number.next < view.tokens.length && isTimes(view, number.next) && isNumberAt(view, number.next + 1)
        ? weights.timesAfter
        : 0;
    for (const { unit, next, gain } of unitsAfter(view, number)) {
      if (number.form === 'fraction' && number.value < 1 && unit === null) continue;
      const end = view.tokens[next]?.text === 'x' && !isNumberAt(view, next + 1) ? next + 1 : next;
      const closed = mark.open ? closeAt(view, end) : end;
      if (closed === null) continue;
      found.push({
        value: number.value,
        unit,
        next: closed,
        gain:
          numberGain(number) +
          partGain(view, mark.next, number) +
          clear +
          lone +
          gain +
          mark.gain +
          Math.min(0, chainGain(view, number.next - 1)),
      });
    }
  }
  return found;
}

/** "2 each", "2 of each", "5 cases of each", "each 3". */
export function readEachAt(view: MessageView, at: number): Quantity | null {
  const number = numbersAt(view, isTimes(view, at) ? at + 1 : at).find((entry) => entry.form !== 'homophone');
  if (number && isAmount(number)) {
    const unit = unitAt(view, number.next);
    for (const next of unit ? [unit.next, number.next] : [number.next]) {
      const from = view.tokens[next]?.text === 'x' ? next + 1 : next;
      const each = cuesAt(view, from).find((entry) => entry.cue.kind === 'each');
      if (each)
        return {
          value: number.value,
          unit: next === number.next ? null : (unit?.unit ?? null),
          next: each.next,
          gain: 0,
        };
    }
  }
  const each = cuesAt(view, at).find((entry) => entry.cue.kind === 'each');
  const after = each ? numbersAt(view, each.next)[0] : undefined;
  if (!each || !after || !isAmount(after) || after.form === 'article' || isSize(view, after.next))
    return null;
  return { value: after.value, unit: null, next: after.next, gain: 0 };
}

/** A number in or beside an item that can be no quantity: zero, below zero, beyond all bounds, too precise. */
export function unclearNumberBeside(view: MessageView, item: { at: number; next: number }): boolean {
  const isOdd = (at: number): boolean => {
    const token = view.tokens[at];
    if (token?.kind === 'noise') return token.text === 'number';
    return token?.kind === 'number' && token.value !== undefined && !isAmount({ value: token.value });
  };
  const first = view.tokens[item.at];
  const sign = view.tokens[item.at - 1];
  const minus = first?.kind === 'number' && first.glued && sign?.text === '-' && !sign.glued;
  return minus || [item.at - 1, item.at, item.next - 1, item.next, item.next + 1].some(isOdd);
}

/** Above zero, at most a million, at most three decimals. */
export function isAmount({ value }: { value: number }): boolean {
  return value > 0 && value <= largest && Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;
}

function numberGain(number: NumberReading): number {
  let gain = weights.quantity;
  if (number.form === 'article') gain += weights.article;
  if (number.form === 'homophone') gain += weights.homophone;
  if (number.form === 'joined') gain += weights.joined;
  if (number.form === 'fraction') gain += weights.fraction;
  if (!Number.isInteger(number.value))
    gain += Number.isInteger(number.value * 4) && number.value < 20 ? weights.decimal : 2 * weights.decimal;
  if (number.value > 500 && !number.dozens) gain += weights.large;
  else if (number.value >= 100 && number.value % 5 === 0 && !number.dozens) gain += weights.sizeLike;
  return gain;
}

const isTimes = (view: MessageView, at: number): boolean => view.tokens[at]?.text === 'x';
const isNumberAt = (view: MessageView, at: number): boolean => view.tokens[at]?.kind === 'number';

/** "twenty" of "twenty five": a number is seldom cut in two. */
function partGain(view: MessageView, at: number, number: NumberReading): number {
  const whole = numbersAt(view, at).find((entry) => entry.form !== 'homophone');
  if (!whole || whole.next <= number.next) return 0;
  return view.lexicon.multipliers.has(view.tokens[number.next]?.text ?? '')
    ? 3 * weights.partOfNumber
    : weights.partOfNumber;
}

/** `coke x4 fanta`: a times sign right after goods belongs to them. */
const isLate = (view: MessageView, at: number): boolean =>
  /^(?:word|number)$/.test(view.tokens[at - 1]?.kind ?? '') && !isIdle(view, at - 1);

/** A number in `2x4x8` is hardly a quantity; the first of `20 x 2x4x8` is. */
function chainGain(view: MessageView, at: number): number {
  const chain = chainAt(view, at);
  if (!chain) return 0;
  if (chain.one) return -3;
  if (!chain.first && chain.fraction) return -3;
  if (!chain.first) return chain.last && !chain.tight ? (chain.count > 2 ? -0.5 : 0) : -3;
  if (chain.count === 3) return chain.glued ? -3.4 : -0.5;
  return chain.count === 2 && chain.glued && !isSize(view, at + 3) ? weights.gluedPair : 0;
}

/** `r-19`, `r19`, `#4`: the number belongs to the letter before it. */
function isCode(view: MessageView, at: number): boolean {
  const [dash, letter] = [view.tokens[at - 1], view.tokens[at - 2]];
  if (
    view.tokens[at]?.glued &&
    (dash?.text === '#' || (dash?.kind === 'word' && dash.text.length <= 2 && dash.text !== 'x'))
  )
    return true;
  return (
    view.tokens[at]?.glued === true &&
    dash?.text === '-' &&
    dash.glued &&
    letter?.kind === 'word' &&
    letter.text.length <= 2
  );
}

/** Without a unit, with one, and both with the times sign on either side. */
function unitsAfter(
  view: MessageView,
  number: NumberReading,
): { unit: string | null; next: number; gain: number }[] {
  const found: { unit: string | null; next: number; gain: number }[] = [];
  const size = isSize(view, number.next) ? weights.size : 0;
  const times = isTimes(view, number.next);
  found.push({ unit: null, next: number.next, gain: size });
  if (times) found.push({ unit: null, next: number.next + 1, gain: weights.times });
  const glue = view.tokens[number.next]?.text === '-' ? number.next + 1 : number.next;
  const unit = unitAt(view, times ? number.next + 1 : glue);
  if (unit) {
    const after = isTimes(view, unit.next) ? unit.next + 1 : unit.next;
    found.push({
      unit: unit.unit,
      next: after,
      gain: weights.unit + (times || after > unit.next ? weights.times : 0),
    });
  }
  return found;
}

/** "of", "of the", a dash or a bracket between a quantity and its goods. */
function skipOf(view: MessageView, at: number, hasUnit: boolean): { next: number; gain: number } {
  let next = skipPackNote(view, at);
  if (/^[-–—:*)=>]$/.test(view.tokens[next]?.text ?? '') && view.tokens[next]?.kind === 'symbol') next++;
  if (/^(?:more|extra|additional|other|nog|mas|mais|de plus)$/.test(view.tokens[next]?.text ?? '')) next++;
  const of = view.tokens[next]?.text ?? '';
  if (/^(of|de|da|do|d|van|des|du|di)$/.test(of)) {
    next++;
    if (/^(the|those|your|die|la|el|os|as|le|les|these|that|this)$/.test(view.tokens[next]?.text ?? ''))
      next++;
    return { next, gain: hasUnit ? 0.2 : 0.3 };
  }
  return { next, gain: 0 };
}

/** `1 case (12s) of`: how many a case holds. */
function skipPackNote(view: MessageView, at: number): number {
  if (view.tokens[at]?.text !== '(' || view.tokens[at + 1]?.kind !== 'number') return at;
  for (let next = at + 2; next < at + 6; next++) if (view.tokens[next]?.text === ')') return next + 1;
  return at;
}

/** What may stand between goods and their quantity; null when the goods end for good. */
function skipMarks(view: MessageView, at: number): { next: number; gain: number; open: boolean } | null {
  let next = at;
  let gain = 0;
  let open = false;
  for (let i = 0; i < 6; i++) {
    const token = view.tokens[next];
    if (!token) return null;
    const text = token.text;
    if (token.kind === 'newline') {
      if (!isLoneNumberLine(view, next + 1)) return null;
      gain += weights.newlineBefore;
    } else if (text === 'x') gain += weights.times;
    else if (text === '(' || text === '[') {
      open = true;
      gain += weights.paren;
    } else if (text === ',') gain += weights.commaBefore;
    else if (token.kind === 'symbol' && !/^[;|!?&/)\]]$/.test(text)) gain += i === 0 ? weights.mark : 0;
    else if (token.kind === 'noise' && token.text === 'price') gain -= 0.1;
    else if (
      /^(qty|quantity|to|pls|please|asb|need|order|about|aantal|cantidad|qtd|qte|send|just|only|make|want|is|get|give|me|us|another|ezi|eziyi|must|be|should|read|now|x)$/.test(
        text,
      )
    )
      gain -= 0.1;
    else break;
    next++;
  }
  return { next, gain: Math.min(gain, 1.1), open };
}

/** A line that holds a quantity and nothing else. */
function isLoneNumberLine(view: MessageView, at: number): boolean {
  const number = numbersAt(view, isTimes(view, at) ? at + 1 : at)[0];
  if (!number) return false;
  const unit = unitAt(view, number.next);
  const end = view.tokens[unit?.next ?? number.next];
  return end === undefined || end.kind === 'newline';
}

function closeAt(view: MessageView, at: number): number | null {
  const token = view.tokens[at];
  if (token?.text === ')' || token?.text === ']') return at + 1;
  return null;
}

/** "have 3 need 9", "3 left send 9", "stock 4, order 6": the stock is not ordered. */
function readStockAt(view: MessageView, at: number): Quantity | null {
  let next = at;
  let wanted: number | null = null;
  let held = false;
  let unit: string | null = null;
  let last = at;
  for (let i = 0; i < 4; i++) {
    next = skipPunctuation(view, next);
    const cue = cuesAt(view, next).find((entry) => entry.cue.kind === 'have' || entry.cue.kind === 'need');
    const number = numbersAt(view, cue ? skipPunctuation(view, cue.next) : next)[0];
    if (!number || number.form === 'homophone') break;
    let kind = cue?.cue.kind;
    let end = number.next;
    const units = unitAt(view, end);
    if (units) end = units.next;
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
    if (kind === 'have') held = true;
    else [wanted, unit] = [number.value, units?.unit ?? null];
    next = end;
    last = end;
  }
  return held && wanted !== null && wanted > 0
    ? { value: wanted, unit, next: closeAt(view, last) ?? last, gain: weights.quantity + weights.times + 1.8 }
    : null;
}

function skipPunctuation(view: MessageView, at: number): number {
  let next = at;
  while (
    next < at + 4 &&
    /^[-–—:=,.;>(/|&]$|^(?:and|but|only|pls|please|just|another|so|about|now|still|we|i)$/.test(
      view.tokens[next]?.text ?? '',
    )
  )
    next++;
  return next;
}
