import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { type Desk, openDesk } from './testing/open-desk';
import { receiveRaw } from './testing/receive-raw';

configureMessaging();
// Each test is a conversation: several messages, delivered and read one after the other.
vi.setConfig({ testTimeout: 60_000 });

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await saveTenantSettings(desk.manager, { quietSeconds: 90 });
});
afterAll(() => desk.close());

/** The order of the first message, after the others. */
async function orderOf(...bodies: string[]): Promise<FullOrder> {
  const from = `2782${Math.floor(1e6 + Math.random() * 9e6)}`;
  const ids: string[] = [];
  for (const body of bodies) {
    const { order } = await receiveRaw(desk, {
      ...{ id: `wamid.${randomUUID()}`, from, type: 'text', text: { body } },
    });
    ids.push(order?.id ?? '');
  }
  return getOrder(desk.clerk, { orderId: mintOrderId(ids[0] ?? '') });
}

describe('the head of messages within the quiet time', () => {
  it('is doubted where two of them say two things, as if they were one message', async () => {
    const order = await orderOf(
      '10 harvest brown bread 700g on 2031-05-06, we will collect',
      '5 zing cola 330ml can on 2031-05-08, please deliver',
    );
    expect(order).toMatchObject({
      lines: [{ quantity: 10 }, { quantity: 5 }],
      head: {
        requestedDate: {
          value: '2031-05-06',
          alternative: '2031-05-08',
          doubts: [{ code: 'named-too', message: '2031-05-08 is named too' }],
        },
        delivery: { value: 'COLLECT', doubts: [{ code: 'named-too' }] },
      },
      headDoubts: ['requestedDate', 'delivery'],
    });
  });

  it('is what the last says in place of it, without a doubt', async () => {
    const order = await orderOf('10 harvest brown bread 700g on 2031-05-06', 'make it 2031-05-08 instead');
    expect(order).toMatchObject({ head: { requestedDate: { value: '2031-05-08' } }, headDoubts: [] });
  });

  it('is not what is said among talk', async () => {
    const order = await orderOf(
      '10 harvest brown bread 700g for 2031-05-06',
      'I paid R4500 this morning ref 99123',
    );
    expect(order).toMatchObject({
      head: { requestedDate: { value: '2031-05-06' }, poNumber: { doubts: [{ code: 'in-talk' }] } },
      headDoubts: ['poNumber'],
    });
  });
});
