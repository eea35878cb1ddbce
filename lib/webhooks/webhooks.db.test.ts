import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POST as redeliverRoute } from '@/app/api/settings/webhooks/[id]/deliveries/[deliveryId]/redeliver/route';
import { GET as listDeliveriesRoute } from '@/app/api/settings/webhooks/[id]/deliveries/route';
import { DELETE as deleteRoute, PUT as updateRoute } from '@/app/api/settings/webhooks/[id]/route';
import { POST as testRoute } from '@/app/api/settings/webhooks/[id]/test/route';
import { POST as createRoute, GET as listRoute } from '@/app/api/settings/webhooks/route';
import { auditEvents } from '@/db/schema/audit-events';
import { webhookEndpoints } from '@/db/schema/webhook-endpoints';
import { inTenant } from '@/db/tenant';
import { env } from '../env';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { fanOutEvent } from './fan-out-event';
import { getWebhook } from './get-webhook';
import { signBody } from './sign';
import { deliveriesOwed, recordTestEvent } from './testing/record-test-event';
import { type Receiver, startReceiver } from './testing/start-receiver';

const path = '/api/settings/webhooks';
const secret = 'a secret of the receiver';
const settings = env();
let tenant: TestTenant;
let receiver: Receiver;
beforeEach(async () => {
  tenant = await makeTenant();
  receiver = await startReceiver();
});
afterEach(async () => {
  settings.allowPrivateTargets = true;
  await receiver.stop();
});

type Sender = Parameters<TestTenant['requestAs']>[0];
const create = (body: unknown, sender: Sender = 'manager', who = tenant) =>
  callRoute(createRoute, who.requestAs(sender, 'POST', path, body));
const list = (who = tenant) => callRoute(listRoute, who.requestAs('manager', 'GET', path));
const update = (id: string, body: unknown, who = tenant) =>
  callRoute(updateRoute, who.requestAs('manager', 'PUT', `${path}/${id}`, body), { id });
const remove = (id: string, who = tenant) =>
  callRoute(deleteRoute, who.requestAs('manager', 'DELETE', `${path}/${id}`), { id });
const test = (id: string, who = tenant) =>
  callRoute(testRoute, who.requestAs('manager', 'POST', `${path}/${id}/test`, {}), { id });
const deliveries = (id: string, who = tenant, query = '') =>
  callRoute(listDeliveriesRoute, who.requestAs('manager', 'GET', `${path}/${id}/deliveries${query}`), { id });

const wanted = () => ({ url: receiver.url, secret, events: ['order.approved', 'order.completed'] });
async function createdId(): Promise<string> {
  return ((await create(wanted())).body as { id: string }).id;
}
const audited = (action: string) =>
  inTenant(tenant, (tx) => tx.select().from(auditEvents).where(eq(auditEvents.action, action)));

