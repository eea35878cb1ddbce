import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POST as approveRoute } from '@/app/api/orders/[id]/approve/route';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { productPrices } from '@/db/schema/products';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { keyFor } from '../auth/testing/key-for';
import { setCreditStatus } from '../customers/set-credit-status';
import { env } from '../env';
import { erpConfigSchema } from '../erp/config';
import { mintOrderId } from '../ids';
import { secretBox } from '../secrets';
import { sealErpConfig } from '../tenancy/stored-erp-config';
import { callRoute } from '../tenancy/testing/call-route';
import type { FullOrder } from './answers';
import { approveOrder } from './approve-order';
import { askCustomer } from './ask-customer';
import { getOrder } from './get-order';
import { rejectOrder } from './reject-order';
import { takeProposal } from './take-proposal';
import { approveAt } from './testing/approve-at';
import { agent, type Desk, openDesk } from './testing/open-desk';
import { orderTrail } from './testing/order-trail';

let desk: Desk;
let order: FullOrder;
beforeEach(async () => {
  desk = await openDesk();
  order = await desk.receive('2 zing cola 330ml can');
});
afterEach(() => desk.close());

const hold = () => setCreditStatus(desk.manager, { customerId: order.customer.id, creditStatus: 'HOLD' });
const setErp = (erpConfig: Record<string, unknown> | null) =>
  inTenant(desk, (tx) => tx.update(tenants).set({ erpConfig }).where(eq(tenants.id, desk.tenantId)));
const asItIs = () => getOrder(desk.clerk, { orderId: mintOrderId(order.id) });

describe('approving for a customer on credit hold', () => {
  it('is refused, and nothing is owed', async () => {
    await hold();
    await expect(approveAt(desk, order)).rejects.toMatchObject({ code: 'customer_on_hold' });
    expect(await asItIs()).toMatchObject({ status: 'PENDING_REVIEW', version: order.version });
    expect(desk.erp.calls()).toHaveLength(0);
  });

  it('is refused for one who shares the ERP account of a customer on hold', async () => {
    await inTenant(desk, async (tx) => {
      const erpCustomerId = 'CUS077';
      const twin = { name: 'Lucky 7', phoneNumber: '+27825550177', creditStatus: 'HOLD' as const };
      await tx.insert(customers).values({ tenantId: desk.tenantId, erpCustomerId, ...twin });
      await tx.update(customers).set({ erpCustomerId }).where(eq(customers.id, order.customer.id));
    });
    await expect(approveAt(desk, order)).rejects.toMatchObject({
      code: 'customer_on_hold',
      message: expect.stringContaining('shares the ERP account CUS077 with Lucky 7'),
    });
    const override = { by: desk.manager, overrideCreditHold: true };
    expect((await approveAt(desk, order, override)).status).toBe('COMPLETED');
  });

  it('goes through on a manager’s word, which the trail keeps', async () => {
    await hold();
    const approved = await approveAt(desk, order, { by: desk.manager, overrideCreditHold: true });
    expect(approved.status).toBe('COMPLETED');
    const approval = (await orderTrail(desk, order.id)).find(({ action }) => action === 'order.approved');
    expect(approval).toMatchObject({
      actor: { name: 'Mandla Manager' },
      data: { overrideCreditHold: true },
    });
  });

  it('is forbidden to override for clerks and for API keys', async () => {
    await hold();
    const key = await keyFor(desk, 'orders:read', 'orders:write');
    for (const sender of ['clerk', key] as const) {
      const body = { overrideCreditHold: true };
      const post = desk.requestAs(sender, 'POST', `/api/orders/${order.id}/approve`, body);
      expect(await callRoute(approveRoute, post, { id: order.id })).toMatchObject({ status: 403 });
    }
    expect((await asItIs()).status).toBe('PENDING_REVIEW');
  });
});

describe('approving without what the ERP needs', () => {
  const config = (more: Record<string, unknown>) =>
    sealErpConfig(
      erpConfigSchema.parse({
        type: 'erp_evolution',
        endpoint: desk.erp.url,
        branchCode: 'JHB',
        warehouseCode: 'MAIN',
        ...agent,
        ...more,
      }),
      secretBox(env().encryptionKey),
      desk.tenantId,
    );

  it('is refused without an ERP', async () => {
    await setErp(null);
    await expect(approveAt(desk, order)).rejects.toMatchObject({ code: 'erp_not_configured' });
  });

  it('is refused for a customer without account, and goes to the customer’s own once there is one', async () => {
    await setErp(config({}));
    await expect(approveAt(desk, order)).rejects.toMatchObject({ code: 'customer_without_erp_account' });
    await inTenant(desk, (tx) =>
      tx.update(customers).set({ erpCustomerId: 'CUS042' }).where(eq(customers.id, order.customer.id)),
    );
    expect((await approveAt(desk, order)).status).toBe('COMPLETED');
    expect(desk.erp.orders()[0]?.order.CustomerAccount).toBe('CUS042');
  });
});

