import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as doubtRoute } from '@/app/api/orders/[id]/erp-doubt/route';
import { GET as listRoute } from '@/app/api/orders/route';
import { orders } from '@/db/schema/orders';
import { outboundEvents } from '@/db/schema/outbound-events';
import { stockLevels } from '@/db/schema/stock-levels';
import { inTenant } from '@/db/tenant';
import type { ScriptedErp } from '../erp/testing/start-scripted-erp';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { getOrder } from './get-order';
import { listOrdersEndpoint } from './list-contract';
import { rejectOrder } from './reject-order';
import { removeLine } from './remove-line';
import { approveAt } from './testing/approve-at';
import { owedSyncs, startApproval, toldAbout, useScriptedErp } from './testing/at-scripted-erp';
import { type Desk, openDesk } from './testing/open-desk';
import { orderTrail } from './testing/order-trail';

let desk: Desk;
let erp: ScriptedErp;
beforeAll(async () => {
  desk = await openDesk();
  erp = await useScriptedErp(desk, { lookup: 'none', duplicates: 'tolerate' });
});
afterAll(async () => {
  await Promise.all([desk.close(), erp.close()]);
});

const orderNow = (id: string) => getOrder(desk.clerk, { orderId: mintOrderId(id) });

/** Approved, and of its post nobody knows whether it worked. */
async function orderInDoubt() {
  const { id } = await desk.receive('2 zing cola 330ml can\n3 harvest brown bread 700g');
  erp.onPost({ status: 200 });
  await startApproval(desk, { id });
  await desk.work('order/approved');
  const order = await orderNow(id);
  expect(order).toMatchObject({ status: 'APPROVED', erpDoubt: 'PERSON' });
  return order;
}

interface Options {
  by?: Parameters<Desk['requestAs']>[0];
  ifMatch?: number;
}

async function resolve(id: string, body: object, { by = 'clerk', ifMatch }: Options = {}) {
  const request = await desk.requestAs(by, 'POST', `/api/orders/${id}/erp-doubt`, body);
  if (ifMatch !== undefined) request.headers.set('if-match', `"${ifMatch}"`);
  const answer = callRoute(doubtRoute, request, { id });
  let isOpen = true;
  const close = () => {
    isOpen = false;
  };
  answer.then(close, close);
  while (isOpen) {
    await desk.work('order/approved');
    await new Promise((done) => setTimeout(done, 10));
  }
  return answer;
}

const lastEvent = async (id: string) => (await orderTrail(desk, id)).at(-1);
const postsOf = (id: string) => erp.calls('POST').filter(({ orderId }) => orderId === id).length;
let numbers = 0;
const newReference = () => `SO-FOUND-${++numbers}`;

describe('a person who finds the order in the ERP', () => {
  it('completes it with the reference, and the trail says who entered it', async () => {
    const { id } = await orderInDoubt();
    const erpSalesOrderId = newReference();
    const given = { resolution: 'FOUND', erpSalesOrderId };
    const completed = { success: true, orderId: id, status: 'COMPLETED', erpSalesOrderId };
    expect(await resolve(id, given)).toMatchObject({ status: 200, body: completed });
    expect(await orderNow(id)).toMatchObject({
      status: 'COMPLETED',
      erpSalesOrderId,
      erpDoubt: null,
      erp: { type: 'erp_evolution', syncedAt: expect.any(String), lastError: null, doubt: null },
    });
    expect(await lastEvent(id)).toMatchObject({
      action: 'order.reference_entered',
      actor: { kind: 'user', name: 'Clara Clerk' },
      data: { erpSalesOrderId, doubt: expect.stringContaining('did not name') },
    });
    expect(await toldAbout(desk, id)).toEqual([expect.stringContaining(erpSalesOrderId)]);
    const events = await inTenant(desk, (tx) =>
      tx
        .select()
        .from(outboundEvents)
        .where(eq(outboundEvents.orderId, mintOrderId(id))),
    );
    expect(events.map(({ name }) => name)).toContain('order.completed');
    expect(postsOf(id)).toBe(1);

    // Once more is no more; another reference is too late.
    expect(await resolve(id, given)).toMatchObject({ status: 200, body: { ...completed, idempotent: true } });
    const other = { resolution: 'FOUND', erpSalesOrderId: newReference() };
    expect(await resolve(id, other)).toMatchObject({ status: 409, body: { code: 'order_not_in_doubt' } });
    expect(await toldAbout(desk, id)).toHaveLength(1);
  });

  it('cannot give it the reference of another order, not even at the same moment', async () => {
    const [one, two] = [await orderInDoubt(), await orderInDoubt()];
    const given = { resolution: 'FOUND', erpSalesOrderId: newReference() };
    const answers = await Promise.all([resolve(one.id, given), resolve(two.id, given)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'erp_reference_taken' });
  });

  it.each([{ resolution: 'FOUND' }, { resolution: 'FOUND', erpSalesOrderId: ' ' }, { resolution: 'LOST' }])(
    'must say what: %j',
    async (body) => {
      const { id } = await orderInDoubt();
      expect(await resolve(id, body)).toMatchObject({ status: 400 });
    },
  );
});

