import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUT as creditRoute } from '@/app/api/customers/[id]/credit-status/route';
import { POST as createProductRoute, GET as productsRoute } from '@/app/api/products/route';
import { DELETE as revokeRoute } from '@/app/api/settings/api-keys/[id]/route';
import { POST as createRoute, GET as listRoute } from '@/app/api/settings/api-keys/route';
import { POST as chatRoute } from '@/app/api/simulator/chat/route';
import { migrationsFolder } from '@/db/migrate';
import { apiKeys } from '@/db/schema/api-keys';
import { auditEvents } from '@/db/schema/audit-events';
import { idempotencyKeys } from '@/db/schema/idempotency-keys';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { newProduct } from '../catalogue/testing/new-product';
import { clock } from '../clock';
import { defaultKeyScopes, keyPermissions } from '../permissions';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';

const path = '/api/settings/api-keys';
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Sender = Parameters<TestTenant['requestAs']>[0];
const create = (body: unknown, sender: Sender = 'manager') =>
  callRoute(createRoute, tenant.requestAs(sender, 'POST', path, body));
const list = (sender: Sender = 'manager') => callRoute(listRoute, tenant.requestAs(sender, 'GET', path));
const revoke = (id: string, who = tenant) =>
  callRoute(revokeRoute, who.requestAs('manager', 'DELETE', `${path}/${id}`), { id });
async function made(body: Record<string, unknown> = {}) {
  return (await create({ name: 'Warehouse', ...body })).body as { id: string; apiKey: string };
}
const readProducts = (apiKey: string) =>
  callRoute(productsRoute, tenant.requestAs({ 'x-api-key': apiKey }, 'GET', '/api/products'));