describe('/api/settings/webhooks', () => {
  it('makes the secret when none is given, shows it once, and signs with it', async () => {
    const { secret: _given, ...body } = wanted();
    const created = await create(body);
    expect(created).toMatchObject({
      status: 201,
      body: { secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) },
    });
    const { id, secret: made } = created.body as { id: string; secret: string };
    const stored = JSON.stringify([
      await inTenant(tenant, (tx) => tx.select().from(webhookEndpoints)),
      await audited('webhook.created'),
      (await list()).body,
    ]);
    expect(stored).not.toContain(made);
    receiver.received.length = 0;
    await test(id);
    const [got] = receiver.received;
    expect(new Webhook(made).verify(got?.body ?? '', got?.headers ?? {})).toMatchObject({
      event: 'webhook.test',
    });
    await remove(id);
  });

  it('refuses a secret that says it is base64 and is not', async () => {
    for (const secret of ['whsec_', 'whsec_%%%', 'whsec_abc', 'whsec_MfKQ9r8G KYqr']) {
      expect(await create({ ...wanted(), secret }), secret).toMatchObject({
        status: 400,
        body: {
          errors: expect.arrayContaining([expect.objectContaining({ path: 'secret', code: 'custom' })]),
        },
      });
    }
  });

  it('registers a receiver (201), never shows its secret, and keeps it sealed', async () => {
    const created = await create(wanted());
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(String),
      url: receiver.url,
      events: ['order.approved', 'order.completed'],
      enabled: true,
      createdAt: expect.any(String),
    });
    const listed = await list();
    expect(listed.body).toMatchObject({
      webhooks: [{ ...(created.body as object), disabledReason: null, failingSince: null }],
      total: 1,
    });
    const rows = await inTenant(tenant, (tx) => tx.select().from(webhookEndpoints));
    const stored = JSON.stringify([rows, await audited('webhook.created'), listed.body]);
    expect(stored).not.toContain(secret);
    expect(await audited('webhook.created')).toMatchObject([{ actor: tenant.manager.actor }]);
  });

  it('names every fault of the input', async () => {
    const body = { url: 'ftp://x', secret: 'short', events: ['order.approved', 'order.lost'], extra: 1 };
    expect(await create(body)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'url' }, { path: 'secret' }, { path: 'events.1' }, { path: 'extra' }] },
    });
    expect(await create({ ...wanted(), events: [] })).toMatchObject({ status: 400 });
    expect(await create({ ...wanted(), events: ['order.approved', 'order.approved'] })).toMatchObject({
      status: 400,
    });
    expect(await create('{')).toMatchObject({ status: 400, body: { code: 'invalid_json' } });
    expect(await list()).toMatchObject({ body: { total: 0 } });
  });

  it.each(['ftp://receiver.example.com', 'http://user:pw@receiver.example.com', 'receiver'])(
    'refuses the address %s',
    async (url) => {
      expect(await create({ ...wanted(), url })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'url', code: 'invalid_url' }] },
      });
    },
  );

  it.each(['http://127.0.0.1/', 'http://169.254.169.254/latest', 'http://[::1]/', 'http://10.0.0.8/'])(
    'refuses the private address %s unless the operator allows such',
    async (url) => {
      settings.allowPrivateTargets = false;
      expect(await create({ ...wanted(), url })).toMatchObject({ status: 400 });
      settings.allowPrivateTargets = true;
      expect(await create({ ...wanted(), url })).toMatchObject({ status: 201 });
    },
  );

  it('is for managers only', async () => {
    expect(await create(wanted(), 'nobody')).toMatchObject({ status: 401 });
    expect(await create(wanted(), 'clerk')).toMatchObject({ status: 403 });
  });

  it('changes what is given, and forgets the failures of a receiver that is switched on again', async () => {
    const id = await createdId();
    await inTenant(tenant, (tx) =>
      tx
        .update(webhookEndpoints)
        .set({ enabled: false, disabledReason: 'It failed.', failingSince: new Date() })
        .where(eq(webhookEndpoints.id, id)),
    );
    expect(await update(id, { events: ['order.rejected'], secret: 'another secret' })).toMatchObject({
      status: 200,
      body: { url: receiver.url, events: ['order.rejected'], enabled: false, disabledReason: 'It failed.' },
    });
    expect(await update(id, { enabled: true })).toMatchObject({
      body: { enabled: true, disabledReason: null, failingSince: null },
    });
    expect(await audited('webhook.changed')).toMatchObject([{ data: { secret: 'replaced' } }, {}]);
  });

  it('removes a receiver (204), which is then unknown', async () => {
    const id = await createdId();
    expect(await remove(id)).toMatchObject({ status: 204 });
    expect(await list()).toMatchObject({ body: { webhooks: [], total: 0 } });
    const answers = await Promise.all([remove(id), update(id, {}), test(id), deliveries(id)]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await audited('webhook.deleted')).toHaveLength(1);
  });

  it('hides one tenant’s receivers from another', async () => {
    const id = await createdId();
    const other = await makeTenant();
    const answers = await Promise.all([
      remove(id, other),
      update(id, { enabled: false }, other),
      test(id, other),
      deliveries(id, other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    await expect(getWebhook(other.manager, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await getWebhook(tenant.manager, id)).toMatchObject({ id, url: receiver.url });
    expect(await list(other)).toMatchObject({ body: { total: 0 } });
    expect(await list()).toMatchObject({ body: { webhooks: [{ id, enabled: true }] } });
    expect(receiver.received).toHaveLength(0);
  });
});

describe('POST /api/settings/webhooks/:id/test', () => {
  it('sends a signed event now and answers what came back', async () => {
    const id = await createdId();
    receiver.answer = { status: 202, body: 'thanks' };
    const tested = await test(id);
    expect(tested).toMatchObject({
      status: 200,
      body: { success: true, statusCode: 202, error: null, responseExcerpt: 'thanks' },
    });
    const [got] = receiver.received;
    expect(got?.headers['x-service-signature']).toBe(signBody(secret, got?.body ?? ''));
    expect(JSON.parse(got?.body ?? '')).toMatchObject({ event: 'webhook.test', tenantId: tenant.tenantId });
    const { deliveryId } = tested.body as { deliveryId: string };
    expect(await deliveries(id)).toMatchObject({
      body: { deliveries: [{ id: deliveryId, event: 'webhook.test', status: 'DELIVERED' }], total: 1 },
    });
  });

  it('lists only the deliveries of the status that is asked for', async () => {
    const id = await createdId();
    await test(id);
    receiver.answer = { status: 500 };
    await test(id);
    for (const status of ['DELIVERED', 'FAILED']) {
      expect(await deliveries(id, tenant, `?status=${status}`)).toMatchObject({
        body: { deliveries: [{ status }], total: 1 },
      });
    }
    expect(await deliveries(id, tenant, '?status=PENDING')).toMatchObject({ body: { total: 0 } });
    expect(await deliveries(id, tenant, '?status=lost')).toMatchObject({ status: 400 });
  });

  it('says what went wrong, owes no retry and holds nothing against the receiver', async () => {
    const id = await createdId();
    receiver.answer = { status: 410 };
    expect(await test(id)).toMatchObject({ status: 200, body: { success: false, statusCode: 410 } });
    await receiver.stop();
    expect(await test(id)).toMatchObject({
      body: { success: false, statusCode: null, error: 'the connection was refused' },
    });
    expect(await deliveriesOwed(tenant.manager)).toEqual([]);
    expect(await list()).toMatchObject({ body: { webhooks: [{ enabled: true, failingSince: null }] } });
  });
});

describe('POST /api/settings/webhooks/:id/deliveries/:deliveryId/redeliver', () => {
  it('answers 202 and owes the delivery', async () => {
    const id = await createdId();
    await fanOutEvent(tenant.manager, await recordTestEvent(tenant.manager));
    const [owed] = await deliveriesOwed(tenant.manager);
    const deliveryId = owed?.deliveryId ?? '';
    const again = (params: { id: string; deliveryId: string }) =>
      callRoute(
        redeliverRoute,
        tenant.requestAs('manager', 'POST', `${path}/${params.id}/deliveries/${params.deliveryId}/redeliver`),
        params,
      );
    expect(await again({ id, deliveryId })).toMatchObject({
      status: 202,
      body: { success: true, deliveryId, status: 'PENDING' },
    });
    expect(await again({ id, deliveryId: id })).toMatchObject({ status: 404 });
  });
});
