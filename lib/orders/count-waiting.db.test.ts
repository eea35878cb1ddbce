import { afterAll, beforeAll, expect, it } from 'vitest';
import { GET as waitingRoute } from '@/app/api/orders/waiting/route';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { countWaiting } from './count-waiting';
import { handOutOrder } from './hand-out-order';
import { listQueue } from './list-queue';
import { rejectOrder } from './reject-order';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { writeMessage } from './write-message';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

it('counts what is to be reviewed, and the questions that nobody has answered', async () => {
  expect(await countWaiting(desk.clerk)).toEqual({ toReview: 0, messages: 0 });
  const order = await desk.receive('2 zing cola 330ml can', '+27825550101');
  const question = await desk.receive('where is my truck?', '+27825550102');
  await desk.receive('thanks!', '+27825550103');
  expect(question).toMatchObject({ closedAs: 'NOT_AN_ORDER', kind: 'STATUS_QUESTION' });
  expect(await countWaiting(desk.clerk)).toEqual({ toReview: 1, messages: 1 });
  await writeMessage(desk.clerk, { orderId: mintOrderId(question.id), text: 'It is at your gate.' });
  expect(await countWaiting(desk.clerk)).toEqual({ toReview: 1, messages: 0 });
  await rejectOrder(desk.clerk, { orderId: mintOrderId(order.id), reason: 'Only a try' });
  expect(await countWaiting(desk.clerk)).toEqual({ toReview: 0, messages: 0 });
});

it('counts an order that the ERP refused, and it stands in the queue', async () => {
  const before = (await countWaiting(desk.clerk)).toReview;
  const order = await desk.receive('4 zing cola 330ml can', '+27825550109');
  desk.erp.setFault({ kind: 'refuse', message: 'Item is blocked' });
  await expect(approveAt(desk, order)).rejects.toMatchObject({ code: 'erp_refused' });
  expect(await countWaiting(desk.clerk)).toMatchObject({ toReview: before + 1 });
  const queue = await listQueue(desk.clerk);
  expect(queue.find(({ id }) => id === order.id)).toMatchObject({ status: 'FAILED' });
  expect(await handOutOrder(desk.clerk, { show: 'failed' })).toMatchObject({ orderId: order.id });
  await rejectOrder(desk.clerk, { orderId: mintOrderId(order.id), reason: 'Only a try' });
});

it('counts its own tenant alone, and works over the route', async () => {
  await desk.receive('3 harvest brown bread 700g', '+27825550104');
  const other = await makeTenant();
  const path = '/api/orders/waiting';
  const theirs = await callRoute(waitingRoute, other.requestAs('clerk', 'GET', path), {});
  expect(theirs).toMatchObject({ status: 200, body: { toReview: 0, messages: 0 } });
  const own = await callRoute(waitingRoute, desk.requestAs('clerk', 'GET', path), {});
  expect(own).toMatchObject({ status: 200, body: { toReview: 1 } });
});
