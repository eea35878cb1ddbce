import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { inTenant } from '@/db/tenant';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { loadIndex } from './load-index';

// Before the settings are read for the first time.
vi.stubEnv('INDEX_CACHE_PRODUCTS', '130');

async function tenantWithProducts(count: number) {
  const tenant = await makeTenant();
  await inTenant(tenant, (tx) =>
    tx.execute(sql`insert into products (tenant_id, sku, name, base_price)
      select ${tenant.tenantId}, 'FILL-' || n, 'Filling ' || n, 1 from generate_series(1, ${count}::int) n`),
  );
  return tenant;
}

it('holds as many products as are wanted, and lets the tenant asked for longest ago go first', async () => {
  const [first, second, third] = [
    await tenantWithProducts(60),
    await tenantWithProducts(60),
    await tenantWithProducts(60),
  ];
  const [one, two] = [await loadIndex(first), await loadIndex(second)];
  expect(await loadIndex(first)).toBe(one);
  expect(await loadIndex(second)).toBe(two);
  await loadIndex(third);
  expect(await loadIndex(second)).toBe(two);
  expect(await loadIndex(first)).not.toBe(one);
});

it('holds the last one, whatever its size', async () => {
  const large = await tenantWithProducts(200);
  expect(await loadIndex(large)).toBe(await loadIndex(large));
});
