import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerIdentities } from '@/db/schema/customer-identities';
import { inTenant } from '@/db/tenant';
import type { Customer } from '../customers/contract';
import { createCustomer } from '../customers/create-customer';
import { newCustomer } from '../customers/testing/new-customer';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { getOrder } from './get-order';
import { type Desk, openDesk } from './testing/open-desk';
import { receiveRaw } from './testing/receive-raw';

configureMessaging();

let desk: Desk;
let joe: Customer;
let mama: Customer;
const from = '27715550001';
beforeAll(async () => {
  desk = await openDesk();
  joe = await createCustomer(desk.manager, newCustomer({ name: 'Joe’s Diner' }));
  mama = await createCustomer(
    desk.manager,
    newCustomer({ name: 'Mama Kitchen', phoneNumber: '083 555 0002' }),
  );
  await inTenant(desk, async (tx) => {
    for (const { id } of [joe, mama])
      await tx.insert(customerIdentities).values({
        ...{ tenantId: desk.tenantId, customerId: id, kind: 'PHONE', value: `+${from}` },
        isRepresentative: true,
      });
  });
});
afterAll(() => desk.close());

const newId = () => `wamid.${randomUUID()}`;
async function order(body: string) {
  const id = newId();
  const { order: made } = await receiveRaw(desk, { id, from, type: 'text', text: { body } });
  if (!made) throw new Error('the message became no order');
  return { id, orderId: made.id };
}
const look = ({ orderId }: Awaited<ReturnType<typeof order>>) =>
  getOrder(desk.clerk, { orderId: mintOrderId(orderId) });

it('takes a representative’s reply for the customer whose order it answers, whoever ordered last', async () => {
  const joes = await order('Order for Joe’s Diner\n5 x zing cola 330ml can');
  await order('Order for Mama Kitchen\n2 x zing cola 330ml can');
  expect(await look(joes)).toMatchObject({ customer: { id: joe.id } });
  const { order: made } = await receiveRaw(desk, {
    ...{ from, type: 'text', text: { body: 'make it 8' } },
    context: { from: '27115550100', id: joes.id },
  });
  expect(made).toBeNull();
  expect((await look(joes)).proposals).toMatchObject([{ kind: 'SET_QUANTITY', quantity: 8 }]);
});

it('reads a message anew that the representative changed, and its customer’s name orders nothing', async () => {
  const joes = await order('Order for Joe’s Diner\n5 x zing cola 330ml can');
  await order('Order for Mama Kitchen\n2 x zing cola 330ml can');
  await receiveRaw(desk, {
    ...{ from, type: 'edit' },
    edit: {
      original_message_id: joes.id,
      message: { type: 'text', text: { body: 'Order for Joe’s Diner\n50 x zing cola 330ml can' } },
    },
  });
  const after = await look(joes);
  expect(after).toMatchObject({ customer: { id: joe.id }, lines: [{ quantity: 50 }] });
  expect(after.lines).toHaveLength(1);
});
