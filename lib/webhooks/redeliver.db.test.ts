import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createWebhook } from './create-webhook';
import { deliverWebhook } from './deliver-webhook';
import { listDeliveries } from './list-deliveries';
import { redeliver } from './redeliver';
import { openReceiver } from './testing/open-receiver';
import { deliveriesOwed, putOnItsWay } from './testing/record-test-event';
import type { Receiver } from './testing/start-receiver';
import { updateWebhook } from './update-webhook';

const secret = 'a secret of the receiver';
let tenant: TestTenant;
let receiver: Receiver;
let webhookId: string;
beforeEach(async () => {
  ({ tenant, receiver, webhookId } = await openReceiver(secret));
});
afterEach(() => receiver.stop());

describe('redeliver', () => {
  it('sends a delivery again that got through', async () => {
    const owed = await putOnItsWay(tenant.manager);
    await deliverWebhook(tenant.manager, owed);
    await redeliver(tenant.manager, { webhookId, deliveryId: owed.deliveryId });
    const [again] = await deliveriesOwed(tenant.manager);
    expect(again?.deliveryId).toBe(owed.deliveryId);
    if (again) await deliverWebhook(tenant.manager, again);
    expect(receiver.received).toHaveLength(2);
    const { deliveries } = await listDeliveries(tenant.manager, { webhookId, limit: 50, offset: 0 });
    expect(deliveries).toMatchObject([{ status: 'DELIVERED', attempts: [{}, {}] }]);
  });

  it('does not let an old event of settled work send in its place', async () => {
    const owed = await putOnItsWay(tenant.manager);
    await deliverWebhook(tenant.manager, owed);
    await redeliver(tenant.manager, { webhookId, deliveryId: owed.deliveryId });
    await deliverWebhook(tenant.manager, owed);
    expect(receiver.received).toHaveLength(1);
  });

  it('makes one that waits for its next attempt due now, without owing it twice', async () => {
    receiver.answer = { status: 500 };
    const owed = await putOnItsWay(tenant.manager);
    await deliverWebhook(tenant.manager, owed);
    await redeliver(tenant.manager, { webhookId, deliveryId: owed.deliveryId });
    const waiting = await deliveriesOwed(tenant.manager);
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.dueAt.getTime()).toBeLessThanOrEqual(Date.now());
    await deliverWebhook(tenant.manager, owed);
    expect(receiver.received).toHaveLength(2);
  });

  it('does not find another tenant’s delivery, nor one of another receiver', async () => {
    const owed = await putOnItsWay(tenant.manager);
    const other = await makeTenant();
    const { deliveryId } = owed;
    const attempt = redeliver(other.manager, { webhookId, deliveryId });
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    const { url } = receiver;
    const sibling = await createWebhook(tenant.manager, { url, secret, events: ['order.approved'] });
    const second = redeliver(tenant.manager, { webhookId: sibling.id, deliveryId });
    await expect(second).rejects.toMatchObject({ code: 'not_found' });
  });

  it('asks for a receiver that is switched off to be switched on first', async () => {
    const { deliveryId } = await putOnItsWay(tenant.manager);
    await updateWebhook(tenant.manager, { webhookId, changes: { enabled: false } });
    const attempt = redeliver(tenant.manager, { webhookId, deliveryId });
    await expect(attempt).rejects.toMatchObject({ code: 'webhook_disabled' });
  });
});
