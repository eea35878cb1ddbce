import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as doneRoute } from '@/app/api/settings/dead-letters/[id]/done/route';
import { POST as retryRoute } from '@/app/api/settings/dead-letters/[id]/retry/route';
import { GET as listRoute } from '@/app/api/settings/dead-letters/route';
import { GET as workRoute } from '@/app/api/settings/work/route';
import { auditEvents } from '@/db/schema/audit-events';
import { ledger } from '@/db/schema/ledger';
import { orders } from '@/db/schema/orders';
import { webhookDeliveries } from '@/db/schema/webhook-deliveries';
import { inTenant } from '@/db/tenant';
import { mintOrderId } from '../ids';
import { oweWork } from '../ledger/owe-work';
import { abandonWork } from '../ledger/settle-work';
import type { WorkName, WorkPayload } from '../ledger/work';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { createWebhook } from '../webhooks/create-webhook';
import { recordTestEvent } from '../webhooks/testing/record-test-event';
import { type Receiver, startReceiver } from '../webhooks/testing/start-receiver';
import { updateWebhook } from '../webhooks/update-webhook';
import { describeHealth } from './describe-health';

const path = '/api/settings/dead-letters';
let desk: Desk;
let receiver: Receiver;
beforeAll(async () => {
  desk = await openDesk();
  receiver = await startReceiver({ status: 410 });
});
afterAll(async () => {
  await receiver.stop();
  await desk.close();
});

type Sender = Parameters<Desk['requestAs']>[0];
const list = (sender: Sender = 'manager') => callRoute(listRoute, desk.requestAs(sender, 'GET', path));
const retry = (id: string, sender: Sender = 'manager', who: Pick<Desk, 'requestAs'> = desk) =>
  callRoute(retryRoute, who.requestAs(sender, 'POST', `${path}/${id}/retry`), { id });
const done = (id: string, reason: string, sender: Sender = 'manager', who: Pick<Desk, 'requestAs'> = desk) =>
  callRoute(doneRoute, who.requestAs(sender, 'POST', `${path}/${id}/done`, { reason }), { id });
const letterOf = async (id: string) => {
  const { deadLetters } = (await list()).body as { deadLetters: { id: string }[] };
  return deadLetters.find((letter) => letter.id === id);
};
async function giveUp<Name extends WorkName>(name: Name, payload: WorkPayload<Name>) {
  return inTenant(desk, async (tx) => {
    const id = await oweWork(tx, desk, name, payload);
    await abandonWork(tx, desk, id, 'It never worked.');
    return id;
  });
}
const setOrder = (id: string, status: 'FAILED' | 'COMPLETED') =>
  inTenant(desk, (tx) =>
    tx
      .update(orders)
      .set({ status })
      .where(eq(orders.id, mintOrderId(id))),
  );

