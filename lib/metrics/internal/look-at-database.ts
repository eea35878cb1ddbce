import { connections, poolSizes } from '@/db/client';
import { systemSql } from '@/db/system';

export interface OwedWork {
  work: string;
  owed: number;
  overdue: number;
  givenUp: number;
  oldestSeconds: number;
}

/** The work of all tenants that is owed, by kind. Ages in seconds, of the oldest that is not given up. */
export async function lookAtWork(): Promise<OwedWork[]> {
  const rows = await systemSql()<
    { name: string; owed: number; overdue: number; given_up: number; oldest: number | null }[]
  >`
    select name,
      count(*) filter (where failed_at is null)::int as owed,
      count(*) filter (where failed_at is null and due_at < now())::int as overdue,
      count(*) filter (where failed_at is not null)::int as given_up,
      extract(epoch from now() - min(created_at) filter (where failed_at is null))::float8 as oldest
    from ledger where done_at is null group by name`;
  return rows.map(({ name, owed, overdue, given_up, oldest }) => ({
    ...{ work: name, owed, overdue, givenUp: given_up },
    oldestSeconds: Math.max(0, oldest ?? 0),
  }));
}

export interface PoolUse {
  pool: 'app' | 'system';
  most: number;
  byState: Record<string, number>;
  waitSeconds: number;
}

/** How each pool of this process stands: its connections as the server sees them, and how long one had to be waited for. */
export async function lookAtPools(): Promise<PoolUse[]> {
  const { app, system } = connections();
  return Promise.all(
    (
      [
        ['app', app],
        ['system', system],
      ] as const
    ).map(async ([pool, database]) => {
      const startedAt = performance.now();
      const rows = await database.execute<{ state: string | null; count: number }>(
        // A role sees only its own connections in full.
        'select state, count(*)::int as count from pg_stat_activity where usename = current_user and datname = current_database() group by state',
      );
      return {
        ...{ pool, most: poolSizes()[pool] },
        byState: Object.fromEntries(rows.map(({ state, count }) => [state ?? 'unknown', count])),
        waitSeconds: (performance.now() - startedAt) / 1000,
      };
    }),
  );
}
