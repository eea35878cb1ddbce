import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { PUT as setStockRoute } from '@/app/api/products/[id]/stock/route';
import { auditEvents } from '@/db/schema/audit-events';
import { ledger } from '@/db/schema/ledger';
import { outboundEvents } from '@/db/schema/outbound-events';
import { inTenant } from '@/db/tenant';
import { createProduct } from '../catalogue/create-product';
import { getProduct } from '../catalogue/get-product';
import { newProduct } from '../catalogue/testing/new-product';
import { updateProduct } from '../catalogue/update-product';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { setStock } from './set-stock';

let tenant: TestTenant;
let productId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  const flour = newProduct({ sku: 'FLOUR', name: 'Cake flour 10kg', reorderPoint: 20, safetyStock: 5 });
  productId = (await createProduct(tenant.manager, flour)).id;
});

const count = (onHand: number) => setStock(tenant.manager, { product: 'FLOUR', location: 'JHB', onHand });

async function lowStockEvents() {
  const rows = await inTenant(tenant, (tx) =>
    tx.select().from(outboundEvents).where(eq(outboundEvents.tenantId, tenant.tenantId)),
  );
  return rows.map((row) => JSON.parse(row.body));
}

describe('setStock', () => {
  it('sets what lies there and records the count', async () => {
    expect(await count(120.5)).toEqual({
      productId,
      locationId: tenant.location.id,
      onHand: 120.5,
      reserved: 0,
      available: 120.5,
    });
    await count(80);
    expect(await getProduct(tenant.clerk, productId)).toMatchObject({
      stock: [{ onHand: 80, available: 80 }],
    });
    const counted = await inTenant(tenant, (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.action, 'stock.counted')),
    );
    expect(counted.map((entry) => entry.data.onHand).sort()).toEqual([120.5, 80]);
  });

  it('tells of low stock once per crossing, in the spec’s envelope', async () => {
    await count(20);
    expect(await lowStockEvents()).toEqual([]);
    await count(19.5);
    await count(7);
    expect(await lowStockEvents()).toEqual([
      {
        event: 'inventory.low_stock',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        tenantId: tenant.tenantId,
        data: {
          productId,
          sku: 'FLOUR',
          name: 'Cake flour 10kg',
          locationId: tenant.location.id,
          availableStock: 19.5,
          reorderPoint: 20,
          safetyStock: 5,
        },
      },
    ]);
    await count(20);
    await count(3);
    expect(await lowStockEvents()).toHaveLength(2);
    // Nobody waits for it: it is recorded, and no work is owed.
    expect(await inTenant(tenant, (tx) => tx.select().from(ledger))).toEqual([]);
  });

  it('tells of it when the reorder point rises over what is there', async () => {
    await count(30);
    await updateProduct(tenant.manager, { idOrSku: 'FLOUR', changes: { reorderPoint: 40 } });
    expect(await lowStockEvents()).toHaveLength(1);
  });

  it('tells nothing of what is no longer sold, until it is sold again', async () => {
    await updateProduct(tenant.manager, { idOrSku: 'FLOUR', changes: { isDiscontinued: true } });
    await count(3);
    expect(await lowStockEvents()).toEqual([]);
    await updateProduct(tenant.manager, { idOrSku: 'FLOUR', changes: { isDiscontinued: false } });
    expect(await lowStockEvents()).toHaveLength(1);
  });

  it('tells once when two counts arrive at the same moment', async () => {
    await count(50);
    await Promise.all([count(4), count(5), count(6)]);
    expect(await lowStockEvents()).toHaveLength(1);
  });

  it('does not find another tenant’s product or location', async () => {
    const other = await makeTenant();
    const foreign = { product: productId, location: 'JHB', onHand: 1 };
    await expect(setStock(other.manager, foreign)).rejects.toMatchObject({ code: 'not_found' });
    const nowhere = { product: 'FLOUR', location: other.location.id, onHand: 1 };
    await expect(setStock(tenant.manager, nowhere)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('PUT /api/products/:id/stock', () => {
  const put = (sender: 'manager' | 'clerk' | 'nobody', body: unknown) =>
    callRoute(setStockRoute, tenant.requestAs(sender, 'PUT', '/api/products/FLOUR/stock', body), {
      id: 'FLOUR',
    });

  it('answers 200, and 400, 401, 403 and 404 where they belong', async () => {
    const body = { locationId: 'JHB', onHand: 12 };
    expect(await put('manager', body)).toMatchObject({ status: 200, body: { onHand: 12, available: 12 } });
    expect(await put('manager', { onHand: '12' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'locationId' }, { path: 'onHand' }] },
    });
    expect(await put('nobody', body)).toMatchObject({ status: 401 });
    expect(await put('clerk', body)).toMatchObject({ status: 403 });
    expect(await put('manager', { ...body, locationId: 'CPT' })).toMatchObject({ status: 404 });
  });
});