describe('dead letters', () => {
  it('are listed with what they concern and what to do, until that is done', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    await setOrder(order.id, 'FAILED');
    const id = await giveUp('order/approved', { orderId: order.id });
    expect(await letterOf(id)).toMatchObject({
      work: 'order/approved',
      error: 'It never worked.',
      orderId: order.id,
      whatToDo: expect.stringContaining('approve it again'),
      canRetry: false,
    });
    expect(await retry(id)).toMatchObject({ status: 409, body: { code: 'not_retryable' } });
    const counted = async () =>
      (await describeHealth(desk.manager)).work.find(({ name }) => name === 'order/approved')?.givenUp ?? 0;
    expect(await counted()).toBe(1);
    await setOrder(order.id, 'COMPLETED');
    expect(await letterOf(id)).toBeUndefined();
    expect(await counted()).toBe(0);
  });

  it('of a message are read when they are tried again, and the retry is in the audit trail', async () => {
    const order = await desk.receive('good morning');
    await setOrder(order.id, 'FAILED');
    const [row] = await inTenant(desk, (tx) =>
      tx
        .select()
        .from(orders)
        .where(eq(orders.id, mintOrderId(order.id))),
    );
    const id = await giveUp('message/received', { messageId: row?.inboundMessageId ?? '' });
    expect(await letterOf(id)).toMatchObject({ orderId: order.id, canRetry: true });
    expect(await retry(id)).toMatchObject({ status: 202, body: { success: true, id } });
    expect(await desk.work('message/received')).toEqual(['message/received']);
    const [after] = await inTenant(desk, (tx) => tx.select().from(ledger).where(eq(ledger.id, id)));
    expect(after).toBeUndefined();
    const trail = await inTenant(desk, (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.action, 'work.retried')),
    );
    expect(trail).toMatchObject([
      { subjectId: id, actor: { kind: 'user' }, data: { work: 'message/received' } },
    ]);
    expect(await retry(id)).toMatchObject({ status: 404 });
  });

  it('of an event are handed out when they are tried again', async () => {
    const { eventId, workId } = await recordTestEvent(desk.manager);
    await inTenant(desk, (tx) => abandonWork(tx, desk, workId, 'It never worked.'));
    expect(await letterOf(workId)).toMatchObject({ work: 'event/recorded', canRetry: true });
    await Promise.all([retry(workId), retry(workId)]);
    expect(await desk.work('event/recorded')).toContain('event/recorded');
    expect(await letterOf(workId)).toBeUndefined();
    expect(eventId).toBeTruthy();
  });

  it('of a delivery are sent again once the receiver is on', async () => {
    const webhook = { url: receiver.url, secret: 'a-secret', events: ['inventory.low_stock' as const] };
    const { id: webhookId } = await createWebhook(desk.manager, webhook);
    await recordTestEvent(desk.manager, 'inventory.low_stock');
    await desk.work();
    const letters = async () => {
      const { deadLetters } = (await list()).body as { deadLetters: { id: string; webhookId: string }[] };
      return deadLetters.filter((each) => each.webhookId === webhookId);
    };
    const again = async (id = '') => {
      expect(await retry(id)).toMatchObject({ status: 409, body: { code: 'webhook_disabled' } });
      await updateWebhook(desk.manager, { webhookId, changes: { enabled: true } });
      expect(await retry(id)).toMatchObject({ status: 202 });
      await desk.work();
    };
    const [first] = await letters();
    expect(first).toMatchObject({ work: 'webhook/delivery.due', error: 'HTTP 410' });
    await again(first?.id);
    const [second, ...more] = await letters();
    expect(more).toEqual([]);
    expect(second?.id).not.toBe(first?.id);
    receiver.answer = { status: 200 };
    await again(second?.id);
    const [delivery] = await inTenant(desk, (tx) =>
      tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpointId, webhookId)),
    );
    expect(delivery).toMatchObject({ status: 'DELIVERED' });
    expect(await letters()).toEqual([]);
  });

  it('are gone once somebody has seen to them, and the audit trail says who and why', async () => {
    const id = await giveUp('event/recorded', { eventId: randomUUID() });
    expect(await done(id, ' ')).toMatchObject({ status: 400 });
    const both = await Promise.all([done(id, 'Told them by telephone'), done(id, 'Told them by telephone')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await letterOf(id)).toBeUndefined();
    const trail = await inTenant(desk, (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.action, 'work.marked_done')),
    );
    expect(trail).toMatchObject([
      {
        subjectId: id,
        actor: { kind: 'user' },
        data: { work: 'event/recorded', reason: 'Told them by telephone', error: 'It never worked.' },
      },
    ]);
  });

  it('and what is still owed are counted by kind over the API', async () => {
    await giveUp('event/recorded', { eventId: randomUUID() });
    await inTenant(desk, (tx) => oweWork(tx, desk, 'event/recorded', { eventId: randomUUID() }));
    const counted = (sender: Sender) =>
      callRoute(workRoute, desk.requestAs(sender, 'GET', '/api/settings/work'));
    expect(await counted('clerk')).toMatchObject({ status: 403 });
    const { body } = await counted('manager');
    const { work } = body as { work: { work: string }[] };
    expect(work.find((each) => each.work === 'event/recorded')).toMatchObject({
      owed: expect.any(Number),
      givenUp: expect.any(Number),
      owedSince: expect.stringMatching(/Z$/),
    });
  });

  it('are the tenant’s own and its managers’', async () => {
    const id = await giveUp('event/recorded', { eventId: randomUUID() });
    const other = await makeTenant();
    expect(await retry(id, 'manager', other)).toMatchObject({ status: 404 });
    expect(await done(id, 'Mine now', 'manager', other)).toMatchObject({ status: 404 });
    expect(await done(id, 'Mine now', 'clerk')).toMatchObject({ status: 403 });
    expect(await retry(id, 'clerk')).toMatchObject({ status: 403 });
    expect(await list('clerk')).toMatchObject({ status: 403 });
    expect(await letterOf(id)).toBeDefined();
  });
});
