import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as eraseRoute } from '@/app/api/customers/[id]/erase/route';
import { GET as showRoute } from '@/app/api/customers/[id]/personal-data/route';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { recordingStore } from '../audio/recording-store';
import { verifyAudit } from '../audit/verify-audit';
import { addAlias } from '../catalogue/add-alias';
import { createCustomer } from '../customers/create-customer';
import { findOrCreateSender } from '../customers/find-or-create-sender';
import { listCustomers } from '../customers/list-customers';
import { newCustomer } from '../customers/testing/new-customer';
import { tenantRows } from '../customers/testing/tenant-rows';
import { verifyCustomer } from '../customers/verify-customer';
import { mintOrderId } from '../ids';
import { getOrder } from '../orders/get-order';
import { orderEventData } from '../orders/internal/event-data';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { eventSchemas } from '../webhooks/event-schemas';
import { listEvents } from '../webhooks/list-events';
import { recordEvent } from '../webhooks/record-event';
import type { PersonalData } from './contract';
import { holdings } from './internal/holdings';
import { canary, canaryPhone, makeKnownCustomer } from './testing/make-known-customer';

const owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
afterAll(() => owner.end({ timeout: 1 }));

let tenant: TestTenant;
let known: Awaited<ReturnType<typeof makeKnownCustomer>>;
beforeEach(async () => {
  tenant = await makeTenant();
  known = await makeKnownCustomer(tenant, owner);
});

type Sender = Parameters<TestTenant['requestAs']>[0];
const erase = (body: unknown = { confirmName: canary }, sender: Sender = 'manager', by = tenant) =>
  callRoute(eraseRoute, by.requestAs(sender, 'POST', `/api/customers/${known.customer.id}/erase`, body), {
    id: known.customer.id,
  });
const show = (sender: Sender = 'manager', by = tenant) =>
  callRoute(showRoute, by.requestAs(sender, 'GET', `/api/customers/${known.customer.id}/personal-data`), {
    id: known.customer.id,
  });
/** Tables in which somebody can still be told from, with the rows. */
const traces = async (of: RegExp) => {
  const tables = { ...(await tenantRows(tenant)) };
  for (const name of ['audit_events', 'customer_merges', 'idempotency_keys'])
    tables[name] = await owner.unsafe(`select * from ${name} where tenant_id = $1`, [tenant.tenantId]);
  return Object.entries(tables).flatMap(([name, rows]) =>
    rows.map((row) => `${name}: ${JSON.stringify(row)}`).filter((row) => of.test(row)),
  );
};
const anyTrace = /Thandeka|thandeka|825550142|835550143|134912345/;

describe('showing everything that is stored of a customer', () => {
  it('gives the rows of every table that tells of them, and records that it did', async () => {
    const { status, body } = await show();
    expect(status).toBe(200);
    const { data, customer } = body as PersonalData;
    expect(customer).toMatchObject({ id: known.customer.id, name: canary });
    for (const name of Object.keys(holdings)) expect(data[name], name).not.toEqual([]);
    expect(data.orders?.map(({ id }) => id).sort()).toEqual([...known.orderIds].sort());
    expect(JSON.stringify(data.inbound_messages)).toContain('recipient_id');
    expect(await traces(/customer\.data_shown/)).toHaveLength(1);
  });

  it('leaves out what is another customer’s', async () => {
    const other = await createCustomer(
      tenant.manager,
      newCustomer({ name: 'Nomsa', phoneNumber: '0835559999' }),
    );
    expect(JSON.stringify((await show()).body)).not.toContain(other.id);
  });

  it('is for managers, and for machines that were given it, of the same tenant', async () => {
    expect((await show('clerk')).status).toBe(403);
    expect((await show('nobody')).status).toBe(401);
    expect((await show('manager', await makeTenant())).status).toBe(404);
  });
});

