import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CreditStatus } from '@/lib/customers/credit-status';
import type { Verification } from '@/lib/customers/verification';
import { createdAt, id, moment, searchTextOf } from './columns';
import { tenantId } from './tenants';

/** Who sends orders; found by any of its numbers and user ids, which are in `customer_identities`. */
export const customers = pgTable(
  'customers',
  {
    tenantId: tenantId(),
    id: id(),
    name: text('name').notNull(),
    /** E.164, the main one; null only for a sender whom the platform names by user id alone. */
    phoneNumber: text('phone_number'),
    platformUserId: text('platform_user_id'),
    erpCustomerId: text('erp_customer_id'),
    priceTier: text('price_tier').notNull().default('STANDARD'),
    creditStatus: text('credit_status').$type<CreditStatus>().notNull().default('ACTIVE'),
    /** UNVERIFIED: a sender nobody has looked at yet. */
    verification: text('verification').$type<Verification>().notNull().default('VERIFIED'),
    /** The customer that took over everything of this one, which is then shown nowhere; see `customer_merges`. */
    mergedInto: uuid('merged_into'),
    searchText: searchTextOf('name', 'phone_number', 'erp_customer_id'),
    /** When everything that says who they were was erased; the row stays for the figures of their orders. */
    erasedAt: moment('erased_at'),
    /** An order of theirs is not approved without the customer's own number. */
    poNumberRequired: boolean('po_number_required').notNull().default(false),
    language: text('language').notNull().default('en'),
    /** Whether somebody has said so; until then what the service writes follows what the customer writes. */
    languageChosen: boolean('language_chosen').notNull().default(false),
    /** Counts changes made by people and programs; a client sends it back in `If-Match`. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('customers_by_phone').on(t.tenantId, t.phoneNumber),
    index('customers_by_name').on(t.tenantId, t.name, t.id),
    index('customers_by_update').on(t.tenantId, t.updatedAt, t.id).concurrently(),
  ],
);
