import { type MessageView, unitAt } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { isOrdinalOfRow, ordinalAt } from './find-places';

/** A row of the quoted list that the answer points at by its place. */
export interface RowPointer {
  /** Its first token, and the one behind it. */
  at: number;
  next: number;
  /** From 1. */
  row: number;
}

/** "nr 1", "line 3", "the first"; a bare number that begins a clause or follows another place. */
export function findRowPointers(view: MessageView, count: number): RowPointer[] {
  const found: RowPointer[] = [];
  for (let at = 0; at < view.tokens.length; at++) {
    const token = view.tokens[at];
    const ordinal = ordinalAt(view, at);
    if (ordinal && ordinal.row <= count && isOrdinalOfRow(view, ordinal.next)) {
      found.push({ at, next: ordinal.next, row: ordinal.row < 0 ? count : ordinal.row });
      continue;
    }
    const label = labelBefore(view, at);
    const spoken = label === null ? undefined : view.lexicon.numbers.get(token?.text ?? '');
    const value = spoken ?? (token?.kind === 'number' ? (token.value ?? 0) : 0);
    if (!Number.isInteger(value) || value < 1 || value > count) continue;
    if (isOldQuantity(view, at, found) && (label === null || unitAt(view, at + 1) !== null)) continue;
    const previous = found.at(-1);
    const listed = previous !== undefined && isJoined(view, previous.next, at);
    const goesOn = namesGoods(view, at + 1) && !(listed && isOfList(view, at + 1));
    if (label !== null || ((listed || opens(view, at)) && !goesOn))
      found.push({ at: label ?? at, next: at + 1, row: value });
  }
  return found;
}

/** The "line" of "line 3", the "no" of "no. 3", "#"; null without one. */
function labelBefore({ tokens, lexicon }: MessageView, at: number): number | null {
  const label = tokens[at - 1]?.text === '.' && tokens[at - 1]?.glued ? at - 2 : at - 1;
  const text = tokens[label]?.text ?? '';
  const isLabel = lexicon.rowLabels.has(text) || (label === at - 1 && (text === '#' || text === 'on'));
  return isLabel ? label : null;
}

/** So far before the old quantity stands the new one: "6 boxes, not 2". */
const farthestNew = 4;

/** The 2 of "3 not 2 on the sugar"; but not of "1 and 3, not 2". */
function isOldQuantity(view: MessageView, at: number, found: readonly RowPointer[]): boolean {
  if (!view.lexicon.denies.has(view.tokens[at - 1]?.text ?? '')) return false;
  for (let before = at - 2; before >= at - farthestNew; before--)
    if (view.tokens[before]?.kind === 'number') return !found.some(({ next }) => next === before + 1);
  return false;
}

export const isJoined = (view: MessageView, from: number, to: number): boolean =>
  to - from <= 2 &&
  to > from &&
  view.tokens.slice(from, to).every(({ text }) => text === ',' || text === '&' || view.lexicon.and.has(text));

/** At the beginning of a clause, or behind "with", "on", "except". */
const opens = (view: MessageView, at: number): boolean => {
  const before = view.tokens[at - 1];
  return (
    before === undefined ||
    before.kind === 'newline' ||
    /^[.,;!?]$/.test(before.text) ||
    view.lexicon.beforeRow.has(before.text)
  );
};

/** The "of your quote" of "lines 1, 2 and 4 of your quote". */
const isOfList = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.links.has(tokens[at]?.text ?? '') && lexicon.owning.has(tokens[at + 1]?.text ?? '');

const namesGoods = (view: MessageView, at: number): boolean => {
  const token = view.tokens[at];
  return (
    (token?.kind === 'word' && !isIdle(view, at) && cuesAt(view, at).length === 0) ||
    view.lexicon.units.has(token?.text ?? '') ||
    token?.text === 'of'
  );
};
