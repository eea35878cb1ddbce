import type { EditedItem, State } from './edit-state';
import { endsSentenceAt } from './find-condition';
import { findRowPointers, isJoined, type RowPointer } from './find-row-pointers';
import { type MessageView, numbersAt } from './message-view';
import type { Event } from './segment';
import { isAmount } from './weigh-number';

/** What is said of a place: its clause, or its part of one that names several; `to` is the token behind it. */
interface Clause extends RowPointer {
  from: number;
  to: number;
}

/** Events of quoted lines first: who answers them speaks later. */
export function quotedFirst(view: MessageView, events: readonly Event[]): { quoted: Event[]; own: Event[] } {
  const isQuoted = (event: Event): boolean =>
    isAnswered(view, event.type === 'item' ? event.item.goodsStart : event.at);
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
  const { view } = state;
  const rows = rowsOf(state);
  if (rows.length < 2 || own.length === 0) return new Set();
  const clauses = clausesOf(
    view,
    findRowPointers(view, rows.length).filter(({ at }) => !isAnswered(view, at)),
  );
  if (clauses.length === 0) return new Set();
  const refused = refusedRows(view, clauses);
  const kept = new Set(clauses.map(({ row }) => row).filter((row) => !refused.has(row)));
  for (const clause of clauses) {
    const quantity = quantityIn(view, clause);
    if (quantity !== null) for (const entry of rows[clause.row - 1] ?? []) setQuantity(entry, quantity);
  }
  rows.forEach((row, i) => {
    const stays = kept.size > 0 ? kept.has(i + 1) : !refused.has(i + 1);
    if (!stays) for (const entry of row) entry.dropped = 'cancelled';
  });
  const at = (event: Event): number => (event.type === 'item' ? event.item.at : event.at);
  return new Set(own.filter((event) => clauses.some(({ from, to }) => at(event) >= from && at(event) <= to)));
}

const isAnswered = (view: MessageView, token: number): boolean => {
  const start = view.tokens[token]?.start ?? 0;
  return view.answered.some((line) => start >= line.start && start < line.end);
};

function clausesOf(view: MessageView, pointers: readonly RowPointer[]): Clause[] {
  return pointers.map((pointer, i) => ({
    ...pointer,
    from: Math.max(pointers[i - 1]?.next ?? 0, clauseStart(view, pointer.at)),
    to: Math.min(pointers[i + 1]?.at ?? Number.POSITIVE_INFINITY, clauseEnd(view, pointer.next)),
  }));
}

/** "not 3", "leave 2 and 4", "3 is too dear". */
function refusedRows(view: MessageView, clauses: readonly Clause[]): Set<number> {
  const refused = new Set<number>();
  clauses.forEach(({ at, next, row, from, to }, i) => {
    const before = clauses[i - 1];
    const withBefore = before !== undefined && isJoined(view, before.next, at) && refused.has(before.row);
    if (withBefore || refuses(view, from, at) || refuses(view, next, commaBefore(view, next, to)))
      refused.add(row);
  });
  return refused;
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
function quantityIn(view: MessageView, { at, next, from, to }: Clause): number | null {
  const of = view.tokens.slice(from, at).findLastIndex(({ kind }) => kind === 'number');
  const before = of < 0 ? undefined : numbersAt(view, from + of)[0];
  if (before && view.tokens[before.next]?.text === 'of' && isAmount(before)) return before.value;
  let quantity: number | null = null;
  for (let i = next; i < to; i++) {
    const number = numbersAt(view, i).find(({ form }) => form === 'digits' || form === 'words');
    if (!number || !isAmount(number) || number.next > to) continue;
    quantity = number.value;
    i = number.next - 1;
  }
  return quantity;
}
