import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { type Desk, openDesk } from './testing/open-desk';
import { receiveRaw } from './testing/receive-raw';
import { newNumber } from './testing/receive-text';

configureMessaging();
// Each test is a conversation: several messages, delivered and read one after the other.
vi.setConfig({ testTimeout: 60_000 });

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await saveTenantSettings(desk.manager, { quietSeconds: 90 });
});
afterAll(() => desk.close());

const newcomer = { code: 'new_customer' };

/** What each message of one customer's became, after all of them. */
async function ordersOf(...bodies: string[]): Promise<FullOrder[]> {
  const from = newNumber();
  const ids: string[] = [];
  for (const body of bodies) {
    const { order } = await receiveRaw(desk, {
      ...{ id: `wamid.${randomUUID()}`, from, type: 'text', text: { body } },
    });
    ids.push(order?.id ?? '');
  }
  return Promise.all(ids.map((id) => getOrder(desk.clerk, { orderId: mintOrderId(id) })));
}

describe('the head of messages within the quiet time', () => {
  it('is doubted where two of them say two things, as if they were one message', async () => {
    const [order] = await ordersOf(
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
    const [order] = await ordersOf('10 harvest brown bread 700g on 2031-05-06', 'make it 2031-05-08 instead');
    expect(order).toMatchObject({ head: { requestedDate: { value: '2031-05-08' } }, headDoubts: [] });
  });

  it('is not what is said among talk', async () => {
    const [order] = await ordersOf('10 harvest brown bread 700g for 2031-05-06', 'see you on Friday');
    expect(order).toMatchObject({
      head: { requestedDate: { value: '2031-05-06', doubts: [{ code: 'named-too' }] } },
      headDoubts: ['requestedDate'],
    });
  });
});

describe('a message with a number of its own', () => {
  const first = 'PO 603. 10 harvest brown bread 700g';
  const second = 'PO 604. 10 harvest brown bread 700g. Leave at gate 2';

  it('is an order of its own, whatever else it says', async () => {
    for (const body of [second, 'PO 604. make it 12 harvest brown bread 700g']) {
      const [one, other] = await ordersOf(first, body);
      expect(one).toMatchObject({ lines: [{ quantity: 10 }], proposals: [], warnings: [newcomer] });
      expect(other).toMatchObject({ kind: 'ORDER', status: 'PENDING_REVIEW', warnings: [] });
    }
  });

  it('means the order that has the number', async () => {
    const [one, other] = await ordersOf(first, 'PO 604. 5 zing cola 330ml can', 'please cancel PO 603');
    expect(one?.tasks).toMatchObject([{ kind: 'CANCELLATION_ASKED' }]);
    expect(other).toMatchObject({ tasks: [], proposals: [], headDoubts: [] });
  });

  it('goes on with the order where the number is to replace the first', async () => {
    const [one] = await ordersOf(first, 'make the PO 604 instead');
    expect(one).toMatchObject({ head: { poNumber: { value: '604' } }, headDoubts: [] });
  });
});

describe('messages that say little', () => {
  it('a cross may take the order back, which is asked of a person', async () => {
    const [one] = await ordersOf('10 harvest brown bread 700g', '❌');
    expect(one?.tasks).toMatchObject([{ kind: 'CANCELLATION_ASKED', after: '❌' }]);
    const [alone] = await ordersOf('❌');
    expect(alone).toMatchObject({ status: 'PENDING_REVIEW' });
    const [nodded] = await ordersOf('10 harvest brown bread 700g', '👍');
    expect(nodded?.tasks).toEqual([]);
  });

  it('are no orders when they only begin or join what comes next', async () => {
    const [need, bread, and] = await ordersOf(
      ...['please send', '10 harvest brown bread 700g', 'and', '4 zing cola 330ml can'],
    );
    expect([need, and]).toMatchObject([{ closedAs: 'NOT_AN_ORDER' }, { closedAs: 'NOT_AN_ORDER' }]);
    expect(bread).toMatchObject({ lines: [{ quantity: 10 }, { quantity: 4 }] });
  });
});
