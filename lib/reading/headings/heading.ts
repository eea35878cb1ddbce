import { chainAt } from '../amounts/chain-at';
import { isSize } from '../amounts/is-size';
import { isHeldByPack } from '../amounts/tells-pack';
import type { Judge } from '../judge';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { isHardStop } from '../talk/find-hard-stops';
import { isGoodsWord, isIdle } from '../words/is-idle';

/** A line or clause that says something for the lines below it: a size, a pack, a brand. */
export interface Heading {
  /** Tokens of its words, `end` exclusive; the colon is not among them. */
  start: number;
  end: number;
  /** Tokens it holds for. */
  from: number;
  to: number;
  text: string;
  /** Holds to the end of its line only. */
  inline: boolean;
}

/** The heading of these words, with what it holds for; its text is empty when it tells nothing of goods. */
export function headingOf(
  view: MessageView,
  judge: Judge,
  start: number,
  end: number,
  from: number,
): Heading {
  const words = view.tokens.slice(start, end);
  const tells = words.some(
    (token, i) =>
      (token.kind === 'word' && !isSaid(view, start + i) && judge.know(token.text) > 0.5) ||
      token.kind === 'number',
  );
  const text = tells ? view.text.slice(words[0]?.start, words.at(-1)?.end) : '';
  const inline =
    view.tokens[from] !== undefined &&
    view.tokens[from]?.kind !== 'newline' &&
    view.tokens[from]?.text !== '>';
  return { start, end, from, to: scopeEnd(view, from, inline), text, inline };
}

/** Tells of goods whether all their words are words of one heading. */
export function headingsHold(
  headings: readonly Heading[],
): (goods: { goodsStart: number; goodsEnd: number }) => boolean {
  const ends = new Map<number, number>();
  for (const { start, end } of headings)
    for (let at = start; at < end; at++) ends.set(at, Math.max(end, ends.get(at) ?? 0));
  return ({ goodsStart, goodsEnd }) => (ends.get(goodsStart) ?? 0) >= goodsEnd;
}

/** "apartment turns this week:" says nothing of goods, though one of the words may name some. */
const isSaid = (view: MessageView, at: number): boolean =>
  isIdle(view, at) || view.lexicon.talk.has(view.tokens[at]?.text ?? '');

/** "lotion 400:", a size without its measure. */
export const leastBareSize = 100;

/** So much better are goods named by a heading that is theirs. */
export const leastGain = 0.15;

/** More tokens are prose. */
const longestHeading = 10;

