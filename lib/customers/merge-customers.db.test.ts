import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as mergeRoute } from '@/app/api/customers/[id]/merge/route';
import { GET as previewRoute } from '@/app/api/customers/[id]/merge-preview/route';
import { GET as mergesRoute } from '@/app/api/customers/[id]/merges/route';
import { POST as undoRoute } from '@/app/api/customers/merges/[id]/undo/route';
import { auditEvents } from '@/db/schema/audit-events';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { keyFor } from '../auth/testing/key-for';
import { addAlias } from '../catalogue/add-alias';
import { listAliases } from '../catalogue/list-aliases';
import { clock } from '../clock';
import { mintOrderId } from '../ids';
import { getOrder } from '../orders/get-order';
import { listOrders } from '../orders/list-orders';
import { approveAt } from '../orders/testing/approve-at';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { createCustomer } from './create-customer';
import { getCustomer } from './get-customer';
import { listConversation } from './list-conversation';
import { listCustomers } from './list-customers';
import { listMerges } from './list-merges';
import { mergeCustomers } from './merge-customers';
import { previewMerge } from './preview-merge';
import { setCreditStatus } from './set-credit-status';
import { newCustomer } from './testing/new-customer';
import { undoMerge } from './undo-merge';
import { updateCustomer } from './update-customer';
import { verifyCustomer } from './verify-customer';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
afterEach(() => {
  vi.restoreAllMocks();
});

let numbers = 100;
const nextNumber = () => `+2782555${String(++numbers).padStart(4, '0')}`;
const make = (fields: Parameters<typeof newCustomer>[0] = {}) =>
  createCustomer(desk.manager, newCustomer({ phoneNumber: nextNumber(), ...fields }));
const merge = (customerId: string, other: string) => mergeCustomers(desk.clerk, { customerId, with: other });
const hoursLater = (hours: number) =>
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + hours * 3_600_000));
const unconfirmed = (customerId: string) =>
  inTenant(desk, (tx) =>
    tx.update(customers).set({ verification: 'UNVERIFIED' }).where(eq(customers.id, customerId)),
  );
const change = (id: string, fields: Partial<typeof orders.$inferInsert>) =>
  inTenant(desk, (tx) =>
    tx
      .update(orders)
      .set(fields)
      .where(eq(orders.id, mintOrderId(id))),
  );

