import { isSizeWord } from '../amounts/is-size';
import { goodsToo, outerUnits } from '../amounts/outer-units';
import { isNumeral, type MessageView, unitAt } from '../message-view';
import { isGoodsWord, isIdle } from '../words/is-idle';
import type { Heading } from './heading';
import { type LineTokens, linesIn } from './heading-lines';

/** More tokens are prose. */
const longestRemark = 10;

/**
 * The unit that is said of the goods at each token without standing beside them, null where none is: that of a heading ("COLA
 * 440ml (cases)", "in cases:") for its rows, and of "all in cases please" for the whole order.
 */
export function unitsOfAll(view: MessageView, headings: readonly Heading[]): (string | null)[] {
  const units = new Array<string | null>(view.tokens.length).fill(null);
  const [all] = orderUnits(view);
  if (all) units.fill(all.unit);
  const lines = linesIn(view);
  for (const [i, line] of lines.entries()) {
    const unit = unitAlone(view, line);
    if (unit) units.fill(unit, line[1], blockEnd(lines, i));
  }
  for (const heading of headings) {
    const unit = unitAtEnd(view, heading);
    if (unit) units.fill(unit, heading.from, heading.to);
  }
  return units;
}

/** Where "all in cases please" begins, and the unit. */
export const orderUnits = (view: MessageView): { at: number; unit: string }[] =>
  view.tokens.flatMap((_, at) => {
    const unit = unitOfOrder(view, at);
    return unit ? [{ at, unit }] : [];
  });

const isOuter = (unit: string): boolean => outerUnits.has(unit) || unit === 'each';

/**
 * The cases of "COLA 440ml (cases)", "COLA in cases", "COLA 440ml, cases", "COLA cases" and "cases of COLA": no number counts
 * them.
 */
function unitAtEnd(view: MessageView, { start, end }: Heading): string | null {
  const first = unitAt(view, start);
  if (first && isMany(view, start, first.unit) && view.lexicon.links.has(textAt(view, first.next)))
    return first.unit;
  let last = end - 1;
  while (last > start && (isIdle(view, last) || /^[).:]$/.test(textAt(view, last)))) last--;
  const unit = unitAt(view, last)?.unit;
  if (!unit || !isOuter(unit) || isNumeral(view, last - 1)) return null;
  if (last === start) return unit;
  const before = textAt(view, last - 1);
  if (/^[(,–—-]$/.test(before) || isWithin(view, last - 1)) return unit;
  if (isMany(view, last, unit) && isGoodsWord(view, last - 1)) return unit;
  return isSizeWord(view, last - 1) && !goodsToo.has(unit) ? unit : null;
}

/** "cases", where "case" may be the goods themselves. */
const isMany = (view: MessageView, at: number, unit: string): boolean =>
  isOuter(unit) && !goodsToo.has(unit) && textAt(view, at) !== unit;

/** A line of its own says nothing but the unit: "CASES", "in cases:". */
function unitAlone(view: MessageView, [start, end]: LineTokens): string | null {
  const places = [...view.tokens.slice(start, end).keys()].map((i) => start + i);
  const said = places.filter((at) => unitAt(view, at) !== null && !isIdle(view, at));
  const unit = said.length === 1 ? (unitAt(view, said[0] ?? -1)?.unit ?? null) : null;
  if (!unit || !isOuter(unit) || end - start > longestRemark) return null;
  const isMark = (at: number): boolean => /^[*_:()#=–—-]$/.test(textAt(view, at));
  const isPart = (at: number): boolean =>
    at === said[0] || isMark(at) || isIdle(view, at) || isWithin(view, at) || isOfAll(view, at);
  return places.every(isPart) ? unit : null;
}

/** Rows stand below a line, and the block that they are ends with an empty one. */
function blockEnd(lines: readonly LineTokens[], head: number): number {
  let i = head + 1;
  while (lines[i] && lines[i]?.[0] === lines[i]?.[1]) i++;
  while (lines[i] && lines[i]?.[0] !== lines[i]?.[1]) i++;
  return lines[i - 1]?.[1] ?? 0;
}

/** "all in cases please", "everything by the case": nothing else stands in its clause behind it. */
function unitOfOrder(view: MessageView, at: number): string | null {
  if (!isOfAll(view, at)) return null;
  let to = at + 1;
  const isLink = (): boolean => unitAt(view, to) === null && (isIdle(view, to) || isWithin(view, to));
  while (to < at + longestRemark && isLink()) to++;
  const found = unitAt(view, to);
  const inside = view.tokens.slice(at + 1, to).some((_, i) => isWithin(view, at + 1 + i));
  if (!found || !isOuter(found.unit) || !inside || !isSaidOfGoods(view, at)) return null;
  let end = found.next;
  while (isIdle(view, end) && !view.lexicon.purpose.has(textAt(view, end))) end++;
  return view.tokens[end]?.kind === 'word' || view.tokens[end]?.kind === 'number' ? null : found.unit;
}

/** "please all in cases", "2 rice all in cases", but not "pack all in boxes". */
function isSaidOfGoods(view: MessageView, at: number): boolean {
  let from = at - 1;
  while (view.tokens[from] && !/^(?:newline|symbol|number)$/.test(view.tokens[from]?.kind ?? '')) from--;
  const isCounted = view.tokens[from]?.kind === 'number';
  return isCounted || view.tokens.slice(from + 1, at).every((_, i) => isIdle(view, from + 1 + i));
}

const textAt = ({ tokens }: MessageView, at: number): string => tokens[at]?.text ?? '';
const isOfAll = (view: MessageView, at: number): boolean => view.lexicon.ofAll.has(textAt(view, at));
const isWithin = (view: MessageView, at: number): boolean => view.lexicon.within.has(textAt(view, at));
