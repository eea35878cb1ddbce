import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownerUrl } from '@/db/testing/test-database';
import { clock } from '../clock';
import type { ScriptedErp } from '../erp/testing/start-scripted-erp';
import { mintOrderId } from '../ids';
import { getOrder } from './get-order';
import { resolveErpDoubt } from './resolve-erp-doubt';
import {
  owedSyncs,
  passTime,
  setNow,
  startApproval,
  toldAbout,
  useScriptedErp,
} from './testing/at-scripted-erp';
import { type Desk, openDesk } from './testing/open-desk';
import { orderActions } from './testing/order-trail';

let desk: Desk;
const erps: ScriptedErp[] = [];
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(() => void vi.restoreAllMocks());
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(erps.splice(0).map((erp) => erp.close()));
});
afterAll(() => desk.close());

async function useErp(
  ...options: Parameters<typeof useScriptedErp> extends [unknown, ...infer Rest] ? Rest : never
) {
  const erp = await useScriptedErp(desk, ...options);
  erps.push(erp);
  return erp;
}

const secondMs = 1_000;
const orderNow = (id: string) => getOrder(desk.clerk, { orderId: mintOrderId(id) });
const nothingFound = { status: 200, body: { SalesOrders: [] } };

describe('an ERP that tolerates duplicates', () => {
  it.each([20, 60, 300, 590])(
    'and shows the order only %i s after the post gets it once',
    async (lateSeconds) => {
      const erp = await useErp({ duplicates: 'tolerate' });
      const { id } = await desk.receive('2 zing cola 330ml can');
      const postedMs = clock.now().getTime();
      erp.onPost('drop_after_booking');
      await startApproval(desk, { id });
      await desk.work('order/approved');
      expect(await orderNow(id)).toMatchObject({ status: 'APPROVED', erpDoubt: 'ASKING' });
      expect(await toldAbout(desk, id)).toEqual([]);

      await passTime(desk, {
        before: (now) => {
          if (now.getTime() < postedMs + lateSeconds * secondMs) erp.onLookup(nothingFound);
        },
      });
      expect(erp.booked()).toHaveLength(1);
      const reference = erp.booked()[0]?.reference;
      expect(await orderNow(id)).toMatchObject({
        status: 'COMPLETED',
        erpSalesOrderId: reference,
        erpDoubt: null,
        erp: { attempts: 1, doubt: null },
      });
      expect(await toldAbout(desk, id)).toEqual([expect.stringContaining(reference ?? '-')]);
      // Found soon after it could be.
      expect(clock.now().getTime() - postedMs).toBeLessThanOrEqual((lateSeconds + 35) * secondMs);
    },
  );

  it('and never booked the post that was lost gets it after ten minutes, once', async () => {
    const erp = await useErp({ duplicates: 'tolerate' });
    const { id } = await desk.receive('2 zing cola 330ml can');
    const postedMs = clock.now().getTime();
    erp.onPost('drop_before_booking');
    await startApproval(desk, { id });
    await passTime(desk, {
      before: (now) => {
        if (now.getTime() < postedMs + 600 * secondMs)
          expect(erp.calls('POST').length).toBeLessThanOrEqual(1);
      },
    });
    expect(erp.booked()).toHaveLength(1);
    expect(await orderNow(id)).toMatchObject({ status: 'COMPLETED', erp: { attempts: 2 } });
    expect(clock.now().getTime() - postedMs).toBeLessThan(700 * secondMs);
  });

  it('and never finds what it has booked is sent the order twice, then a person decides', async () => {
    const erp = await useErp({ duplicates: 'tolerate' });
    const { id } = await desk.receive('2 zing cola 330ml can');
    const doubtSince = () => orderNow(id).then(({ erp: { doubt } }) => doubt?.since);
    erp.onPost('drop_after_booking', 9);
    erp.onLookup(nothingFound, 999);
    await startApproval(desk, { id });
    await desk.work('order/approved');
    const since = await doubtSince();
    expect(since).toEqual(expect.any(String));
    await passTime(desk);
    expect(erp.booked()).toHaveLength(2);
    expect(await orderNow(id)).toMatchObject({
      status: 'APPROVED',
      erp: {
        attempts: 2,
        doubt: { state: 'PERSON', since, message: expect.stringMatching(/^posted 2 times, /) },
      },
    });
    expect(await owedSyncs(desk)).toEqual([]);
    expect(await toldAbout(desk, id)).toEqual([]);
    expect((await orderActions(desk, id)).at(-1)).toBe('order.in_doubt');

    // Whoever has it posted again is asked again, and not overruled by another "no".
    const again = { orderId: mintOrderId(id), resolution: { resolution: 'NOT_THERE' } } as const;
    resolveErpDoubt(desk.clerk, again).catch(() => undefined);
    await expect.poll(async () => (await owedSyncs(desk)).length).toBe(1);
    await passTime(desk);
    expect(erp.booked()).toHaveLength(3);
    expect(await orderNow(id)).toMatchObject({ erp: { doubt: { state: 'PERSON' } } });
  });

  it('and was sent the order by an installation that is lost is asked before a restored copy posts it', async () => {
    const owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
    onTestFinished(async () => {
      await owner`delete from restored_copies`;
      await owner.end({ timeout: 1 });
    });
    const erp = await useErp({ duplicates: 'tolerate' });
    const [known, unknown] = [
      await desk.receive('2 zing cola 330ml can'),
      await desk.receive('3 zing cola 330ml can', '+27825550777'),
    ];
    await owner`insert into restored_copies (restored_at, made_at, taken_over_at) values (now(), now(), now())`;
    const later = await desk.receive('4 zing cola 330ml can', '+27825550778');
    const own = { ExternalOrderNo: known.id, SalesOrderNumber: 'SO-4711' };
    erp.onLookup({ status: 200, body: { SalesOrders: [own] } });
    await startApproval(desk, known);
    await desk.work('order/approved');
    expect(await orderNow(known.id)).toMatchObject({ status: 'COMPLETED', erpSalesOrderId: 'SO-4711' });
    expect(erp.calls('POST')).toHaveLength(0);
    for (const { id } of [unknown, later]) {
      await startApproval(desk, { id });
      await desk.work('order/approved');
      expect((await orderNow(id)).status).toBe('COMPLETED');
    }
    expect(erp.calls('POST').map(({ orderId }) => orderId)).toEqual([unknown.id, later.id]);
    const asked = new Set(erp.calls('GET').map(({ orderId }) => orderId));
    expect(asked).toEqual(new Set([known.id, unknown.id]));
  });

  it('and cannot be asked is never posted to again: a person decides', async () => {
    const erp = await useErp({ duplicates: 'tolerate', lookup: 'none' });
    const { id } = await desk.receive('2 zing cola 330ml can');
    erp.onPost('drop_after_booking');
    await startApproval(desk, { id });
    await passTime(desk);
    expect(await orderNow(id)).toMatchObject({ status: 'APPROVED', erp: { doubt: { state: 'PERSON' } } });
    expect([erp.booked().length, erp.calls('POST').length]).toEqual([1, 1]);
    expect(await owedSyncs(desk)).toEqual([]);
    expect(await toldAbout(desk, id)).toEqual([]);
    expect(await orderActions(desk, id)).toEqual([
      'order.received',
      'order.read',
      'order.approved',
      'order.in_doubt',
    ]);
  });

  it('and gives no clear answer for a day is left to a person', async () => {
    const erp = await useErp({ duplicates: 'tolerate' });
    const { id } = await desk.receive('2 zing cola 330ml can');
    const postedMs = clock.now().getTime();
    erp.onPost('drop_after_booking');
    erp.onLookup({ status: 500 }, 2);
    await startApproval(desk, { id });
    await desk.work('order/approved');
    for (const [hours, state] of [
      [23.9, 'ASKING'],
      [24.1, 'PERSON'],
    ] as const) {
      setNow(new Date(postedMs + hours * 3_600 * secondMs));
      await desk.work('order/approved');
      expect((await orderNow(id)).erp.doubt?.state).toBe(state);
    }
    expect([erp.calls('POST').length, erp.calls('GET').length]).toEqual([1, 2]);
    expect(await owedSyncs(desk)).toEqual([]);
  });
});

it('an endpoint that must take repeats is simply posted to again, and gives a number of our own', async () => {
  const erp = await useErp({ duplicates: 'refuse' }, 'generic_webhook');
  const { id } = await desk.receive('2 zing cola 330ml can');
  erp.onPost('drop_after_booking');
  erp.onPost({ status: 409, body: '{"message":"exists"}' });
  await startApproval(desk, { id });
  await passTime(desk);
  expect(erp.calls('POST')).toHaveLength(2);
  expect(await orderNow(id)).toMatchObject({
    status: 'COMPLETED',
    erpSalesOrderId: expect.stringMatching(/^OI-\d{4}-\d+$/),
    erp: { doubt: null },
  });
});
