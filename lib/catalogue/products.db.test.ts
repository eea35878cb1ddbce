import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '@/db/schema/audit-events';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createProduct } from './create-product';
import { getProduct } from './get-product';
import { newProduct } from './testing/new-product';
import { updateProduct } from './update-product';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const cola = newProduct({ sku: 'BEV-0012', name: 'Cola 330ml can 24-pack', basePrice: 189.9 });

function audited(action: string) {
  const where = and(eq(auditEvents.tenantId, tenant.tenantId), eq(auditEvents.action, action));
  return inTenant(tenant, (tx) => tx.select().from(auditEvents).where(where));
}

describe('createProduct', () => {
  it('adds the product and records who did it', async () => {
    const product = await createProduct(tenant.manager, cola);
    expect(await getProduct(tenant.manager, product.id)).toEqual({ ...product, stock: [] });
    expect(await audited('product.created')).toMatchObject([
      { subjectId: product.id, actor: tenant.manager.actor, data: { sku: 'BEV-0012' } },
    ]);
  });

  it('refuses a SKU that the tenant has, and takes one that only another has', async () => {
    await createProduct(tenant.manager, cola);
    await expect(createProduct(tenant.manager, cola)).rejects.toMatchObject({ code: 'sku_taken' });
    const other = await makeTenant();
    await expect(createProduct(other.manager, cola)).resolves.toMatchObject({ sku: 'BEV-0012' });
  });

  it('takes SKUs that differ in capitals alone for one, but leaves pairs from before', async () => {
    await createProduct(tenant.manager, cola);
    const taken = { code: 'sku_taken', message: expect.stringContaining('BEV-0012') };
    await expect(createProduct(tenant.manager, { ...cola, sku: 'bev-0012' })).rejects.toMatchObject(taken);
    const { id } = await createProduct(tenant.manager, newProduct({ sku: 'BEV-0013' }));
    const change = (changes: { sku: string; name?: string }) =>
      updateProduct(tenant.manager, { idOrSku: id, changes });
    await expect(change({ sku: 'Bev-0012' })).rejects.toMatchObject(taken);
    expect(await change({ sku: 'bev-0013' })).toMatchObject({ sku: 'bev-0013' });
    await inTenant(tenant, (tx) => tx.update(products).set({ sku: 'bev-0012' }).where(eq(products.id, id)));
    expect(await change({ sku: 'bev-0012', name: 'Second' })).toMatchObject({ name: 'Second' });
    const both = ['new-1', 'NEW-1'].map((sku) => createProduct(tenant.manager, { ...cola, sku }));
    const ends = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(ends.sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('adds one product when two ask for the SKU at once', async () => {
    const both = await Promise.allSettled([
      createProduct(tenant.manager, cola),
      createProduct(tenant.manager, cola),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('updateProduct', () => {
  it('changes the fields given, leaves the others and records it', async () => {
    const product = await createProduct(tenant.manager, cola);
    const changed = await updateProduct(tenant.manager, {
      idOrSku: 'BEV-0012',
      changes: { basePrice: 194.5, category: null },
    });
    expect(changed).toEqual({ ...product, basePrice: 194.5, category: null, version: 2 });
    expect(await audited('product.changed')).toMatchObject([
      { subjectId: product.id, data: { basePrice: 194.5 } },
    ]);
  });

  it('refuses the SKU of another product', async () => {
    await createProduct(tenant.manager, cola);
    await createProduct(tenant.manager, newProduct({ sku: 'BEV-0013' }));
    await expect(
      updateProduct(tenant.manager, { idOrSku: 'BEV-0013', changes: { sku: 'BEV-0012' } }),
    ).rejects.toMatchObject({ code: 'sku_taken' });
  });

  it('refuses a change that was made on an older state, and makes it on the present one', async () => {
    const { id, version } = await createProduct(tenant.manager, cola);
    const change = (basePrice: number, ifMatch: number) =>
      updateProduct(tenant.manager, { idOrSku: id, changes: { basePrice }, ifMatch });
    expect(await change(1, version)).toMatchObject({ basePrice: 1, version: 2 });
    await expect(change(2, version)).rejects.toMatchObject({
      code: 'product_changed',
      details: { extra: { currentVersion: 2 } },
    });
    expect(await getProduct(tenant.clerk, id)).toMatchObject({ basePrice: 1 });
    expect(await change(2, 2)).toMatchObject({ basePrice: 2, version: 3 });
  });

  it('takes one of two changes made on the same state at once', async () => {
    const { id } = await createProduct(tenant.manager, cola);
    const both = await Promise.allSettled(
      [1, 2].map((basePrice) =>
        updateProduct(tenant.manager, { idOrSku: id, changes: { basePrice }, ifMatch: 1 }),
      ),
    );
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await getProduct(tenant.clerk, id)).toMatchObject({ version: 2 });
  });

  it('does not find another tenant’s product', async () => {
    const other = await makeTenant();
    const { id } = await createProduct(other.manager, cola);
    const attempt = updateProduct(tenant.manager, { idOrSku: id, changes: { name: 'Mine' } });
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    expect(await getProduct(other.manager, id)).toMatchObject({ name: cola.name });
  });
});
