import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditEvents } from '@/db/schema/audit-events';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { TestTenant } from '../tenancy/testing/make-tenant';
import { deliverWebhook } from './deliver-webhook';
import { listDeliveries } from './list-deliveries';
import { listWebhooks } from './list-webhooks';
import { openReceiver } from './testing/open-receiver';
import { deliveriesOwed, putOnItsWay, workOf } from './testing/record-test-event';
import { type Receiver, startReceiver } from './testing/start-receiver';
import { updateWebhook } from './update-webhook';

const secret = 'a secret of the receiver';
const page = { limit: 50, offset: 0 };
let tenant: TestTenant;
let receiver: Receiver;
let webhookId: string;
beforeEach(async () => {
  ({ tenant, receiver, webhookId } = await openReceiver(secret));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await receiver.stop();
});

const deliver = (owed: { deliveryId: string; workId: string }) => deliverWebhook(tenant.manager, owed);
const firstDelivery = async () =>
  (await listDeliveries(tenant.manager, { webhookId, ...page })).deliveries[0];
const webhook = async () => (await listWebhooks(tenant.manager, page)).webhooks[0];

/** Moves "now" by so many ms from the real time. */
function travel(ms: number) {
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + ms));
}

describe('deliverWebhook', () => {
  it('posts the event with a signature that the receiver can verify, and is done', async () => {
    const owed = await putOnItsWay(tenant.manager);
    await deliver(owed);
    const [got] = receiver.received;
    const { headers, body } = got ?? { headers: {}, body: '' };
    expect(JSON.parse(body)).toMatchObject({
      event: 'order.approved',
      tenantId: tenant.tenantId,
      data: { note: 'Grüße' },
    });
    const expected = createHmac('sha256', secret).update(body).digest('hex');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-signature': `sha256=${expected}`,
      'x-service-event': 'order.approved',
      'x-service-delivery-id': owed.deliveryId,
      'x-service-attempt': '1',
    });
    expect(() => new StandardWebhook(secret, { format: 'raw' }).verify(body, headers)).not.toThrow();
    expect(await firstDelivery()).toMatchObject({
      status: 'DELIVERED',
      nextAttemptAt: null,
      attempts: [{ number: 1, statusCode: 200, error: null }],
    });
    expect(await workOf(tenant.manager, owed.workId)).toBeUndefined();
  });

  it('sends nothing more once it got through', async () => {
    const owed = await putOnItsWay(tenant.manager);
    await deliver(owed);
    await deliver(owed);
    expect(receiver.received).toHaveLength(1);
  });

  it('keeps a failure with the beginning of the answer and owes the next attempt', async () => {
    receiver.answer = { status: 500, body: `broken\u0000${'x'.repeat(9000)}` };
    const owed = await putOnItsWay(tenant.manager);
    await deliver(owed);
    const delivery = await firstDelivery();
    expect(delivery).toMatchObject({ status: 'PENDING', attempts: [{ number: 1, statusCode: 500 }] });
    expect(delivery?.attempts[0]?.responseExcerpt).toMatch(/^brokenx+$/);
    expect(delivery?.attempts[0]?.responseExcerpt?.length).toBeLessThanOrEqual(4096);
    const [again] = await deliveriesOwed(tenant.manager);
    const pauseMs =
      Date.parse(delivery?.nextAttemptAt ?? '') - Date.parse(delivery?.attempts[0]?.createdAt ?? '');
    expect(pauseMs).toBeGreaterThanOrEqual(3900);
    expect(pauseMs).toBeLessThanOrEqual(6100);
    expect(again?.dueAt.toISOString()).toBe(delivery?.nextAttemptAt);
    expect(await workOf(tenant.manager, owed.workId)).toMatchObject({
      generation: 1,
      lastError: 'HTTP 500',
      sentAt: null,
    });
  });

  it('sends the same bytes and event id on the retry, under the next attempt number', async () => {
    receiver.answer = { status: 503 };
    const owed = await putOnItsWay(tenant.manager);
    await deliver(owed);
    receiver.answer = { status: 204 };
    travel(6500);
    await deliver(owed);
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['x-service-event-id']).toBe(first?.headers['x-service-event-id']);
    expect(second?.headers['x-service-attempt']).toBe('2');
    expect(await firstDelivery()).toMatchObject({ status: 'DELIVERED', attempts: [{}, { number: 2 }] });
    expect(await webhook()).toMatchObject({ failingSince: null });
  });

  it('does not come before its time when the work is run twice', async () => {
    receiver.answer = { status: 503 };
    const owed = await putOnItsWay(tenant.manager);
    await deliver(owed);
    await deliver(owed);
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOwed(tenant.manager)).toHaveLength(1);
  });

  it('waits as long as Retry-After asks, up to twice the step', async () => {
    receiver.answer = { status: 429, headers: { 'retry-after': '3600' } };
    await deliver(await putOnItsWay(tenant.manager));
    const delivery = await firstDelivery();
    const pauseMs = Date.parse(delivery?.nextAttemptAt ?? '') - Date.now();
    expect(pauseMs).toBeGreaterThan(8500);
    expect(pauseMs).toBeLessThanOrEqual(10_000);
  });

  it('follows no redirect', async () => {
    const elsewhere = await startReceiver();
    receiver.answer = { status: 302, headers: { location: elsewhere.url } };
    await deliver(await putOnItsWay(tenant.manager));
    expect(elsewhere.received).toHaveLength(0);
    expect(await firstDelivery()).toMatchObject({ status: 'PENDING', attempts: [{ statusCode: 302 }] });
    await elsewhere.stop();
  });

  it('says what was wrong when nobody answers', async () => {
    await receiver.stop();
    await deliver(await putOnItsWay(tenant.manager));
    expect(await firstDelivery()).toMatchObject({
      attempts: [{ statusCode: null, error: 'the connection was refused', responseExcerpt: null }],
    });
  });

  it('gives up after the twelfth attempt and keeps all of them', async () => {
    receiver.answer = { status: 500 };
    const owed = await putOnItsWay(tenant.manager);
    for (let attempt = 1; attempt <= 12; attempt++) {
      // An hour apart, as if the schedule's long steps were short: five days must not pass here.
      travel(attempt * 3_600_000);
      await inTenant(tenant, (tx) => tx.execute('update webhook_deliveries set next_attempt_at = now()'));
      await deliver(owed);
    }
    const delivery = await firstDelivery();
    expect(delivery?.status).toBe('FAILED');
    expect(delivery?.attempts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await workOf(tenant.manager, owed.workId)).toMatchObject({ doneAt: null, lastError: 'HTTP 500' });
    expect((await workOf(tenant.manager, owed.workId))?.failedAt).not.toBeNull();
    expect(await webhook()).toMatchObject({ enabled: true });
  });

  it('switches a receiver off that says it is gone, and tells the manager', async () => {
    receiver.answer = { status: 410 };
    await deliver(await putOnItsWay(tenant.manager));
    expect(await firstDelivery()).toMatchObject({ status: 'FAILED', attempts: [{ statusCode: 410 }] });
    expect(await webhook()).toMatchObject({
      enabled: false,
      disabledReason: expect.stringContaining('410'),
    });
    const told = await inTenant(tenant, (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.action, 'webhook.disabled')),
    );
    expect(told).toMatchObject([{ subjectId: webhookId, data: { url: receiver.url } }]);
  });

  it('switches a receiver off after five days of nothing but failures', async () => {
    receiver.answer = { status: 500 };
    const day = 86_400_000;
    await deliver(await putOnItsWay(tenant.manager));
    travel(5 * day - 60_000);
    await deliver(await putOnItsWay(tenant.manager));
    expect(await webhook()).toMatchObject({ enabled: true });
    travel(5 * day + 60_000);
    await deliver(await putOnItsWay(tenant.manager));
    expect(await webhook()).toMatchObject({
      enabled: false,
      disabledReason: expect.stringContaining('five days'),
    });
  });

  it('gives up what was on its way to a receiver that is switched off or removed', async () => {
    const owed = await putOnItsWay(tenant.manager);
    await updateWebhook(tenant.manager, { webhookId, changes: { enabled: false } });
    await deliver(owed);
    expect(receiver.received).toHaveLength(0);
    expect(await firstDelivery()).toMatchObject({ status: 'FAILED', attempts: [] });
    expect((await workOf(tenant.manager, owed.workId))?.failedAt).not.toBeNull();
  });
});

