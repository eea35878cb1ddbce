import type postgres from 'postgres';

const tables = ['customers', 'customer_identities', 'products', 'orders', 'order_lines'];

/**
 * Lets whoever owns the tables copy rows into them as they are, without foreign keys, triggers, row-level security and
 * those indexes that are no constraints; gives what puts all of it back.
 */
export async function openTables(sql: postgres.Sql): Promise<() => Promise<void>> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any(${tables}::regclass[]) and not indisunique`;
  const keys = await sql<{ of: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = any(${tables}::regclass[]) and contype = 'f'`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  for (const { of, name } of keys) await sql.unsafe(`alter table ${of} drop constraint "${name}"`);
  for (const table of tables)
    await sql.unsafe(`alter table ${table} disable trigger user, no force row level security`);
  return async () => {
    for (const { definition } of indexes) await sql.unsafe(definition);
    for (const { of, name, definition } of keys)
      await sql.unsafe(`alter table ${of} add constraint "${name}" ${definition}`);
    for (const table of tables)
      await sql.unsafe(`alter table ${table} enable trigger user, force row level security`);
  };
}
