import { cuesAt } from './find-cues';
import { ordinalAt } from './find-places';
import { isIdle, type MessageView } from './message-view';

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
    if (ordinal && ordinal.row <= count) {
      found.push({ at, next: ordinal.next, row: ordinal.row < 0 ? count : ordinal.row });
      continue;
    }
    const value = token?.kind === 'number' ? (token.value ?? 0) : 0;
    if (!Number.isInteger(value) || value < 1 || value > count || isOldQuantity(view, at)) continue;
    const before = view.tokens[at - 1];
    const labelled =
      before?.text === '#' || before?.text === 'on' || view.lexicon.rowLabels.has(before?.text ?? '');
    const previous = found.at(-1);
    const listed = previous !== undefined && isJoined(view, previous.next, at);
    if (labelled || ((listed || opens(view, at)) && !namesGoods(view, at + 1)))
      found.push({ at: labelled ? at - 1 : at, next: at + 1, row: value });
  }
  return found;
}

/** The 2 of "3 not 2 on the sugar". */
const isOldQuantity = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.denies.has(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.kind === 'number';

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

const namesGoods = (view: MessageView, at: number): boolean => {
  const token = view.tokens[at];
  return (
    (token?.kind === 'word' && !isIdle(view, at) && cuesAt(view, at).length === 0) ||
    view.lexicon.units.has(token?.text ?? '') ||
    token?.text === 'of'
  );
};
