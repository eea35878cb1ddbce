import postgres from 'postgres';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { GET as getErp, PUT as saveErp } from '@/app/api/settings/erp/route';
import { POST as testErp } from '@/app/api/settings/erp/test/route';
import { PUT as saveMessaging } from '@/app/api/settings/messaging/route';
import { POST as testWebhook } from '@/app/api/settings/webhooks/[id]/test/route';
import { ownerUrl } from '@/db/testing/test-database';
import { newPhoneNumberId, preparePlatform } from '../messaging/testing/prepare-platform';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createWebhook } from '../webhooks/create-webhook';
import { saveErpSettings } from './save-erp-settings';
import { saveMessagingSettings } from './save-messaging-settings';

const accessToken = 'the-token-of-the-one';
preparePlatform(accessToken);
const owner = postgres(ownerUrl(), { max: 1 });
afterAll(() => owner.end());
let victim: TestTenant;
let thief: TestTenant;
beforeEach(async () => {
  [victim, thief] = await Promise.all([makeTenant(), makeTenant()]);
});

const erp = {
  type: 'generic_webhook' as const,
  endpoint: 'http://127.0.0.1:9/orders',
  secret: 'the secret of the one',
};
const ask = (
  route: Parameters<typeof callRoute>[0],
  method: string,
  path: string,
  body?: unknown,
  params?: Record<string, string>,
) => callRoute(route, thief.requestAs('manager', method, `/api/settings/${path}`, body), params);

it('an ERP secret moved to another tenant is not used, and the settings say so and take a new one', async () => {
  await saveErpSettings(victim.manager, erp);
  await saveErpSettings(thief.manager, { ...erp, secret: null });
  await owner`update tenants set erp_config = (select erp_config from tenants where id = ${victim.tenantId})
    where id = ${thief.tenantId}`;
  expect(await ask(getErp, 'GET', 'erp')).toMatchObject({ status: 200, body: { hasSecret: true } });
  const refused = { status: 409, body: { code: 'secret_unreadable' } };
  const tested = await ask(testErp, 'POST', 'erp/test');
  expect(tested).toMatchObject(refused);
  expect(JSON.stringify(tested.body)).toContain('enter it again');
  const { secret: _, ...kept } = erp;
  expect(await ask(saveErp, 'PUT', 'erp', kept)).toMatchObject(refused);
  expect(await ask(saveErp, 'PUT', 'erp', { ...erp, secret: 'a new secret' })).toMatchObject({ status: 200 });
  expect(await ask(testErp, 'POST', 'erp/test')).toMatchObject({ status: 200 });
});

it('an access token moved to another tenant’s number proves nothing', async () => {
  await saveMessagingSettings(victim.manager, { phoneNumberId: newPhoneNumberId(), accessToken });
  await saveMessagingSettings(thief.manager, { phoneNumberId: newPhoneNumberId(), accessToken });
  await owner`update messaging_channels set access_token_sealed =
      (select access_token_sealed from messaging_channels where tenant_id = ${victim.tenantId})
    where tenant_id = ${thief.tenantId}`;
  const change = { phoneNumberId: newPhoneNumberId() };
  expect(await ask(saveMessaging, 'PUT', 'messaging', change)).toMatchObject({
    status: 409,
    body: { code: 'secret_unreadable' },
  });
  expect(await ask(saveMessaging, 'PUT', 'messaging', { ...change, accessToken })).toMatchObject({
    status: 200,
  });
});

it('a webhook’s secret moved to another row, or from another column, signs nothing', async () => {
  const webhook = { url: 'http://127.0.0.1:9', secret: 'the secret of the one', events: [] };
  const one = await createWebhook(thief.manager, webhook);
  const other = await createWebhook(thief.manager, webhook);
  await saveMessagingSettings(thief.manager, { phoneNumberId: newPhoneNumberId(), accessToken });
  const test = () => ask(testWebhook, 'POST', `webhooks/${other.id}/test`, {}, { id: other.id });
  const told = { status: 200, body: { success: false, error: expect.stringContaining('secret again') } };
  expect(await test()).not.toMatchObject(told);
  await owner`update webhook_endpoints set secret_sealed =
    (select secret_sealed from webhook_endpoints where id = ${one.id}) where id = ${other.id}`;
  expect(await test()).toMatchObject(told);
  await owner`update webhook_endpoints set secret_sealed =
    (select access_token_sealed from messaging_channels where tenant_id = ${thief.tenantId}) where id = ${other.id}`;
  expect(await test()).toMatchObject(told);
});