describe('a receiver that takes so many in a minute', () => {
  const start = new Date('2030-01-01T08:00:10.000Z');
  const at = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(start.getTime() + ms));

  it('is sent no more in one; the others wait their turn, and no attempt of theirs is lost', async () => {
    await updateWebhook(tenant.manager, { webhookId, changes: { maxPerMinute: 2 } });
    const owed = [];
    for (let n = 0; n < 5; n += 1) owed.push(await putOnItsWay(tenant.manager));
    at(0);
    for (const each of owed) await deliver(each);
    expect(receiver.received).toHaveLength(2);
    const due = await Promise.all(
      owed.map(async ({ workId }) => (await workOf(tenant.manager, workId))?.dueAt.toISOString()),
    );
    expect(due.slice(2)).toEqual([
      '2030-01-01T08:01:00.000Z',
      '2030-01-01T08:01:30.000Z',
      '2030-01-01T08:02:00.000Z',
    ]);
    at(50_000);
    for (const each of owed.slice(2)) await deliver(each);
    expect(receiver.received).toHaveLength(3);
    at(80_000);
    for (const each of owed.slice(3)) await deliver(each);
    expect(receiver.received).toHaveLength(4);
    at(110_000);
    await Promise.all(owed.slice(4).map(deliver));
    expect(receiver.received).toHaveLength(5);
    expect((await firstDelivery())?.attempts).toHaveLength(1);
  });

  it('is sent all at once again without a limit', async () => {
    await updateWebhook(tenant.manager, { webhookId, changes: { maxPerMinute: 1 } });
    await updateWebhook(tenant.manager, { webhookId, changes: { maxPerMinute: null } });
    for (let n = 0; n < 3; n += 1) await deliver(await putOnItsWay(tenant.manager));
    expect(receiver.received).toHaveLength(3);
  });
});
