import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { mintOrderId } from '../ids';
import { listOrders } from './list-orders';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const found = async (search: string) => {
  const page = await listOrders(desk.clerk, { search, limit: 50, offset: 0 });
  return page.orders.map(({ id }) => id).toSorted();
};

it('finds words with and without their accents, and those of before as they were written', async () => {
  const accented = await desk.receive('2 zing cola 330ml can, môre asb, vir die crèche');
  const plain = await desk.receive('3 zing cola 330ml can, more asb, for the creche');
  const both = [accented.id, plain.id].toSorted();
  for (const typed of ['creche', 'crèche', 'CRÈCHE', 'more asb', 'môre asb'])
    expect(await found(typed), typed).toEqual(both);
  const before = { searchText: accented.rawText.toLowerCase() };
  await inTenant(desk, (tx) =>
    tx
      .update(orders)
      .set(before)
      .where(eq(orders.id, mintOrderId(accented.id))),
  );
  expect(await found('crèche')).toEqual(both);
});
