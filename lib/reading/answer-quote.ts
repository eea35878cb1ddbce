import type { EditedItem, State } from './edit-state';
import { endsSentenceAt } from './find-condition';
import { cuesAt } from './find-cues';
import { isIdle, type MessageView, numbersAt } from './message-view';
import type { Event } from './segment';
import { isAmount } from './weigh-number';

/** A row of the quoted list that the answer points at by its place. */
interface Pointer {
  at: number;
  next: number;
  row: number;
}

/** Events of quoted lines first: who answers them speaks later. */
export function quotedFirst(view: MessageView, events: readonly Event[]): { quoted: Event[]; own: Event[] } {
  const isQuoted = (event: Event): boolean => {
    const start = view.tokens[event.type === 'item' ? event.item.goodsStart : event.at]?.start ?? 0;
    return view.answered.some((line) => start >= line.start && start < line.end);
  };
  const between = view.answered.some((line, i) => {
    const next = view.answered[i + 1];
    return next && /\S/.test(view.text.slice(line.end, next.start));
  });
  if (view.answered.length === 0 || between) return { quoted: [], own: [...events] };
  return { quoted: events.filter(isQuoted), own: events.filter((event) => !isQuoted(event)) };
}

/** "only 4 this time", right below the quoted line that it answers. */
export function isReply({ view, items }: State, at: number): boolean {
  const [number, last] = [
    view.tokens[at]?.start ?? 0,
    view.tokens[items.at(-1)?.item.goodsStart ?? 0]?.start ?? 0,
  ];
  const line = view.answered.findLast(({ end }) => end <= number);
  return (
    line !== undefined &&
    last >= line.start &&
    last < line.end &&
    !view.text.slice(line.end + 1, number).includes('\n')
  );
}

/**
 * Applies an answer by place: "go with 1 and 3, on 3 make it 12", "all except line 2", "6 of the first". Says which
 * events of the answer were used up; none when it points at no place.
 */
export function answerByPlace(state: State, own: readonly Event[]): Set<Event> {
  const rows = rowsOf(state);
  const at = (event: Event): number => (event.type === 'item' ? event.item.at : event.at);
  const first = own[0];
  const last = own.at(-1);
  if (rows.length < 2 || !first || !last) return new Set();
  const isOwn = (token: number): boolean =>
    !state.view.answered.some((line) => {
      const start = state.view.tokens[token]?.start ?? 0;
      return start >= line.start && start < line.end;
    });
  const pointers = pointersIn(state.view, rows.length).filter((pointer) => isOwn(pointer.at));
  if (pointers.length === 0) return new Set();
  const kept = new Set<number>();
  const out = new Set<number>();
  const spans: [number, number][] = [];
  pointers.forEach((pointer, i) => {
    const to = Math.min(pointers[i + 1]?.at ?? Number.POSITIVE_INFINITY, clauseEnd(state.view, pointer.next));
    const from = Math.max(pointers[i - 1]?.next ?? 0, clauseStart(state.view, pointer.at));
    spans.push([from, to]);
    const joined = i > 0 && isJoined(state.view, pointers[i - 1]?.next ?? 0, pointer.at);
    const before = joined && out.has(pointers[i - 1]?.row ?? 0);
    if (
      before ||
      refuses(state.view, from, pointer.at) ||
      refuses(state.view, pointer.next, commaBefore(state.view, pointer.next, to))
    )
      out.add(pointer.row);
    else kept.add(pointer.row);
    const quantity = quantityIn(state.view, from, pointer, to);
    if (quantity !== null) for (const entry of rows[pointer.row - 1] ?? []) setQuantity(entry, quantity);
  });
  rows.forEach((row, i) => {
    const stays = kept.size > 0 ? kept.has(i + 1) && !out.has(i + 1) : !out.has(i + 1);
    if (!stays) for (const entry of row) entry.dropped = 'cancelled';
  });
  return new Set(own.filter((event) => spans.some(([from, to]) => at(event) >= from && at(event) <= to)));
}

