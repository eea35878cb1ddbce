import { eq } from 'drizzle-orm';
import postgres from 'postgres';
import { beforeEach, expect, it } from 'vitest';
import { PUT as saveRoute } from '@/app/api/settings/messaging/route';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { orders } from '@/db/schema/orders';
import { systemSql } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { sweepers } from '@/scripts/serve/sweepers';
import { startRelay } from '../ledger/relay';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { assignMessages } from './assign-messages';
import { configureMessaging } from './testing/configure-messaging';
import { deliver, payloadOf, textMessage } from './testing/deliver';
import { newPhoneNumberId, preparePlatform } from './testing/prepare-platform';

configureMessaging();

const accessToken = 'platform-access-token';
preparePlatform(accessToken);
let tenant: TestTenant;
let phoneNumberId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  phoneNumberId = newPhoneNumberId();
});

const receive = (text: string) => deliver(payloadOf(phoneNumberId, [textMessage(text)]));
/** The number as somebody sets it up past the settings, such as a demo or an import. */
const setUp = () =>
  inTenant(tenant, (tx) => tx.insert(messagingChannels).values({ tenantId: tenant.tenantId, phoneNumberId }));
const texts = async () => {
  const rows = await inTenant(tenant, (tx) => tx.select().from(orders).orderBy(orders.createdAt));
  return rows.map(({ rawText }) => rawText);
};
const owed = () => systemSql()`select id from ledger where tenant_id = ${tenant.tenantId}`;

it('reads what came in before the number was set up, in its order', async () => {
  await receive('2 cola');
  await receive('3 bread');
  expect(await texts()).toEqual([]);
  const request = tenant.requestAs('manager', 'PUT', '/api/settings/messaging', {
    phoneNumberId,
    accessToken,
  });
  expect(await callRoute(saveRoute, request)).toMatchObject({ status: 200 });
  expect(await runOwedWork(tenant.tenantId, 'message/received')).toHaveLength(2);
  expect(await texts()).toEqual(['2 cola', '3 bread']);
});

it('assigns each message once, however many do it at the same moment', async () => {
  for (let n = 0; n < 20; n += 1) await receive(`${n} cola`);
  await setUp();
  const owner = postgres(ownerUrl(), { max: 1 });
  // Holds the rows, so that all of them have looked before the first has written.
  const { racing } = await owner.begin(async (sql) => {
    await sql`select from inbound_messages where tenant_id is null for update`;
    const racing = Array.from({ length: 3 }, () => assignMessages());
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { racing };
  });
  await owner.end();
  await Promise.all([...racing, assignMessages(), assignMessages()]);
  expect(await assignMessages()).toBe(0);
  expect(await owed()).toHaveLength(20);
});

it('is done by the relay too, for a message that was stored while its number was set up', async () => {
  await receive('2 cola');
  await setUp();
  const relay = await startRelay(async () => undefined, sweepers);
  await expect.poll(async () => (await owed()).length).toBe(1);
  await relay.stop();
});

it('leaves the messages of other numbers, and what was not understood', async () => {
  await receive('2 cola');
  await deliver('not even JSON');
  await setUp();
  phoneNumberId = `${phoneNumberId}9`;
  await receive('for nobody');
  await assignMessages();
  const mine = await inTenant(tenant, (tx) =>
    tx.select().from(inboundMessages).where(eq(inboundMessages.tenantId, tenant.tenantId)),
  );
  expect(mine).toHaveLength(1);
});
