import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { mintOrderId } from '../ids';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

describe('a message that asks for the last order again', () => {
  it('takes its lines, but not of goods that it names itself', async () => {
    const from = '+27825550611';
    const last = await desk.receive('4 zing cola 330ml can\n3 cases harvest brown bread 700g', from);
    expect(last.lines.map(({ product }) => product !== null)).toEqual([true, true]);
    await approveAt(desk, last);

    const again = await desk.receive('same as last week but 9 zing cola 330ml can', from);
    const asRead = again.lines.map(({ product, quantity, unit }) => [product?.sku, quantity, unit]);
    const [cola, bread] = last.lines.map(({ product }) => product?.sku);
    expect(asRead).toEqual([
      [cola, 9, null],
      [bread, 3, 'case'],
    ]);
    expect(again.lines[1]).toMatchObject({ rawItemText: 'same as last week', verified: false });
    expect(again.lines[1]?.matchReason).toMatch(/^in the order of \d{4}-\d\d-\d\d, which the message/);
    expect(again.warnings.map(({ code }) => code)).toEqual(['repeat_order']);
  });

  it.each([
    ['usual, no brown bread', ['4 cola']],
    ['same as last order but leave out the cola', ['3 case bread']],
    ['double the usual', ['8 cola', '6 case bread']],
    ['usual x2', ['8 cola', '6 case bread']],
    ['dont send the usual, 5 zing cola 330ml can', ['5 cola']],
  ])('takes what of it is meant: %s', async (text, expected) => {
    const from = `+2782555${7000 + text.length}`;
    await approveAt(
      desk,
      await desk.receive('4 zing cola 330ml can\n3 cases harvest brown bread 700g', from),
    );
    const again = await desk.receive(text, from);
    const asRead = again.lines.map(({ product, quantity, unit }) =>
      [quantity, unit, /cola|bread/i.exec(product?.name ?? '')?.[0].toLowerCase()].filter(Boolean).join(' '),
    );
    expect(asRead).toEqual(expected);
  });

  it('takes the order of the days that are named', async () => {
    const from = '+27825550616';
    const long = await desk.receive('7 harvest brown bread 700g', from);
    await approveAt(desk, long);
    const aWeekAgo = new Date(Date.now() - 7 * 86_400_000);
    await inTenant(desk, (tx) =>
      tx
        .update(orders)
        .set({ createdAt: aWeekAgo })
        .where(eq(orders.id, mintOrderId(long.id))),
    );
    await approveAt(desk, await desk.receive('2 zing cola 330ml can', from));
    const again = await desk.receive('same as last week', from);
    expect(again.lines).toMatchObject([{ quantity: 7, product: { sku: long.lines[0]?.product?.sku } }]);
  });

  it('says what it had of goods that the message orders too', async () => {
    const from = '+27825550615';
    await approveAt(desk, await desk.receive('4 zing cola 330ml can', from));
    const { lines } = await desk.receive('the usual plus 2 zing cola 330ml can', from);
    const said = lines.map(({ quantity, warnings }) => [quantity, warnings.map(({ message }) => message)]);
    expect(said).toEqual([
      [2, [expect.stringMatching(/^The order of [\d-]{10} had 4; this line takes its place\.$/)]],
    ]);
  });

  it('says so when there is none, and takes nobody else’s', async () => {
    const order = await desk.receive('the usual please', '+27825550612');
    expect(order.lines).toEqual([]);
    expect(order.warnings.map(({ code }) => code)).toEqual(['new_customer', 'earlier_order_unknown']);
  });

  it('takes the quantity of the last time for goods asked for as before', async () => {
    const from = '+27825550613';
    await approveAt(desk, await desk.receive('7 harvest brown bread 700g', from));
    const order = await desk.receive('2 zing cola 330ml can, same bread as last week', from);
    expect(order.lines[1]).toMatchObject({ rawItemText: 'bread', quantity: 7 });
  });
});
