import { afterAll, beforeAll, expect, it } from 'vitest';
import { POST as leftOutRoute } from '@/app/api/orders/[id]/left-out/route';
import { keyFor } from '../auth/testing/key-for';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { listOrders } from './list-orders';
import { removeLine } from './remove-line';
import { settleLeftOut } from './settle-left-out';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const message = 'Hi\n3 zing cola 330ml can\n14/2 qty 6\nhow much is the brown bread?\nThanks';
const parts = ({ accounted, rawText }: FullOrder) =>
  accounted
    .filter(({ as }) => as !== 'talk')
    .map(({ start, end, as, reason }) => [rawText.slice(start, end).trim(), as, reason]);
const leftOutOf = ({ accounted }: FullOrder) => accounted.filter(({ doubtful }) => doubtful);
const warningOf = ({ warnings }: FullOrder) => warnings.find(({ code }) => code === 'left_out')?.message;

it('accounts for every word of a message, and warns of what may be ordered', async () => {
  const order = await desk.receive(message);
  expect(parts(order)).toEqual([
    ['3 zing cola 330ml can', 'line', null],
    ['14/2 qty 6', 'left_out', 'not understood'],
    ['brown bread', 'left_out', 'only asked about? ‘how much is the brown bread’'],
  ]);
  expect(order.accounted.find(({ as }) => as === 'line')?.lineId).toBe(order.lines[0]?.id);
  const [listed] = (await listOrders(desk.clerk, { limit: 1, offset: 0 })).orders;
  expect(listed).toMatchObject({ id: order.id, leftOut: 2 });
  expect(warningOf(order)).toBe(
    'We left this out: “14/2 qty 6” (not understood), “brown bread” (only asked about? ‘how much is the brown bread’). Add what was ordered.',
  );
});

it('makes a line of what was left out, and is silent about what is said not to be ordered', async () => {
  const order = await desk.receive(message);
  const [count, bread] = leftOutOf(order);
  const { order: withBread } = await settleLeftOut(desk.clerk, {
    orderId: mintOrderId(order.id),
    start: bread?.start ?? -1,
    ordered: true,
  });
  expect(withBread.lines.map(({ rawItemText, quantity }) => [rawItemText, quantity])).toEqual([
    ['zing cola 330ml can', 3],
    ['brown bread', 1],
  ]);
  expect(withBread.lines[1]?.span).toEqual({ start: bread?.start, end: bread?.end });
  expect(warningOf(withBread)).toBe(
    'We left this out: “14/2 qty 6” (not understood). Add it if it was ordered.',
  );
  const { order: settled } = await settleLeftOut(desk.clerk, {
    orderId: mintOrderId(order.id),
    start: count?.start ?? -1,
    ordered: false,
  });
  expect(warningOf(settled)).toBeUndefined();
  expect(settled.accounted.find(({ start }) => start === count?.start)).toMatchObject({
    as: 'left_out',
    doubtful: false,
  });
});

it('doubts words again once their line is removed', async () => {
  const order = await desk.receive(message);
  const [, bread] = leftOutOf(order);
  const settling = { orderId: mintOrderId(order.id), start: bread?.start ?? -1, ordered: true };
  const { order: added } = await settleLeftOut(desk.clerk, settling);
  await expect(settleLeftOut(desk.clerk, settling)).rejects.toMatchObject({ code: 'not_found' });
  const { id = '' } = added.lines[1] ?? {};
  await removeLine(desk.clerk, { orderId: mintOrderId(order.id), lineId: id });
  expect(leftOutOf(await getOrder(desk.clerk, { orderId: mintOrderId(order.id) }))).toEqual(leftOutOf(order));
});

it('is for those who may write orders, of their own tenant, against the version they saw', async () => {
  const order = await desk.receive(message);
  const [part] = leftOutOf(order);
  const body = { start: part?.start, ordered: false };
  const ask = async (
    tenant: Awaited<ReturnType<typeof makeTenant>>,
    sender: Parameters<typeof desk.requestAs>[0],
  ) => {
    const request = tenant.requestAs(sender, 'POST', `/api/orders/${order.id}/left-out`, body);
    return (await callRoute(leftOutRoute, request, { id: order.id })).status;
  };
  expect(await ask(await makeTenant(), 'manager')).toBe(404);
  expect(await ask(desk, await keyFor(desk, 'orders:read'))).toBe(403);
  expect(await ask(desk, 'clerk')).toBe(200);
  const late = {
    orderId: mintOrderId(order.id),
    start: part?.start ?? -1,
    ordered: true,
    ifMatch: order.version,
  };
  await expect(settleLeftOut(desk.clerk, late)).rejects.toMatchObject({ code: 'order_changed' });
});
