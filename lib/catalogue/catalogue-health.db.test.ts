import { expect, it } from 'vitest';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { getCatalogueHealth } from './get-catalogue-health';
import type { Finding } from './health-contract';
import { listFoundProducts } from './list-found-products';

it('finds what is missing or doubtful, and leaves alone what is right or no longer sold', async () => {
  const tenant = await makeTenant();
  const of = (sku: string, name: string, more: Partial<typeof products.$inferInsert> = {}) => ({
    ...{ tenantId: tenant.tenantId, sku, name, basePrice: '10', binLocation: 'A1', packSize: 12, ...more },
  });
  await inTenant(tenant, (tx) =>
    tx
      .insert(products)
      .values([
        of('COLA-330', 'Crown Cola 330ml'),
        of('COLA-500', 'Crown Cola 500ml'),
        of('COLA-33O', 'Crown  cola 330 ml', { basePrice: '0' }),
        of('2L', 'Sunflower oil', { binLocation: '' }),
        of('0825550142', 'Candles'),
        of('TEA-100', 'Harbour tea', { packSize: 1, unitOfMeasure: 'cs' }),
        of('MILK', 'Milk 24 x 200ml', { packSize: 1 }),
        of('RICE-2KG', 'Rice 2kg', { packSize: 1 }),
        of('COLA-3OO', 'Crown Cola 330ml', { basePrice: '0', isDiscontinued: true }),
      ]),
  );
  const found = async (finding: Finding) =>
    (await listFoundProducts(tenant.manager, { finding, limit: 50, offset: 0 })).products.map(
      ({ product, other }) => (other ? [product.sku, other.sku].sort().join(' ~ ') : product.sku),
    );
  expect(await found('noPrice')).toEqual(['COLA-33O']);
  expect(await found('noBin')).toEqual(['2L']);
  expect(await found('noPackSize')).toEqual(['MILK', 'TEA-100']);
  expect(await found('oddSku')).toEqual(['0825550142', '2L']);
  expect(await found('nearDuplicate')).toEqual(['COLA-330 ~ COLA-33O']);
  expect(await found('neverMatched')).toHaveLength(8);
  expect(await getCatalogueHealth(tenant.manager)).toEqual({
    products: {
      ...{ noPrice: exactly(1), noPackSize: exactly(2), noBin: exactly(1) },
      ...{ nearDuplicate: exactly(1), oddSku: exactly(2), neverMatched: exactly(8) },
    },
    phrases: exactly(0),
  });
  const other = await makeTenant();
  expect((await getCatalogueHealth(other.manager)).products.neverMatched).toEqual(exactly(0));
});

const exactly = (total: number) => ({ total, totalIsExact: true });
