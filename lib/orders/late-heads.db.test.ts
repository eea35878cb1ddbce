import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { getOrder } from './get-order';
import { approveAt, approveUnsent } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { newNumber, receiveText } from './testing/receive-text';

configureMessaging();
// Each test is a conversation: several messages, delivered and read one after the other.
vi.setConfig({ testTimeout: 60_000 });

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const write = async (from: string, body: string) => (await receiveText(desk, body, { from })).order;
const look = ({ id }: { id: string }) => getOrder(desk.clerk, { orderId: mintOrderId(id) });
const bread = '20 harvest brown bread 700g';

async function ordered() {
  const from = newNumber();
  const order = await write(from, bread);
  await approveAt(desk, order, { confirmCustomer: true });
  return { from, order };
}

describe('a day, number, place or note for an order that the ERP has', () => {
  it.each([
    ['please add PO number 7788 to my order', /wants the PO number “7788” on /],
    ['can you deliver on Friday instead', /wants delivery on \d{4}-\d\d-\d\d on /],
    ['can you deliver on Friday instead?', /wants delivery on \d{4}-\d\d-\d\d on /],
    ['please deliver to the Main Road branch instead', /wants delivery to “.*Main Road.*” on /],
    ['tell the driver to phone Sipho 082 555 0000 at the gate', /Sipho/],
  ])('is a clerk’s task on that order: %s', async (body, wanted) => {
    const { from, order } = await ordered();
    const asked = await write(from, body);
    const { tasks, head, erpSalesOrderId } = await look(order);
    expect(tasks).toMatchObject([{ kind: 'CHANGE_ASKED', after: body }]);
    expect(tasks[0]?.message).toMatch(wanted);
    expect(tasks[0]?.message).toContain(`on ${erpSalesOrderId}, which is with the ERP`);
    expect(head).toMatchObject({ poNumber: null, requestedDate: null, shipTo: null });
    expect(await look(asked)).toMatchObject({ closedAs: 'MERGED', mergedInto: order.id });
  });

  it('is told beside goods that are to be changed', async () => {
    const { from, order } = await ordered();
    await write(from, 'make the brown bread 15. PO number 7788');
    const { tasks } = await look(order);
    expect(tasks[0]?.message).toMatch(/5 fewer “.*” \(15 instead of 20\) and the PO number “7788” on /);
  });

  it.each([
    'thanks',
    'thanks, see you on Friday',
    'where is my order?',
    '6 harvest brown bread 700g on Friday',
  ])('is not seen in other messages: %s', async (body) => {
    const { from, order } = await ordered();
    await write(from, body);
    expect((await look(order)).tasks).toEqual([]);
  });
});

it('a number for an order that is approved and not yet sent takes the approval back, and is that order’s', async () => {
  const from = newNumber();
  const order = await write(from, bread);
  const approval = await approveUnsent(desk, order);
  const asked = await write(from, 'please add PO number 7788 to my order');
  await approval.untilRecalled();
  expect(await look(order)).toMatchObject({
    status: 'PENDING_REVIEW',
    head: { poNumber: { value: '7788' } },
  });
  expect(await look(asked)).toMatchObject({ closedAs: 'MERGED', mergedInto: order.id });
});

it.each(['please add PO number 7788 to my order', 'make the brown bread 15', 'please cancel my order'])(
  'what is asked of an order of which nobody knows whether the ERP has it does not say that it has: %s',
  async (body) => {
    const from = newNumber();
    const order = await write(from, bread);
    await inTenant(desk, (tx) =>
      tx
        .update(orders)
        .set({ status: 'APPROVED', erpOutcomeUnknown: true })
        .where(eq(orders.id, mintOrderId(order.id))),
    );
    await write(from, body);
    const [task] = (await look(order)).tasks;
    expect(task?.message).toMatch(
      /this order.*, of which it was not known whether the ERP has it: find that out/,
    );
  },
);
