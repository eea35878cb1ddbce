import { boolean, date, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { TenantId } from '@/lib/ids';
import { createdAt, moment } from './columns';

/** A distributor that uses the service. Its ERP settings live here; secrets inside them are sealed. */
export const tenants = pgTable('tenants', {
  id: uuid('id').$type<TenantId>().primaryKey().defaultRandom(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  country: text('country').notNull().default('ZA'),
  currency: text('currency').notNull().default('ZAR'),
  locale: text('locale').notNull().default('en-ZA'),
  timeZone: text('time_zone').notNull().default('Africa/Johannesburg'),
  /** Seconds an approval can be taken back before it is sent. */
  undoSeconds: integer('undo_seconds').notNull().default(5),
  /** Seconds within which messages of one customer, each after the other, are one order; 0 keeps each apart. */
  quietSeconds: integer('quiet_seconds').notNull().default(90),
  /** Changes told this surely or more, 0 to 1, are made without a clerk; null leaves all to one. */
  takeChangesFrom: doublePrecision('take_changes_from'),
  /** Whether customers are asked which goods a doubtful line means without a clerk. */
  asksByItself: boolean('asks_by_itself').notNull().default(false),
  /** Whether an order without doubts is read back to its customer without a clerk. */
  readsBackByItself: boolean('reads_back_by_itself').notNull().default(false),
  /** Minutes without use after which a session ends; null means the service's own default. */
  sessionIdleMinutes: integer('session_idle_minutes'),
  /** A manager who signs in with a PIN sets up a second factor before anything else. */
  managersNeedSecondFactor: boolean('managers_need_second_factor').notNull().default(false),
  /** Days after which recordings and files, or texts, of finished orders are removed; null keeps them. */
  keepRecordingsDays: integer('keep_recordings_days'),
  keepTextsDays: integer('keep_texts_days'),
  /** The day (the tenant's) for which removing was last owed. */
  retentionOwedOn: date('retention_owed_on', { mode: 'string' }),
  /** See lib/tenancy/stored-erp-config.ts: passwords and secrets inside are sealed. */
  erpConfig: jsonb('erp_config').$type<Record<string, unknown>>(),
  /** What is read from the ERP every night. */
  readsErpCustomers: boolean('reads_erp_customers').notNull().default(false),
  readsErpProducts: boolean('reads_erp_products').notNull().default(false),
  /** Whether what people changed here gives way to what the ERP has at night. */
  erpWins: boolean('erp_wins').notNull().default(false),
  /** The day (the tenant's) for which reading was last owed. */
  erpReadsOwedOn: date('erp_reads_owed_on', { mode: 'string' }),
  /** Whether pick slips and the ERP's notes have the customers' own item codes. */
  showsItemCodes: boolean('shows_item_codes').notNull().default(false),
  /** When a manager put the set-up checklist aside. */
  setUpPutAsideAt: moment('set_up_put_aside_at'),
  createdAt: createdAt(),
});

/** Owner of the row; first in every index, compared by the row-level-security policy. */
export const tenantId = () =>
  uuid('tenant_id')
    .$type<TenantId>()
    .notNull()
    .references(() => tenants.id);
