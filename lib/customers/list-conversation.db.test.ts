import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as conversationRoute } from '@/app/api/customers/[id]/conversation/route';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { notifications } from '@/db/schema/notifications';
import { orderAttachments } from '@/db/schema/order-attachments';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { OrderId } from '../ids';
import { createApiKey } from '../settings/create-api-key';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createCustomer } from './create-customer';
import { listConversation } from './list-conversation';
import { newCustomer } from './testing/new-customer';

let tenant: TestTenant;
let customerId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  customerId = (await createCustomer(tenant.clerk, newCustomer())).id;
});

const at = (minute: number) => new Date(Date.UTC(2026, 2, 3, 9, minute));
const list = (page = { limit: 50, offset: 0 }) => listConversation(tenant.clerk, { customerId, ...page });
const texts = async (page?: { limit: number; offset: number }) =>
  (await list(page)).messages.map(({ text }) => text);

async function order(minute: number, fields: Partial<typeof orders.$inferInsert> = {}): Promise<OrderId> {
  const row = { tenantId: tenant.tenantId, source: 'MESSAGING', customerId, createdAt: at(minute) } as const;
  return inTenant(tenant, async (tx) => {
    const [stored] = await tx
      .insert(orders)
      .values({ ...row, ...fields })
      .returning();
    if (!stored) throw new Error('no order');
    return stored.id;
  });
}

function note(minute: number, raw: Record<string, unknown> | null, outcome: 'NOTED' | 'STATUS' = 'NOTED') {
  const payload = raw === null ? {} : { from: null, userId: null, profileName: null, raw };
  const row = { dedupeKey: randomUUID(), source: 'MESSAGING', kind: 'note', payload, outcome } as const;
  const { tenantId } = tenant;
  return inTenant(tenant, (tx) =>
    tx.insert(inboundMessages).values({ ...row, tenantId, customerId, receivedAt: at(minute) }),
  );
}

function answer(minute: number, orderId: OrderId, fields: Partial<typeof notifications.$inferInsert> = {}) {
  const row = { kind: 'COMPLETED', toNumber: '+27825550142', body: 'Thank you', createdAt: at(minute) };
  const { tenantId } = tenant;
  return inTenant(tenant, (tx) =>
    tx.insert(notifications).values({ ...row, tenantId, orderId, customerId, ...fields }),
  );
}

describe('listConversation', () => {
  it('shows what was written to and fro, newest first, each with its order', async () => {
    const id = await order(1, {
      rawText: '2 cola',
      status: 'COMPLETED',
      erpSalesOrderId: 'SO-1',
      totalAmount: '12.50',
    });
    await note(2, { type: 'reaction', reaction: { emoji: '👍' } });
    await answer(3, id, { status: 'READ' });
    const about = { id, status: 'COMPLETED', totalAmount: 12.5, erpSalesOrderId: 'SO-1', hasAudio: false };
    expect(await list()).toMatchObject({
      messages: [
        {
          kind: 'ANSWER',
          text: 'Thank you',
          order: about,
          delivery: { status: 'READ', error: null },
          at: '2026-03-03T09:03:00.000Z',
        },
        { kind: 'NOTE', text: 'Reacted 👍', order: null, delivery: null },
        { kind: 'ORDER', text: '2 cola', order: about, delivery: null },
      ],
      total: 3,
      totalIsExact: true,
    });
  });

  it('says of a message that was put aside that it is no order', async () => {
    await order(1, { rawText: '👍', status: 'CANCELLED', closedAs: 'NOT_AN_ORDER' });
    expect((await list()).messages[0]).toMatchObject({ order: { closedAs: 'NOT_AN_ORDER' } });
  });

  it('says why an answer did not go out', async () => {
    await answer(2, await order(1), { status: 'FAILED', errorMessage: 'Message undeliverable' });
    expect((await list()).messages[0]).toMatchObject({
      delivery: { status: 'FAILED', error: 'Message undeliverable' },
    });
  });

  it('shows a voice note as heard, and without words until it has been', async () => {
    const voice = { isVoiceNote: true, audioKey: 'a', audioContentType: 'audio/ogg' };
    await order(1, { ...voice, transcript: 'two cola' });
    await order(2, voice);
    expect((await list()).messages).toMatchObject([
      { isVoiceNote: true, text: null, order: { hasAudio: true } },
      { isVoiceNote: true, text: 'two cola' },
    ]);
  });

  it('says what came instead of words', async () => {
    const orderId = await order(1, {});
    const { tenantId } = tenant;
    await inTenant(tenant, (tx) => tx.insert(orderAttachments).values({ tenantId, orderId, kind: 'IMAGE' }));
    expect(await texts()).toEqual(['Sent a picture']);
  });

  it('leaves out split-off orders, delivery reports and other customers', async () => {
    const parentOrderId = await order(1, { rawText: '2 cola' });
    await order(2, { rawText: '2 cola', parentOrderId });
    await note(3, { type: 'text' }, 'STATUS');
    const other = await createCustomer(tenant.clerk, newCustomer({ phoneNumber: '0825550143' }));
    await order(4, { rawText: 'not mine', customerId: other.id });
    expect(await texts()).toEqual(['2 cola']);
  });

  it('keeps the place of a message whose content is no longer kept', async () => {
    await note(1, null);
    expect((await list()).messages).toMatchObject([{ kind: 'NOTE', text: null }]);
  });

  it('pages', async () => {
    for (const minute of [1, 2, 3]) await order(minute, { rawText: `message ${minute}` });
    expect(await texts({ limit: 2, offset: 0 })).toEqual(['message 3', 'message 2']);
    expect(await texts({ limit: 2, offset: 2 })).toEqual(['message 1']);
    expect(await list({ limit: 2, offset: 2 })).toMatchObject({ total: 3 });
  });

  it('does not find another tenant’s customer', async () => {
    await order(1);
    const other = await makeTenant();
    const attempt = listConversation(other.manager, { customerId, limit: 50, offset: 0 });
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('GET /api/customers/:id/conversation', () => {
  const get = (sender: Parameters<TestTenant['requestAs']>[0]) =>
    callRoute(
      conversationRoute,
      tenant.requestAs(sender, 'GET', `/api/customers/${customerId}/conversation?limit=1`),
      { id: customerId },
    );

  it('answers a page to who may read orders, and to nobody else', async () => {
    await order(1, { rawText: '2 cola' });
    expect(await get('clerk')).toMatchObject({
      status: 200,
      body: { messages: [{ text: '2 cola' }], total: 1 },
    });
    const { apiKey } = await createApiKey(tenant.manager, { name: 'CRM', scopes: ['customers:read'] });
    expect(await get({ 'x-api-key': apiKey })).toMatchObject({ status: 403 });
  });
});
