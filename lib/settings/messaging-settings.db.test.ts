import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as getRoute, PUT as saveRoute } from '@/app/api/settings/messaging/route';
import { auditEvents } from '@/db/schema/audit-events';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { inTenant } from '@/db/tenant';
import { env } from '../env';
import { secretBox } from '../secrets';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';

const path = '/api/settings/messaging';
let tenant: TestTenant;
let phoneNumberId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  phoneNumberId = String(Math.floor(Math.random() * 1e15));
});

type Sender = Parameters<TestTenant['requestAs']>[0];
const get = () => callRoute(getRoute, tenant.requestAs('manager', 'GET', path));
const save = (body: unknown, sender: Sender = 'manager', who = tenant) =>
  callRoute(saveRoute, who.requestAs(sender, 'PUT', path, body));
const channels = () => inTenant(tenant, (tx) => tx.select().from(messagingChannels));

describe('/api/settings/messaging', () => {
  it('saves the number and the token, which is never shown and lies sealed', async () => {
    expect(await get()).toMatchObject({ status: 200, body: { phoneNumberId: null, hasAccessToken: false } });
    const saved = await save({ phoneNumberId, accessToken: 'EAAG-secret-token' });
    expect(saved).toMatchObject({ status: 200, body: { phoneNumberId, hasAccessToken: true } });
    expect((await get()).body).toEqual(saved.body);
    const [channel] = await channels();
    expect(secretBox(env().encryptionKey).open(channel?.accessTokenSealed ?? '')).toBe('EAAG-secret-token');
    const trail = await inTenant(tenant, (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.action, 'messaging.configured')),
    );
    expect(trail).toMatchObject([{ data: { phoneNumberId, accessToken: 'replaced' } }]);
    expect(JSON.stringify([channel, trail, saved.body])).not.toContain('EAAG-secret-token');
  });

  it('keeps the token when only the number changes, and one number a tenant', async () => {
    await save({ phoneNumberId, accessToken: 'EAAG-secret-token' });
    const body = { phoneNumberId: `${phoneNumberId}1` };
    expect(await save(body)).toMatchObject({ body: { ...body, hasAccessToken: true } });
    expect(await channels()).toHaveLength(1);
  });

  it('refuses the number of another tenant', async () => {
    const other = await makeTenant();
    await save({ phoneNumberId }, 'manager', other);
    expect(await save({ phoneNumberId })).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'phoneNumberId', code: 'taken' }] },
    });
    await save({ phoneNumberId: `${phoneNumberId}2` });
    expect(await save({ phoneNumberId })).toMatchObject({ status: 409 });
    expect(await channels()).toMatchObject([{ phoneNumberId: `${phoneNumberId}2` }]);
  });

  it('names faults of the input, and is for managers only', async () => {
    expect(await save({ phoneNumberId: 'a b', accessToken: 'two words', extra: 1 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'phoneNumberId' }, { path: 'accessToken' }, { path: 'extra' }] },
    });
    expect(await save({ phoneNumberId }, 'nobody')).toMatchObject({ status: 401 });
    expect(await save({ phoneNumberId }, 'clerk')).toMatchObject({ status: 403 });
  });
});
