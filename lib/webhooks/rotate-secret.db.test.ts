import { Webhook as StandardWebhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as rotateRoute } from '@/app/api/settings/webhooks/[id]/rotate-secret/route';
import { idempotencyKeys } from '@/db/schema/idempotency-keys';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createWebhook } from './create-webhook';
import { deliverWebhook } from './deliver-webhook';
import { fanOutEvent } from './fan-out-event';
import { getWebhook } from './get-webhook';
import { signBody } from './sign';
import { deliveriesOwed, recordTestEvent } from './testing/record-test-event';
import { type Receiver, startReceiver } from './testing/start-receiver';
import { updateWebhook } from './update-webhook';

let tenant: TestTenant;
let receiver: Receiver;
let webhookId: string;
let first: string;
beforeEach(async () => {
  tenant = await makeTenant();
  receiver = await startReceiver();
  const made = await createWebhook(tenant.manager, { url: receiver.url, events: ['order.approved'] });
  [webhookId, first] = [made.id, made.secret ?? ''];
});
afterEach(async () => {
  vi.restoreAllMocks();
  await receiver.stop();
});

async function rotate(body: unknown = {}, key?: string) {
  const path = `/api/settings/webhooks/${webhookId}/rotate-secret`;
  const request = await tenant.requestAs('manager', 'POST', path, body);
  if (key !== undefined) request.headers.set('idempotency-key', key);
  const answer = await callRoute(rotateRoute, request, { id: webhookId });
  return { ...answer, body: answer.body as { secret?: string; previousSecretUntil: string } };
}

async function deliverOne() {
  await fanOutEvent(tenant.manager, await recordTestEvent(tenant.manager));
  const [owed] = await deliveriesOwed(tenant.manager);
  if (!owed) throw new Error('nothing is owed');
  await deliverWebhook(tenant.manager, owed);
  const got = receiver.received.at(-1);
  if (!got) throw new Error('nothing came');
  return { ...got, isVerifiedBy: (secret: string) => verifies(secret, got) };
}

/** The library as it comes, without a format named. */
function verifies(secret: string, { body, headers }: Receiver['received'][number]): boolean {
  try {
    new StandardWebhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}

describe('a secret that was made here', () => {
  it('is verified by the standard library as it comes', async () => {
    expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await deliverOne()).isVerifiedBy(first)).toBe(true);
  });
});

describe('rotateSecret', () => {
  it('shows the new secret once; for a day deliveries are verified with either', async () => {
    const { status, body } = await rotate();
    const second = body.secret ?? '';
    expect(status).toBe(200);
    expect(second).toMatch(/^whsec_/);
    expect(Date.parse(body.previousSecretUntil) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    const delivery = await deliverOne();
    expect([first, second, 'whsec_AAECAwQFBgc='].map(delivery.isVerifiedBy)).toEqual([true, true, false]);
    expect(delivery.headers).toMatchObject({
      'x-service-signature': signBody(first, delivery.body),
      'x-service-signature-next': signBody(second, delivery.body),
    });
    expect(JSON.stringify(await getWebhook(tenant.manager, webhookId))).not.toContain(second);
  });

  it('ends the secret of before after 24 hours', async () => {
    const second = (await rotate()).body.secret ?? '';
    vi.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + 24 * 3_600_000 + 1000));
    const delivery = await deliverOne();
    expect(delivery.headers['webhook-signature']).not.toContain(' ');
    expect(delivery.headers['x-service-signature']).toBe(signBody(second, delivery.body));
    expect(delivery.headers).not.toHaveProperty('x-service-signature-next');
    const now = new Date(Date.now() + 24 * 3_600_000 + 1000);
    vi.useFakeTimers({ now, toFake: ['Date'] });
    expect([first, second].map(delivery.isVerifiedBy)).toEqual([false, true]);
    vi.useRealTimers();
  });

  it('ends the one before the last at once, and every former one when a secret is replaced', async () => {
    const second = (await rotate()).body.secret ?? '';
    const third = (await rotate({ secret: 'one that I have chosen' })).body;
    expect(third).not.toHaveProperty('secret');
    const rotated = await deliverOne();
    expect([first, second].map(rotated.isVerifiedBy)).toEqual([false, true]);
    await updateWebhook(tenant.manager, { webhookId, changes: { secret: 'after it leaked' } });
    const replaced = await deliverOne();
    expect(replaced.headers['webhook-signature']).not.toContain(' ');
    expect(replaced.headers['x-service-signature']).toBe(signBody('after it leaked', replaced.body));
    expect(await getWebhook(tenant.manager, webhookId)).toMatchObject({ previousSecretUntil: null });
  });

  it('keeps the secret nowhere under an idempotency key', async () => {
    const { body } = await rotate({}, 'once');
    const kept = await inTenant(tenant, (tx) => tx.select().from(idempotencyKeys));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(body.secret);
    expect(await rotate({}, 'once')).toMatchObject({ status: 409 });
  });
});
