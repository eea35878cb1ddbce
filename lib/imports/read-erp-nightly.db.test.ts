import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownerUrl } from '@/db/testing/test-database';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { getProduct } from '../catalogue/get-product';
import { updateProduct } from '../catalogue/update-product';
import { listCustomers } from '../customers/list-customers';
import { type SandboxErp, startSandboxErp } from '../erp/sandbox/start-sandbox-erp';
import { lookAtErp } from '../health/internal/look-at-erp';
import { oweErpReads } from '../ledger/owe-erp-reads';
import { eraseCustomer } from '../privacy/erase-customer';
import { saveErpSettings } from '../settings/save-erp-settings';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { beginCheck } from './begin-check';
import { beginCommit } from './begin-commit';
import { beginUndo } from './begin-undo';
import { fetchFromErp } from './fetch-from-erp';
import type { ErpTarget } from './import-status';
import { listImports } from './list-imports';
import { seen } from './testing/import-rows';

const agent = { agentCode: 'agent', agentPassword: 'sandbox-secret' };
const owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
let erp: SandboxErp;
let tenant: TestTenant;
/** By item code or account what the ERP has for it by now. */
let edits: Record<string, Record<string, unknown>>;

beforeAll(async () => {
  const masters = { customers: 40, products: 60 };
  erp = await startSandboxErp({ host: '127.0.0.1', port: 0, ...agent, masters });
});
afterAll(async () => {
  await erp.close();
  await owner.end({ timeout: 1 });
});
beforeEach(async () => {
  tenant = await makeTenant();
  edits = {};
  erp.editMasters((_, record) => ({ ...record, ...edits[String(record.ItemCode ?? record.Account)] }));
  await saveErpSettings(tenant.manager, {
    ...{ type: 'erp_evolution', endpoint: erp.url, branchCode: 'JHB', warehouseCode: 'MAIN' },
    ...agent,
  } as Parameters<typeof saveErpSettings>[1]);
  // Where it is noon now, so that the night has passed.
  const offset = 12 - new Date().getUTCHours();
  const zone = offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  await owner`update tenants set time_zone = ${zone} where id = ${tenant.tenantId}`;
});
afterEach(() => erp.clearFaults());

/** What a person reads, tries and commits. */
async function takenByHand(target: ErpTarget): Promise<string> {
  const { id } = await fetchFromErp(tenant.manager, { target });
  await beginCheck(tenant.manager, { importId: id });
  await runOwedWork(tenant.tenantId, 'import/due');
  await beginCommit(tenant.manager, { importId: id, leaveOutRejected: true });
  await runOwedWork(tenant.tenantId, 'import/due');
  return id;
}

async function night(): Promise<string[]> {
  await owner`update tenants set erp_reads_owed_on = erp_reads_owed_on - 1 where id = ${tenant.tenantId}`;
  await oweErpReads();
  return [
    ...(await runOwedWork(tenant.tenantId, 'erp/read.due')),
    ...(await runOwedWork(tenant.tenantId, 'import/due')),
  ];
}

const newest = async () => (await listImports(tenant.manager, { limit: 1, offset: 0 })).imports[0];
const product = (sku: string) => getProduct(tenant.manager, sku);
const change = (sku: string, changes: Parameters<typeof updateProduct>[1]['changes']) =>
  updateProduct(tenant.manager, { idOrSku: sku, changes });
const save = (changes: Parameters<typeof saveTenantSettings>[1]) =>
  saveTenantSettings(tenant.manager, changes);