/** Words, sizes and packs, but no quantity of its own. */
export function isHeadingText(view: MessageView, start: number, end: number): boolean {
  if (end - start > longestHeading) return false;
  let content = 0;
  for (let at = start; at < end; at++) {
    const token = view.tokens[at];
    if (token?.kind === 'word' && token.text.length > 1 && !isIdle(view, at)) content++;
    if (token?.kind !== 'number') continue;
    if (isMultiplied(view, at)) return false;
    const size = isSize(view, at + 1) || token.form === 'fraction';
    if (size || isCompound(view, at) || isOfCode(view, at, end) || isInName(view, at, start, end)) content++;
    else if (
      !unitAt(view, at + 1) &&
      !isBareSize(view, at, start, end) &&
      !/^(?:of|#|size)$/.test(view.tokens[at - 1]?.text ?? '') &&
      !chainAt(view, at)
    )
      return false;
  }
  return content > 0;
}

/** The 2 of "2-panel": tied to a word. */
const isCompound = (view: MessageView, at: number): boolean =>
  view.tokens[at + 1]?.text === '-' &&
  view.tokens[at + 1]?.glued === true &&
  view.tokens[at + 2]?.kind === 'word' &&
  view.tokens[at + 2]?.glued === true;

/** The 13 of "R-13 batts:" and the 4.5 of "trim F4.5:": tied to the letters of a code. */
function isOfCode(view: MessageView, at: number, end: number): boolean {
  const hyphen = view.tokens[at - 1]?.text === '-' && view.tokens[at - 1]?.glued === true;
  const letters = view.tokens[hyphen ? at - 2 : at - 1];
  const isTied = view.tokens[at]?.glued === true && letters?.kind === 'word' && letters.text !== 'x';
  return isTied && view.tokens[end]?.text === ':';
}

/** The 20 of "Prostud 20 3-5/8:" and the 12 of "thhn 12 solid: red 2": between words before a colon and its list. */
const isInName = (view: MessageView, at: number, start: number, end: number): boolean =>
  at > start &&
  at < end - 1 &&
  view.tokens[at - 1]?.kind === 'word' &&
  !isIdle(view, at - 1) &&
  // "bread cases: white 3, brown 4; singles:" counts goods before a mark, but not "12 hampers x 12, one of each:".
  !(view.tokens[at - 1]?.text !== 'x' && /^[,;:]$/.test(view.tokens[at + 1]?.text ?? '')) &&
  view.tokens[end]?.text === ':' &&
  (view.tokens[end + 1]?.kind === 'newline' || opensWithKind(view, end + 1));

/** "red 2", "2 red": a kind and a quantity of it. */
function opensWithKind(view: MessageView, at: number): boolean {
  const lead = numbersAt(view, at)[0];
  if (lead) return isGoodsWord(view, lead.next);
  if (view.tokens[at]?.kind !== 'word' || isIdle(view, at)) return false;
  let to = at + 1;
  while (view.tokens[to]?.kind === 'word' && numbersAt(view, to).length === 0) to++;
  return numbersAt(view, view.tokens[to]?.text === 'x' ? to + 1 : to).length > 0;
}

/** The 6 of "lotion 400 x6": a times sign tied to it alone. */
const isMultiplied = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.text === 'x' &&
  view.tokens[at - 1]?.glued === false &&
  view.tokens[at]?.glued === true;

/** The 400 of "lotion 400:", "lotion 400 pump" or "400 lotions", and the 6 of "doors 6 panel", alone on its line. */
export function isBareSize(view: MessageView, at: number, start: number, end: number): boolean {
  const [last, after] = [view.tokens[end], view.tokens[end + 1]];
  const { value = 0 } = view.tokens[at] ?? {};
  // "soda 1.5:"
  const isDecimal = !Number.isInteger(value) && value > 1;
  const isNoCount = value >= leastBareSize || isDecimal;
  // "cleaner 750: 6 pine, 6 lemon"
  const leads = isDecimal || (isNoCount && after?.kind === 'number');
  const closes = last?.kind === 'newline' || (last?.text === ':' && (leads || after?.kind === 'newline'));
  const opens = start === 0 || view.tokens[start - 1]?.kind === 'newline';
  const inner = view.tokens[at + 1]?.kind === 'word' && !unitAt(view, at + 1);
  if (!closes) return false;
  if (!isNoCount) return inner && at > start && isGoodsWord(view, at - 1);
  return at === end - 1 || isBeforePack(view, at, end) || (at === start && opens) || (at > start && inner);
}

/** The 750 of "sauce 750, cases of 6". */
const isBeforePack = (view: MessageView, at: number, end: number): boolean =>
  isHeldByPack(view, end - 1) && /^[,(–—-]$/.test(view.tokens[end - 4]?.text ?? '') && at === end - 5;

/** To the end of the line when goods follow on it, else to the next empty line. */
function scopeEnd(view: MessageView, from: number, inline: boolean): number {
  let at = from;
  while (at < view.tokens.length) {
    const token = view.tokens[at];
    if (token?.kind === 'newline' && (inline || (at > from && view.tokens[at - 1]?.kind === 'newline')))
      break;
    if (inline && token?.text === '.' && isHardStop(view, at)) break;
    at++;
  }
  return at;
}