describe('merging', () => {
  it('keeps the older id whichever is named first, records it, and takes in all that the other has', async () => {
    const known = await make({ name: 'Sunrise Spaza', priceTier: 'GOLD' });
    const from = nextNumber();
    const order = await desk.receive('2 zing cola 330ml can', from);
    const { mergeId, customer, mergedId } = await merge(order.customer.id, known.id);
    expect(customer).toMatchObject({ id: known.id, name: 'Sunrise Spaza', priceTier: 'GOLD' });
    expect(mergedId).toBe(order.customer.id);
    const moved = await getOrder(desk.clerk, { orderId: mintOrderId(order.id) });
    expect(moved).toMatchObject({ customer: { id: known.id }, version: expect.any(Number) });
    expect(moved.version).toBeGreaterThan(order.version);
    expect(moved.warnings.map(({ code }) => code)).not.toContain('new_customer');
    const query = { customerId: known.id, limit: 10, offset: 0 };
    expect(await listConversation(desk.clerk, query)).toMatchObject({ messages: [{ kind: 'ORDER' }] });
    const later = await desk.receive('3 zing cola 330ml can', from);
    expect(later.customer.id).toBe(known.id);
    const events = await inTenant(desk, (tx) =>
      tx
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.action, 'customer.merged'), eq(auditEvents.subjectId, known.id))),
    );
    expect(events).toMatchObject([
      { data: { mergeId, mergedId, orders: 1 }, actor: { name: 'Clara Clerk' } },
    ]);
  });

  it('shows the merged customer nowhere, and says on writes who took over', async () => {
    const [first, second] = [await make({ name: 'Zulu Traders' }), await make({ name: 'Zulu Trading' })];
    await merge(first.id, second.id);
    await expect(getCustomer(desk.clerk, second.id)).rejects.toMatchObject({
      code: 'not_found',
      details: { extra: { mergedInto: first.id } },
    });
    const found = await listCustomers(desk.clerk, { search: 'zulu', limit: 10, offset: 0 });
    expect(found.customers.map(({ id }) => id)).toEqual([first.id]);
    const refused = { code: 'customer_merged', details: { extra: { mergedInto: first.id } } };
    const phrase = { product: 'COLA-330', aliasText: 'reds', customerId: second.id };
    for (const write of [
      () => updateCustomer(desk.clerk, { customerId: second.id, changes: { name: 'Zulu' } }),
      () => setCreditStatus(desk.manager, { customerId: second.id, creditStatus: 'HOLD' }),
      () => addAlias(desk.clerk, phrase),
      () => verifyCustomer(desk.clerk, { customerId: second.id }),
      () => merge(second.id, first.id),
      () => previewMerge(desk.clerk, { customerId: first.id, with: second.id }),
    ]) {
      await expect(write()).rejects.toMatchObject(refused);
    }
  });

  it('lets HOLD win', async () => {
    const [clean, held] = [await make(), await make({ creditStatus: 'HOLD' })];
    expect((await merge(clean.id, held.id)).customer.creditStatus).toBe('HOLD');
  });

  it('fills an ERP account that is missing, and keeps what the caller chooses', async () => {
    const [first, second] = [await make({ priceTier: 'GOLD' }), await make({ erpCustomerId: 'SUN001' })];
    const keep = { priceTier: second.id, name: second.id };
    const { customer } = await mergeCustomers(desk.manager, { customerId: first.id, with: second.id, keep });
    expect(customer).toMatchObject({ erpCustomerId: 'SUN001', priceTier: 'STANDARD' });
  });

  it('lets clerks choose the name, and terms only where they could change them', async () => {
    const [first, second] = [await make({ priceTier: 'GOLD' }), await make()];
    const join = (keep: object) =>
      mergeCustomers(desk.clerk, { customerId: first.id, with: second.id, keep });
    await expect(join({ priceTier: second.id })).rejects.toMatchObject({
      code: 'forbidden',
      details: { errors: [{ path: 'keep.priceTier' }] },
    });
    const { customer } = await join({ priceTier: first.id, name: second.id });
    expect(customer).toMatchObject({ priceTier: 'GOLD' });
    const [one, other] = [await make({ priceTier: 'GOLD' }), await make()];
    for (const { id } of [one, other]) await unconfirmed(id);
    const keep = { priceTier: other.id };
    const input = { customerId: one.id, with: other.id, keep };
    expect((await mergeCustomers(desk.clerk, input)).customer).toMatchObject({ priceTier: 'STANDARD' });
  });

  it('lets what is known of a customer win over a newcomer who happens to be older', async () => {
    const order = await desk.receive('2 zing cola 330ml can', nextNumber());
    await unconfirmed(order.customer.id);
    const known = await make({ name: 'Known Shop', erpCustomerId: 'KNO001', priceTier: 'GOLD' });
    const { customer } = await merge(known.id, order.customer.id);
    expect(customer).toMatchObject({
      ...{ id: order.customer.id, name: 'Known Shop', erpCustomerId: 'KNO001', priceTier: 'GOLD' },
    });
  });

  it('finds the orders under the name that they have now, and gives open ones its prices', async () => {
    const known = await make({ name: 'Quagga Stores' });
    const order = await desk.receive('2 zing cola 330ml can', nextNumber());
    await merge(known.id, order.customer.id);
    const found = await listOrders(desk.clerk, { search: 'quagga', limit: 10, offset: 0 });
    expect(found.orders.map(({ id }) => id)).toEqual([order.id]);
  });

  it('keeps the survivor’s meaning of a phrase and shows the other nowhere', async () => {
    const [first, second] = [await make(), await make()];
    const teach = (product: string, customerId: string) =>
      addAlias(desk.clerk, { product, aliasText: 'big cans', customerId });
    const [kept, dropped] = [await teach('COLA-330', first.id), await teach('BREAD-BR', second.id)];
    expect(await previewMerge(desk.clerk, { customerId: second.id, with: first.id })).toMatchObject({
      survivor: { id: first.id },
      moves: { aliases: 1 },
      aliasConflicts: [{ aliasText: 'big cans', kept: { sku: 'COLA-330' }, givenUp: { sku: 'BREAD-BR' } }],
    });
    const { mergeId } = await merge(first.id, second.id);
    const shown = async () =>
      (await listAliases(desk.clerk, { search: 'big cans', limit: 10, offset: 0 })).aliases.map(
        ({ id }) => id,
      );
    expect(await shown()).toEqual([kept.id]);
    await undoMerge(desk.clerk, mergeId);
    expect((await shown()).sort()).toEqual([kept.id, dropped.id].sort());
  });

  it.each([
    ['while a call to the ERP is under way', { erpLeasedUntil: new Date(Date.now() + 60_000) }],
    ['while nobody knows whether the ERP has it', { erpOutcomeUnknown: true }],
  ])('waits %s', async (_name, state) => {
    const known = await make();
    const order = await desk.receive('2 zing cola 330ml can', nextNumber());
    await change(order.id, { status: 'APPROVED', ...state });
    const preview = await previewMerge(desk.clerk, { customerId: known.id, with: order.customer.id });
    expect(preview.refusal).toContain('ERP');
    await expect(merge(known.id, order.customer.id)).rejects.toMatchObject({
      code: 'customers_not_mergeable',
    });
    await change(order.id, { status: 'COMPLETED', erpLeasedUntil: null, erpOutcomeUnknown: false });
    expect((await merge(known.id, order.customer.id)).success).toBe(true);
  });

  it('loses nothing when A and B, and B and C, are merged at the same moment', async () => {
    const [a, b, c] = [await make(), await make(), await make()];
    const outcomes = await Promise.allSettled([merge(a.id, b.id), merge(b.id, c.id), merge(c.id, a.id)]);
    const refused = outcomes.filter((each) => each.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'customer_merged' });
    expect(refused).toHaveLength(1);
    expect(await getCustomer(desk.clerk, a.id)).toMatchObject({ id: a.id });
  });

  it('gives a message that comes in meanwhile to the survivor', async () => {
    const known = await make();
    const from = nextNumber();
    const first = await desk.receive('2 zing cola 330ml can', from);
    const [, second] = await Promise.all([
      merge(known.id, first.customer.id),
      desk.receive('3 zing cola 330ml can', from),
    ]);
    const { customer } = await getOrder(desk.clerk, { orderId: mintOrderId(second.id) });
    expect(customer.id).toBe(known.id);
  });

  it('refuses one customer with itself, a stranger’s fields, and an older state', async () => {
    const [first, second] = [await make(), await make()];
    await expect(merge(first.id, first.id)).rejects.toMatchObject({ code: 'invalid_input' });
    const input = { customerId: first.id, with: second.id };
    const keep = { name: desk.location.id };
    await expect(mergeCustomers(desk.clerk, { ...input, keep })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(mergeCustomers(desk.clerk, { ...input, ifMatch: 7 })).rejects.toMatchObject({
      code: 'customer_changed',
    });
  });
});

