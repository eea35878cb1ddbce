import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { ledger } from '@/db/schema/ledger';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { mintOrderId } from '../ids';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import type { FullOrder } from './answers';
import { askCustomer } from './ask-customer';
import { getOrder } from './get-order';
import { takeProposal } from './take-proposal';
import { type Desk, openDesk } from './testing/open-desk';
import { orderTrail } from './testing/order-trail';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  for (const kind of ['Full Cream', 'Low Fat'])
    for (const goods of ['Milk', 'Yoghurt']) {
      const name = `Valley ${goods} ${kind} 2l`;
      await createProduct(desk.manager, newProduct({ sku: name, name }));
    }
  await saveTenantSettings(desk.manager, { asksByItself: true });
});
afterAll(() => desk.close());

let phones = 100;
/** A customer whom somebody has confirmed: the desk does it with their first order. */
async function newCustomer(): Promise<string> {
  phones += 1;
  const phone = `+27825558${phones}`;
  await desk.receive('1 zing cola 330ml can', phone);
  return phone;
}
const look = ({ id }: Pick<FullOrder, 'id'>) => getOrder(desk.clerk, { orderId: mintOrderId(id) });
/** Lets the time pass that the customer is quiet, and gives what they were sent. */
async function sentTo(phone: string): Promise<string[]> {
  await desk.work('order/quiet');
  await desk.work('notification/due');
  return desk.platform.messages().flatMap(({ to, body }) => (to === phone ? [body] : []));
}

describe('asking by itself', () => {
  it('asks once about a line that may mean several products, as the service', async () => {
    const phone = await newCustomer();
    const order = await desk.receive('2 milk 2l', phone);
    expect(await sentTo(phone)).toEqual([expect.stringContaining('milk')]);
    expect((await look(order)).questions).toMatchObject([{ askedBy: null, answer: null }]);
    const asked = (await orderTrail(desk, order.id)).find(({ action }) => action === 'question.asked');
    expect(asked?.actor).toMatchObject({ kind: 'system' });
  });

  it('asks about one line after the other, once what they said is decided on', async () => {
    const phone = await newCustomer();
    const order = await desk.receive('2 milk 2l\n3 yoghurt 2l', phone);
    expect(await sentTo(phone)).toHaveLength(1);
    await desk.receive('1', phone);
    expect(await sentTo(phone)).toHaveLength(1);
    const [proposal] = (await look(order)).proposals;
    await takeProposal(desk.clerk, { orderId: mintOrderId(order.id), proposalId: proposal?.id ?? '' });
    expect(await sentTo(phone)).toEqual([
      expect.stringContaining('milk'),
      expect.stringContaining('yoghurt'),
    ]);
  });

  it('does not ask which goods are meant by those that are plain and stand in two lines', async () => {
    const phone = await newCustomer();
    const order = await desk.receive('2 valley milk low fat 2l, lets say 3 valley milk low fat 2l', phone);
    expect(await sentTo(phone)).toEqual([]);
    const lines = (await look(order)).lines.map(({ decision }) => decision?.kind);
    expect(lines).toEqual(['repeated', 'repeated']);
  });

  it('does not ask while a clerk’s question is open', async () => {
    const phone = await newCustomer();
    const order = await desk.receive('2 milk 2l\n3 yoghurt 2l', phone);
    const [line] = order.lines;
    await askCustomer(desk.clerk, {
      ...{ orderId: mintOrderId(order.id), lineId: line?.id ?? '', teachAlias: false },
      ...{ text: 'Which milk?', productIds: (line?.candidates ?? []).map(({ product }) => product.id) },
    });
    expect(await sentTo(phone)).toEqual(['Which milk?']);
  });

  it('does not ask when the platform takes nothing to them', async () => {
    const phone = await newCustomer();
    await desk.receive('3 yoghurt 2l', phone);
    await inTenant(desk, (tx) =>
      tx.update(inboundMessages).set({ receivedAt: new Date(Date.now() - 25 * 3_600_000) }),
    );
    expect(await sentTo(phone)).toEqual([]);
  });

  it('waits until the customer has been quiet', async () => {
    const phone = await newCustomer();
    await desk.receive('2 milk 2l', phone);
    await inTenant(desk, (tx) =>
      tx.update(tenants).set({ quietSeconds: 90 }).where(eq(tenants.id, desk.tenantId)),
    );
    expect(await sentTo(phone)).toEqual([]);
    await inTenant(desk, async (tx) => {
      await tx.update(tenants).set({ quietSeconds: 0 }).where(eq(tenants.id, desk.tenantId));
      await tx
        .update(ledger)
        .set({ dueAt: new Date(0) })
        .where(eq(ledger.name, 'order/quiet'));
    });
    expect(await sentTo(phone)).toHaveLength(1);
  });

  it('is off unless the tenant says so, also for what is owed already', async () => {
    const phone = await newCustomer();
    await desk.receive('2 milk 2l', phone);
    await saveTenantSettings(desk.manager, { asksByItself: false });
    expect(await sentTo(phone)).toEqual([]);
    await desk.receive('3 yoghurt 2l', phone);
    expect(await sentTo(phone)).toEqual([]);
  });
});
