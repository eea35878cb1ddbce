import type { Writable } from 'node:stream';
import type postgres from 'postgres';
import type { TableShape } from './list-tables';

/** The rows of a table in PostgreSQL's own text form (COPY), as the transaction sees them; a partitioned one's need a query. */
export async function* copyOut(sql: postgres.TransactionSql, table: TableShape): AsyncGenerator<Buffer> {
  const rows = await sql`copy (select ${sql(table.columns)} from ${sql(table.name)}) to stdout`.readable();
  for await (const chunk of rows) yield chunk as Buffer;
  // The driver stops reading from its connection while the stream is full. When the last rows fill it, nobody reads on, and
  // the next query would never be answered.
  rows._read(0);
}

/** Takes rows in that form. Triggers run (see `withoutTriggers`), foreign keys are checked when the copy ends. */
export function copyIn(sql: postgres.TransactionSql, table: TableShape): Promise<Writable> {
  return sql`copy ${columnsOf(sql, table)} from stdin`.writable();
}

function columnsOf(sql: postgres.TransactionSql, { name, columns }: TableShape) {
  return sql`${sql(name)} (${sql(columns)})`;
}

/** Does `work` while rows are taken as they are: what triggers derive from them is among what was saved. */
export async function withoutTriggers(
  sql: postgres.TransactionSql,
  tables: readonly TableShape[],
  work: () => Promise<void>,
): Promise<void> {
  for (const { name } of tables) await sql`alter table ${sql(name)} disable trigger user`;
  await work();
  for (const { name } of tables) await sql`alter table ${sql(name)} enable trigger user`;
}
