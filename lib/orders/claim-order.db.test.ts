import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POST as claimRoute, DELETE as releaseRoute } from '@/app/api/orders/[id]/claim/route';
import { listen } from '@/db/listen';
import { clock } from '../clock';
import type { Context } from '../context';
import { mintOrderId, type OrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { addLine } from './add-line';
import { claimLeaseMs, claimOrder } from './claim-order';
import { getOrder } from './get-order';
import { releaseOrder } from './release-order';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
const { now } = clock;
afterEach(() => {
  clock.now = now;
});

const later = (ms: number) => {
  const then = clock.now().getTime() + ms;
  clock.now = () => new Date(then);
};
const anOrder = async () => mintOrderId((await desk.receive('2 zing cola 330ml can')).id);
const claim = (ctx: Context, orderId: OrderId, takeOver = false) => claimOrder(ctx, { orderId, takeOver });
const seenBy = async (ctx: Context, orderId: OrderId) => (await getOrder(ctx, { orderId })).claim;

describe('a claim', () => {
  it('shows everyone who is on the order, for 90 seconds', async () => {
    const orderId = await anOrder();
    expect(await seenBy(desk.manager, orderId)).toBeNull();
    const before = clock.now().getTime();
    const { claim: made } = await claim(desk.clerk, orderId);
    expect(made).toMatchObject({ name: 'Clara Clerk', yours: true });
    const lastsMs = Date.parse(made.until) - before;
    expect(lastsMs).toBeGreaterThanOrEqual(90_000);
    expect(lastsMs).toBeLessThan(95_000);
    expect(await seenBy(desk.manager, orderId)).toEqual({ ...made, yours: false });
    later(claimLeaseMs + 1000);
    expect(await seenBy(desk.manager, orderId)).toBeNull();
  });

  it('is renewed by its holder, and left to them by others', async () => {
    const orderId = await anOrder();
    const { claim: first } = await claim(desk.clerk, orderId);
    later(60_000);
    expect((await claim(desk.manager, orderId)).claim).toEqual({ ...first, yours: false });
    const { claim: renewed } = await claim(desk.clerk, orderId);
    expect(Date.parse(renewed.until) - Date.parse(first.until)).toBeGreaterThanOrEqual(60_000);
    later(60_000);
    expect(await seenBy(desk.manager, orderId)).toMatchObject({ name: 'Clara Clerk' });
  });

  it('is taken over on request, or once it has lapsed', async () => {
    const orderId = await anOrder();
    await claim(desk.clerk, orderId);
    const taken = await claim(desk.manager, orderId, true);
    expect(taken.claim).toMatchObject({ name: 'Mandla Manager', yours: true });
    expect(await seenBy(desk.clerk, orderId)).toMatchObject({ name: 'Mandla Manager', yours: false });
    later(claimLeaseMs + 1000);
    expect((await claim(desk.clerk, orderId)).claim).toMatchObject({ name: 'Clara Clerk', yours: true });
  });

  it('ends when its holder leaves, and not when another does', async () => {
    const orderId = await anOrder();
    await claim(desk.clerk, orderId);
    await releaseOrder(desk.manager, { orderId });
    expect(await seenBy(desk.manager, orderId)).toMatchObject({ name: 'Clara Clerk' });
    await releaseOrder(desk.clerk, { orderId });
    expect(await seenBy(desk.manager, orderId)).toBeNull();
  });

  it('goes to one of two who come at the same moment, and both learn to whom', async () => {
    const orderId = await anOrder();
    const both = await Promise.all([claim(desk.clerk, orderId), claim(desk.manager, orderId)]);
    expect(both.map(({ claim: { yours } }) => yours).sort()).toEqual([false, true]);
    expect(both[0]?.claim.name).toBe(both[1]?.claim.name);
  });

  it('keeps nobody from writing and moves no version', async () => {
    const orderId = await anOrder();
    const { version } = await getOrder(desk.clerk, { orderId });
    await claim(desk.clerk, orderId);
    const line = { productId: 'BREAD-BR', quantity: 1, unit: null };
    const { order } = await addLine(desk.manager, { orderId, ...line, ifMatch: version });
    expect(order).toMatchObject({ version: version + 1, claim: { name: 'Clara Clerk', yours: false } });
  });

  it('is told to those who listen when it changes hands, not when it is renewed', async () => {
    const orderId = await anOrder();
    const heard: string[] = [];
    const stop = await listen('order_changes', (payload) => {
      const told: { orderId: string; claim?: string } = JSON.parse(payload);
      if (told.orderId === orderId && told.claim) heard.push(told.claim);
    });
    await claim(desk.clerk, orderId);
    await claim(desk.clerk, orderId);
    await claim(desk.manager, orderId);
    await claim(desk.manager, orderId, true);
    await releaseOrder(desk.manager, { orderId });
    await expect.poll(() => heard).toEqual(['taken', 'taken', 'released']);
    stop();
  });

  it('works over the routes', async () => {
    const id = await anOrder();
    const path = `/api/orders/${id}/claim`;
    const claimed = await callRoute(claimRoute, desk.requestAs('clerk', 'POST', path, {}), { id });
    expect(claimed).toMatchObject({ status: 200, body: { claim: { name: 'Clara Clerk', yours: true } } });
    const taken = desk.requestAs('manager', 'POST', path, { takeOver: true });
    expect(await callRoute(claimRoute, taken, { id })).toMatchObject({ body: { claim: { yours: true } } });
    const left = await callRoute(releaseRoute, desk.requestAs('manager', 'DELETE', path), { id });
    expect(left).toMatchObject({ status: 200, body: { success: true } });
  });
});