describe('a person who does not find it there', () => {
  it('has it posted again, once', async () => {
    const { id } = await orderInDoubt();
    const answers = await Promise.all([
      resolve(id, { resolution: 'NOT_THERE' }),
      resolve(id, { resolution: 'NOT_THERE' }, { by: 'manager' }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
    }
    expect(postsOf(id)).toBe(2);
    expect(await owedSyncs(desk)).toEqual([]);
    const trail = await orderTrail(desk, id);
    expect(trail.filter(({ action }) => action === 'order.not_in_erp')).toHaveLength(1);
    expect(await toldAbout(desk, id)).toHaveLength(1);
  });

  it('is asked again when nobody knows of that post either', async () => {
    const { id } = await orderInDoubt();
    erp.onPost('drop_after_booking');
    expect(await resolve(id, { resolution: 'NOT_THERE' })).toMatchObject({
      status: 202,
      body: { status: 'APPROVED', erpSalesOrderId: null },
    });
  }, 30_000);
});

describe('a person who gives it up', () => {
  it('makes it FAILED and theirs to change or reject, and says why', async () => {
    const reserved = async () => {
      const rows = await inTenant(desk, (tx) => tx.select().from(stockLevels));
      return rows.reduce((sum, level) => sum + Number(level.reserved), 0);
    };
    const before = await reserved();
    const { id, lines } = await orderInDoubt();
    expect(await reserved()).toBe(before + 5);
    const given = { resolution: 'GIVE_UP', reason: 'The ERP is being replaced' };
    expect(await resolve(id, given)).toMatchObject({
      status: 200,
      body: { success: true, status: 'FAILED', erpSalesOrderId: null },
    });
    expect(await lastEvent(id)).toMatchObject({
      action: 'order.doubt_given_up',
      actor: { name: 'Clara Clerk' },
      data: { reason: 'The ERP is being replaced' },
    });
    expect(await reserved()).toBe(before);
    expect(await toldAbout(desk, id)).toEqual([]);
    expect(await resolve(id, { resolution: 'GIVE_UP' })).toMatchObject({
      status: 200,
      body: { status: 'FAILED', idempotent: true },
    });
    const orderId = mintOrderId(id);
    await removeLine(desk.clerk, { orderId, lineId: lines[0]?.id ?? '' });
    expect(await rejectOrder(desk.clerk, { orderId, reason: 'Late' })).toMatchObject({ status: 'CANCELLED' });
  });
});

describe('the doubt about an order', () => {
  it('is ended by one of two people who say different things at once', async () => {
    const { id } = await orderInDoubt();
    const erpSalesOrderId = newReference();
    const answers = await Promise.all([
      resolve(id, { resolution: 'FOUND', erpSalesOrderId }),
      resolve(id, { resolution: 'GIVE_UP' }, { by: 'manager' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status } = await orderNow(id);
    expect(status).toBe(answers[0]?.status === 200 ? 'COMPLETED' : 'FAILED');
  });

  it('is not ended by who has seen another version of the order', async () => {
    const { id, version } = await orderInDoubt();
    const stale = await resolve(id, { resolution: 'GIVE_UP' }, { ifMatch: version - 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'order_changed', currentVersion: version } });
    expect(await resolve(id, { resolution: 'GIVE_UP' }, { ifMatch: version })).toMatchObject({ status: 200 });
  });

  it.each(['FOUND', 'NOT_THERE', 'GIVE_UP'] as const)(
    'cannot be ended by %s where there is none',
    async (kind) => {
      const { id } = await desk.receive('2 zing cola 330ml can');
      const body = { resolution: kind, ...(kind === 'FOUND' ? { erpSalesOrderId: newReference() } : {}) };
      expect(await resolve(id, body)).toMatchObject({ status: 409, body: { code: 'order_not_in_doubt' } });
    },
  );

  it('outlasts a refusal, and then ends without another post', async () => {
    const { id } = await desk.receive('2 zing cola 330ml can');
    const mine = eq(orders.id, mintOrderId(id));
    const doubt = { status: 'FAILED', erpOutcomeUnknown: true, erpDoubt: 'PERSON' } as const;
    await inTenant(desk, (tx) => tx.update(orders).set(doubt).where(mine));
    expect(await resolve(id, { resolution: 'NOT_THERE' })).toMatchObject({
      status: 200,
      body: { status: 'FAILED' },
    });
    expect([postsOf(id), await owedSyncs(desk)]).toEqual([0, []]);
    expect((await approveAt(desk, { id })).status).toBe('COMPLETED');
  });

  it('is what a list can be narrowed to, the fresh ones left to the ERP', async () => {
    const list = async () => {
      const { body } = await callRoute(listRoute, desk.requestAs('clerk', 'GET', '/api/orders?inDoubt=true'));
      return listOrdersEndpoint.answers[200].parse(body);
    };
    const before = (await list()).total;
    const { id } = await orderInDoubt();
    const set = (change: Partial<typeof orders.$inferInsert>) =>
      inTenant(desk, (tx) =>
        tx
          .update(orders)
          .set(change)
          .where(eq(orders.id, mintOrderId(id))),
      );
    expect(await list()).toMatchObject({
      total: before + 1,
      orders: expect.arrayContaining([expect.objectContaining({ id, erpDoubt: 'PERSON' })]),
    });
    await set({ erpDoubt: 'ASKING', erpDoubtSince: new Date(Date.now() - 50_000) });
    expect((await list()).total).toBe(before);
    await set({ erpDoubtSince: new Date(Date.now() - 61_000) });
    expect((await list()).total).toBe(before + 1);
    await set({ erpDoubt: null, status: 'FAILED', erpOutcomeUnknown: false });
  });
});
