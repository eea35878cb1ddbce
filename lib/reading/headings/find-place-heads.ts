import type { Judge } from '../judge';
import type { MessageView } from '../message-view';
import { type Heading, headingOf } from './heading';
import { type LineTokens, linesIn, withoutMarks } from './heading-lines';

/** Nobody has more fridges, or shelves in one room. */
const mostPlaces = 40;

/** A word known so well names goods. */
const surelyKnown = 0.9;

/**
 * "FRIDGE 1", "Shelf B:", "store room 2" above rows, and "fridge 2: cola 6": where the goods below it are kept. It says
 * nothing of them, ends the heading above it, and is no order for a fridge. One alone, "shelf 4" among rows, may be one.
 */
export function placeHeadings(view: MessageView, judge: Judge): Heading[] {
  const lines = linesIn(view);
  const places = lines.flatMap((line, i) => {
    const start = withoutMarks(view, line)[0];
    return view.lexicon.stores.has(view.tokens[start]?.text ?? '') ? [{ line, i, start }] : [];
  });
  const isAlone = (i: number): boolean => !places.some((other) => Math.abs(other.i - i) > 1);
  return places.flatMap(({ line, i, start }) => {
    const [, lineEnd] = withoutMarks(view, line);
    const end = placeEnd(view, judge, [start, lineEnd]);
    if (end === null) return [];
    const [next, isMarked] = [lines[i + 1], view.tokens[end]?.text === ':'];
    const isWhole = end === withoutColon(view, lineEnd);
    if ((isWhole ? !next || next[0] === next[1] : !isMarked) || (!isMarked && isAlone(i))) return [];
    return [{ ...headingOf(view, judge, start, end, isWhole ? line[1] : end + 1), text: '' }];
  });
}

const withoutColon = (view: MessageView, end: number): number =>
  view.tokens[end - 1]?.text === ':' ? end - 1 : end;

/** The token behind "fridge 1", "shelf B", "store room 2" at the beginning of a line; null where none is told. */
function placeEnd(view: MessageView, judge: Judge, [start, end]: LineTokens): number | null {
  const { stores } = view.lexicon;
  const isStore = (at: number): boolean => stores.has(view.tokens[at]?.text ?? '');
  if (!isStore(start)) return null;
  const at = isStore(start + 1) ? start + 2 : start + 1;
  if (at >= end || !isNumberOfPlace(view, at)) return null;
  const text = view.tokens[start]?.text ?? '';
  return judge.know(text) < surelyKnown ? at + 1 : null;
}

/** The 1 of "fridge 1", the B of "shelf B". */
function isNumberOfPlace({ tokens }: MessageView, at: number): boolean {
  const { kind, text = '', value = 0 } = tokens[at] ?? {};
  const isCount = kind === 'number' && Number.isInteger(value) && value > 0 && value <= mostPlaces;
  const ends = tokens[at + 1] === undefined || /^(?:newline|symbol)$/.test(tokens[at + 1]?.kind ?? '');
  return ends && (isCount || (kind === 'word' && /^[a-f]$/.test(text)));
}
