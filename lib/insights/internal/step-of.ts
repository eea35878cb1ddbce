import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Wanted } from './wanted';

/** The first day, within the period, of the day or week in which a moment lies. */
export function stepOf(moment: PgColumn, { period, timeZone }: Wanted): SQL {
  const day = sql`(${moment} at time zone ${timeZone})`;
  return period.step === 'DAY'
    ? sql`${day}::date`
    : sql`greatest(date_trunc('week', ${day})::date, ${period.from}::date)`;
}
