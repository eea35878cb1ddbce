import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { webhookAttempts } from '@/db/schema/webhook-deliveries';
import { inTenant } from '@/db/tenant';
import type { TestTenant } from '../tenancy/testing/make-tenant';
import { deliverWebhook } from './deliver-webhook';
import { fanOutEvent } from './fan-out-event';
import { listDeliveries } from './list-deliveries';
import { openReceiver } from './testing/open-receiver';
import { deliveriesOwed, recordTestEvent } from './testing/record-test-event';
import type { Receiver } from './testing/start-receiver';

let tenant: TestTenant;
let receiver: Receiver;
let webhookId: string;
beforeEach(async () => {
  ({ tenant, receiver, webhookId } = await openReceiver());
  await fanOutEvent(tenant.manager, await recordTestEvent(tenant.manager));
  for (const owed of await deliveriesOwed(tenant.manager)) await deliverWebhook(tenant.manager, owed);
});
afterEach(() => receiver.stop());

const deliveries = async () =>
  (await listDeliveries(tenant.manager, { webhookId, limit: 50, offset: 0 })).deliveries;

describe('the list of deliveries', () => {
  it('shows the body and the headers that were sent', async () => {
    const [got] = receiver.received;
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ isTest: false, requestBody: got?.body });
    const sent = delivery?.attempts[0]?.requestHeaders ?? {};
    const ours = /^(x-service-|webhook-|content-type$|user-agent$)/;
    expect(sent).toEqual(
      Object.fromEntries(Object.entries(got?.headers ?? {}).filter(([name]) => ours.test(name))),
    );
    expect(sent['webhook-signature']).toMatch(/^v1,/);
  });

  it('keeps of the headers what no other row says, and shows those of releases that kept all', async () => {
    const [shown] = await deliveries();
    const deliveryId = shown?.id ?? '';
    const [row] = await inTenant(tenant.manager, (tx) =>
      tx.select().from(webhookAttempts).where(eq(webhookAttempts.deliveryId, deliveryId)),
    );
    expect(Object.keys(row?.requestHeaders ?? {}).sort()).toEqual([
      'webhook-signature',
      'webhook-timestamp',
      'x-service-signature',
    ]);
    const old = { ...shown?.attempts[0]?.requestHeaders, 'user-agent': 'of the release before' };
    await inTenant(tenant.manager, (tx) =>
      tx.insert(webhookAttempts).values({
        ...{ tenantId: tenant.tenantId, deliveryId, eventAt: row?.eventAt, number: 2 },
        ...{ durationMs: 1, requestHeaders: old },
      }),
    );
    expect((await deliveries())[0]?.attempts[1]?.requestHeaders).toEqual({
      ...old,
      'x-service-attempt': '1',
    });
  });
});
