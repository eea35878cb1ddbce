import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ledger } from '@/db/schema/ledger';
import { inTenant } from '@/db/tenant';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createWebhook } from './create-webhook';
import { deleteWebhook } from './delete-webhook';
import { fanOutEvent } from './fan-out-event';
import { listDeliveries } from './list-deliveries';
import { recordEvent } from './record-event';
import { openReceiver } from './testing/open-receiver';
import { deliveriesOwed, recordTestEvent, workOf } from './testing/record-test-event';
import type { Receiver } from './testing/start-receiver';
import { updateWebhook } from './update-webhook';

const secret = 'a secret of the receiver';
const page = { limit: 50, offset: 0 };
let tenant: TestTenant;
let receiver: Receiver;
let webhookId: string;
beforeEach(async () => {
  ({ tenant, receiver, webhookId } = await openReceiver(secret));
});
afterEach(() => receiver.stop());

describe('fanOutEvent', () => {
  it('makes one delivery for each receiver that wants the event, however often it runs', async () => {
    const { manager } = tenant;
    const { url } = receiver;
    const wanting = await createWebhook(manager, {
      url,
      secret,
      events: ['order.rejected', 'order.approved'],
    });
    await createWebhook(manager, { url, secret, events: ['order.rejected'] });
    const off = await createWebhook(manager, { url, secret, events: ['order.approved'] });
    await updateWebhook(manager, { webhookId: off.id, changes: { enabled: false } });
    const gone = await createWebhook(manager, { url, secret, events: ['order.approved'] });
    await deleteWebhook(manager, gone.id);
    const other = await makeTenant();
    await createWebhook(other.manager, { url, secret, events: ['order.approved'] });

    const event = await recordTestEvent(manager);
    await Promise.all([fanOutEvent(manager, event), fanOutEvent(manager, event)]);
    await fanOutEvent(manager, event);
    expect(await deliveriesOwed(manager)).toHaveLength(2);
    expect(await deliveriesOwed(other.manager)).toHaveLength(0);
    const lists = await Promise.all(
      [webhookId, wanting.id].map((id) => listDeliveries(manager, { webhookId: id, ...page })),
    );
    expect(lists).toMatchObject([{ total: 1 }, { total: 1 }]);
    expect(await workOf(tenant.manager, event.workId)).toBeUndefined();
  });

  it('is owed only where somebody wants the event', async () => {
    const owed = async (name: 'order.approved' | 'inventory.low_stock') => {
      await inTenant(tenant, (tx) => recordEvent(tx, tenant.manager, { name, data: {} }));
      const rows = await inTenant(tenant, (tx) =>
        tx.select().from(ledger).where(eq(ledger.name, 'event/recorded')),
      );
      return rows.length;
    };
    expect(await owed('inventory.low_stock')).toBe(0);
    expect(await owed('order.approved')).toBe(1);
  });

  it('is done at once when nobody wants the event', async () => {
    const event = await recordTestEvent(tenant.manager, 'inventory.low_stock');
    await fanOutEvent(tenant.manager, event);
    expect(await deliveriesOwed(tenant.manager)).toHaveLength(0);
    expect(await workOf(tenant.manager, event.workId)).toBeUndefined();
  });
});
