import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTenant } from '@/db/tenant';
import { lockCustomer } from '../customers/internal/lock-customer';
import { mintOrderId } from '../ids';
import { correctLine } from './correct-line';
import { readForUpdate } from './internal/lock-order';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

/** A moment that a test brings about. */
function moment(): { come: Promise<void>; bringAbout: () => void } {
  let bringAbout: () => void = () => undefined;
  const come = new Promise<void>((resolve) => {
    bringAbout = resolve;
  });
  return { come, bringAbout };
}

it('takes a change of a line while its customer is being changed, whose orders are changed then', async () => {
  const order = await desk.receive('2 zing cola 330ml can', '+27825550721');
  const [line] = order.lines;
  const orderId = mintOrderId(order.id);
  const [isHeld, mayGoOn] = [moment(), moment()];
  const change = inTenant(desk, async (tx) => {
    await lockCustomer(tx, desk.clerk, { customerId: order.customer.id });
    isHeld.bringAbout();
    await mayGoOn.come;
    await readForUpdate(tx, desk.clerk, orderId);
  });
  await isHeld.come;
  const corrected = correctLine(desk.clerk, {
    ...{ orderId, lineId: line?.id ?? '', productId: 'COLA-330', quantity: 3 },
    ...{ teachAlias: false, aliasScope: 'CUSTOMER' },
  });
  // One that waits for the customer holds the order meanwhile, and neither gets on.
  const waited = new Promise((resolve) => setTimeout(resolve, 5_000, 'waited'));
  const first = await Promise.race([corrected, waited]);
  mayGoOn.bringAbout();
  await Promise.all([change, corrected]);
  expect(first).toMatchObject({ line: { quantity: 3 } });
});
