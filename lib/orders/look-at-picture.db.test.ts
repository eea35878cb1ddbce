import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pdf, png } from '../attachments/testing/files';
import { verifyCustomer } from '../customers/verify-customer';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import { addLine } from './add-line';
import { getOrder } from './get-order';
import { listOrders } from './list-orders';
import { obstaclesOf } from './obstacles';
import { isReady } from './queue';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { receiveRaw } from './testing/receive-raw';
import { newNumber } from './testing/receive-text';

configureMessaging();
vi.setConfig({ testTimeout: 60_000 });

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await saveTenantSettings(desk.manager, { quietSeconds: 90 });
});
afterAll(() => desk.close());

/** A file with or without words, and within the quiet time a text that goes on with it. */
async function receive(file: { type: string; bytes: Buffer; more?: object }, text: string) {
  const from = newNumber();
  const id = desk.platform.addMedia(file.bytes, 'image/jpeg');
  const { order } = await receiveRaw(desk, {
    from,
    type: file.type,
    [file.type]: { id, ...file.more },
  });
  await desk.work('attachment/due');
  await receiveRaw(desk, { id: `wamid.${randomUUID()}`, from, type: 'text', text: { body: text } });
  if (!order) throw new Error('the message became no order');
  await verifyCustomer(desk.clerk, { customerId: order.customer.id });
  return mintOrderId(order.id);
}
const look = (orderId: string) => getOrder(desk.clerk, { orderId: mintOrderId(orderId) });
const codesOf = ({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code);

it.each([
  ['a picture without words', { type: 'image', bytes: png }],
  ['a document without words', { type: 'document', bytes: pdf, more: { filename: 'list.pdf' } }],
  ['a picture whose words name no goods', { type: 'image', bytes: png, more: { caption: 'good morning' } }],
])('%s is still to be looked at when a text joins it', async (_name, file) => {
  const orderId = await receive(file, 'plus 2 harvest brown bread 700g pls');
  const order = await look(orderId);
  expect(order).toMatchObject({
    lines: [{ quantity: 2, product: { sku: 'BREAD-BR' } }],
    needsLook: true,
    told: ['needs_look'],
  });
  expect(codesOf(order)).toContain('needs_look');
  expect(obstaclesOf(order)).toEqual(['told']);
  const { orders } = await listOrders(desk.clerk, { status: 'PENDING_REVIEW', limit: 50, offset: 0 });
  const listed = orders.find(({ id }) => id === orderId);
  expect(listed && [listed.needsLook, isReady(listed)]).toEqual([true, false]);
});

it('is looked at once a clerk has added a line', async () => {
  const orderId = await receive({ type: 'image', bytes: png }, 'plus 2 harvest brown bread 700g pls');
  await addLine(desk.clerk, { orderId, productId: 'COLA-330', quantity: 3, unit: null });
  const order = await look(orderId);
  expect(order).toMatchObject({ needsLook: false, told: [] });
  expect(codesOf(order)).not.toContain('needs_look');
  expect(obstaclesOf(order)).toEqual([]);
});

it('is looked at once a person has approved the order', async () => {
  const orderId = await receive({ type: 'image', bytes: png }, 'plus 2 harvest brown bread 700g pls');
  expect(await approveAt(desk, { id: orderId })).toMatchObject({ status: 'COMPLETED' });
  expect(await look(orderId)).toMatchObject({ needsLook: false, told: [] });
});
