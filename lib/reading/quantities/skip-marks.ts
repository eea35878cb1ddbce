import type { NumberReading } from '../../language/numbers/number-reading';
import type { Token } from '../../language/text/tokenise';
import { countBehindConcord } from '../amounts/find-concord';
import { readEachAt } from '../amounts/read-shared-quantity';
import { isNumberAt, isTimes } from '../amounts/weigh-number';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { weights } from '../reading-weights';
import { isIdle } from '../words/is-idle';
import { skipPointer } from '../words/skip-pointer';
import { endsField } from '../words/skip-punctuation';

/** "for the couplings, that's four of em": said of the goods before it. */
const tellsOfThose = (view: MessageView, at: number): boolean =>
  view.lexicon.itIs.has(view.tokens[at]?.text ?? '') &&
  numbersAt(view, at + 1).some(({ next }) => skipPointer(view, unitAt(view, next)?.next ?? next) !== null);

/** "bread should be 3"; "bread also 3", "bread as well 3", "bread add 3 cases" before the next goods. */
function leadsQuantity(view: MessageView, at: number): boolean {
  const text = view.tokens[at]?.text ?? '';
  const { lexicon } = view;
  if (lexicon.leadsQuantity.has(text) || lexicon.quantityLabels.has(text)) return true;
  const closes = ({ next }: NumberReading): boolean => {
    const end = unitAt(view, next)?.next ?? next;
    return endsField(view, end) || (view.voice && lexicon.and.has(view.tokens[end]?.text ?? ''));
  };
  if (!lexicon.likewise.has(text)) return false;
  return numbersAt(view, at + 1).some(closes) || leadsQuantity(view, at + 1);
}

/** What stands between goods and their quantity. */
export interface Marks {
  /** The token after them. */
  next: number;
  /** How much they speak for a quantity. */
  gain: number;
  /** A bracket opens that the quantity has to close. */
  open: boolean;
}

/** Several marks say no more than two. */
const mostOfMarks = 1.1;

/** What may stand between goods and their quantity; null when the goods end for good. */
export function skipMarks(view: MessageView, at: number): Marks | null {
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
    } else if (text === '.' && readEachAt(view, next + 1)) return null;
    else if (text === '.' && !view.tokens[next + 1]?.glued) gain += weights.stopBefore;
    else if (text === 'x') gain += weights.times;
    else if (text === '(' || text === '[') {
      open = true;
      gain += weights.paren;
    } else if (text === ';' && isField(view, next + 1)) gain += weights.mark;
    else if (text === ',') gain += weights.commaBefore;
    else if (addsNext(view, next)) return null;
    else if (text === '/' && (isApart(view, next) || isSlashList(view, next))) gain += weights.mark;
    else if (token.kind === 'symbol' && !/^[;|!?&/)\]]$/.test(text))
      gain += i === 0 && !isPicture.test(text) ? weights.mark : 0;
    else if (text === 'to' && view.voice && numbersAt(view, next + 1).length === 0) break;
    else if (isNumberSign(view, next)) {
      gain += weights.mark;
      if (view.tokens[next + 1]?.text === '.') next++;
    } else if (leadsQuantity(view, next) || tellsOfThose(view, next)) {
      gain += weights.wordBefore;
      // "amaqanda abe ngu-5"
      const count = countBehindConcord(view, next + 1);
      if (count !== null) return { next: count, gain: Math.min(gain, mostOfMarks), open };
    } else if (!isNoted(token)) break;
    next++;
  }
  return { next, gain: Math.min(gain, mostOfMarks), open };
}

/** A price, or the dots and spaces that lead to a column: they speak neither for the quantity behind them nor against it. */
const isNoted = ({ kind, text }: Token): boolean =>
  kind === 'noise' && /^(?:price|leader|column)$/.test(text);

/** "salt - 0", "salt: 0": a mark that tells a number for the quantity, and nothing that parts it from its goods. */
export function isMarked({ tokens }: MessageView, from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  const parts = between.some(({ kind, text }) => kind === 'newline' || /^[.,]$/.test(text));
  return !parts && between.some(({ kind, text }) => kind === 'symbol' || /^(?:x|leader|column)$/.test(text));
}

/** The n of "strawberry n 20 punnet" and "flour n. 4", where nothing follows; "bread n 2 milk" goes on. */
function isNumberSign(view: MessageView, at: number): boolean {
  if (!view.lexicon.numberSigns.has(view.tokens[at]?.text ?? '')) return false;
  const from = view.tokens[at + 1]?.text === '.' ? at + 2 : at + 1;
  return numbersAt(view, from).some(({ next }) => endsField(view, unitAt(view, next)?.next ?? next));
}

/** "the rest stays + 3 milk": a number apart from the plus, and a name behind it. */
const addsNext = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.text === '+' &&
  view.tokens[at + 1]?.glued === false &&
  view.tokens[at + 2]?.kind === 'word' &&
  unitAt(view, at + 2) === null &&
  !isIdle(view, at + 2);

/** An emoji, which says nothing of a quantity. */
const isPicture = /\p{Extended_Pictographic}/u;

/** ` / `: a separator, with a space on both sides. */
const isApart = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.glued === false && view.tokens[at + 1]?.glued === false;

/** `cola/24; lime/6`: a slash before the last number of each item. */
const isSlashList = (view: MessageView, at: number): boolean =>
  isItemSlash(view, at) && view.tokens.some((_, other) => other !== at && isItemSlash(view, other));

function isItemSlash(view: MessageView, at: number): boolean {
  const after = view.tokens[at + 2];
  return (
    view.tokens[at]?.text === '/' &&
    isNumberAt(view, at + 1) &&
    (after === undefined || after.kind === 'newline' || /^[,;]$/.test(after.text))
  );
}

/** `soap;2;candles;4`: a number between two semicolons, or behind the last. */
function isField(view: MessageView, at: number): boolean {
  const after = view.tokens[at + 1];
  return isNumberAt(view, at) && (after === undefined || after.kind === 'newline' || after.text === ';');
}

/** A line that holds a quantity and nothing else. */
function isLoneNumberLine(view: MessageView, at: number): boolean {
  const number = numbersAt(view, isTimes(view, at) ? at + 1 : at)[0];
  if (!number) return false;
  const unit = unitAt(view, number.next);
  const end = view.tokens[unit?.next ?? number.next];
  return end === undefined || end.kind === 'newline';
}
