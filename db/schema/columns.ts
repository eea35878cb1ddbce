import { sql } from 'drizzle-orm';
import { numeric, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { OrderId, UserId } from '@/lib/ids';

export const id = () => uuid('id').notNull().defaultRandom();
export const orderIdColumn = () => uuid('order_id').$type<OrderId>();
export const userIdColumn = (name: string) => uuid(name).$type<UserId>();

/** A moment with milliseconds, UTC, as the API shows it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const createdAt = () => moment('created_at').notNull().defaultNow();

/** Currency amount, two decimals; a string in code, see lib/money.ts. */
export const money = (name: string) => numeric(name, { precision: 14, scale: 2 });
/** Three decimals (2.5 kg); wide enough for 1,000,000 cases opened up. A string in code. */
export const quantity = (name: string) => numeric(name, { precision: 18, scale: 3 });

/**
 * What is left of another column without spaces, accents, quotes and dashes, in lower case: `Coke 2 L` is `Coke 2L`.
 * Kept by the database, so that texts written differently are compared by equality.
 */
export const lettersOf = (column: string) =>
  text('letters')
    .notNull()
    .generatedAlwaysAs(sql.raw(`regexp_replace(lower(normalize(${column}, NFKD)), '${unspoken}', '', 'g')`));
const unspoken = String.raw`[\s\u0300-\u036f\u2010-\u201f!"()*:;?_\u0027\u0060\u00b4-]+`;

/** The letters of several columns, a space between them: what a search looks through for each of its words. */
export const searchTextOf = (...columns: string[]) =>
  text('search_text')
    .notNull()
    .generatedAlwaysAs(
      sql.raw(columns.map((column) => `letters_of(coalesce(${column}, ''))`).join(` || ' ' || `)),
    );