describe('/api/settings/api-keys', () => {
  it('keeps the key nowhere when the request has an idempotency key, and shows it to no repeat', async () => {
    const repeatable = async () => {
      const request = await tenant.requestAs('manager', 'POST', path, { name: 'Warehouse' });
      request.headers.set('idempotency-key', 'once');
      return callRoute(createRoute, request);
    };
    const { apiKey } = (await repeatable()).body as { apiKey: string };
    const kept = await inTenant(tenant, (tx) => tx.select().from(idempotencyKeys));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(apiKey);
    expect(await repeatable()).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
  });

  it('shows the key once (201) and stores only its SHA-256', async () => {
    const created = await create({ name: 'Warehouse screen' });
    expect(created).toMatchObject({ status: 201, body: { name: 'Warehouse screen' } });
    const { apiKey, ...rest } = created.body as { apiKey: string };
    expect(apiKey).toMatch(/^service_live_[0-9A-Za-z]{32,}$/);
    expect(Object.keys(rest).sort()).toEqual(['createdAt', 'id', 'name']);
    const stored = await inTenant(tenant, (tx) => tx.select().from(apiKeys));
    expect(stored[0]?.keyHash).toBe(createHash('sha256').update(apiKey).digest('hex'));
    const trail = await inTenant(tenant, (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.action, 'api_key.created')),
    );
    expect(trail).toMatchObject([{ actor: tenant.manager.actor, data: { name: 'Warehouse screen' } }]);
    const listed = await list();
    expect(listed.body).toMatchObject({
      apiKeys: [
        { name: 'Warehouse screen', last4: apiKey.slice(-4), scopes: defaultKeyScopes, lastUsedAt: null },
      ],
      total: 1,
    });
    expect(JSON.stringify([stored, trail, listed.body])).not.toContain(apiKey);
  });

  it('makes a key that works at once, and not a moment after it is revoked (204, then 404)', async () => {
    const { id, apiKey } = await made();
    expect(await readProducts(apiKey)).toMatchObject({ status: 200 });
    expect(await list()).toMatchObject({ body: { apiKeys: [{ lastUsedAt: expect.any(String) }] } });
    expect(await revoke(id)).toMatchObject({ status: 204 });
    expect(await readProducts(apiKey)).toMatchObject({ status: 401 });
    expect(await revoke(id)).toMatchObject({ status: 404 });
    expect(await list()).toMatchObject({ body: { total: 0 } });
  });

  it('lets a key do what its scopes name, and nothing else', async () => {
    const { apiKey } = await made({ scopes: ['catalogue:read'] });
    expect(await readProducts(apiKey)).toMatchObject({ status: 200 });
    const write = tenant.requestAs(
      { 'x-api-key': apiKey },
      'POST',
      '/api/products',
      newProduct({ sku: 'A' }),
    );
    expect(await callRoute(createProductRoute, write)).toMatchObject({ status: 403 });
  });

  it('makes a key of a name alone that does everyday work, and never everything', async () => {
    const { apiKey } = await made();
    const key = { 'x-api-key': apiKey };
    expect(await readProducts(apiKey)).toMatchObject({ status: 200 });
    const credit = tenant.requestAs(key, 'PUT', '/api/customers/x/credit-status', { creditStatus: 'HOLD' });
    expect(await callRoute(creditRoute, credit, { id: tenant.tenantId })).toMatchObject({ status: 403 });
    const chat = tenant.requestAs(key, 'POST', '/api/simulator/chat', {
      ...{ phoneNumber: '+27825550142', text: '2 cola' },
    });
    expect(await callRoute(chatRoute, chat)).toMatchObject({ status: 403 });
  });

  it('makes no key without scopes, and one that has none does nothing', async () => {
    expect(await create({ name: 'Idle', scopes: [] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'scopes', message: 'Choose at least one.' }] },
    });
    const { apiKey } = await made();
    for (const scopes of [null, []]) {
      await inTenant(tenant, (tx) => tx.update(apiKeys).set({ scopes }));
      expect(await readProducts(apiKey)).toMatchObject({ status: 403 });
    }
  });

  it('keeps for a key of before what it could do, by name', async () => {
    await made();
    await inTenant(tenant, (tx) => tx.update(apiKeys).set({ scopes: null }));
    const owner = postgres(ownerUrl(), { max: 1 });
    const migration = readFileSync(join(migrationsFolder, '0015_name_every_scope.sql'), 'utf8');
    await owner.unsafe(migration);
    const [forced] =
      await owner`select relforcerowsecurity as forced from pg_class where relname = 'api_keys'`;
    await owner.end();
    expect(forced).toEqual({ forced: true });
    // What came later is no scope of theirs.
    const ofThen = keyPermissions.filter(
      (scope) => scope !== 'customers:privacy' && scope !== 'messages:write',
    );
    expect((await list()).body).toMatchObject({ apiKeys: [{ scopes: ofThen }] });
  });

  it('ends a key at its expiry', async () => {
    const { apiKey } = await made({ expiresAt: new Date(Date.now() + 60_000).toISOString() });
    expect(await readProducts(apiKey)).toMatchObject({ status: 200 });
    vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 61_000));
    expect(await readProducts(apiKey)).toMatchObject({ status: 401 });
  });

  it('names every fault of the input', async () => {
    const body = { name: '', scopes: ['settings:manage'], expiresAt: 'tomorrow', colour: 1 };
    expect(await create(body)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'name' }, { path: 'scopes.0' }, { path: 'expiresAt' }, { path: 'colour' }] },
    });
    expect(await create({ name: 'Old', expiresAt: '2020-01-01T00:00:00Z' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'expiresAt' }] },
    });
  });

  it('is closed to strangers, clerks and keys', async () => {
    const { apiKey } = await made();
    for (const [sender, status] of [
      ['nobody', 401],
      ['clerk', 403],
      [{ 'x-api-key': apiKey }, 403],
    ] as const) {
      expect(await create({ name: 'Another' }, sender)).toMatchObject({ status });
      expect(await list(sender)).toMatchObject({ status });
    }
  });

  it('does not find another tenant’s key', async () => {
    const { id, apiKey } = await made();
    expect(await revoke(id, await makeTenant())).toMatchObject({ status: 404 });
    expect(await readProducts(apiKey)).toMatchObject({ status: 200 });
  });
});
