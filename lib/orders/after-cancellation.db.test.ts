import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import { addLine } from './add-line';
import { getOrder } from './get-order';
import { type Desk, openDesk } from './testing/open-desk';
import { newNumber, receiveText } from './testing/receive-text';

configureMessaging();
// Each test is a conversation: several messages, delivered and read one after the other.
vi.setConfig({ testTimeout: 60_000 });

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await createProduct(desk.manager, newProduct({ sku: 'MILK-1', name: 'Meadow Full Cream Milk 1L' }));
  await saveTenantSettings(desk.manager, { quietSeconds: 90 });
});
afterAll(() => desk.close());

const write = async (from: string, body: string) => (await receiveText(desk, body, { from })).order;
const look = ({ id }: { id: string }) => getOrder(desk.clerk, { orderId: mintOrderId(id) });

describe('goods that come right after a cancellation', () => {
  it.each(['6 meadow full cream milk 1l', 'add 6 meadow full cream milk 1l'])(
    'are an order of their own where there was nothing to cancel: %s',
    async (goods) => {
      const from = newNumber();
      const cancellation = await write(from, 'cancel everything');
      expect(cancellation).toMatchObject({ kind: 'CANCELLATION', status: 'PENDING_REVIEW', lines: [] });
      const order = await write(from, goods);
      expect(order).toMatchObject({ status: 'PENDING_REVIEW', kind: 'ORDER', lines: [{ quantity: 6 }] });
      expect(await look(cancellation)).toMatchObject({
        ...{ kind: 'CANCELLATION', status: 'PENDING_REVIEW', rawText: 'cancel everything' },
        ...{ lines: [], proposals: [] },
      });
    },
  );

  it('are an order of their own beside the one to cancel, and go on with each other', async () => {
    const from = newNumber();
    const first = await write(from, '20 harvest brown bread 700g');
    await write(from, 'cancel everything');
    const order = await write(from, '6 meadow full cream milk 1l');
    await write(from, 'and 3 zing cola 330ml can');
    expect(await look(first)).toMatchObject({
      lines: [{ quantity: 20 }],
      tasks: [{ kind: 'CANCELLATION_ASKED' }],
    });
    expect(await look(order)).toMatchObject({ kind: 'ORDER', lines: [{ quantity: 6 }, { quantity: 3 }] });
  });
});

describe('a message that named no goods is an order once it has some', () => {
  it('as the customer goes on', async () => {
    const from = newNumber();
    const talk = await write(from, 'blue elephants on the moon');
    expect(talk).toMatchObject({ kind: 'TALK', status: 'PENDING_REVIEW', lines: [] });
    await write(from, '6 meadow full cream milk 1l');
    expect(await look(talk)).toMatchObject({ kind: 'ORDER', kindConfidence: 1, lines: [{ quantity: 6 }] });
  });

  it('as a clerk adds them', async () => {
    const { id } = await write(newNumber(), 'cancel everything');
    const milk = { productId: 'MILK-1', quantity: 6, unit: null };
    const { order } = await addLine(desk.clerk, { orderId: mintOrderId(id), ...milk });
    expect(order).toMatchObject({ kind: 'ORDER', lines: [{ quantity: 6 }] });
  });
});
