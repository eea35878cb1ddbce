import type postgres from 'postgres';

/** By how much a table, what lies beside it or one of its indexes is larger, its partitions together. */
export interface Grown {
  /** `orders`, `orders: toast`, `orders: index tenant_id, created_at, id`. */
  name: string;
  bytes: number;
  /** The same once all is written anew: without what is dead, and what is left free in pages. */
  packedBytes: number;
}

/**
 * Writes all tables anew, so that what comes finds no free space of before; resolves to what tells how much came since then,
 * and writes them anew for that as well.
 */
export async function watchRoom(sql: postgres.Sql): Promise<() => Promise<Grown[]>> {
  await sql`vacuum full`;
  const before = await listRoom(sql);
  return async () => {
    const stands = await listRoom(sql);
    await sql`vacuum full`;
    const packed = await listRoom(sql);
    const since = (now: Map<string, number>, name: string) => (now.get(name) ?? 0) - (before.get(name) ?? 0);
    return [...stands.keys()]
      .map((name) => ({ name, bytes: since(stands, name), packedBytes: since(packed, name) }))
      .sort((a, b) => b.bytes - a.bytes);
  };
}

async function listRoom(sql: postgres.Sql): Promise<Map<string, number>> {
  const found = await sql<{ name: string; bytes: number }[]>`
    with parts as (
      select parent.relname as name, coalesce(part.relid, parent.oid) as oid
      from pg_class parent left join lateral pg_partition_tree(parent.oid) part on true
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
    ), pieces as (
      select name, pg_table_size(oid) - coalesce(pg_total_relation_size(reltoastrelid), 0) as bytes
      from parts join pg_class using (oid) where relkind = 'r'
      union all
      select name || ': toast', pg_total_relation_size(reltoastrelid) from parts join pg_class using (oid)
      where reltoastrelid <> 0
      union all
      select name || ': index ' || (
          select string_agg(coalesce(attname, '…'), ', ' order by place) from unnest(indkey) with ordinality as key(number, place)
          left join pg_attribute on attrelid = indrelid and attnum = number and number <> 0
        ) || case when indpred is null then '' else ' where …' end, pg_relation_size(indexrelid)
      from parts join pg_index on indrelid = oid
    )
    select name, sum(bytes)::float8 as bytes from pieces group by name having sum(bytes) > 0`;
  return new Map(found.map(({ name, bytes }) => [name, bytes]));
}
