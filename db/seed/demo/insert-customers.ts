import { randomUUID } from 'node:crypto';
import type { Transaction } from '@/db/client';
import { auditEvents } from '@/db/schema/audit-events';
import { customers } from '@/db/schema/customers';
import { productAliases } from '@/db/schema/product-aliases';
import type { TenantId } from '@/lib/ids';
import type { CatalogueAlias } from '@/lib/matching/catalogue';
import { normaliseAlias } from '@/lib/matching/index/normalise-alias';
import { demoAliases } from './aliases';
import { type DemoCustomer, demoCustomers } from './customers';
import type { SeededProduct } from './insert-catalogue';
import type { DemoTenant } from './insert-tenant';

/** A customer of the demo with the id it got. */
export interface SeededCustomer extends DemoCustomer {
  id: string;
}

export type AliasRow = Omit<typeof productAliases.$inferSelect, 'letters'>;

const dayMs = 86_400_000;

/** The customers by key, with the ids that they will have. */
export function planCustomers(): Map<string, SeededCustomer> {
  return new Map(demoCustomers.map((customer) => [customer.key, { ...customer, id: randomUUID() }]));
}

export async function insertCustomers(
  tx: Transaction,
  tenantId: TenantId,
  planned: Iterable<SeededCustomer>,
  madeAt: Date,
): Promise<void> {
  const made = { tenantId, createdAt: madeAt, updatedAt: madeAt };
  await tx
    .insert(customers)
    .values([...planned].map(({ key: _key, ...customer }) => ({ ...customer, ...made })));
}

/** What the clerk has taught, as rows; `asAliases` is the same as the matching reads it. */
export function planAliases(
  { tenantId, clerk }: DemoTenant,
  known: { catalogue: readonly SeededProduct[]; customers: ReadonlyMap<string, SeededCustomer> },
  now: Date,
): AliasRow[] {
  const ids = new Map(known.catalogue.map((product) => [product.sku, product.id]));
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  return demoAliases.map((alias) => ({
    id: randomUUID(),
    tenantId,
    productId: ids.get(alias.sku) ?? '',
    customerId: alias.customer ? (known.customers.get(alias.customer)?.id ?? null) : null,
    aliasText: alias.text,
    normalisedText: normaliseAlias(alias.text),
    taughtBy: clerk.name,
    createdAt: daysAgo(alias.daysAgo),
    updatedAt: daysAgo(alias.daysAgo),
    timesUsed: alias.timesUsed,
    lastUsedAt: daysAgo(Math.min(alias.daysAgo, 1)),
  }));
}

export function asAliases(rows: readonly AliasRow[]): CatalogueAlias[] {
  return rows.map((row) => ({
    id: row.id,
    text: row.aliasText,
    productId: row.productId,
    customerId: row.customerId,
    taughtBy: row.taughtBy,
    taughtAt: row.createdAt,
  }));
}

/** Inserts what was taught, and who taught it. */
export async function insertAliases(
  tx: Transaction,
  { tenantId, clerk }: DemoTenant,
  rows: readonly AliasRow[],
): Promise<void> {
  await tx.insert(productAliases).values([...rows]);
  await tx.insert(auditEvents).values(
    rows.map((row) => ({
      tenantId,
      action: 'alias.taught',
      actor: clerk,
      requestId: 'demo-aliases',
      subjectId: row.id,
      data: { aliasText: row.aliasText, customerId: row.customerId, productId: row.productId },
      createdAt: row.createdAt,
    })),
  );
}
