import { beforeEach, describe, expect, it } from 'vitest';
import { PUT as saveRoute } from '@/app/api/settings/messaging/route';
import { GET as handshakeRoute } from '@/app/api/webhooks/messaging/route';
import { auditEvents } from '@/db/schema/audit-events';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { systemSql } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { configureMessaging, verifyToken } from './testing/configure-messaging';
import { deliver, payloadOf, sign, textMessage } from './testing/deliver';
import { newPhoneNumberId, preparePlatform } from './testing/prepare-platform';

configureMessaging();
const accessToken = 'a-token-of-the-platform';
preparePlatform(accessToken);

interface Own {
  tenant: TestTenant;
  number: string;
  appSecret: string;
  verifyToken: string;
}
let one: Own;
let other: Own;
let plain: { tenant: TestTenant; number: string };
const path = '/api/settings/messaging';
const save = (tenant: TestTenant, body: Record<string, unknown>) =>
  callRoute(saveRoute, tenant.requestAs('manager', 'PUT', path, body));
async function withOwn(word: string): Promise<Own> {
  const tenant = await makeTenant();
  const own = {
    number: newPhoneNumberId(),
    appSecret: `the-secret-of-${word}`,
    verifyToken: `the-verify-token-of-${word}`,
  };
  const { number: phoneNumberId, ...secrets } = own;
  expect(await save(tenant, { phoneNumberId, accessToken, ...secrets })).toMatchObject({
    status: 200,
    body: { hasAppSecret: true, hasVerifyToken: true },
  });
  return { tenant, ...own };
}
beforeEach(async () => {
  one = await withOwn('one');
  other = await withOwn('other');
  plain = { tenant: await makeTenant(), number: newPhoneNumberId() };
  await save(plain.tenant, { phoneNumberId: plain.number, accessToken });
});

const messagesOf = ({ tenant }: { tenant: TestTenant }) =>
  inTenant(tenant, (tx) => tx.select().from(inboundMessages));
const send = (number: string, secret?: string) => sendAll([number], secret);
const sendAll = (numbers: string[], secret?: string) => {
  const entry = numbers.flatMap((number) => payloadOf(number, [textMessage('2 cola')]).entry);
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry });
  return deliver(body, secret === undefined ? undefined : sign(body, secret));
};

describe('a number with an app secret of its own', () => {
  it('takes what is signed with it, and nothing that is signed with the service’s', async () => {
    expect(await send(one.number, one.appSecret)).toMatchObject({ status: 200 });
    expect(await messagesOf(one)).toHaveLength(1);
    expect(await send(one.number)).toMatchObject({ status: 401, body: { code: 'invalid_signature' } });
    expect(await messagesOf(one)).toHaveLength(1);
  });

  it('speaks for no other number: not another’s own, not the service’s, not one that nobody has yet', async () => {
    const strange = newPhoneNumberId();
    for (const number of [other.number, plain.number, strange]) {
      expect(await send(number, one.appSecret)).toMatchObject({ status: 401 });
    }
    expect(await sendAll([one.number, other.number, plain.number, strange], one.appSecret)).toMatchObject({
      status: 200,
    });
    expect(await messagesOf(one)).toHaveLength(1);
    expect([...(await messagesOf(other)), ...(await messagesOf(plain))]).toEqual([]);
    expect(await systemSql()`select id from inbound_messages where phone_number_id = ${strange}`).toEqual([]);
  });

  it('leaves the others as they were: the service’s secret speaks for them', async () => {
    expect(await send(plain.number)).toMatchObject({ status: 200 });
    expect(await sendAll([plain.number, other.number])).toMatchObject({ status: 200 });
    expect(await messagesOf(plain)).toHaveLength(2);
    expect(await messagesOf(other)).toEqual([]);
  });

  it('is known at once to the part of the program that takes deliveries, which is bundled apart', async () => {
    const apart = './channel-secrets?bundled-apart';
    const { channelSecrets }: typeof import('./channel-secrets') = await import(/* @vite-ignore */ apart);
    const secret = async () => (await channelSecrets()).get(one.number)?.appSecret;
    expect(await secret()).toBe(one.appSecret);
    await save(one.tenant, { phoneNumberId: one.number, appSecret: 'another-secret-of-one' });
    expect(await secret()).toBe('another-secret-of-one');
  });

  it('goes back to the service’s secret when its own is taken away; left out, it stays', async () => {
    const { tenant, number: phoneNumberId } = one;
    expect(await save(tenant, { phoneNumberId })).toMatchObject({ body: { hasAppSecret: true } });
    expect(await send(phoneNumberId)).toMatchObject({ status: 401 });
    const back = { phoneNumberId, appSecret: null, verifyToken: null };
    expect(await save(tenant, back)).toMatchObject({ body: { hasAppSecret: false, hasVerifyToken: false } });
    expect(await send(phoneNumberId)).toMatchObject({ status: 200 });
    expect(await send(phoneNumberId, one.appSecret)).toMatchObject({ status: 401 });
  });

  it('takes nothing when the secret was moved there from another row', async () => {
    const [theirs] = await inTenant(other.tenant, (tx) => tx.select().from(messagingChannels));
    const moved = { appSecretSealed: theirs?.appSecretSealed };
    await inTenant(one.tenant, (tx) =>
      tx.update(messagingChannels).set({ appSecretSealed: moved.appSecretSealed ?? null }),
    );
    await save(other.tenant, { phoneNumberId: other.number });
    for (const secret of [one.appSecret, other.appSecret, undefined]) {
      expect(await send(one.number, secret)).toMatchObject({ status: 401 });
    }
  });

  it('keeps what names no number when anybody’s secret fits, as nobody’s', async () => {
    const body = JSON.stringify({ object: 'of another kind', at: Math.random() });
    expect(await deliver(body, sign(body, 'the-secret-of-nobody'))).toMatchObject({ status: 401 });
    expect(await deliver(body, sign(body, other.appSecret))).toMatchObject({ status: 200 });
    expect(await messagesOf(other)).toEqual([]);
  });

  it('shows and records neither secret, only that they were set', async () => {
    const [channel] = await inTenant(one.tenant, (tx) => tx.select().from(messagingChannels));
    const trail = await inTenant(one.tenant, (tx) => tx.select().from(auditEvents));
    expect(JSON.stringify([channel, trail])).not.toMatch(new RegExp(`${one.appSecret}|${one.verifyToken}`));
    expect(trail.find(({ action }) => action === 'messaging.configured')).toMatchObject({
      data: { appSecret: 'replaced', verifyToken: 'replaced' },
    });
  });
});

it('the handshake takes the service’s verify token and each number’s own', async () => {
  const shake = (token: string) =>
    handshakeRoute(
      new Request(
        `http://localhost:3000/api/webhooks/messaging?hub.mode=subscribe&hub.challenge=7&hub.verify_token=${token}`,
      ),
      { params: Promise.resolve({}) },
    );
  for (const token of [verifyToken, one.verifyToken, other.verifyToken]) {
    expect((await shake(token)).status).toBe(200);
  }
  expect((await shake('another')).status).toBe(403);
});