describe('undoing a merge', () => {
  it('gives back what the customer had, and what its numbers have sent since', async () => {
    const known = await make();
    const from = nextNumber();
    const first = await desk.receive('2 zing cola 330ml can', from);
    const { mergeId, mergedId } = await merge(known.id, first.customer.id);
    const since = await desk.receive('7 zing cola 330ml can', from);
    const own = await desk.receive('9 zing cola 330ml can', known.phoneNumber ?? '');
    const undone = await undoMerge(desk.clerk, mergeId);
    expect(undone).toMatchObject({ customer: { id: mergedId }, movedBack: { orders: 2, receivedSince: 1 } });
    const owner = async (id: string) =>
      (await getOrder(desk.clerk, { orderId: mintOrderId(id) })).customer.id;
    expect([await owner(first.id), await owner(since.id), await owner(own.id)]).toEqual([
      ...[mergedId, mergedId, known.id],
    ]);
    expect(await undoMerge(desk.clerk, mergeId)).toMatchObject({ idempotent: true });
    expect((await desk.receive('4 zing cola 330ml can', from)).customer.id).toBe(mergedId);
  });

  it('gives each its credit status back, and never loses the hold of the one who had it', async () => {
    const [clean, held] = [await make(), await make({ creditStatus: 'HOLD' })];
    const { mergeId } = await merge(clean.id, held.id);
    expect(await undoMerge(desk.clerk, mergeId)).toMatchObject({
      survivor: { creditStatus: 'ACTIVE' },
      customer: { creditStatus: 'HOLD' },
    });
    const again = await merge(clean.id, held.id);
    await setCreditStatus(desk.manager, { customerId: clean.id, creditStatus: 'ACTIVE' });
    expect(await undoMerge(desk.clerk, again.mergeId)).toMatchObject({ customer: { creditStatus: 'HOLD' } });
  });

  it('leaves both on a hold that was set while they were one', async () => {
    const [first, second] = [await make(), await make()];
    const { mergeId } = await merge(first.id, second.id);
    await setCreditStatus(desk.manager, { customerId: first.id, creditStatus: 'HOLD' });
    expect(await undoMerge(desk.clerk, mergeId)).toMatchObject({
      survivor: { creditStatus: 'HOLD' },
      customer: { creditStatus: 'HOLD' },
    });
  });

  it('keeps what somebody has changed since', async () => {
    const [first, second] = [await make({ name: 'First' }), await make({ erpCustomerId: 'SEC001' })];
    const { mergeId } = await merge(first.id, second.id);
    await updateCustomer(desk.manager, { customerId: first.id, changes: { erpCustomerId: 'NEW001' } });
    expect((await undoMerge(desk.clerk, mergeId)).survivor.erpCustomerId).toBe('NEW001');
  });

  it('goes backwards: the latest merge first', async () => {
    const [a, b, c] = [await make(), await make(), await make()];
    const first = await merge(a.id, b.id);
    const second = await merge(a.id, c.id);
    await expect(undoMerge(desk.clerk, first.mergeId)).rejects.toMatchObject({
      code: 'merge_not_undoable',
      details: { extra: { mergeId: second.mergeId } },
    });
    const undoable = async () =>
      (await listMerges(desk.clerk, a.id)).merges.map(({ undoUntil }) => undoUntil !== null);
    expect(await undoable()).toEqual([true, false]);
    await undoMerge(desk.clerk, second.mergeId);
    expect(await undoable()).toEqual([false, true]);
    await undoMerge(desk.clerk, first.mergeId);
  });

  it('is possible for a day', async () => {
    const [first, second] = [await make(), await make()];
    const { mergeId } = await merge(first.id, second.id);
    hoursLater(24.1);
    await expect(undoMerge(desk.clerk, mergeId)).rejects.toMatchObject({ code: 'merge_not_undoable' });
    hoursLater(23.9);
    expect(await undoMerge(desk.clerk, mergeId)).toMatchObject({ success: true });
  });

  it('leaves a finished order finished, and returns it', async () => {
    const known = await make({ erpCustomerId: 'KNOWN1' });
    const order = await desk.receive('2 zing cola 330ml can', nextNumber());
    const { mergeId, mergedId } = await merge(known.id, order.customer.id);
    expect(await approveAt(desk, order)).toMatchObject({ status: 'COMPLETED' });
    await undoMerge(desk.clerk, mergeId);
    const after = await getOrder(desk.clerk, { orderId: mintOrderId(order.id) });
    expect(after).toMatchObject({ status: 'COMPLETED', customer: { id: mergedId } });
  });
});

