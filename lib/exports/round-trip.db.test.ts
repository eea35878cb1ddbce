import { expect, it } from 'vitest';
import { GET as productsRoute } from '@/app/api/exports/products/route';
import { GET as stockRoute } from '@/app/api/exports/stock/route';
import { productPrices } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import type { ImportTarget } from '../imports/import-status';
import { checked } from '../imports/testing/import-rows';
import { setStock } from '../stock/set-stock';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';

const locales = [
  ...['en-ZA', 'af-ZA', 'pt-PT', 'pt-MZ', 'pt-BR', 'en-GB', 'en-US', 'en-IN', 'sw-KE', 'de-DE', 'de-CH'],
  ...['fr-FR', 'ar-EG', 'hi-IN'],
];

const routes = { products: productsRoute, stock: stockRoute };

/** An export of the tenant, sent back as it is. */
async function sentBack(tenant: TestTenant, target: ImportTarget & keyof typeof routes, query: string) {
  const asked = await tenant.requestAs('manager', 'GET', `/api/exports/${target}?${query}`);
  const answer = await routes[target](asked, { params: Promise.resolve({}) });
  expect(answer.status).toBe(200);
  return checked(tenant.manager, target, Buffer.from(await answer.arrayBuffer()));
}

it.each(locales)('what %s writes in a file is read from it again, number for number', async (locale) => {
  const tenant = await makeTenant({ locale });
  const goods = [
    { sku: 'A', basePrice: 0.5, reorderPoint: 0.125, onHand: 0.5 },
    { sku: 'B', basePrice: 1234.5, reorderPoint: 1.125, onHand: 97 },
    { sku: 'C', basePrice: 19_999, reorderPoint: 2000, onHand: 2000.004 },
    { sku: 'D', basePrice: 7, reorderPoint: 0, onHand: 1.125 },
  ];
  for (const { onHand, ...fields } of goods) {
    const { id } = await createProduct(tenant.manager, newProduct({ ...fields, category: fields.sku }));
    await setStock(tenant.manager, { product: id, location: 'JHB', onHand });
    const price = { tenantId: tenant.tenantId, productId: id, priceTier: 'GOLD', price: '1.25' };
    if (fields.sku === 'B') await inTenant(tenant, (tx) => tx.insert(productPrices).values(price));
  }
  for (const format of ['csv', 'xlsx'])
    for (const target of ['products', 'stock'] as const) {
      const unchanged = { CREATE: 0, UPDATE: 0, REJECTED: 0, warnings: 0 };
      const all = await sentBack(tenant, target, `format=${format}`);
      expect(all, `${target} ${format}`).toMatchObject({ counts: { ...unchanged, UNCHANGED: goods.length } });
      for (const { sku } of goods) {
        const alone = await sentBack(tenant, target, `format=${format}&category=${sku}`);
        expect(alone, `${target} ${format} ${sku}`).toMatchObject({ counts: { ...unchanged, UNCHANGED: 1 } });
      }
    }
});
