import { asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readCursor, writeCursor } from './cursor';

export interface OrderedQuery<Sort extends string> {
  sort?: Sort | undefined;
  cursor?: string | undefined;
  offset: number;
}

interface Place {
  id: string;
  /** The value of the column that the list is in order of. */
  at: string;
}

export interface ListOrder<Sort extends string> {
  sort: Sort;
  column: PgColumn;
  orderBy: SQL[];
  /** Only rows after the cursor; undefined without one. */
  from: SQL | undefined;
  /** A cursor comes after an offset, whatever the query says of both. */
  offset: number;
  /** The cursor of what comes after a row; null after none. */
  after(place: Place | undefined): string | null;
}

/**
 * A list in ascending order of one column, then of the id, which rows that come meanwhile do not move. Columns of moments are
 * those of the sorts that end in `At`. Throws `invalid_input` for a cursor of another list.
 */
export function listOrder<Sort extends string>(
  { sort: asked, cursor, offset }: OrderedQuery<Sort>,
  columns: Record<Sort, PgColumn>,
  id: PgColumn,
  usual: NoInfer<Sort>,
): ListOrder<Sort> {
  const sort = asked ?? usual;
  const column = columns[sort];
  const place = cursor ? readCursor(cursor, sort) : undefined;
  const type = sql.raw(sort.endsWith('At') ? 'timestamptz' : 'text');
  return {
    ...{ sort, column, orderBy: [asc(column), asc(id)], offset: cursor === undefined ? offset : 0 },
    from: place && sql`(${column}, ${id}) > (${place.at}::${type}, ${place.id}::uuid)`,
    after: (row) => (row === undefined ? null : writeCursor({ sort, at: row.at, id: row.id })),
  };
}
