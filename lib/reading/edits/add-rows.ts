import { foldWord } from '../../language/text/fold-word';
import { tokenise } from '../../language/text/tokenise';
import { addLine, type EditedItem, type State, writtenEntry } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import { nameGoods } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';
import type { TableRow } from '../tables/read-columns';

/**
 * Puts the rows of a table among the goods read so far, so that what stands below it can change them: "oops, first line
 * should read 2", "cancel the plywood". `at` is the token that the whole table is.
 */
export function addRows(state: State, at: number): void {
  const rows = state.view.tables.flatMap((table) => table.rows);
  for (const row of rows) addLine(state, entryOf(state, row, at));
}

function entryOf(state: State, row: TableRow, at: number): EditedItem {
  const { view } = state;
  const item: ItemEdge = {
    at,
    goodsStart: at,
    goodsEnd: at + 1,
    next: at + 1,
    side: 'none',
    measured: null,
    quantity: row.quantity,
    unit: view.lexicon.units.get(foldWord(row.counted)) ?? null,
    restock: false,
    vague: false,
    score: 0,
    fit: 0,
    known: true,
  };
  // Nothing below the table can name its rows when nothing is there.
  if (at + 1 < view.tokens.length) nameRow(view, row, item);
  return writtenEntry(item, state, { row, dropped: row.quantity > 0 ? null : 'cancelled' });
}

/** The words of a row, which is one token with all of its table. */
function nameRow(view: MessageView, { start, end }: TableRow, item: ItemEdge): void {
  const text = view.text.slice(start, end);
  const tokens = tokenise(text, []);
  const goods: ItemEdge = { ...item, at: 0, goodsStart: 0, goodsEnd: tokens.length, next: tokens.length };
  nameGoods(item, { ...view, text, tokens, numbers: [], workedOut: [] }, goods);
}
