import { afterAll, beforeAll, expect, it } from 'vitest';
import { GET as likelyRoute } from '@/app/api/customers/[id]/likely/route';
import { isAmong } from '@/db/is-among';
import { customers } from '@/db/schema/customers';
import { inTenant } from '@/db/tenant';
import { keyFor } from '../auth/testing/key-for';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { createCustomer } from './create-customer';
import { listLikelyCustomers } from './list-likely-customers';
import { mergeCustomers } from './merge-customers';
import { newCustomer } from './testing/new-customer';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const make = (name: string, phoneNumber: string, erpCustomerId: string | null = null) =>
  createCustomer(desk.manager, newCustomer({ name, phoneNumber, erpCustomerId }));
const likely = async (id: string) =>
  (await listLikelyCustomers(desk.clerk, id)).likely.map(({ customer, reasons }) => [
    customer.name,
    ...reasons,
  ]);

it('names those that the newcomer may be, the likeliest first, and nobody else', async () => {
  await make('Sunrise Spaza', '082 555 0142');
  await make('Quality Butchery', '083 777 1234', 'QUA001');
  await make('Thandi’s Kitchen', '082 666 0199');
  for (let i = 0; i < 60; i++) await make(`Sundry Shop ${i}`, `071 400 ${String(1000 + i)}`);
  // The desk's senders have the profile name Sunrise Spaza.
  const { customer } = await desk.receive('2 zing cola 330ml can\nfor quality butchery', '+27826660198');
  expect(await likely(customer.id)).toEqual([
    ['Sunrise Spaza', 'same name'],
    ['Quality Butchery', 'named in the message'],
    ['Thandi’s Kitchen', 'number differs in one digit'],
  ]);
});

it('finds one by one letter of the name, or two digits of the number swapped across its middle', async () => {
  const known = await make('Mabaso General Dealer', '072 301 8845');
  const slip = await make('Mabazo General Dealer', '061 222 3344');
  expect(await likely(slip.id)).toContainEqual(['Mabaso General Dealer', 'name differs in one letter']);
  const near = await make('Else', '072 310 8845');
  expect(await likely(near.id)).toContainEqual([known.name, 'two digits of the number are swapped']);
});

it('offers the customer whom the desk knows, however many strangers share the name', async () => {
  const strangers: string[] = [];
  for (let i = 0; i < 60; i++)
    strangers.push((await make('Lindiwe Katering', `076 600 ${String(1000 + i)}`)).id);
  await make('Lindiwe Events', '071 500 4321');
  await inTenant(desk, (tx) =>
    tx.update(customers).set({ verification: 'UNVERIFIED' }).where(isAmong(customers.id, strangers)),
  );
  const shown = await listLikelyCustomers(desk.clerk, strangers.at(-1) ?? '');
  expect(shown.likely.map(({ customer }) => customer.verification)).toEqual([
    'VERIFIED',
    'UNVERIFIED',
    'UNVERIFIED',
    'UNVERIFIED',
    'UNVERIFIED',
  ]);
});

it('leaves out who was merged into another', async () => {
  const kept = await make('Ocean Fisheries', '073 000 0001');
  const gone = await make('Ocean Fishery', '073 999 0002');
  await mergeCustomers(desk.clerk, { customerId: kept.id, with: gone.id });
  const newcomer = await make('Ocean Fisheries', '074 555 1212');
  expect(await likely(newcomer.id)).toEqual([['Ocean Fisheries', 'same name']]);
});

it('is for those who may see customers, of their own tenant', async () => {
  const { id } = await make('Corner Shop', '075 111 2222');
  const ask = async (
    tenant: Awaited<ReturnType<typeof makeTenant>>,
    sender: Parameters<typeof desk.requestAs>[0],
  ) =>
    (await callRoute(likelyRoute, tenant.requestAs(sender, 'GET', `/api/customers/${id}/likely`), { id }))
      .status;
  expect(await ask(desk, 'clerk')).toBe(200);
  expect(await ask(await makeTenant(), 'manager')).toBe(404);
  expect(await ask(desk, await keyFor(desk, 'orders:read'))).toBe(403);
});
