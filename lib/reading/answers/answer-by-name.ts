import type { EditedItem, State } from '../edit-state';
import { act, drop, dropStanding, keep, setQuantity, standFor, tell } from '../lines/act';
import { farthest, says } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';
import { isIdle } from '../words/is-idle';

/** A row of a quoted list, with the quantity that it had before the answer. */
export interface QuotedRow {
  entry: EditedItem;
  quantity: number | null;
}

/** Lets an answer choose and correct rows of a quoted list by naming them. */
export function answerByName(state: State, rows: readonly QuotedRow[]): void {
  if (rows.length === 0) return;
  const quoted = new Set(rows.map(({ entry }) => entry));
  const own = state.items.filter((item) => !quoted.has(item)).slice(-farthest);
  const isOffer = rows.filter(({ quantity }) => quantity === null).length > rows.length / 2;
  if (isOffer) takeGroups(state, rows, own);
  if (!isOffer || state.view.answersOffer) correctRows(state, rows, own);
  if (isOffer) keepOrdered(state, rows, own);
  keepNamedOnly(state, rows, own);
}

/** "20 each of the soups": every row of the price list that has this name. */
function takeGroups({ view }: State, rows: readonly QuotedRow[], own: readonly EditedItem[]): void {
  for (const said of own) {
    if (said.dropped !== null || said.quantity === null || said.group === null) continue;
    const named = rows.filter(({ entry }) => entry.quantity === null && says(view, entry.item, said.item));
    for (const { entry } of named) {
      act(
        entry,
        'answer to a list',
        setQuantity(said.quantity, said.unit),
        keep,
        tell('quantity given in the answer to a list'),
      );
    }
    if (named.length > 0) act(said, 'answer to a list', drop('question'));
  }
}

/** "the rice x10 and 3 salt": of a price list, whose rows have no quantities, what the answer gives one. */
function keepOrdered({ view }: State, rows: readonly QuotedRow[], own: readonly EditedItem[]): void {
  const isAmended = ({ entry, quantity }: QuotedRow): boolean => entry.quantity !== quantity;
  const isOrdered = ({ entry }: QuotedRow): boolean =>
    own.some(({ item, quantity }) => quantity !== null && says(view, entry.item, item));
  if (!view.answersOffer && !rows.some((row) => isAmended(row) || isOrdered(row))) return;
  for (const row of rows) if (!isAmended(row)) dropStanding(row.entry, 'answer to a list', 'question');
}

/**
 * "all fine, rice only 6": goods of an order that the answer names again have the quantity that it gives them. Below an offer
 * the answer itself orders, and the row tells which goods: "15 of the rice".
 */
function correctRows(state: State, rows: readonly QuotedRow[], own: readonly EditedItem[]): void {
  for (const said of own) {
    if (said.dropped !== null || said.quantity === null) continue;
    const named = rows.filter(
      ({ entry }) => entry.dropped === null && says(state.view, entry.item, said.item),
    );
    const [row] = named;
    if (!row || named.length > 1) continue;
    if (row.quantity === null) {
      act(row.entry, 'answer to a list', drop('question'));
      act(said, 'answer to a list', standFor(row.entry.item));
      continue;
    }
    act(
      row.entry,
      'answer to a list',
      setQuantity(said.quantity, said.unit ?? row.entry.unit),
      tell('quantity given in the answer to a list'),
    );
    act(said, 'answer to a list', drop('question'));
  }
}

/** "only the white please": what the answer names so, without a quantity, stays. */
function keepNamedOnly({ view }: State, rows: readonly QuotedRow[], own: readonly EditedItem[]): void {
  const mentions = own.filter(({ quantity }) => quantity === null);
  const first = mentions.find(({ item }) => followsOnly(view, item.at));
  const named = mentions.filter(({ sentence }) => sentence === first?.sentence);
  const stays = ({ entry }: QuotedRow): boolean => named.some(({ item }) => says(view, entry.item, item));
  if (rows.some(stays))
    for (const row of rows) if (!stays(row)) dropStanding(row.entry, 'answer to a list', 'cancelled');
}

/** Only idle words stand between "only" and a token. */
function followsOnly(view: MessageView, at: number): boolean {
  const { only } = view.lexicon;
  let before = at - 1;
  while (isIdle(view, before) && !only.has(view.tokens[before]?.text ?? '')) before--;
  return only.has(view.tokens[before]?.text ?? '');
}
