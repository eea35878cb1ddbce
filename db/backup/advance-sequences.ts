import type postgres from 'postgres';

/** Lets every column that counts by itself go on behind what was restored; a copy of rows leaves its counter alone. */
export async function advanceSequences(sql: postgres.TransactionSql): Promise<void> {
  const counted = await sql<{ table: string; column: string }[]>`
    select c.relname as "table", a.attname as "column" from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`;
  for (const { table, column } of counted) {
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), coalesce(max(${sql(column)}), 0) + 1, false)
      from ${sql(table)}`;
  }
}
