import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { CreditStatus } from '@/lib/customers/credit-status';
import { createdAt, id, moment, searchTextOf } from './columns';
import { tenantId } from './tenants';

/** Who sends orders; found by phone number (E.164) or by the messaging platform's user id. */
export const customers = pgTable(
  'customers',
  {
    tenantId: tenantId(),
    id: id(),
    name: text('name').notNull(),
    /** E.164; null only for a sender whom the platform names by user id alone. */
    phoneNumber: text('phone_number'),
    platformUserId: text('platform_user_id'),
    erpCustomerId: text('erp_customer_id'),
    priceTier: text('price_tier').notNull().default('STANDARD'),
    creditStatus: text('credit_status').$type<CreditStatus>().notNull().default('ACTIVE'),
    searchText: searchTextOf('name', 'phone_number', 'erp_customer_id'),
    language: text('language').notNull().default('en'),
    /** Counts changes made by people and programs; a client sends it back in `If-Match`. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('customers_phone').on(t.tenantId, t.phoneNumber),
    unique('customers_platform_user').on(t.tenantId, t.platformUserId),
    index('customers_by_name').on(t.tenantId, t.name, t.id),
  ],
);
