import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET as historyRoute } from '@/app/api/orders/[id]/history/route';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { createWebhook } from '../webhooks/create-webhook';
import { type Receiver, startReceiver } from '../webhooks/testing/start-receiver';
import { addLine } from './add-line';
import { approveOrder } from './approve-order';
import { correctLine } from './correct-line';
import type { HistoryEntry } from './history-contract';
import { listOrderHistory } from './list-order-history';
import { removeLine } from './remove-line';
import { setHead } from './set-head';
import { type Desk, openDesk } from './testing/open-desk';
import { writeMessage } from './write-message';

let desk: Desk;
let receiver: Receiver;
beforeAll(async () => {
  desk = await openDesk();
  receiver = await startReceiver();
  const webhook = {
    url: receiver.url,
    secret: 'a secret of the receiver',
    events: ['order.completed' as const],
  };
  await createWebhook(desk.manager, webhook);
});
afterAll(async () => {
  await Promise.all([desk.close(), receiver.stop()]);
});
afterEach(() => {
  receiver.answer = { status: 200 };
});

const page = { limit: 200, offset: 0 };
const historyOf = async (id: string, part = page) =>
  (await listOrderHistory(desk.clerk, { orderId: mintOrderId(id), ...part })).entries;
const only = <Kind extends HistoryEntry['kind']>(entries: HistoryEntry[], kind: Kind) =>
  entries.filter((entry): entry is Extract<HistoryEntry, { kind: Kind }> => entry.kind === kind);
const differences = (entries: HistoryEntry[]) =>
  only(entries, 'DONE').flatMap((entry) =>
    entry.differences.map((each) => ({ ...each, by: entry.actor.name })),
  );

async function anOrder(text = '20 harvest brown bread 700g') {
  const order = await desk.receive(text);
  const [line] = order.lines;
  if (!line) throw new Error('no line');
  return { orderId: mintOrderId(order.id), lineId: line.id };
}

describe('the history of an order', () => {
  it('tells changes as differences, with who made them', async () => {
    const { orderId, lineId } = await anOrder();
    const keep = { quantity: 25, productId: 'BREAD-BR', teachAlias: false, aliasScope: 'TENANT' as const };
    await correctLine(desk.clerk, { orderId, lineId, ...keep });
    await correctLine(desk.manager, { orderId, lineId, ...keep, productId: 'SUGAR-10' });
    await addLine(desk.clerk, { orderId, productId: 'COLA-330', quantity: 2, unit: null });
    await removeLine(desk.clerk, { orderId, lineId });
    await setHead(desk.clerk, { orderId, changes: { poNumber: '4711' } });
    const bread = 'Harvest Brown Bread 700g';
    expect(differences(await historyOf(orderId))).toEqual([
      { what: 'QUANTITY', of: bread, before: '20', after: '25', by: 'Clara Clerk' },
      {
        what: 'GOODS',
        of: 'harvest brown bread 700g',
        before: `25 ${bread}`,
        after: '25 Crystal White Sugar 10kg',
        by: 'Mandla Manager',
      },
      { what: 'QUANTITY', of: 'Zing Cola 330ml can', before: null, after: '2', by: 'Clara Clerk' },
      { what: 'QUANTITY', of: 'Crystal White Sugar 10kg', before: '25', after: null, by: 'Clara Clerk' },
      { what: 'HEAD', of: 'poNumber', before: null, after: '4711', by: 'Clara Clerk' },
    ]);
  });

  it('tells what the customer was told, and how far it came, and what a receiver answered', async () => {
    const { orderId } = await anOrder();
    await writeMessage(desk.clerk, { orderId, text: 'The bread comes at nine.' });
    receiver.answer = { status: 503 };
    await approveOrder(desk.clerk, { orderId, overrideCreditHold: false, confirmCustomer: false });
    await desk.work();
    const entries = await historyOf(orderId);
    expect(only(entries, 'TOLD')).toMatchObject([
      {
        about: 'MESSAGE',
        words: 'The bread comes at nine.',
        to: '+27825550142',
        writtenBy: 'Clara Clerk',
        status: 'SENT',
      },
      { about: 'COMPLETED', writtenBy: null, status: 'SENT' },
    ]);
    expect(only(entries, 'WEBHOOK')).toMatchObject([
      { event: 'order.completed', url: receiver.url, status: 'PENDING', attempts: 1, statusCode: 503 },
    ]);
    const at = entries.map((entry) => entry.at);
    expect(at).toEqual(at.toSorted());
    expect(only(entries, 'DONE').map(({ action }) => action)).not.toContain('message.written');
  });

  it('comes in pages that leave nothing out and repeat nothing', async () => {
    const { orderId } = await anOrder();
    await writeMessage(desk.clerk, { orderId, text: 'Hello' });
    const all = await historyOf(orderId);
    const paged: HistoryEntry[] = [];
    for (let offset = 0; offset < all.length; offset += 2) {
      paged.push(...(await historyOf(orderId, { limit: 2, offset })));
    }
    expect(paged).toEqual(all);
  });

  it('is its own tenant’s alone, and works over the route', async () => {
    const { orderId: id } = await anOrder();
    const path = `/api/orders/${id}/history`;
    const shown = await callRoute(historyRoute, desk.requestAs('clerk', 'GET', path), { id });
    expect(shown).toMatchObject({ status: 200, body: { erpAttempts: 0, offset: 0 } });
    const other = await makeTenant();
    const refused = await callRoute(historyRoute, other.requestAs('clerk', 'GET', path), { id });
    expect(refused).toMatchObject({ status: 404 });
  });
});
