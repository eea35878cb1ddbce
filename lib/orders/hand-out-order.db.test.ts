import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { POST as nextRoute } from '@/app/api/orders/next/route';
import { orderClaims } from '@/db/schema/order-claims';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { mintOrderId, mintUserId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { claimLeaseMs, claimOrder } from './claim-order';
import { handOutOrder } from './hand-out-order';
import { listQueue } from './list-queue';
import { groupsOf } from './queue';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
let eight: Context[];
const { now } = clock;
beforeAll(async () => {
  desk = await openDesk();
  eight = Array.from({ length: 8 }, (_, at) => ({
    ...desk.clerk,
    actor: { kind: 'user', userId: mintUserId(randomUUID()), name: `Clerk ${at}`, role: 'clerk' },
  }));
  for (let n = 0; n < 20; n += 1) {
    const text = n % 4 === 3 ? '3 unheard of things' : '2 harvest brown bread 700g';
    await desk.receive(text, `+2782555${1000 + (n % 18)}`);
  }
}, 120_000);
afterAll(() => desk.close());
afterEach(async () => {
  clock.now = now;
  await inTenant(desk, (tx) => tx.delete(orderClaims));
});

const taken = async (ctx: Context, given = {}) => (await handOutOrder(ctx, given)).orderId;

it('gives eight clerks who ask at once different orders, until there are no more', async () => {
  const rounds = await Promise.all(
    eight.map(async (ctx) => [await taken(ctx), await taken(ctx), await taken(ctx)]),
  );
  const handed = rounds.flat().filter((id) => id !== null);
  expect(handed).toHaveLength(20);
  expect(new Set(handed).size).toBe(20);
  expect(rounds.flat().filter((id) => id === null)).toHaveLength(4);
});

it('gives an order again once its claim has lapsed', async () => {
  const [first = desk.clerk, second = desk.clerk] = eight;
  const orderId = await taken(first);
  expect(await taken(second)).not.toBe(orderId);
  const then = clock.now().getTime() + claimLeaseMs + 1000;
  clock.now = () => new Date(then);
  expect(await taken(second)).toBe(orderId);
});

it('goes on behind the order that the clerk comes from, and round', async () => {
  const queue = await listQueue(desk.clerk);
  expect(await taken(desk.clerk, { after: queue[4]?.id })).toBe(queue[5]?.id);
  expect(await taken(desk.clerk, { after: queue[19]?.id })).toBe(queue[0]?.id);
});

it('gives only what fits: a state, and a location', async () => {
  const queue = await listQueue(desk.clerk);
  const [doubtful, ready] = [queue.find(({ lines }) => lines[0]?.product === null), queue[0]];
  expect(await taken(desk.clerk, { show: 'doubts' })).toBe(doubtful?.id);
  expect(await taken(desk.manager, { show: 'ready' })).toBe(ready?.id);
  expect(await taken(desk.manager, { location: randomUUID() })).toBeNull();
});

it('keeps the orders of a customer together, and says who is on each', async () => {
  const queue = await listQueue(desk.clerk);
  expect(groupsOf(queue).map((group) => group.length)).toEqual([2, 2, ...Array(16).fill(1)]);
  await claimOrder(desk.manager, { orderId: mintOrderId(queue[2]?.id ?? ''), takeOver: false });
  const [, , claimed] = await listQueue(desk.clerk);
  expect(claimed?.claim).toMatchObject({ name: 'Mandla Manager', yours: false });
});

it('works over the route', async () => {
  const handed = await callRoute(nextRoute, desk.requestAs('clerk', 'POST', '/api/orders/next', {}), {});
  expect(handed).toMatchObject({
    status: 200,
    body: { success: true, claim: { name: 'Clara Clerk', yours: true } },
  });
});
