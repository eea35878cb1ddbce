import type postgres from 'postgres';

export interface TableShape {
  name: string;
  /** Those that hold data of their own; the database fills in the generated ones. */
  columns: string[];
}

/** Every table of the product, each behind those that its foreign keys point to; a partitioned one stands for its parts. */
export async function listTables(sql: postgres.Sql | postgres.TransactionSql): Promise<TableShape[]> {
  const tables = await sql<TableShape[]>`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`;
  const links = await sql<{ table: string; target: string }[]>`
    select conrelid::regclass::text as "table", confrelid::regclass::text as target
    from pg_constraint join pg_class c on c.oid = conrelid and not c.relispartition
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`;
  return inOrder(tables, links);
}

/** Throws when tables point to each other in a circle, in which none could be filled first. */
function inOrder(tables: TableShape[], links: readonly { table: string; target: string }[]): TableShape[] {
  const ordered: TableShape[] = [];
  const placed = new Set<string>();
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name }) =>
        !placed.has(name) && links.every(({ table, target }) => table !== name || placed.has(target)),
    );
    if (next.length === 0) throw new Error('the tables’ foreign keys form a circle');
    for (const table of next) placed.add(table.name);
    ordered.push(...next);
  }
  return ordered;
}
