import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export interface Days {
  /** First and last day, `YYYY-MM-DD`, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a moment lies within days as a time zone counts them; undefined for all days. */
export function withinDays(moment: PgColumn, { from, to }: Days, timeZone: string | SQL): SQL | undefined {
  const midnight = (day: string, plusDays: number) =>
    sql`((${day}::date + ${plusDays}::int)::timestamp at time zone ${timeZone})`;
  return and(
    from === undefined ? undefined : sql`${moment} >= ${midnight(from, 0)}`,
    to === undefined ? undefined : sql`${moment} < ${midnight(to, 1)}`,
  );
}
