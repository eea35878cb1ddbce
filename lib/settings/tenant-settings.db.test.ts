import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as getRoute, PUT as saveRoute } from '@/app/api/settings/tenant/route';
import { auditEvents } from '@/db/schema/audit-events';
import { inTenant } from '@/db/tenant';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';

const path = '/api/settings/tenant';
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

type Sender = Parameters<TestTenant['requestAs']>[0];
const get = (who = tenant, sender: Sender = 'manager') =>
  callRoute(getRoute, who.requestAs(sender, 'GET', path));
const save = (body: unknown, sender: Sender = 'manager') =>
  callRoute(saveRoute, tenant.requestAs(sender, 'PUT', path, body));
const trail = () =>
  inTenant(tenant, (tx) => tx.select().from(auditEvents).where(eq(auditEvents.action, 'tenant.changed')));

describe('/api/settings/tenant', () => {
  it('changes what is given, keeps the rest, and records what was before and after', async () => {
    const before = (await get()).body;
    expect(before).toMatchObject({
      slug: tenant.slug,
      name: 'Test Traders',
      currency: 'ZAR',
      undoSeconds: 5,
      sessionIdleMinutes: 240,
    });
    const saved = await save({ name: 'Highveld Foods', undoSeconds: 0 });
    expect(saved).toMatchObject({
      status: 200,
      body: { ...(before as object), name: 'Highveld Foods', undoSeconds: 0 },
    });
    expect((await get()).body).toEqual(saved.body);
    expect(await trail()).toMatchObject([
      {
        actor: { name: 'Mandla Manager' },
        data: { name: { from: 'Test Traders', to: 'Highveld Foods' }, undoSeconds: { from: 5, to: 0 } },
      },
    ]);
  });

  it('keeps the quiet time, and from what confidence changes are made by themselves', async () => {
    expect((await get()).body).toMatchObject({ quietSeconds: 90, takeChangesFrom: null });
    const saved = await save({ quietSeconds: 600, takeChangesFrom: 0.93 });
    expect(saved).toMatchObject({ status: 200, body: { quietSeconds: 600, takeChangesFrom: 0.93 } });
    expect((await save({ takeChangesFrom: null })).body).toMatchObject({
      quietSeconds: 600,
      takeChangesFrom: null,
    });
    expect(await save({ quietSeconds: 601 })).toMatchObject({ status: 400 });
    expect(await save({ quietSeconds: -1 })).toMatchObject({ status: 400 });
    expect(await save({ takeChangesFrom: 1.5 })).toMatchObject({ status: 400 });
  });

  it('records nothing when nothing changes', async () => {
    await save({});
    await save({ currency: 'ZAR', undoSeconds: 5 });
    expect(await trail()).toEqual([]);
  });

  it('keeps both changes of two managers who save at once', async () => {
    await Promise.all([save({ name: 'Highveld Foods' }), save({ currency: 'USD' })]);
    expect((await get()).body).toMatchObject({ name: 'Highveld Foods', currency: 'USD' });
    expect(await trail()).toHaveLength(2);
  });

  it('keeps a locale in its usual spelling', async () => {
    expect((await save({ locale: 'pt-br' })).body).toMatchObject({ locale: 'pt-BR' });
  });

  it('names each fault, and changes nothing then', async () => {
    const wrong = { name: ' ', country: 'ZZ', currency: 'XQQ', locale: 'xx-ZA', timeZone: '+02:00' };
    const refused = await save({ ...wrong, undoSeconds: 11, sessionIdleMinutes: 4, slug: 'mine' });
    expect(refused).toMatchObject({ status: 400 });
    const { errors } = refused.body as { errors: { path: string }[] };
    expect(errors.map((fault) => fault.path).sort()).toEqual(
      [...Object.keys(wrong), 'slug', 'undoSeconds', 'sessionIdleMinutes'].sort(),
    );
    expect((await get()).body).toMatchObject({ name: 'Test Traders', timeZone: 'Africa/Johannesburg' });
  });

  it('changes and shows no other tenant', async () => {
    const other = await makeTenant();
    await save({ name: 'Highveld Foods' });
    expect((await get(other)).body).toMatchObject({ slug: other.slug, name: 'Test Traders' });
  });

  it('is for managers only', async () => {
    expect(await save({ name: 'Mine' }, 'nobody')).toMatchObject({ status: 401 });
    expect(await save({ name: 'Mine' }, 'clerk')).toMatchObject({ status: 403 });
    expect(await get(tenant, 'clerk')).toMatchObject({ status: 403 });
    expect((await get()).body).toMatchObject({ name: 'Test Traders' });
  });
});
