import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { IdentityKind } from '@/lib/customers/identity';
import { createdAt, id } from './columns';
import { customers } from './customers';
import { tenantId } from './tenants';

/**
 * Every phone number and platform user id under which a customer writes, the main ones of its row included (a trigger
 * keeps those). One number belongs to one customer, unless it is a representative's, who orders for several.
 */
export const customerIdentities = pgTable(
  'customer_identities',
  {
    tenantId: tenantId(),
    id: id(),
    customerId: uuid('customer_id').notNull(),
    kind: text('kind').$type<IdentityKind>().notNull(),
    /** As it is shown and written to: E.164, or the platform's id. */
    value: text('value').notNull(),
    /** What is compared: all ways in which a country's networks write one number are the same here. */
    canonical: text('canonical')
      .notNull()
      .generatedAlwaysAs(sql`case kind when 'PHONE' then canonical_phone(value) else value end`),
    label: text('label').notNull().default(''),
    isRepresentative: boolean('is_representative').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('customer_identities_once').on(t.tenantId, t.customerId, t.kind, t.canonical),
    uniqueIndex('customer_identities_one_owner')
      .on(t.tenantId, t.kind, t.canonical)
      .where(sql`not is_representative`),
    index('customer_identities_by_canonical').on(t.tenantId, t.kind, t.canonical),
    foreignKey({ columns: [t.tenantId, t.customerId], foreignColumns: [customers.tenantId, customers.id] }),
  ],
);
