import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerBranches } from '@/db/schema/customer-branches';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { mintOrderId } from '../ids';
import type { FullOrder } from './answers';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const rowOf = async ({ id }: FullOrder) => {
  const [row] = await inTenant(desk, (tx) =>
    tx
      .select()
      .from(orders)
      .where(eq(orders.id, mintOrderId(id))),
  );
  if (!row) throw new Error('no such order');
  return row;
};

it('is read with the lines: number, day, hours and place, and marked in the text', async () => {
  const { customer } = await desk.receive('hello');
  const [branch] = await inTenant(desk, (tx) =>
    tx
      .insert(customerBranches)
      .values({ tenantId: desk.tenantId, customerId: customer.id, name: 'Main Street', names: ['Main St'] })
      .returning(),
  );
  const order = await desk.receive(
    'PO 4471\n3 zing cola 330ml can\nDeliver to Main St on 5 Dec between 8am and 12pm',
  );
  const { head, poKey, accounted } = await rowOf(order);
  expect(head).toMatchObject({
    poNumber: { value: '4471', setByPerson: false },
    window: { value: { from: '08:00', to: '12:00' } },
    shipTo: { value: { branchId: branch?.id } },
  });
  expect(head?.requestedDate?.value).toMatch(/-12-05$/);
  expect(poKey).toBe('4471');
  const marked = accounted?.filter(({ as }) => as === 'head') ?? [];
  expect(marked.map(({ start, end, reason }) => [order.rawText.slice(start, end), reason])).toEqual(
    expect.arrayContaining([
      ['4471', 'poNumber'],
      ['5 Dec', 'requestedDate'],
      ['between 8am and 12pm', 'window'],
    ]),
  );
  expect(order.leftOut).toBe(0);
});
