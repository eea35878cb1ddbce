import type { Transaction } from '@/db/client';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';

/** How a column is written: `number` takes decimal strings as the database keeps them, `moment` is shown in the tenant's zone. */
export type ColumnKind = 'text' | 'number' | 'moment' | 'flag';
export type Cell = string | number | boolean | Date | null;
export type Row = readonly Cell[];

export interface Column {
  title: string;
  kind: ColumnKind;
}

/** A list as it is exported: its rows come in pages, so that no more than one is in memory. */
export interface Sheet {
  /** As in `orders`: what the file and its sheet are called. */
  name: string;
  columns: readonly Column[];
  pages: AsyncIterable<readonly Row[]>;
}

export const text = (title: string): Column => ({ title, kind: 'text' });
export const number = (title: string): Column => ({ title, kind: 'number' });
export const moment = (title: string): Column => ({ title, kind: 'moment' });
export const flag = (title: string): Column => ({ title, kind: 'flag' });

const pageSize = 1_000;

/** The rows behind a key: those of the first page where there is none. */
export interface After<Key> {
  last: Key | undefined;
  limit: number;
}

interface Reading<Found, Key> {
  /** At most `limit` rows behind `last`. */
  read: (tx: Transaction, page: After<Key>) => Promise<Found[]>;
  /** By what the rows are ordered. */
  keyOf: (found: Found) => Key;
  view: (found: Found) => Row | Row[];
  limit?: number;
}

/**
 * Reads a list to its end by its key. Each page is a transaction of its own: a reader that is slow or gone holds no
 * connection.
 */
export async function* readPages<Found, Key>(
  ctx: Context,
  { read, keyOf, view, limit = pageSize }: Reading<Found, Key>,
): AsyncGenerator<Row[]> {
  let last: Key | undefined;
  for (;;) {
    const found = await inTenant(ctx, (tx) => read(tx, { last, limit }));
    if (found.length > 0) yield found.flatMap((each) => asRows(view(each)));
    const end = found.at(-1);
    if (end === undefined || found.length < limit) return;
    last = keyOf(end);
  }
}

const isRow = (rows: Row | Row[]): rows is Row => !Array.isArray(rows[0]);
const asRows = (rows: Row | Row[]): Row[] => (isRow(rows) ? [rows] : rows);