describe('the approval itself', () => {
  it('tells of a refusal even when another clerk has the order back in review by then', async () => {
    const approval = approveOrder(desk.clerk, { orderId: mintOrderId(order.id), overrideCreditHold: false });
    // Listened to from the start: it may be refused before the next lines are through.
    const refused = expect(approval).rejects.toMatchObject({
      code: 'erp_refused',
      message: expect.stringContaining('Unknown item'),
    });
    await expect.poll(async () => (await asItIs()).status).toBe('APPROVED');
    const reopened = { status: 'PENDING_REVIEW', erpLastError: 'Unknown item' } as const;
    await inTenant(desk, (tx) => tx.update(orders).set(reopened));
    await refused;
  });

  it('freezes the price of the customer’s tier', async () => {
    const productId = order.lines[0]?.product?.id ?? '';
    await inTenant(desk, async (tx) => {
      await tx
        .insert(productPrices)
        .values({ tenantId: desk.tenantId, productId, priceTier: 'GOLD', price: '8.01' });
      await tx.update(customers).set({ priceTier: 'GOLD' }).where(eq(customers.id, order.customer.id));
    });
    // Once they were seen: the order showed the price of another tier.
    await expect(approveAt(desk, order)).rejects.toMatchObject({ code: 'prices_changed' });
    await approveAt(desk, order);
    expect(await asItIs()).toMatchObject({
      totalAmount: 16.02,
      lines: [{ unitPrice: 8.01, verified: true }],
    });
    expect(desk.erp.orders()[0]?.order.Lines[0]?.UnitPrice).toBe(8.01);
  });

  it('is refused to one who has seen another version, but not for an order that is through', async () => {
    const post = (version: number) => {
      const request = desk.requestAs('clerk', 'POST', `/api/orders/${order.id}/approve`, {});
      const withMatch = request.then((each) => {
        each.headers.set('if-match', `"${version}"`);
        return each;
      });
      return callRoute(approveRoute, withMatch, { id: order.id });
    };
    expect(await post(order.version + 1)).toMatchObject({ status: 409, body: { code: 'order_changed' } });
    await approveAt(desk, order);
    expect(await post(order.version)).toMatchObject({ status: 200, body: { idempotent: true } });
  });

  it('is too early for an order still being read, and too late for a cancelled one', async () => {
    const setStatus = (status: 'RECEIVED' | 'PENDING_REVIEW') =>
      inTenant(desk, (tx) =>
        tx
          .update(orders)
          .set({ status })
          .where(eq(orders.id, mintOrderId(order.id))),
      );
    await setStatus('RECEIVED');
    await expect(approveAt(desk, order)).rejects.toMatchObject({ code: 'order_not_approvable' });
    await setStatus('PENDING_REVIEW');
    await rejectOrder(desk.clerk, { orderId: mintOrderId(order.id), reason: 'No' });
    await expect(approveAt(desk, order)).rejects.toMatchObject({ code: 'order_not_approvable' });
  });
});

describe('approving while a question to the customer is open', () => {
  const ask = async () => {
    const [line] = order.lines;
    await askCustomer(desk.clerk, {
      ...{ orderId: mintOrderId(order.id), lineId: line?.id ?? '', productIds: [line?.product?.id ?? ''] },
      ...{ text: 'Is it cans?', teachAlias: false },
    });
  };

  it('is refused with the question, and goes through on a second word, which the trail keeps', async () => {
    await ask();
    await expect(approveAt(desk, order)).rejects.toMatchObject({
      code: 'question_open',
      details: { errors: [{ path: `lines.${order.lines[0]?.id}`, code: 'asked' }] },
    });
    expect((await approveAt(desk, order, { overrideOpenQuestion: true })).status).toBe('COMPLETED');
    const approval = (await orderTrail(desk, order.id)).find(({ action }) => action === 'order.approved');
    expect(approval).toMatchObject({ data: { overrideOpenQuestion: true } });
  });

  it('is as ever once the customer has answered', async () => {
    await ask();
    await desk.receive('yes');
    const [proposal] = (await asItIs()).proposals;
    await takeProposal(desk.clerk, { orderId: mintOrderId(order.id), proposalId: proposal?.id ?? '' });
    expect((await approveAt(desk, order)).status).toBe('COMPLETED');
  });
});
