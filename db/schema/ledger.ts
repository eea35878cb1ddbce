import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';
import { tenantId } from './tenants';

/**
 * Work still owed, written in the transaction of the change that owes it. The relay sends what is due;
 * the function that does the work removes it together with its effect.
 */
export const ledger = pgTable(
  'ledger',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: tenantId(),
    /** The event's name, a key of `WorkPayloads`. */
    name: text('name').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    dueAt: moment('due_at').notNull().defaultNow(),
    /** When it was last handed to the executor in this generation. */
    sentAt: moment('sent_at'),
    /** Hand-overs in this generation. */
    attempts: integer('attempts').notNull().default(0),
    /** Part of the event id: a new one makes the executor run the work again. */
    generation: integer('generation').notNull().default(0),
    createdAt: createdAt(),
    /** Set by the last release, and on a dead letter that was closed; work that is done has no row any more. */
    doneAt: moment('done_at'),
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
  },
  (t) => [
    index('ledger_due').on(t.dueAt).where(sql`done_at is null and failed_at is null`),
    index('ledger_done').on(t.doneAt).where(sql`done_at is not null`),
    index('ledger_open_by_tenant').on(t.tenantId, t.name).where(sql`done_at is null`),
  ],
);
