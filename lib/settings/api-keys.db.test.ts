import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUT as creditRoute } from '@/app/api/customers/[id]/credit-status/route';
import { POST as createProductRoute, GET as productsRoute } from '@/app/api/products/route';
import { POST as rotateRoute } from '@/app/api/settings/api-keys/[id]/rotate/route';
import { DELETE as revokeRoute, PUT as updateRoute } from '@/app/api/settings/api-keys/[id]/route';
import { POST as createRoute, GET as listRoute } from '@/app/api/settings/api-keys/route';
import { POST as addWebhookRoute } from '@/app/api/settings/webhooks/route';
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
      (scope) => !['customers:privacy', 'messages:write', 'events:read', 'webhooks:manage'].includes(scope),
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

describe('a key that is bound to addresses', () => {
  const from = (apiKey: string, address: string | null) => {
    const headers = { 'x-api-key': apiKey, ...(address === null ? {} : { 'x-forwarded-for': address }) };
    return callRoute(productsRoute, tenant.requestAs(headers, 'GET', '/api/products'));
  };

  it('works from those and from nowhere else, and the trail says so', async () => {
    const addresses = ['203.0.113.9', '10.1.0.0/16', '2001:db8::/32'];
    const { apiKey } = await made({ addresses });
    const outcomes: [string | null, number][] = [
      ['203.0.113.9', 200],
      ['10.1.200.3', 200],
      ['::ffff:10.1.0.4', 200],
      ['2001:db8:1::7', 200],
      // What stands before the last hop is the caller's own claim.
      ['203.0.113.9, 198.51.100.1', 401],
      ['10.2.0.1', 401],
      ['2001:db9::1', 401],
      [null, 401],
    ];
    for (const [address, status] of outcomes)
      expect((await from(apiKey, address)).status, String(address)).toBe(status);
    await vi.waitFor(async () => {
      const refused = await inTenant(tenant, (tx) =>
        tx.select().from(auditEvents).where(eq(auditEvents.action, 'api_key.refused')),
      );
      expect(refused[0]).toMatchObject({ data: { why: 'address' } });
    });
    expect((await list()).body).toMatchObject({ apiKeys: [{ addresses, lastUsedFrom: '203.0.113.9' }] });
  });

  it('takes addresses and ranges and nothing else', async () => {
    for (const addresses of [[], ['10.0.0.0/40'], ['example.com'], ['10.1.2.3-10.1.2.9']])
      expect(await create({ name: 'Bound', addresses }), String(addresses)).toMatchObject({ status: 400 });
  });
});

describe('changing a key', () => {
  const change = (id: string, body: unknown, sender: Sender = 'manager') =>
    callRoute(updateRoute, tenant.requestAs(sender, 'PUT', `${path}/${id}`, body), { id });

  it('holds from its next request on; what is left out stays', async () => {
    const { id, apiKey } = await made({ scopes: ['orders:read'] });
    expect(await readProducts(apiKey)).toMatchObject({ status: 403 });
    const scopes = ['catalogue:read'];
    expect(await change(id, { scopes })).toMatchObject({ status: 200, body: { name: 'Warehouse', scopes } });
    expect(await readProducts(apiKey)).toMatchObject({ status: 200 });
    expect(await change(id, { addresses: ['203.0.113.9'] })).toMatchObject({ body: { scopes } });
    expect(await readProducts(apiKey)).toMatchObject({ status: 401 });
    expect(await change(id, { addresses: null })).toMatchObject({ body: { addresses: null } });
    expect(await readProducts(apiKey)).toMatchObject({ status: 200 });
  });

  it('takes no empty scopes and no expiry in the past, finds no other tenant’s key, and is the managers’', async () => {
    const { id, apiKey } = await made();
    expect(await change(id, { scopes: [] })).toMatchObject({ status: 400 });
    expect(await change(id, { expiresAt: '2020-01-01T00:00:00Z' })).toMatchObject({ status: 400 });
    expect(await change(id, { name: 'x' }, 'clerk')).toMatchObject({ status: 403 });
    expect(await change(id, { name: 'x' }, { 'x-api-key': apiKey })).toMatchObject({ status: 403 });
    const other = await makeTenant();
    const request = other.requestAs('manager', 'PUT', `${path}/${id}`, { name: 'x' });
    expect(await callRoute(updateRoute, request, { id })).toMatchObject({ status: 404 });
  });
});

describe('rotating a key', () => {
  const rotate = async (id: string, body: unknown = {}) => {
    const request = tenant.requestAs('manager', 'POST', `${path}/${id}/rotate`, body);
    return (await callRoute(rotateRoute, request, { id })).body as { apiKey: string };
  };

  it('shows another one, and lets the one before work for a day', async () => {
    const { id, apiKey: first } = await made();
    const { apiKey: second } = await rotate(id);
    for (const key of [first, second]) expect(await readProducts(key)).toMatchObject({ status: 200 });
    expect((await list()).body).toMatchObject({
      apiKeys: [{ id, last4: second.slice(-4), previousUntil: expect.any(String) }],
    });
    vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 24.1 * 3_600_000));
    expect(await readProducts(first)).toMatchObject({ status: 401 });
    expect(await readProducts(second)).toMatchObject({ status: 200 });
  });

  it('ends the one before at once when asked to, and the one before the last in any case', async () => {
    const { id, apiKey: first } = await made();
    const { apiKey: second } = await rotate(id);
    const { apiKey: third } = await rotate(id, { overlapHours: 0 });
    for (const key of [first, second]) expect(await readProducts(key)).toMatchObject({ status: 401 });
    expect(await readProducts(third)).toMatchObject({ status: 200 });
    await revoke(id);
    expect(await readProducts(third)).toMatchObject({ status: 401 });
  });
});

describe('a key that manages webhooks', () => {
  it('adds, tries out and removes them, and no other settings', async () => {
    const { apiKey } = await made({ scopes: ['webhooks:manage'] });
    const key = { 'x-api-key': apiKey };
    const webhook = { url: 'https://receiver.example.com/orders', events: ['order.completed'] };
    const added = await callRoute(
      addWebhookRoute,
      tenant.requestAs(key, 'POST', '/api/settings/webhooks', webhook),
    );
    expect(added).toMatchObject({ status: 201, body: { secret: expect.stringMatching(/^whsec_/) } });
    expect(await list(key)).toMatchObject({ status: 403 });
    const { apiKey: narrow } = await made({ scopes: ['orders:read'] });
    const refused = tenant.requestAs({ 'x-api-key': narrow }, 'POST', '/api/settings/webhooks', webhook);
    expect(await callRoute(addWebhookRoute, refused)).toMatchObject({ status: 403 });
  });
});
