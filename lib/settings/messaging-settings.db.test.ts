import { eq } from 'drizzle-orm';
import postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as getRoute, PUT as saveRoute } from '@/app/api/settings/messaging/route';
import { auditEvents } from '@/db/schema/audit-events';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { openAccessToken } from '../messaging/open-access-token';
import { newPhoneNumberId, preparePlatform } from '../messaging/testing/prepare-platform';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';

const path = '/api/settings/messaging';
const accessToken = 'EAAG-secret-token';
const platform = preparePlatform(accessToken);
let tenant: TestTenant;
let phoneNumberId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  phoneNumberId = newPhoneNumberId();
});

type Sender = Parameters<TestTenant['requestAs']>[0];
const get = () => callRoute(getRoute, tenant.requestAs('manager', 'GET', path));
const save = (body: unknown, sender: Sender = 'manager', who = tenant) =>
  callRoute(saveRoute, who.requestAs(sender, 'PUT', path, body));
const channels = () => inTenant(tenant, (tx) => tx.select().from(messagingChannels));

describe('/api/settings/messaging', () => {
  it('saves the number and the token, which is never shown and lies sealed', async () => {
    expect(await get()).toMatchObject({ status: 200, body: { phoneNumberId: null, hasAccessToken: false } });
    const saved = await save({ phoneNumberId, accessToken });
    expect(saved).toMatchObject({ status: 200, body: { phoneNumberId, hasAccessToken: true } });
    expect((await get()).body).toEqual(saved.body);
    const [channel] = await channels();
    expect(channel && openAccessToken(channel)).toBe(accessToken);
    const trail = await inTenant(tenant, (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.action, 'messaging.configured')),
    );
    expect(trail).toMatchObject([{ data: { phoneNumberId, accessToken: 'replaced' } }]);
    expect(JSON.stringify([channel, trail, saved.body])).not.toContain(accessToken);
  });

  it('keeps the token when only the number changes, and one number a tenant', async () => {
    await save({ phoneNumberId, accessToken });
    const body = { phoneNumberId: `${phoneNumberId}1` };
    expect(await save(body)).toMatchObject({ body: { ...body, hasAccessToken: true } });
    expect(await channels()).toHaveLength(1);
  });

  it('refuses the number of another tenant', async () => {
    const other = await makeTenant();
    await save({ phoneNumberId, accessToken }, 'manager', other);
    expect(await save({ phoneNumberId, accessToken })).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'phoneNumberId', code: 'taken' }] },
    });
    await save({ phoneNumberId: `${phoneNumberId}2`, accessToken });
    expect(await save({ phoneNumberId })).toMatchObject({ status: 409 });
    expect(await channels()).toMatchObject([{ phoneNumberId: `${phoneNumberId}2` }]);
  });

  it('asks the platform first: a token that may not use the number claims nothing', async () => {
    expect(await save({ phoneNumberId, accessToken: 'somebody-elses' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', errors: [{ path: 'phoneNumberId', code: 'not_proved' }] },
    });
    expect(await save({ phoneNumberId })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'accessToken', code: 'required' }] },
    });
    const media = platform().addMedia(Buffer.from('x'), 'audio/ogg');
    for (const id of [media, 'not-a-number']) {
      expect(await save({ phoneNumberId: id, accessToken })).toMatchObject({ status: 400 });
    }
    expect(await channels()).toEqual([]);
  });

  it('proves a new number with the stored token, and a new token with the number', async () => {
    await save({ phoneNumberId, accessToken });
    platform().setFault({ status: 400, code: 100 });
    expect(await save({ phoneNumberId: `${phoneNumberId}3` })).toMatchObject({ status: 400 });
    expect(await save({ phoneNumberId, accessToken: 'mistyped' })).toMatchObject({ status: 400 });
    const [channel] = await channels();
    expect(channel && openAccessToken(channel)).toBe(accessToken);
    expect(await get()).toMatchObject({ body: { phoneNumberId } });
  });

  it.each([{ status: 503, code: 2 }, { status: 429, code: 130429 }, { kind: 'drop' as const }])(
    'says that the platform could not be asked, and saves nothing: %o',
    async (fault) => {
      platform().setFault(fault);
      const answer = await save({ phoneNumberId, accessToken });
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(answer.headers.get('retry-after')).toBe('30');
      expect(await channels()).toEqual([]);
    },
  );

  it('keeps one number when several are set at the same moment', async () => {
    const numbers = Array.from({ length: 8 }, (_, n) => `${phoneNumberId}${n}`);
    const owner = postgres(ownerUrl(), { max: 1 });
    // Holds every insert back, so that all of them have looked before the first has written.
    const saving = await owner.begin(async (sql) => {
      await sql`lock table messaging_channels in share row exclusive mode`;
      const saves = numbers.map((id) => save({ phoneNumberId: id, accessToken }));
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { saves };
    });
    const answers = await Promise.all(saving.saves);
    await owner.end();
    expect(answers.map(({ status }) => status)).toEqual(numbers.map(() => 200));
    expect(await channels()).toHaveLength(1);
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
