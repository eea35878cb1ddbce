import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locations } from '@/db/schema/locations';
import { inTenant } from '@/db/tenant';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { getProduct } from '../catalogue/get-product';
import { listProducts } from '../catalogue/list-products';
import { updateProduct } from '../catalogue/update-product';
import { listCustomers } from '../customers/list-customers';
import { type SandboxErp, startSandboxErp } from '../erp/sandbox/start-sandbox-erp';
import { eraseCustomer } from '../privacy/erase-customer';
import { saveErpSettings } from '../settings/save-erp-settings';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { beginCheck } from './begin-check';
import { beginCommit } from './begin-commit';
import { fetchFromErp } from './fetch-from-erp';
import type { ErpTarget } from './import-status';
import { seen } from './testing/import-rows';

const agent = { agentCode: 'agent', agentPassword: 'sandbox-secret' };
let erp: SandboxErp;
let tenant: TestTenant;
beforeAll(async () => {
  erp = await startSandboxErp({
    host: '127.0.0.1',
    port: 0,
    ...agent,
    masters: { customers: 60, products: 600 },
  });
  tenant = await makeTenant();
  await saveErpSettings(tenant.manager, {
    ...{ type: 'erp_evolution', endpoint: erp.url, branchCode: 'JHB', warehouseCode: 'MAIN' },
    ...agent,
  } as Parameters<typeof saveErpSettings>[1]);
});
afterAll(() => erp.close());

/** What a dry run of what the ERP has shows, with the columns as guessed. */
async function tried(target: ErpTarget) {
  const { id, columns } = await fetchFromErp(tenant.manager, { target });
  await beginCheck(tenant.manager, { importId: id });
  await runOwedWork(tenant.tenantId, 'import/due');
  expect(columns.some(({ field }) => field !== null)).toBe(true);
  return seen(tenant.manager, id);
}

async function taken(target: ErpTarget) {
  const { id } = await tried(target);
  await beginCommit(tenant.manager, { importId: id, leaveOutRejected: true });
  await runOwedWork(tenant.tenantId, 'import/due');
  return seen(tenant.manager, id);
}

describe('what the ERP has', () => {
  it('comes in as an import whose columns are guessed, and later only with its differences', async () => {
    const first = await taken('products');
    expect(first).toMatchObject({ fileName: 'ERP: Inventory', status: 'COMMITTED', counts: { CREATE: 600 } });
    const { products } = await listProducts(tenant.manager, { limit: 1, offset: 0, search: 'SBX-100' });
    expect(products).toMatchObject([{ sku: 'SBX-100', basePrice: expect.any(Number) }]);
    const [product] = products;
    if (!product) throw new Error('no product');
    await updateProduct(tenant.manager, {
      idOrSku: product.id,
      changes: { name: 'Renamed here' },
    });
    const again = await tried('products');
    expect(again.counts).toMatchObject({ CREATE: 0, UPDATE: 1, UNCHANGED: 599, warnings: 1 });
    expect(again.rows.flatMap(({ warnings }) => warnings)).toMatchObject([
      {
        found: expect.not.stringContaining('Renamed here'),
        expected: 'what was changed here, which this replaces',
      },
    ]);
  });

  it('brings nobody back who was erased here, and says so', async () => {
    await taken('customers');
    const { customers } = await listCustomers(tenant.manager, { limit: 1, offset: 0 });
    const [gone] = customers;
    if (!gone) throw new Error('no customer');
    await eraseCustomer(tenant.manager, { customerId: gone.id, confirmName: gone.name });
    const { counts, rows } = await taken('customers');
    expect(counts).toMatchObject({ CREATE: 0, UPDATE: 0 });
    expect(rows.flatMap(({ warnings }) => warnings)).toContainEqual(
      expect.objectContaining({ found: gone.name, expected: 'somebody who was erased here, and stays so' }),
    );
    const { customers: now } = await listCustomers(tenant.manager, {
      limit: 100,
      offset: 0,
      search: gone.name,
    });
    expect(now.map(({ name }) => name)).not.toContain(gone.name);
  });

  it('gives the stock of the warehouse that is a location here', async () => {
    await inTenant(tenant, (tx) =>
      tx
        .insert(locations)
        .values({ tenantId: tenant.tenantId, code: 'CPT', name: 'Cape', warehouseCode: 'MAIN' }),
    );
    const { counts, columns } = await taken('stock');
    expect(columns.map(({ field }) => field)).toEqual(expect.arrayContaining(['sku', 'location', 'onHand']));
    // Two records of the sandbox say nothing of a quantity.
    expect(counts).toMatchObject({ CREATE: 598, REJECTED: 2 });
    expect((await getProduct(tenant.manager, 'SBX-003')).stock).toMatchObject([{ onHand: 26 }]);
  });

  it('gives customers with their accounts', async () => {
    const { counts, columns } = await tried('customers');
    expect(columns.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['name', 'erpCustomerId', 'phoneNumber']),
    );
    expect(counts).toMatchObject({ REJECTED: expect.any(Number) });
  });

  it('is not there without an ERP, and an ERP that fails says why', async () => {
    const other = await makeTenant();
    await expect(fetchFromErp(other.manager, { target: 'products' })).rejects.toMatchObject({
      code: 'erp_not_configured',
    });
    erp.setFault({ kind: 'master_error' });
    await expect(fetchFromErp(tenant.manager, { target: 'products' })).rejects.toMatchObject({
      code: 'erp_unreadable',
      message: expect.stringContaining('The master could not be read'),
    });
  });
});
