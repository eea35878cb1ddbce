import { beforeEach, expect, it } from 'vitest';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { createProduct } from '../catalogue/create-product';
import { getProduct } from '../catalogue/get-product';
import { newProduct } from '../catalogue/testing/new-product';
import { updateProduct } from '../catalogue/update-product';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { beginCheck } from './begin-check';
import { beginCommit } from './begin-commit';
import { checked, seen } from './testing/import-rows';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
  for (const sku of ['A', 'B', 'C'])
    await createProduct(tenant.manager, newProduct({ sku, name: `Goods ${sku}`, basePrice: 10 }));
});

const file = 'sku,name,price\nA,Goods A,11\nB,Goods B,10\nC,Goods C,12\n';
const change = (idOrSku: string, changes: Parameters<typeof updateProduct>[1]['changes']) =>
  updateProduct(tenant.manager, { idOrSku, changes });
const priceOf = async (sku: string) => (await getProduct(tenant.manager, sku)).basePrice;

async function commit(importId: string) {
  await beginCommit(tenant.manager, { importId, leaveOutRejected: false });
  await runOwedWork(tenant.tenantId, 'import/due');
  return seen(tenant.manager, importId);
}

it.each([
  ['it changes', 'A', 2],
  ['it found as it is', 'B', 3],
])(
  'does not overwrite what somebody changed since the dry run, of a row that %s, until it is seen',
  async (_, sku, row) => {
    const { id } = await checked(tenant.manager, 'products', file);
    await change(sku, { basePrice: 99 });
    expect(await commit(id)).toMatchObject({
      status: 'FAILED',
      problem: `What row ${row} would replace was changed here since the dry run; nothing was stored. Begin it anew.`,
    });
    expect([await priceOf(sku), await priceOf('C')]).toEqual([99, 10]);
    await beginCheck(tenant.manager, { importId: id });
    await runOwedWork(tenant.tenantId, 'import/due');
    expect(await commit(id)).toMatchObject({ status: 'COMMITTED', problem: null });
    expect(await priceOf('C')).toBe(12);
    expect(await priceOf(sku)).not.toBe(99);
  },
);

it('goes on where something else of the same goods was changed, or the same was done already', async () => {
  const { id } = await checked(tenant.manager, 'products', file);
  await change('A', { category: 'Fruit' });
  await change('C', { basePrice: 12 });
  expect(await commit(id)).toMatchObject({ status: 'COMMITTED' });
  expect(await getProduct(tenant.manager, 'A')).toMatchObject({ basePrice: 11, category: 'Fruit' });
});
