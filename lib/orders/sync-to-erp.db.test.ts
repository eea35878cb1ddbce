import { and, eq } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { POST as approveRoute } from '@/app/api/orders/[id]/approve/route';
import { ledger } from '@/db/schema/ledger';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { clock } from '../clock';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { nextSalesOrderNumber } from './internal/sales-order-number';
import { syncToErp } from './sync-to-erp';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
let order: FullOrder;
beforeEach(async () => {
  desk = await openDesk();
  order = await desk.receive('2 zing cola 330ml can');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await desk.close();
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const asItIs = () => getOrder(desk.clerk, { orderId: mintOrderId(order.id) });
const posts = () => desk.erp.calls().filter(({ method }) => method === 'POST');
const lookups = () =>
  desk.erp.calls().filter(({ method, path }) => method === 'GET' && path === '/SalesOrder');

async function owedSync() {
  const ofThem = and(eq(ledger.tenantId, desk.tenantId), eq(ledger.name, 'order/approved'));
  const [work] = await inTenant(desk, (tx) => tx.select().from(ledger).where(ofThem));
  return work;
}

const dueSync = async () => (await owedSync()) ?? Promise.reject(new Error('no sync is owed'));

/** Approves without anybody doing the sync, which the route answers with 202 after its patience. */
async function approveOnly(): Promise<string> {
  const waiting = callRoute(
    approveRoute,
    desk.requestAs('clerk', 'POST', `/api/orders/${order.id}/approve`, {}),
    { id: order.id },
  );
  waiting.catch(() => undefined);
  await expect.poll(async () => (await asItIs()).status).toBe('APPROVED');
  return (await dueSync()).id;
}

const sync = (workId: string) =>
  syncToErp(
    { ...desk.clerk, actor: { kind: 'system', name: 'sync-order-to-erp' } },
    {
      orderId: mintOrderId(order.id),
      workId,
    },
  );

/** Lets the time pass until the sync is due, and does it then. */
async function syncWhenDue(): Promise<void> {
  const { id, dueAt } = await dueSync();
  vi.spyOn(clock, 'now').mockReturnValue(dueAt);
  await sync(id);
}

/** The same again and again, as long as anything is owed. */
async function syncToTheEnd(): Promise<void> {
  for (let times = 0; times < 100; times += 1) {
    const work = await owedSync();
    if (!work || work.failedAt) return;
    await syncWhenDue();
  }
  throw new Error('the sync never ends');
}

describe('syncing an order to the ERP', () => {
  it('makes one call when the same work is run many times at once', async () => {
    const workId = await approveOnly();
    await Promise.all(Array.from({ length: 8 }, () => sync(workId)));
    await sync(workId);
    expect(posts()).toHaveLength(1);
    expect(await asItIs()).toMatchObject({
      status: 'COMPLETED',
      erp: { attempts: 1, type: 'erp_evolution' },
    });
    expect(await owedSync()).toBeUndefined();
  });

  it('asks first after a call that never told how it ended', async () => {
    const workId = await approveOnly();
    desk.erp.setFault({ kind: 'drop_after_accepting' });
    await sync(workId);
    expect(await asItIs()).toMatchObject({ status: 'APPROVED', erp: { lastError: expect.any(String) } });
    const deferred = await dueSync();
    expect(deferred).toMatchObject({ doneAt: null, generation: 1, sentAt: null });
    expect(deferred.dueAt.getTime()).toBeGreaterThan(Date.now());
    await syncWhenDue();
    expect((await asItIs()).status).toBe('COMPLETED');
    expect([posts().length, lookups().length]).toEqual([1, 1]);
  });

  it('asks at once when the ERP ended the call without naming the order', async () => {
    const workId = await approveOnly();
    desk.erp.setFault({ kind: 'error_500', afterAccepting: true });
    await sync(workId);
    expect((await asItIs()).status).toBe('COMPLETED');
    expect([posts().length, lookups().length]).toEqual([1, 1]);
  });

  it('asks, and does not post, when the process died in the middle of a post', async () => {
    const workId = await approveOnly();
    const erpPostedAt = new Date(Date.now() - 30_001);
    const died = { erpLeasedUntil: new Date(Date.now() - 1), erpOutcomeUnknown: true, erpPostedAt };
    await inTenant(desk, (tx) => tx.update(orders).set(died));
    await sync(workId);
    expect([posts().length, lookups().length]).toEqual([0, 1]);
    expect(await asItIs()).toMatchObject({ status: 'APPROVED', erp: { doubt: { state: 'ASKING' } } });

    await syncToTheEnd();
    expect((await asItIs()).status).toBe('COMPLETED');
    expect(posts()).toHaveLength(1);
    // That post might have gone on for ten minutes.
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(erpPostedAt.getTime() + 10 * minuteMs);
  });

  it('leaves the ERP alone while another call holds the lease', async () => {
    const workId = await approveOnly();
    await inTenant(desk, (tx) => tx.update(orders).set({ erpLeasedUntil: new Date(Date.now() + 30_000) }));
    await sync(workId);
    expect(desk.erp.calls()).toHaveLength(0);
    expect((await dueSync()).doneAt).toBeNull();
  });

  it('waits as long as a busy ERP asks for', async () => {
    const workId = await approveOnly();
    desk.erp.setFault({ kind: 'rate_limited', retryAfterSeconds: 600 });
    await sync(workId);
    expect((await dueSync()).dueAt.getTime()).toBeGreaterThan(Date.now() + 590_000);
  });

  it('gives up 24 hours after the approval, and frees the order for the clerk', async () => {
    const workId = await approveOnly();
    desk.erp.setFault({ kind: 'error_500' });
    const approvedAt = Date.now();
    vi.spyOn(clock, 'now').mockReturnValue(new Date(approvedAt + 23 * hourMs));
    await sync(workId);
    expect((await asItIs()).status).toBe('APPROVED');
    vi.spyOn(clock, 'now').mockReturnValue(new Date(approvedAt + 24 * hourMs + 1000));
    await sync(workId);
    expect(await asItIs()).toMatchObject({
      status: 'FAILED',
      erp: { lastError: expect.stringContaining('24 hours') },
    });
    expect(await owedSync()).toMatchObject({ doneAt: null, failedAt: expect.any(Date) });
    vi.restoreAllMocks();
    expect((await approveAt(desk, order)).status).toBe('COMPLETED');
    expect(desk.erp.orders()).toHaveLength(1);
  });

  it('takes an answer that cannot be stored for one that is not known, and leaves it to a person in the end', async () => {
    const workId = await approveOnly();
    const owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
    onTestFinished(async () => {
      await owner.unsafe('drop trigger no_completion on orders; drop function no_completion()');
      await owner.end();
    });
    await owner.unsafe(`
      create function no_completion() returns trigger language plpgsql as $$
      begin if new.status = 'COMPLETED' then raise exception 'no'; end if; return new; end $$;
      create trigger no_completion before update on orders for each row execute function no_completion()`);
    await sync(workId);
    const lastError = 'a query of the database failed (P0001)';
    expect(await asItIs()).toMatchObject({ status: 'APPROVED', erp: { lastError } });
    expect(await owedSync()).toMatchObject({ doneAt: null, failedAt: null, generation: 1 });
    vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 24 * hourMs + 1000));
    await sync(workId);
    expect(await owedSync()).toBeUndefined();
    expect(await asItIs()).toMatchObject({
      status: 'APPROVED',
      erp: { doubt: { state: 'PERSON', message: lastError } },
    });
    expect([posts().length, desk.erp.orders().length]).toEqual([1, 1]);
  });

  it('lets the approval answer 202 when the ERP is slow, and completes by itself', async () => {
    desk.erp.setFault({ kind: 'slow', delayMs: 11_500 });
    const approval = callRoute(
      approveRoute,
      desk.requestAs('clerk', 'POST', `/api/orders/${order.id}/approve`, {}),
      { id: order.id },
    );
    await expect.poll(async () => (await asItIs()).status).toBe('APPROVED');
    const syncing = desk.work('order/approved');
    expect(await approval).toMatchObject({
      status: 202,
      body: { success: true, orderId: order.id, status: 'APPROVED', erpSalesOrderId: null },
    });
    await syncing;
    expect((await asItIs()).status).toBe('COMPLETED');
  }, 30_000);

  it('gives a number of its own to an order whose ERP names none', async () => {
    const take = () => inTenant(desk, (tx) => nextSalesOrderNumber(tx, desk.clerk));
    const numbers = await Promise.all([take(), take(), take()]);
    expect(numbers.map((number) => number.replace(/^OI-\d{4}-/, '')).sort()).toEqual([
      '00001',
      '00002',
      '00003',
    ]);
  });
});
