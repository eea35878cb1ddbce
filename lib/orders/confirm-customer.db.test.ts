import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as approveRoute } from '@/app/api/orders/[id]/approve/route';
import { auditEvents } from '@/db/schema/audit-events';
import { inTenant } from '@/db/tenant';
import { keyFor } from '../auth/testing/key-for';
import { getCustomer } from '../customers/get-customer';
import { updateCustomer } from '../customers/update-customer';
import { verifyCustomer } from '../customers/verify-customer';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { receiveRaw } from './testing/receive-raw';

configureMessaging();

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

let count = 0;
/** The first order of somebody nobody knows. */
async function firstOrder() {
  count += 1;
  const message = { from: `2782777${1000 + count}`, type: 'text', text: { body: '2 zing cola 330ml can' } };
  const { order } = await receiveRaw(desk, message, { contacts: [] });
  if (!order) throw new Error('the message became no order');
  return order;
}
const audited = async (customerId: string) => {
  const rows = await inTenant(desk, (tx) => tx.select().from(auditEvents));
  return rows.filter(({ subjectId, action }) => subjectId === customerId && action === 'customer.verified');
};

describe('the first order of a sender nobody knows', () => {
  it('says so, and is approved only when somebody confirms the customer, who is known from then on', async () => {
    const order = await firstOrder();
    expect(order.customer).toMatchObject({ verification: 'UNVERIFIED', creditStatus: 'ACTIVE' });
    expect(order.warnings).toMatchObject([{ code: 'new_customer' }]);
    const { id } = order.customer;
    const post = (body: unknown) =>
      callRoute(approveRoute, desk.requestAs('clerk', 'POST', `/api/orders/${order.id}/approve`, body), {
        id: order.id,
      });
    expect(await post({})).toMatchObject({ status: 409, body: { code: 'customer_unverified' } });
    expect(await post({ confirmCustomer: false })).toMatchObject({ status: 409 });
    expect(await getCustomer(desk.clerk, id)).toMatchObject({ verification: 'UNVERIFIED' });
    expect(await approveAt(desk, order, { confirmCustomer: true })).toMatchObject({ status: 'COMPLETED' });
    expect(await getCustomer(desk.clerk, id)).toMatchObject({ verification: 'VERIFIED', version: 2 });
    expect(await audited(id)).toMatchObject([
      { actor: { name: 'Clara Clerk' }, data: { orderId: order.id } },
    ]);
  });

  it('is not confirmed by a key that may write orders and no customers', async () => {
    const order = await firstOrder();
    const { id } = order;
    const path = `/api/orders/${id}/approve`;
    const key = await keyFor(desk, 'orders:write');
    const approval = desk.requestAs(key, 'POST', path, { confirmCustomer: true });
    expect(await callRoute(approveRoute, approval, { id })).toMatchObject({ status: 403 });
    const customer = await getCustomer(desk.clerk, order.customer.id);
    expect(customer).toMatchObject({ verification: 'UNVERIFIED' });
  });

  it('stays unconfirmed when the approval is refused for another reason', async () => {
    const { row, order } = await receiveRaw(
      desk,
      { from: '27827779999', type: 'text', text: { body: '3 flibbertigibbet wuzzles' } },
      { contacts: [] },
    );
    const approval = approveAt(desk, order ?? { id: '' }, { confirmCustomer: true });
    await expect(approval).rejects.toMatchObject({ code: 'unmatched_lines' });
    expect(await getCustomer(desk.clerk, row.customerId ?? '')).toMatchObject({ verification: 'UNVERIFIED' });
  });

  it.each([
    ['a name', { name: 'Kota spot' }],
    ['an ERP account', { erpCustomerId: 'KOT009' }],
  ])('needs no confirmation once a clerk has given the customer %s', async (_name, changes) => {
    const order = await firstOrder();
    const customerId = order.customer.id;
    const changed = await updateCustomer(desk.clerk, { customerId, changes });
    expect(changed).toMatchObject({ verification: 'VERIFIED' });
    expect(await audited(customerId)).toHaveLength(1);
    expect(await approveAt(desk, order)).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('verifyCustomer', () => {
  it('confirms once, and records who did', async () => {
    const { customer } = await firstOrder();
    const verify = () => verifyCustomer(desk.clerk, { customerId: customer.id });
    expect(await verify()).toMatchObject({ verification: 'VERIFIED' });
    expect(await verify()).toMatchObject({ verification: 'VERIFIED' });
    expect(await audited(customer.id)).toHaveLength(1);
  });

  it('leaves a price tier alone as no word on who it is, and does not find another tenant’s customer', async () => {
    const { customer } = await firstOrder();
    const changes = { priceTier: 'TRADE' };
    expect(await updateCustomer(desk.clerk, { customerId: customer.id, changes })).toMatchObject({
      verification: 'UNVERIFIED',
    });
    const other = await makeTenant();
    const attempt = verifyCustomer(other.manager, { customerId: customer.id });
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  });
});
