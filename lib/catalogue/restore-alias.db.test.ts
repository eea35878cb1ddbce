import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as restoreAliasRoute } from '@/app/api/aliases/[id]/restore/route';
import { auditEvents } from '@/db/schema/audit-events';
import { productAliases } from '@/db/schema/product-aliases';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import { createApiKey } from '../settings/create-api-key';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { addAlias } from './add-alias';
import { createProduct } from './create-product';
import { deleteAlias } from './delete-alias';
import { listAliases } from './list-aliases';
import { restoreAlias } from './restore-alias';
import { newProduct } from './testing/new-product';

let tenant: TestTenant;
let aliasId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  await createProduct(tenant.manager, newProduct({ sku: 'COLA', name: 'Cola' }));
  await createProduct(tenant.manager, newProduct({ sku: 'BREAD' }));
  const taught = await addAlias(tenant.clerk, { product: 'COLA', aliasText: 'Red Cans', customerId: null });
  aliasId = taught.id;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const all = async () => (await listAliases(tenant.clerk, { limit: 50, offset: 0 })).aliases;

describe('restoreAlias', () => {
  it('brings the phrase back as it was, and records who did', async () => {
    const used = { timesUsed: 18, lastUsedAt: new Date('2026-03-03T09:00:00.000Z') };
    await inTenant(tenant, (tx) => tx.update(productAliases).set(used));
    const before = await all();
    await deleteAlias(tenant.clerk, aliasId);
    expect(await all()).toEqual([]);
    await restoreAlias(tenant.manager, aliasId);
    const after = await all();
    // Whoever keeps a copy of the list hears of it.
    expect(after).toEqual(before.map((row) => ({ ...row, updatedAt: expect.any(String) })));
    expect(Date.parse(after[0]?.updatedAt ?? '')).toBeGreaterThan(Date.parse(before[0]?.updatedAt ?? ''));
    const restored = and(eq(auditEvents.tenantId, tenant.tenantId), eq(auditEvents.action, 'alias.restored'));
    expect(await inTenant(tenant, (tx) => tx.select().from(auditEvents).where(restored))).toMatchObject([
      { subjectId: aliasId, actor: tenant.manager.actor, data: { aliasText: 'Red Cans' } },
    ]);
  });

  it('does it once when it is asked twice', async () => {
    await deleteAlias(tenant.clerk, aliasId);
    const first = await restoreAlias(tenant.clerk, aliasId);
    expect(await restoreAlias(tenant.clerk, aliasId)).toEqual(first);
    expect(await all()).toHaveLength(1);
  });

  it('leaves a phrase that was taught anew meanwhile, and names its product', async () => {
    await deleteAlias(tenant.clerk, aliasId);
    await addAlias(tenant.clerk, { product: 'BREAD', aliasText: 'red cans', customerId: null });
    await expect(restoreAlias(tenant.clerk, aliasId)).rejects.toMatchObject({
      code: 'alias_taken',
      details: { extra: { product: { sku: 'BREAD' } } },
    });
    expect(await all()).toMatchObject([{ product: { sku: 'BREAD' } }]);
  });

  it('knows nothing of what was forgotten more than a day ago', async () => {
    await deleteAlias(tenant.clerk, aliasId);
    const inADay = Date.now() + 24 * 60 * 60_000 + 1000;
    vi.spyOn(clock, 'now').mockReturnValue(new Date(inADay));
    await expect(restoreAlias(tenant.clerk, aliasId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('does not find what another tenant forgot', async () => {
    await deleteAlias(tenant.clerk, aliasId);
    const other = await makeTenant();
    await expect(restoreAlias(other.manager, aliasId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await all()).toEqual([]);
  });

  it('is refused to a key that may not teach', async () => {
    await deleteAlias(tenant.clerk, aliasId);
    const { apiKey } = await createApiKey(tenant.manager, { name: 'Reader', scopes: ['catalogue:read'] });
    const path = `/api/aliases/${aliasId}/restore`;
    const answer = callRoute(restoreAliasRoute, tenant.requestAs({ 'x-api-key': apiKey }, 'POST', path, {}), {
      id: aliasId,
    });
    expect(await answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await all()).toEqual([]);
  });
});
