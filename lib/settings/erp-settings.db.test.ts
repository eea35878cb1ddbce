import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GET as getRoute, PUT as saveRoute } from '@/app/api/settings/erp/route';
import { POST as testRoute } from '@/app/api/settings/erp/test/route';
import { auditEvents } from '@/db/schema/audit-events';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { env } from '../env';
import { startSandboxErp } from '../erp/sandbox/start-sandbox-erp';
import { getTenant } from '../tenancy/get-tenant';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';

const path = '/api/settings/erp';
const settings = env();
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterEach(() => {
  settings.allowPrivateTargets = true;
});

type Sender = Parameters<TestTenant['requestAs']>[0];
const get = (sender: Sender = 'manager') => callRoute(getRoute, tenant.requestAs(sender, 'GET', path));
const save = (body: unknown, sender: Sender = 'manager') =>
  callRoute(saveRoute, tenant.requestAs(sender, 'PUT', path, body));
const test = () => callRoute(testRoute, tenant.requestAs('manager', 'POST', `${path}/test`));
const stored = () => inTenant(tenant, async (tx) => (await getTenant(tx, tenant)).openErpConfig());

const { agentPassword, ...evolution } = {
  type: 'erp_evolution',
  endpoint: 'http://erp.example.com:8080',
  branchCode: 'JHB',
  warehouseCode: 'WH1',
  agentCode: 'ORDERS',
  agentPassword: 'pass-never-shown',
};
const generic = { type: 'generic_webhook', endpoint: 'https://erp.example.com/orders' };

describe('/api/settings/erp', () => {
  it('says that none is configured', async () => {
    expect(await get()).toMatchObject({ status: 200, body: { type: null } });
    expect(await test()).toMatchObject({ status: 409, body: { code: 'erp_not_configured' } });
  });

  it('saves the settings, records it, and never shows the password, which lies sealed', async () => {
    const saved = await save({ ...evolution, agentPassword });
    expect(saved).toMatchObject({
      status: 200,
      body: { ...evolution, hasAgentPassword: true, idempotencyKey: 'ExternalOrderNo' },
    });
    expect((await get()).body).toEqual(saved.body);
    expect(await stored()).toMatchObject({ agentPassword });
    const [row] = await inTenant(tenant, (tx) => tx.select().from(tenants));
    const trail = await inTenant(tenant, (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.action, 'erp.configured')),
    );
    expect(trail).toHaveLength(1);
    expect(JSON.stringify([row, trail, saved.body])).not.toContain(agentPassword);
  });

  it('keeps the stored password when none is sent', async () => {
    await save({ ...evolution, agentPassword });
    expect(await save({ ...evolution, branchCode: 'DBN' })).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject({ branchCode: 'DBN', agentPassword });
  });

  it.each([
    ['host', 'http://elsewhere.example.com:8080'],
    ['port', 'http://erp.example.com:8081'],
    ['protocol', 'https://erp.example.com:8080'],
  ])('asks for the password again rather than send the stored one to another %s', async (_what, endpoint) => {
    await save({ ...evolution, agentPassword });
    expect(await save({ ...evolution, endpoint })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'agentPassword', code: 'required' }] },
    });
    expect(await stored()).toMatchObject({ endpoint: evolution.endpoint });
    expect(await save({ ...evolution, endpoint: `${evolution.endpoint}/api` })).toMatchObject({
      status: 200,
    });
  });

  it('asks for a password where none is stored', async () => {
    expect(await save(evolution)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'agentPassword' }] },
    });
    await save(generic);
    expect(await save(evolution)).toMatchObject({ status: 400 });
  });

  it('takes, keeps and drops the generic connector’s secret', async () => {
    expect(await save(generic)).toMatchObject({ status: 200, body: { ...generic, hasSecret: false } });
    expect(await save({ ...generic, secret: 'a signing secret' })).toMatchObject({
      body: { hasSecret: true },
    });
    await save(generic);
    expect(await stored()).toMatchObject({ secret: 'a signing secret' });
    expect(await save({ ...generic, secret: null })).toMatchObject({ body: { hasSecret: false } });
  });

  it('names faults of the input', async () => {
    expect(await save({ type: 'sap' })).toMatchObject({ status: 400, body: { errors: [{ path: 'type' }] } });
    const body = { ...evolution, agentPassword, agentCode: 'a:b', endpoint: 'erp', colour: 1 };
    expect(await save(body)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'endpoint' }, { path: 'agentCode' }, { path: 'colour' }] },
    });
    expect(await save({ ...evolution, agentPassword, branchCode: 'a\u0000b' })).toMatchObject({
      status: 400,
    });
    settings.allowPrivateTargets = false;
    expect(await save({ ...evolution, agentPassword, endpoint: 'http://192.168.1.4:8080' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'endpoint', code: 'invalid_url' }] },
    });
  });

  it('is for managers only', async () => {
    expect(await save({ ...evolution, agentPassword }, 'nobody')).toMatchObject({ status: 401 });
    expect(await save({ ...evolution, agentPassword }, 'clerk')).toMatchObject({ status: 403 });
    expect(await get('clerk')).toMatchObject({ status: 403 });
  });
});

describe('POST /api/settings/erp/test', () => {
  it('asks the real ERP and says which credentials it takes', async () => {
    const erp = await startSandboxErp({ host: '127.0.0.1', port: 0, agentCode: 'ORDERS', agentPassword });
    await save({ ...evolution, endpoint: erp.url, agentPassword });
    expect(await test()).toMatchObject({
      status: 200,
      body: { ok: true, checks: [{ ok: true }, { ok: true }] },
    });
    await save({ ...evolution, endpoint: erp.url, agentPassword: 'wrong' });
    expect(await test()).toMatchObject({
      status: 200,
      body: { ok: false, checks: [{ ok: false, message: expect.stringContaining('password') }, {}] },
    });
    await erp.close();
  });
});
