import postgres from 'postgres';
import { ownerUrl } from '@/db/testing/test-database';

/** What is written of each request, be it refused, and a link for each event of the trail. */
const alwaysWritten = ['limit_counts', 'audit_links'];

/**
 * Sees every row of every table, past row-level security. `digests` that are equal before and after mean that nothing
 * was written but that somebody was refused; `changed` names the tables that were written to since it was asked last.
 * `end` closes the connection.
 */
export function watchTables(except: readonly string[] = []) {
  const url = new URL(ownerUrl());
  const sql = postgres(url.toString(), { max: 1 });
  let seen: Record<string, string> = {};
  const watch = {
    async digests(): Promise<Record<string, string>> {
      const tables = await sql<{ name: string }[]>`
        select relname as name from pg_class
        where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by relname`;
      const wanted = tables
        .map(({ name }) => name)
        .filter((name) => ![...alwaysWritten, ...except].includes(name));
      const parts = wanted.map(
        (name) =>
          `select '${name}' as name, count(*) || ':' || md5(coalesce(string_agg(t::text, '' order by t::text), '')) as digest from ${rowsOf(name)} t`,
      );
      const rows = await sql.unsafe<{ name: string; digest: string }[]>(parts.join(' union all '));
      return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
    },
    async changed(): Promise<string[]> {
      const before = seen;
      seen = await watch.digests();
      return Object.keys(seen).filter((name) => seen[name] !== before[name]);
    },
    end: () => sql.end({ timeout: 1 }),
  };
  return watch;
}

const rowsOf = (table: string): string =>
  table === 'audit_events' ? "(select * from audit_events where action not like '%.refused')" : table;
