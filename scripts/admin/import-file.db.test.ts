import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { findProductByReference } from '@/lib/catalogue/find-product-by-reference';
import * as getting from '@/lib/imports/get-import';
import { makeTenant, type TestTenant } from '@/lib/tenancy/testing/make-tenant';
import { importFile } from './import-file';

vi.mock('@/lib/imports/get-import', { spy: true });
afterEach(() => void vi.restoreAllMocks());

let tenant: TestTenant;
let slug: string;
beforeEach(async () => {
  tenant = await makeTenant();
  const [row] = await inTenant(tenant, (tx) =>
    tx.select({ slug: tenants.slug }).from(tenants).where(eq(tenants.id, tenant.tenantId)),
  );
  slug = row?.slug ?? '';
});

/** With the service at work beside it. */
async function imported(content: string, options: { isStored: boolean; leaveOutRejected: boolean }) {
  const file = join(mkdtempSync(join(tmpdir(), 'order-intake-import-')), 'products.csv');
  writeFileSync(file, content);
  let isOver = false;
  const service = (async () => {
    while (!isOver) {
      await runOwedWork(tenant.tenantId, 'import/due');
      await setTimeout(50);
    }
  })();
  try {
    return await importFile({ tenant: slug, target: 'products', file, ...options });
  } finally {
    isOver = true;
    await service;
  }
}
const isThere = (sku: string) => inTenant(tenant, (tx) => findProductByReference(tx, tenant.manager, sku));

it('tries a file out, and stores it when told to', async () => {
  const file = 'sku,name,price\nBEV-1,Cola,10\n';
  expect(await imported(file, { isStored: false, leaveOutRejected: false })).toContain('1 new');
  expect(await isThere('BEV-1')).toBeUndefined();
  expect(await imported(file, { isStored: true, leaveOutRejected: false })).toContain('Stored');
  expect(await isThere('BEV-1')).toBeDefined();
});

it('names the rows that have errors, and stores the others only when told to', async () => {
  const file = 'sku,name,price\nBEV-1,Cola,10\nBEV-2,,x\n';
  await expect(imported(file, { isStored: true, leaveOutRejected: false })).rejects.toThrow(
    'row 3, price: x; expected an amount of 0 or more',
  );
  expect(await isThere('BEV-1')).toBeUndefined();
  await imported(file, { isStored: true, leaveOutRejected: true });
  expect(await isThere('BEV-1')).toBeDefined();
});

const lost = () =>
  Promise.reject(Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' }));

it('goes on when the database starts anew in the middle of it', async () => {
  vi.mocked(getting.getImport).mockImplementationOnce(lost).mockImplementationOnce(lost);
  const file = 'sku,name,price\nBEV-3,Cola,10\n';
  expect(await imported(file, { isStored: true, leaveOutRejected: false })).toContain('Stored');
  expect(await isThere('BEV-3')).toBeDefined();
});

it('names the import and how to go on when the database stays away', async () => {
  vi.mocked(getting.getImport).mockImplementation(lost);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(
    () => now + 40_000 * vi.mocked(getting.getImport).mock.calls.length,
  );
  const file = 'sku,name,price\nBEV-4,Cola,10\n';
  await expect(imported(file, { isStored: true, leaveOutRejected: false })).rejects.toThrow(
    /^The database went away while the import [\da-f-]{36} was waited for; how far it has come cannot be told now\..*Do not send the file again before\.$/,
  );
});
