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
import type { UserActor } from './insert-tenant';

/** A customer of the demo with the id it got. */
export interface SeededCustomer extends DemoCustomer {
  id: string;
}

const dayMs = 86_400_000;

/** Inserts the customers; answers with them by key. */
export async function insertCustomers(
  tx: Transaction,
  tenantId: TenantId,
  madeAt: Date,
): Promise<Map<string, SeededCustomer>> {
  const inserted = await tx
    .insert(customers)
    .values(
      demoCustomers.map(({ key: _key, ...customer }) => ({
        ...customer,
        tenantId,
        createdAt: madeAt,
        updatedAt: madeAt,
      })),
    )
    .returning({ id: customers.id, phoneNumber: customers.phoneNumber });
  const ids = new Map(inserted.map(({ phoneNumber, id }) => [phoneNumber, id]));
  return new Map(
    demoCustomers.map((customer) => [customer.key, { ...customer, id: ids.get(customer.phoneNumber) ?? '' }]),
  );
}

/** Inserts what the clerk has taught, and answers with it as the matching reads it. */
export async function insertAliases(
  tx: Transaction,
  tenantId: TenantId,
  known: { catalogue: readonly SeededProduct[]; customers: Map<string, SeededCustomer>; clerk: UserActor },
  now: Date,
): Promise<CatalogueAlias[]> {
  const ids = new Map(known.catalogue.map((product) => [product.sku, product.id]));
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const rows = await tx
    .insert(productAliases)
    .values(
      demoAliases.map((alias) => ({
        tenantId,
        productId: ids.get(alias.sku) ?? '',
        customerId: alias.customer ? (known.customers.get(alias.customer)?.id ?? null) : null,
        aliasText: alias.text,
        normalisedText: normaliseAlias(alias.text),
        taughtBy: known.clerk.name,
        createdAt: daysAgo(alias.daysAgo),
        timesUsed: alias.timesUsed,
        lastUsedAt: daysAgo(Math.min(alias.daysAgo, 1)),
      })),
    )
    .returning();
  await tx.insert(auditEvents).values(
    rows.map((row) => ({
      tenantId,
      action: 'alias.taught',
      actor: known.clerk,
      requestId: 'demo-aliases',
      subjectId: row.id,
      data: { aliasText: row.aliasText, customerId: row.customerId, productId: row.productId },
      createdAt: row.createdAt,
    })),
  );
  return rows.map((row) => ({
    id: row.id,
    text: row.aliasText,
    productId: row.productId,
    customerId: row.customerId,
    taughtBy: row.taughtBy,
    taughtAt: row.createdAt,
  }));
}
