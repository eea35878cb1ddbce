import { type EditedItem, type State, setMode } from '../edit-state';
import { wholeOf } from '../item-edge';
import type { Event } from '../items/segment';
import { act, drop, setQuantity, tell } from '../lines/act';
import { isOfSeveral } from '../mentions/find-places';
import { findRowPointers } from '../mentions/find-row-pointers';
import type { MessageView } from '../message-view';
import { answeredLineAt, isAnswered } from '../words/is-answered';
import { oncePerView } from '../words/once-per-view';
import { clausesOf, quantitiesIn, refusedRows, timesIn } from './read-answer';

/** Events of quoted lines first: who answers them speaks later. */
export function quotedFirst(view: MessageView, events: readonly Event[]): { quoted: Event[]; own: Event[] } {
  const isQuoted = (event: Event): boolean =>
    isAnswered(view, event.type === 'item' ? event.item.goodsStart : event.at);
  if (view.answered.length === 0 || isInterleaved(view)) return { quoted: [], own: [...events] };
  const quoted = events.filter(isQuoted);
  return {
    quoted: view.answersOffer ? quoted.map(withoutQuantity) : quoted,
    own: events.filter((event) => !isQuoted(event)),
  };
}

/** "dimmer 6 pack R249": an offer has no quantity yet, and what looks like one is how it is packed. */
function withoutQuantity(event: Event): Event {
  if (event.type !== 'item') return event;
  const { item } = event;
  const goodsEnd = item.side === 'trail' ? item.next : item.goodsEnd;
  return { ...event, item: { ...wholeOf(item), goodsEnd, quantity: null, unit: null } };
}

/** Answers stand between the quoted lines. */
export const isInterleaved = oncePerView(({ answered, text }): boolean =>
  answered.some((line, i) => {
    const next = answered[i + 1];
    return next !== undefined && /\S/.test(text.slice(line.end, next.start));
  }),
);

/** "only 4 this time", right below the quoted line that it answers. */
export function isReply({ view, items, mode }: State, at: number): boolean {
  if (mode !== 'order' || (view.answered.length > 1 && !isInterleaved(view))) return false;
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

/** "none, still two bags here" right below the quoted line that it answers: nothing of that line, and what is there. */
export function refuseReply(state: State, at: number): void {
  const { view, items } = state;
  const last = items.at(-1);
  const begins =
    view.tokens[at - 1]?.kind === 'newline' && view.lexicon.naught.has(view.tokens[at]?.text ?? '');
  if (!begins || !last || view.answered.length === 0 || !isReply(state, at)) return;
  act(last, 'answer to a list', drop('cancelled'));
  setMode(state, 'stock', '');
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
    findRowPointers(view, rows.length).filter(({ at }) => !isAnswered(view, at) && !isOfSeveral(view, at)),
    own,
  );
  if (clauses.length === 0) return new Set();
  const refused = refusedRows(view, clauses);
  const isOrdered = rows.map((row) => row.some(({ quantity }) => quantity !== null));
  const [chosen, amended] = [new Set<number>(), new Set<number>()];
  const quantities = quantitiesIn(view, clauses);
  for (const [i, clause] of clauses.entries()) {
    // "line 3 make it 6" changes a row of an order, and chooses one of a price list.
    const change = { quantity: quantities[i] ?? null, times: timesIn(view, clause) };
    const amends = amendRow(change, rows[clause.row - 1] ?? []) && isOrdered[clause.row - 1];
    if (!refused.has(clause.row)) (amends ? amended : chosen).add(clause.row);
  }
  const onlyChosen = chosen.size > 0;
  rows.forEach((row, i) => {
    if (refused.has(i + 1) || (onlyChosen && !chosen.has(i + 1) && !amended.has(i + 1)))
      for (const entry of row) act(entry, 'answer to a list', drop('cancelled'));
  });
  const at = (event: Event): number => (event.type === 'item' ? event.item.at : event.at);
  return new Set(own.filter((event) => clauses.some(({ from, to }) => at(event) >= from && at(event) < to)));
}

/** Gives a row the quantity that its clause says, or so many times its own; says whether it does. */
function amendRow(
  { quantity, times }: { quantity: number | null; times: number | null },
  row: readonly EditedItem[],
): boolean {
  if (quantity === null && times === null) return false;
  for (const entry of row) {
    if (quantity !== null) act(entry, 'answer to a list', setQuantity(quantity));
    else if (entry.quantity !== null && times !== null)
      act(entry, 'answer to a list', setQuantity(entry.quantity * times));
    act(entry, 'answer to a list', tell('quantity given in the answer to a list'));
  }
  return true;
}

/** The goods of each row of the quoted list: of its numbered lines, if it has any. */
function rowsOf({ view, items }: State): EditedItem[][] {
  // The rows of a table stand in one token.
  const tabled = items.filter(({ row }) => row !== null);
  if (tabled.length > 0 && tabled.length === view.answered.length) return tabled.map((entry) => [entry]);
  const rows = view.answered.map((): EditedItem[] => []);
  for (const entry of items) rows[answeredLineAt(view, entry.item.goodsStart)]?.push(entry);
  const numbers = view.tokens.flatMap(({ text }, at) =>
    text === 'list-number' ? answeredLineAt(view, at) : [],
  );
  const numbered = new Set(numbers.filter((line) => line >= 0));
  return rows.filter((row, line) => row.length > 0 && (numbered.size < 2 || numbered.has(line)));
}
