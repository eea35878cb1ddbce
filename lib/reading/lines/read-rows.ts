import type { EditedItem } from '../edit-state';
import { widestMargin } from '../items/find-margins';
import type { MessageView } from '../message-view';
import { type DroppedGoods, quantityCorrected, type ReadPhrase } from '../reading';
import type { TableRow } from '../tables/read-columns';

/** The rows of tables among the lines. */
export function readRows(
  view: MessageView,
  items: readonly EditedItem[],
): { phrases: ReadPhrase[]; dropped: DroppedGoods[] } {
  const rows = items.flatMap((entry) => (entry.row ? [{ entry, row: entry.row }] : []));
  return {
    phrases: rows
      .filter(({ entry }) => !entry.dropped)
      .map(({ entry, row }) => phraseOfRow(view, row, entry)),
    dropped: rows.filter(({ entry }) => entry.dropped).map(({ row }) => droppedRow(view, row)),
  };
}

/** A row of a table that a remark takes back, or that orders none. */
const droppedRow = (view: MessageView, { start, end }: TableRow): DroppedGoods => ({
  phrase: view.text.slice(start, end),
  start,
  end,
  why: 'cancelled',
  unnamed: false,
  ahead: false,
});

function phraseOfRow(view: MessageView, row: TableRow, { quantity, unit, note }: EditedItem): ReadPhrase {
  return {
    phrase: view.text.slice(row.start, row.end),
    wanted: view.text.slice(row.start, row.end),
    start: row.start,
    end: row.end,
    quantity: quantity ?? row.quantity,
    quantityStated: true,
    unit,
    quantityNote: note,
    corrected: note === quantityCorrected,
    heading: row.context,
    context: `${row.context} ${row.code}`.trim(),
    before: '',
    likened: false,
    offered: '',
    code: row.code,
    asBefore: false,
    quantityUnclear: false,
    looseWords: 0,
    agreed: true,
    margin: widestMargin,
    surroundings: null,
  };
}
