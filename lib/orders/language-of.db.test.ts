import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mine } from '@/db/mine';
import { notifications } from '@/db/schema/notifications';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { updateCustomer } from '../customers/update-customer';
import { mintOrderId } from '../ids';
import type { FullOrder } from './answers';
import { languageOf } from './language-of';
import { proposeReadBack } from './propose-read-back';
import { rejectOrder } from './reject-order';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `+2782555${3000 + numbers}`;
};
const portuguese = 'Bom dia, preciso de 20 harvest brown bread 700g, por favor, para amanhã';

const languageAbout = ({ id }: FullOrder) =>
  inTenant(desk, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(mine(orders, desk, mintOrderId(id)));
    return order && languageOf(tx, desk.clerk, order);
  });

it('is the one that the message is surely in', async () => {
  const order = await desk.receive(portuguese, newNumber());
  expect(await languageAbout(order)).toBe('pt');
  const { text, language } = await proposeReadBack(desk.clerk, { orderId: mintOrderId(order.id) });
  expect(language).toBe('pt');
  expect(text).toMatch(/encomenda|pedido/i);
  const orderId = mintOrderId(order.id);
  await rejectOrder(desk.clerk, { orderId, reason: 'Sem stock' });
  const told = await inTenant(desk, (tx) =>
    tx.select().from(notifications).where(eq(notifications.orderId, orderId)),
  );
  expect(told.map(({ body }) => body)).toEqual([expect.stringMatching(/^Olá .* foi cancelada/)]);
});

it('is that of their latest messages where the message tells nothing, and English where none does', async () => {
  const from = newNumber();
  await desk.receive(portuguese, from);
  expect(await languageAbout(await desk.receive('6 zing cola 330ml can', from))).toBe('pt');
  expect(await languageAbout(await desk.receive('6 zing cola 330ml can', newNumber()))).toBe('en');
});

it('is the one that somebody has chosen, English too, whatever they write', async () => {
  const order = await desk.receive(portuguese, newNumber());
  const choose = (language: string | null) =>
    updateCustomer(desk.clerk, { customerId: order.customer.id, changes: { language } });
  await choose('en');
  expect(await languageAbout(order)).toBe('en');
  await choose('af');
  expect(await languageAbout(order)).toBe('af');
  expect(await choose(null)).toMatchObject({ language: null });
  expect(await languageAbout(order)).toBe('pt');
});