const part = { confidence: 1, span: null, reason: canary, doubts: [], setByPerson: false };
const headOfAll = {
  poNumber: { ...part, value: canary },
  requestedDate: { ...part, value: '2026-03-02', alternative: null, notBefore: false },
  window: { ...part, value: { from: '08:00', to: '10:00' } },
  shipTo: { ...part, value: { branchId: null, text: canary } },
  instructions: { ...part, value: canary },
  contact: { ...part, value: { name: canary, phone: canaryPhone } },
  delivery: { ...part, value: 'COLLECT' },
  urgent: { ...part, value: true },
};

describe('erasing a customer', () => {
  it('leaves no trace of who they are and what they said in any table', async () => {
    expect((await traces(anyTrace)).length).toBeGreaterThan(15);
    expect(await erase()).toMatchObject({
      status: 200,
      body: {
        success: true,
        erased: { orders: 3, messages: 4 },
        customer: { name: 'Erased customer', phoneNumber: null },
      },
    });
    expect(await traces(anyTrace)).toEqual([]);
    expect(await traces(/customer\.erased/)).toHaveLength(1);
  });

  it('leaves the chain of the audit trail whole, which still tells when anything else is changed', async () => {
    await erase();
    expect(await verifyAudit(tenant)).toMatchObject({ intact: true, broken: null });
    const [redacted] = await owner`select event_id as id from audit_links
      where tenant_id = ${tenant.tenantId} and redacted_hash is not null limit 1`;
    await owner`update audit_events set action = 'order.other' where id = ${redacted?.id as string}`;
    expect(await verifyAudit(tenant)).toMatchObject({
      intact: false,
      broken: { eventId: redacted?.id, why: 'changed' },
    });
  });

  it('leaves events in the form that their schemas give them, every part of a head empty', async () => {
    const orderId = mintOrderId(known.orderIds[0] ?? '');
    await owner`update orders set head = ${JSON.stringify(headOfAll)}::text::jsonb where id = ${orderId}`;
    await owner`delete from outbound_events where tenant_id = ${tenant.tenantId}`;
    await inTenant(tenant, async (tx) => {
      const data = await orderEventData(tx, tenant.manager, orderId);
      expect(data.head.delivery?.value).toBe('COLLECT');
      await recordEvent(tx, tenant.manager, { name: 'order.approved', orderId, data });
    });
    await erase();
    const { events } = await listEvents(tenant.manager, { limit: 10 });
    const [event] = events.filter((one) => one.event === 'order.approved');
    const parsed = eventSchemas['order.approved'].parse(event);
    expect(Object.values(parsed.data.head)).toEqual(Array.from({ length: 8 }, () => null));
    expect(parsed.data.lines).toMatchObject([{ sku: 'BEV-0012', quantity: 2 }]);
  });

  it('keeps the orders as figures', async () => {
    const [first = ''] = known.orderIds;
    const figures = () => owner`
      select total_amount, orders.status, orders.created_at, quantity, order_quantity, unit_price, subtotal, product_id
      from orders join order_lines on order_id = orders.id where orders.id = ${first}`;
    const before = await figures();
    expect(before).toHaveLength(1);
    await erase();
    expect(await figures()).toEqual(before);
    expect(await getOrder(tenant.manager, { orderId: mintOrderId(first) })).toMatchObject({
      rawText: '',
      wordsRemovedAt: expect.any(String),
      customer: { name: 'Erased customer' },
      lines: [{ rawItemText: '', product: { sku: 'BEV-0012' } }],
    });
  });

  it('lets a later message of the same number start anew', async () => {
    await erase();
    const found = await inTenant(tenant, (tx) =>
      findOrCreateSender(tx, tenant.manager, {
        ...{ phoneNumber: canaryPhone, platformUserId: 'ZA.134912345', profileName: 'Thandeka' },
      }),
    );
    expect(found).toMatchObject({ isNew: true, customer: { verification: 'UNVERIFIED' } });
    expect(found.customer.id).not.toBe(known.customer.id);
  });

  it('removes recordings from the store, but for those that an order of somebody else still has', async () => {
    const [first = '', second = ''] = known.orderIds;
    const keys = [`${tenant.tenantId}/${first}`, `${tenant.tenantId}/${second}`] as const;
    for (const key of keys) await recordingStore().put(key, Buffer.from('voice'), 'audio/ogg');
    await owner`update orders set audio_key = ${keys[0]} where id = ${first}`;
    await owner`update orders set audio_key = ${keys[1]} where id = ${second}`;
    const other = await createCustomer(
      tenant.manager,
      newCustomer({ name: 'Nomsa', phoneNumber: '0835559999' }),
    );
    await owner`insert into orders (tenant_id, source, customer_id, audio_key)
      values (${tenant.tenantId}, 'MESSAGING', ${other.id}, ${keys[1]})`;
    await erase();
    expect(await recordingStore().size(keys[0])).toBe(5);
    expect(await runOwedWork(tenant.tenantId, 'recordings/unwanted')).toEqual(['recordings/unwanted']);
    expect(await recordingStore().size(keys[0])).toBeUndefined();
    expect(await recordingStore().size(keys[1])).toBe(5);
  });

  it('forgets a phrase for all customers that only their words taught, and keeps what others say too', async () => {
    const [order = ''] = known.orderIds;
    const { manager } = tenant;
    const taught = async (aliasText: string) => {
      const { id } = await addAlias(manager, { product: known.productId, aliasText, customerId: null });
      await owner`insert into audit_events (tenant_id, action, actor, request_id, order_id, subject_id)
        values (${tenant.tenantId}, 'alias.taught', '{"kind": "system", "name": "test"}', 'r', ${order}, ${id})`;
    };
    await taught('aunties red tins');
    await taught('red tins');
    const other = await createCustomer(manager, newCustomer({ name: 'Nomsa', phoneNumber: '0835559999' }));
    const [theirs] =
      await owner`insert into orders (tenant_id, source, customer_id) values (${tenant.tenantId}, 'MESSAGING', ${other.id}) returning id`;
    await owner`insert into order_lines (tenant_id, order_id, position, raw_item_text, quantity, order_quantity)
      values (${tenant.tenantId}, ${theirs?.id}, 1, 'Red tins', 1, 1)`;
    await erase();
    const left = await owner<{ text: string }[]>`
      select alias_text as text from product_aliases where tenant_id = ${tenant.tenantId}`;
    expect(left.map(({ text }) => text)).toEqual(['red tins']);
  });

  it('asks for the name as it is now', async () => {
    expect(await erase({ confirmName: 'Somebody else' })).toMatchObject({ status: 400 });
    expect((await traces(/customer\.erased/)).length).toBe(0);
  });

  it('waits for orders that are not finished', async () => {
    await owner`update orders set status = 'PENDING_REVIEW' where id = ${known.orderIds[0] ?? ''}`;
    expect(await erase()).toMatchObject({
      status: 409,
      body: { code: 'customer_has_open_orders', openOrders: 1 },
    });
    expect(await traces(/customer\.erased/)).toEqual([]);
  });

  it('happens once; what is left is shown in no list and takes no change', async () => {
    await erase();
    expect(await erase({ confirmName: 'Erased customer' })).toMatchObject({
      status: 409,
      body: { code: 'customer_erased' },
    });
    await expect(verifyCustomer(tenant.manager, { customerId: known.customer.id })).rejects.toMatchObject({
      code: 'customer_erased',
    });
    expect((await listCustomers(tenant.manager, { limit: 50, offset: 0 })).customers).toEqual([]);
  });

  it('is for managers, and for machines that were given it, of the same tenant', async () => {
    expect((await erase(undefined, 'clerk')).status).toBe(403);
    expect((await erase(undefined, 'nobody')).status).toBe(401);
    expect((await erase(undefined, 'manager', await makeTenant())).status).toBe(404);
    expect(await traces(/customer\.erased/)).toEqual([]);
  });

  it('takes words from no trail whose order still has them, whoever asks', async () => {
    await inTenant(tenant, (tx) =>
      tx.execute(
        sql`select remove_words_from_trails(array[${known.orderIds[0]}]::uuid[], array[${known.customer.id}]::uuid[])`,
      ),
    );
    expect((await traces(/^audit_events.*Thandeka/)).length).toBeGreaterThan(0);
    await expect(
      inTenant(tenant, (tx) => tx.execute(sql`update audit_events set data = '{}'`)),
    ).rejects.toThrow();
  });
});
