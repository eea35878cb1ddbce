import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { productPrices } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { orderStatuses } from '../orders/status';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { mergeCustomers } from './merge-customers';
import { type History, makeHistory } from './testing/make-history';
import { tablesOfCustomers, tenantRows } from './testing/tenant-rows';
import { undoMerge } from './undo-merge';

const phoneOf = (place: number) => fc.integer({ min: 100, max: 999 }).map((end) => `+2782${place}000${end}`);

/** A customer as it may be; `place` keeps the numbers of two apart. */
const history = (place: number): fc.Arbitrary<History> =>
  fc.record({
    customer: fc.record({
      phoneNumber: fc.option(phoneOf(place), { nil: null }),
      platformUserId: fc.option(fc.constant(`ZA.${place}`), { nil: null }),
      name: fc.constantFrom('Sunrise Spaza', 'Unknown sender', 'Joe’s Diner'),
      erpCustomerId: fc.option(fc.constantFrom('SUN001', 'JOE001'), { nil: null }),
      priceTier: fc.constantFrom('STANDARD', 'GOLD'),
      creditStatus: fc.constantFrom('ACTIVE', 'HOLD'),
      verification: fc.constantFrom('VERIFIED', 'UNVERIFIED'),
      createdAt: fc.constantFrom(new Date('2026-01-01'), new Date('2026-01-02')),
    }),
    orders: fc.array(fc.constantFrom(...orderStatuses), { maxLength: 4 }),
    aliases: fc.uniqueArray(fc.constantFrom('red cans', 'big cans', 'big ones')),
    numbers: fc.uniqueArray(phoneOf(place + 2), { maxLength: 2 }),
  });

async function rowsOf(tenant: TestTenant, table: string, customerId: string): Promise<number> {
  const [counted] = await inTenant(tenant, (tx) =>
    tx.execute<{ found: number }>(
      sql`select count(*)::int as found from ${sql.identifier(table)} where customer_id = ${customerId}`,
    ),
  );
  return counted?.found ?? 0;
}

it('moves everything, lets HOLD win, and brings back every row of both when it is undone', async () => {
  await fc.assert(
    fc.asyncProperty(history(1), history(2), fc.boolean(), async (first, second, isTurned) => {
      const tenant = await makeTenant();
      const product = await createProduct(
        tenant.manager,
        newProduct({ sku: 'COLA', name: 'Cola', basePrice: 10 }),
      );
      const price = { tenantId: tenant.tenantId, productId: product.id, priceTier: 'GOLD', price: '8.00' };
      await inTenant(tenant, (tx) => tx.insert(productPrices).values(price).onConflictDoNothing());
      const one = await makeHistory(tenant, product.id, first);
      const other = await makeHistory(tenant, product.id, second);
      const before = await tenantRows(tenant);

      const [named, with_] = isTurned ? [other, one] : [one, other];
      const { mergeId, customer, mergedId } = await mergeCustomers(tenant.clerk, {
        customerId: named.id,
        with: with_.id,
      });
      const held = [one, other].some(({ creditStatus }) => creditStatus === 'HOLD');
      expect(customer.creditStatus).toBe(held ? 'HOLD' : 'ACTIVE');
      for (const table of await tablesOfCustomers(tenant)) {
        const shared = first.aliases.filter((phrase) => second.aliases.includes(phrase)).length;
        expect([table, await rowsOf(tenant, table, mergedId)]).toEqual([
          table,
          table === 'product_aliases' ? shared : 0,
        ]);
      }
      await undoMerge(tenant.clerk, mergeId);
      expect(await tenantRows(tenant)).toEqual(before);
    }),
    { numRuns: 25 },
  );
}, 120_000);