describe('what a tenant has read from its ERP every night', () => {
  it('is nothing until somebody has taken it from the ERP once and switched it on, and comes once a night', async () => {
    await save({ readsErpProducts: true });
    expect(await night()).toEqual([]);
    await save({ readsErpProducts: false });
    await takenByHand('products');
    expect(await night()).toEqual([]);
    await save({ readsErpProducts: true });
    await oweErpReads();
    expect(await runOwedWork(tenant.tenantId, 'erp/read.due')).toEqual([]);
    expect(await night()).toEqual(['erp/read.due', 'import/due']);
    await oweErpReads();
    expect(await runOwedWork(tenant.tenantId, 'erp/read.due')).toEqual([]);
    expect(await newest()).toMatchObject({
      ...{ target: 'products', source: 'ERP_NIGHTLY', status: 'COMMITTED', createdBy: 'read-erp-nightly' },
      counts: { CREATE: 0, UPDATE: 0, UNCHANGED: 60, REJECTED: 0 },
    });
  });

  it('changes what differs there, and leaves what people changed here, until the ERP is to win', async () => {
    await takenByHand('products');
    await save({ readsErpProducts: true });
    await change('SBX-003', { name: 'Renamed here' });
    await change('SBX-004', { basePrice: 99 });
    edits = {
      'SBX-003': { Description: 'Renamed there', UnitPrice: 123.45 },
      'SBX-005': { UnitPrice: 321 },
    };
    await night();
    const found = await newest();
    expect(found).toMatchObject({ counts: { UPDATE: 2, UNCHANGED: 58, warnings: 1 } });
    expect(await product('SBX-003')).toMatchObject({ name: 'Renamed here', basePrice: 123.45 });
    expect(await product('SBX-004')).toMatchObject({ basePrice: 99 });
    expect(await product('SBX-005')).toMatchObject({ basePrice: 321 });
    const { rows } = await seen(tenant.manager, found?.id ?? '');
    expect(rows.flatMap(({ warnings }) => warnings)).toMatchObject([
      { found: 'Renamed there', expected: 'what was changed here, which stays' },
    ]);

    await night();
    expect(await newest()).toMatchObject({ counts: { UPDATE: 0, warnings: 0 } });
    await save({ erpWins: true });
    await night();
    expect(await newest()).toMatchObject({ counts: { UPDATE: 2 } });
    expect(await product('SBX-003')).toMatchObject({ name: 'Renamed there' });
    expect(await product('SBX-004')).not.toMatchObject({ basePrice: 99 });
  });

  it('fills what the ERP had nothing for, and what is new there', async () => {
    edits = { 'SBX-006': { PackSize: null } };
    await takenByHand('products');
    expect(await product('SBX-006')).toMatchObject({ packSize: 1 });
    await save({ readsErpProducts: true });
    edits = { 'SBX-006': { PackSize: 12 }, 'SBX-007': { ItemCode: 'NEW-1' } };
    await night();
    expect(await newest()).toMatchObject({ counts: { CREATE: 1, UPDATE: 1 } });
    expect(await product('SBX-006')).toMatchObject({ packSize: 12 });
    expect(await product('NEW-1')).toMatchObject({ sku: 'NEW-1' });
  });

  it('can be undone as a whole, and the next night does not do it again', async () => {
    await takenByHand('products');
    await save({ readsErpProducts: true });
    const before = await product('SBX-003');
    edits = { 'SBX-003': { UnitPrice: 123.45 } };
    await night();
    const found = await newest();
    await beginUndo(tenant.manager, { importId: found?.id ?? '' });
    await runOwedWork(tenant.tenantId, 'import/due');
    expect(await newest()).toMatchObject({ status: 'UNDONE' });
    await night();
    expect(await product('SBX-003')).toMatchObject({ basePrice: before.basePrice });
  });

  it('brings nobody back who was erased here, even where the ERP wins', async () => {
    await takenByHand('customers');
    await save({ readsErpCustomers: true, erpWins: true });
    const { customers } = await listCustomers(tenant.manager, { limit: 50, offset: 0 });
    const [gone] = customers;
    if (!gone) throw new Error('no customer');
    await eraseCustomer(tenant.manager, { customerId: gone.id, confirmName: gone.name });
    await night();
    expect(await newest()).toMatchObject({ target: 'customers', counts: { CREATE: 0, UPDATE: 0 } });
    const [held] = await owner`select values from erp_values where subject_id = ${gone.id}`;
    expect(held).toEqual({ values: {} });
  });
});

describe('a night on which the ERP cannot be read', () => {
  it('is tried again for two hours, then says why on the page of imports, and the next night works', async () => {
    await takenByHand('products');
    await save({ readsErpProducts: true });
    erp.setFault({ kind: 'master_error', times: 100 });
    await night();
    expect(await newest()).toMatchObject({ source: 'ERP' });
    await owner`update ledger set created_at = now() - interval '3 hours', due_at = now()
      where tenant_id = ${tenant.tenantId} and name = 'erp/read.due' and done_at is null`;
    await runOwedWork(tenant.tenantId, 'erp/read.due');
    expect(await newest()).toMatchObject({
      ...{ source: 'ERP_NIGHTLY', status: 'FAILED', fileName: 'ERP: Inventory' },
      problem: expect.stringMatching(/The master could not be read.*next night/),
    });
    erp.clearFaults();
    await night();
    expect(await newest()).toMatchObject({ status: 'COMMITTED', counts: { UNCHANGED: 60 } });
  });

  it('because a column that was confirmed is gone, is said at once and changes nothing', async () => {
    await takenByHand('products');
    await save({ readsErpProducts: true });
    erp.editMasters((_, { UnitPrice, ...record }) => ({ ...record, SellingPrice: UnitPrice }));
    await night();
    expect(await newest()).toMatchObject({
      ...{ source: 'ERP_NIGHTLY', status: 'FAILED' },
      problem: expect.stringContaining('no longer has “Unit Price”'),
    });
    expect((await product('SBX-003')).basePrice).toBeGreaterThan(0);
    expect(await lookAtErp(tenant.manager)).toMatchObject({
      unread: expect.stringContaining('no longer has “Unit Price”'),
    });
    erp.editMasters((_, record) => record);
    await night();
    expect(await lookAtErp(tenant.manager)).toMatchObject({ unread: null });
  });

  it('because its prices fell together, waits for a person', async () => {
    await takenByHand('products');
    await save({ readsErpProducts: true });
    erp.editMasters((_, record) => ({ ...record, UnitPrice: 0 }));
    await night();
    const found = await newest();
    expect(found).toMatchObject({ status: 'CHECKED', problem: expect.stringContaining('60 prices') });
    expect((await product('SBX-003')).basePrice).toBeGreaterThan(0);
    await beginCommit(tenant.manager, { importId: found?.id ?? '', leaveOutRejected: false });
    await runOwedWork(tenant.tenantId, 'import/due');
    expect(await product('SBX-003')).toMatchObject({ basePrice: 0 });
  });
});