describe('the doors of merging', () => {
  type Sender = Parameters<typeof desk.requestAs>[0];
  async function callAll(tenant: typeof desk | Awaited<ReturnType<typeof makeTenant>>, sender: Sender) {
    const [first, second] = [await make(), await make()];
    const [third, fourth] = [await make(), await make()];
    const { mergeId } = await merge(third.id, fourth.id);
    const path = `/api/customers/${first.id}`;
    const params = { id: first.id };
    const body = { with: second.id };
    const undoPath = `/api/customers/merges/${mergeId}/undo`;
    return Promise.all([
      callRoute(mergeRoute, tenant.requestAs(sender, 'POST', `${path}/merge`, body), params),
      callRoute(undoRoute, tenant.requestAs(sender, 'POST', undoPath, {}), { id: mergeId }),
      callRoute(
        previewRoute,
        tenant.requestAs(sender, 'GET', `${path}/merge-preview?with=${third.id}`),
        params,
      ),
      callRoute(mergesRoute, tenant.requestAs(sender, 'GET', `${path}/merges`), params),
    ]);
  }

  it('open to clerks', async () => {
    const answers = await callAll(desk, 'clerk');
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('answer another tenant as if there were nobody', async () => {
    const answers = await callAll(await makeTenant(), 'manager');
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('stay shut without the permission', async () => {
    const answers = await callAll(desk, await keyFor(desk, 'orders:write'));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});
