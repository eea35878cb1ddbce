import type postgres from 'postgres';

/** The keys of all recordings and other files that rows name, in whichever column (`audio_key`, `…storage_key`). */
export async function listStoredFiles(sql: postgres.TransactionSql): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }[]>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name ~ '^(audio_key|(.+_)?storage_key)$' order by 1, 2`;
  const keys = new Set<string>();
  for (const { table, column } of columns) {
    const rows = await sql<{ key: string }[]>`
      select distinct ${sql(column)} as key from ${sql(table)} where ${sql(column)} is not null`;
    for (const { key } of rows) keys.add(key);
  }
  // The simulator's recordings are in the store before their message is an order.
  const waiting = await sql<{ key: string }[]>`
    select distinct payload #>> '{recording,key}' as key from inbound_messages
    where payload #>> '{recording,key}' is not null`;
  for (const { key } of waiting) keys.add(key);
  return [...keys].sort();
}
