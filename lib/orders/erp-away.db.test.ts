import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUT as saveErpRoute } from '@/app/api/settings/erp/route';
import { erpReachability } from '@/db/schema/erp-reachability';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { ScriptedErp } from '../erp/testing/start-scripted-erp';
import { mintOrderId } from '../ids';
import { finishWork } from '../ledger/settle-work';
import { callRoute } from '../tenancy/testing/call-route';
import { getOrder } from './get-order';
import { leaseSync } from './internal/lease-sync';
import { owedSyncs, passTime, setNow, startApproval, useScriptedErp } from './testing/at-scripted-erp';
import { agent, type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
let erp: ScriptedErp;
beforeEach(async () => {
  desk = await openDesk();
  erp = await useScriptedErp(desk);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all([desk.close(), erp.close()]);
});

const secondMs = 1_000;
const later = (from: number, seconds: number) => new Date(from + seconds * secondMs);
const orderNow = (id: string) => getOrder(desk.clerk, { orderId: mintOrderId(id) });
const reachability = async () => (await inTenant(desk, (tx) => tx.select().from(erpReachability)))[0];

async function approveMany(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await desk.receive('2 zing cola 330ml can')).id);
  for (const id of ids) await startApproval(desk, { id });
  return ids;
}

describe('an ERP that refuses connections', () => {
  it.each([135, 3_600])(
    'for %i s gets all orders within 60 s of its return',
    async (awaySeconds) => {
      await erp.goAway();
      const ids = await approveMany(24);
      const wentMs = clock.now().getTime();
      let runs = 0;
      await passTime(desk, { until: later(wentMs, awaySeconds), before: () => (runs += 1) });
      expect(await owedSyncs(desk)).toHaveLength(24);
      // One probe at a time, and the others asleep.
      expect(runs).toBeLessThan(10 + awaySeconds / 15 + (24 * awaySeconds) / 180);

      await erp.comeBack();
      await passTime(desk, { until: later(wentMs, awaySeconds + 60) });
      for (const id of ids) expect((await orderNow(id)).status).toBe('COMPLETED');
      expect(erp.booked()).toHaveLength(24);
      expect(erp.calls('POST')).toHaveLength(24);
      expect(await reachability()).toMatchObject({ awaySince: null, probeAt: null });
    },
    60_000,
  );

  it('is called for one order only, and every order says why it waits', async () => {
    await erp.goAway();
    const now = new Date('2100-03-02T08:32:00Z');
    setNow(now);
    const [first = '', ...others] = await approveMany(4);
    await desk.work('order/approved');
    expect((await orderNow(first)).erp).toMatchObject({
      attempts: 1,
      waitsUntil: '2100-03-02T08:32:02.000Z',
    });
    for (const id of others) {
      const { status, erp } = await orderNow(id);
      expect([status, erp.attempts]).toEqual(['APPROVED', 0]);
      expect(erp).toMatchObject({
        lastError: 'The ERP has been unavailable since 10:32. It is tried again every 20 s.',
        waitsUntil: '2100-03-02T08:32:02.000Z',
        doubt: null,
      });
    }
  });

  it('is probed by another order when the process of the first died', async () => {
    await erp.goAway();
    await approveMany(2);
    const wentMs = clock.now().getTime();
    await desk.work('order/approved');
    // The probe is taken, and its process dies: nothing ever comes of it, and its work is gone.
    const [probe] = await owedSyncs(desk);
    setNow(probe?.dueAt ?? clock.now());
    const work = { orderId: mintOrderId(String(probe?.payload.orderId)), workId: probe?.id ?? '' };
    const leased = await inTenant(desk, (tx) =>
      leaseSync(tx, desk.clerk, work, { holdsProbe: false, hasAsked: false, conflict: null }),
    );
    expect(leased).toMatchObject({ isProbe: true });
    await erp.comeBack();
    await inTenant(desk, (tx) => finishWork(tx, desk, work.workId));
    await passTime(desk, { until: later(wentMs, 7 * 60) });
    expect(erp.booked()).toHaveLength(1);
    expect(await reachability()).toMatchObject({ awaySince: null });
  });

  it('is tried at once where its settings change', async () => {
    await erp.goAway();
    const [id = ''] = await approveMany(1);
    await desk.work('order/approved');
    setNow(later(clock.now().getTime(), 0));
    await erp.comeBack();
    const body = {
      type: 'erp_evolution',
      endpoint: erp.url,
      branchCode: 'JHB',
      warehouseCode: 'MAIN',
      ...agent,
      defaultCustomerAccount: 'CASH',
    };
    const saved = await callRoute(saveErpRoute, desk.requestAs('manager', 'PUT', '/api/settings/erp', body));
    expect(saved.status).toBe(200);
    await desk.work('order/approved');
    expect((await orderNow(id)).status).toBe('COMPLETED');
  });
});

it('an ERP that hangs is asked, not posted to, until it answers', async () => {
  const [first = '', second = ''] = await approveMany(2);
  const wentMs = clock.now().getTime();
  erp.onPost('drop_before_booking');
  erp.onLookup('drop', 5);
  await passTime(desk, { until: later(wentMs, 60) });
  expect(await orderNow(first)).toMatchObject({ erp: { doubt: { state: 'ASKING' } } });
  // Then it answers, and does not have the first one yet; the second is posted.
  await passTime(desk, { until: later(wentMs, 100) });
  expect(await orderNow(second)).toMatchObject({ status: 'COMPLETED', erp: { doubt: null } });
  expect(erp.calls('POST')).toHaveLength(2);
});

it('one order that the ERP fails at holds no other back, and is posted again once it cannot be booked any more', async () => {
  const [bad = ''] = await approveMany(1);
  const startMs = clock.now().getTime();
  erp.onPost({ status: 500 }, 1_000);
  await passTime(desk, { until: later(startMs, 595) });
  expect(erp.calls('POST')).toHaveLength(1);
  await passTime(desk, { until: later(startMs, 700) });
  expect(erp.calls('POST')).toHaveLength(2);
  expect(await reachability()).toBeUndefined();
  expect((await orderNow(bad)).status).toBe('APPROVED');
});