function setQuantity(entry: EditedItem, quantity: number): void {
  entry.quantity = quantity;
  entry.note = 'quantity given in the answer to a list';
}

/** The goods of each row of the quoted list: of its numbered lines, if it has any. */
function rowsOf({ view, items }: State): EditedItem[][] {
  const within = (at: number, line: { start: number; end: number }): boolean =>
    at >= line.start && at < line.end;
  const numbered = view.answered.filter((line) =>
    view.tokens.some((token) => token.text === 'list-number' && within(token.start, line)),
  );
  return (numbered.length > 1 ? numbered : view.answered).flatMap((line) => {
    const row = items.filter((entry) => within(view.tokens[entry.item.goodsStart]?.start ?? -1, line));
    return row.length > 0 ? [row] : [];
  });
}

/** "nr 1", "line 3", "the first"; a bare number that begins a clause or follows another place. */
function pointersIn(view: MessageView, count: number): Pointer[] {
  const found: Pointer[] = [];
  for (let at = 0; at < view.tokens.length; at++) {
    const token = view.tokens[at];
    const ordinal = ordinalAt(view, at);
    if (ordinal && ordinal.row <= count) {
      found.push({ at, next: ordinal.next, row: ordinal.row < 0 ? count : ordinal.row });
      continue;
    }
    const value = token?.kind === 'number' ? (token.value ?? 0) : 0;
    if (!Number.isInteger(value) || value < 1 || value > count) continue;
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

/** "the first", "the 2nd". */
function ordinalAt(view: MessageView, at: number): { row: number; next: number } | null {
  const [token, suffix] = [view.tokens[at], view.tokens[at + 1]];
  const row = view.lexicon.ordinals.get(token?.text ?? '');
  if (row !== undefined) return { row, next: at + 1 };
  return token?.kind === 'number' && suffix?.glued && /^(?:st|nd|rd|th|er|ste|de|eme)$/.test(suffix.text)
    ? { row: token.value ?? 0, next: at + 2 }
    : null;
}

const isJoined = (view: MessageView, from: number, to: number): boolean =>
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
    /^(?:with|on|for|just|only|take|except|not|skip|leave|drop|con|com|avec|met|behalwe)$/.test(before.text)
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

function clauseStart(view: MessageView, at: number): number {
  let start = at;
  while (start > 0 && !endsSentenceAt(view, start - 1) && view.tokens[start - 1]?.text !== ',') start--;
  return start;
}

function clauseEnd(view: MessageView, at: number): number {
  let end = at;
  while (end < view.tokens.length && !endsSentenceAt(view, end)) end++;
  return end;
}

/** "leave", "no", "kill it", "too dear". */
const refuses = (view: MessageView, from: number, to: number): boolean =>
  view.tokens.slice(from, to).some(({ text }) => view.lexicon.refuses.has(text));

/** The first comma of a stretch, or its end. */
function commaBefore(view: MessageView, from: number, to: number): number {
  const comma = view.tokens.slice(from, to).findIndex(({ text }) => text === ',');
  return comma < 0 ? to : from + comma;
}

/** "(x10)", "make it 6", "6 of the first": the last number of the clause that is no place. */
function quantityIn(view: MessageView, from: number, pointer: Pointer, to: number): number | null {
  const of = view.tokens.slice(from, pointer.at).findLastIndex(({ kind }) => kind === 'number');
  const before = of < 0 ? undefined : numbersAt(view, from + of)[0];
  if (before && view.tokens[before.next]?.text === 'of' && isAmount(before)) return before.value;
  let quantity: number | null = null;
  for (let at = pointer.next; at < to; at++) {
    const number = numbersAt(view, at).find(({ form }) => form === 'digits' || form === 'words');
    if (!number || !isAmount(number) || number.next > to) continue;
    quantity = number.value;
    at = number.next - 1;
  }
  return quantity;
}
