import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
