import { beforeEach, describe, expect, it } from 'vitest';
import { GET, PUT } from '@/app/api/settings/message-templates/route';
import { mine } from '@/db/mine';
import { auditEvents } from '@/db/schema/audit-events';
import { customers } from '@/db/schema/customers';
import { notifications } from '@/db/schema/notifications';
import { inTenant } from '@/db/tenant';
import { furnishTenant } from '../http/testing/furnish-tenant';
import type { OrderId } from '../ids';
import { queueNotification } from '../messaging/queue-notification';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { listMessageTemplates } from './list-message-templates';
import { setMessageTemplate } from './set-message-template';

let tenant: TestTenant;
let orderId: OrderId;
beforeEach(async () => {
  tenant = await makeTenant();
  orderId = (await furnishTenant(tenant))('/api/orders/:id').id as OrderId;
});

/** What the order's customer is told. */
async function told(kind: 'COMPLETED' | 'CANCELLED' | 'SPLIT'): Promise<string | undefined> {
  return inTenant(tenant, async (tx) => {
    await queueNotification(tx, tenant.manager, { orderId, kind });
    const rows = await tx.select().from(notifications).where(mine(notifications, tenant));
    return rows.find((row) => row.kind === kind)?.body;
  });
}

const speaks = (language: string) =>
  inTenant(tenant, (tx) => tx.update(customers).set({ language }).where(mine(customers, tenant)));

describe('a tenant’s own wording', () => {
  it('is what customers of that language are told, with the goods, and without what nobody said', async () => {
    const body = 'Thank you {customer}!\nWe pack:\n{lines}\nOn {deliveryDate}.';
    await setMessageTemplate(tenant.manager, { kind: 'COMPLETED', language: 'en', body });
    expect(await told('COMPLETED')).toBe('Thank you Sunrise Spaza!\nWe pack:\n2 × Cola 330ml');
  });

  it('is not said in another language, nor in another message', async () => {
    await setMessageTemplate(tenant.manager, { kind: 'COMPLETED', language: 'en', body: 'Ours.' });
    await speaks('fr-FR');
    expect(await told('COMPLETED')).toMatch(/^Bonjour Sunrise Spaza, votre commande est acceptée\. Total/);
    expect(await told('CANCELLED')).toBe('Bonjour Sunrise Spaza, votre commande est annulée.');
  });

  it('is not what another tenant’s customers are told', async () => {
    const other = await makeTenant();
    await setMessageTemplate(other.manager, { kind: 'SPLIT', language: 'en', body: 'Theirs.' });
    expect(await told('SPLIT')).toMatch(/^Hi Sunrise Spaza, part of your order will come from/);
  });

  it('leaves the goods out where they are too many for one message', async () => {
    const body = 'Thank you.\n{lines}';
    await setMessageTemplate(tenant.manager, { kind: 'CANCELLED', language: 'en', body });
    await inTenant(tenant, (tx) =>
      tx.execute(
        `insert into order_lines (tenant_id, order_id, position, raw_item_text, quantity, order_quantity)
         select '${tenant.tenantId}', '${orderId}', at, repeat('goods ', 10), 1, 1 from generate_series(2, 200) at`,
      ),
    );
    expect(await told('CANCELLED')).toBe('Thank you.');
  });

  it('is told of again and taken back, and the trail says what it was', async () => {
    const { manager } = tenant;
    const own = { kind: 'SPLIT', language: 'zu', body: 'Sawubona {customer}.' } as const;
    await setMessageTemplate(manager, own);
    const listed = (await listMessageTemplates(manager)).templates.filter(({ body }) => body !== null);
    expect(listed).toEqual([expect.objectContaining(own)]);
    await setMessageTemplate(manager, { ...own, body: null });
    expect((await listMessageTemplates(manager)).templates.every(({ body }) => body === null)).toBe(true);
    const trail = await inTenant(tenant, (tx) => tx.select().from(auditEvents).orderBy(auditEvents.sequence));
    const changes = trail.filter(({ action }) => action === 'message_template.changed');
    expect(changes.map(({ data }) => data)).toEqual([
      { kind: 'SPLIT', language: 'zu', from: null, to: own.body },
      { kind: 'SPLIT', language: 'zu', from: own.body, to: null },
    ]);
  });
});

describe('over the API', () => {
  const put = (body: unknown) =>
    callRoute(PUT, tenant.requestAs('manager', 'PUT', '/api/settings/message-templates', body));

  it.each([
    ['a variable that there is not', 'Hi {total}', 'There is no {total} here'],
    ['nothing but what an order may not say', 'Reason: {reason}', 'One sentence at least'],
  ])('%s is refused in words', async (_what, body, words) => {
    expect(await put({ kind: 'CANCELLED', language: 'en', body })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body', message: expect.stringContaining(words) }] },
    });
  });

  it('all messages are listed with the built-in wording, for managers', async () => {
    const as = (who: 'manager' | 'clerk') =>
      callRoute(GET, tenant.requestAs(who, 'GET', '/api/settings/message-templates'));
    expect((await as('clerk')).status).toBe(403);
    const { body } = await as('manager');
    expect((body as { templates: unknown[] }).templates).toHaveLength(18);
  });
});
