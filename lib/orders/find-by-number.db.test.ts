import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerIdentities } from '@/db/schema/customer-identities';
import { inTenant } from '@/db/tenant';
import { createCustomer } from '../customers/create-customer';
import { listCustomers } from '../customers/list-customers';
import { newCustomer } from '../customers/testing/new-customer';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { listOrders } from './list-orders';
import { refreshSearchText } from './refresh-search-text';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
const ids: Record<'spaza' | 'mexican' | 'other', string> = { spaza: '', mexican: '', other: '' };
beforeAll(async () => {
  desk = await openDesk();
  const spaza = await createCustomer(desk.clerk, newCustomer({ phoneNumber: '+27 82 555 0101' }));
  await createCustomer(desk.clerk, newCustomer({ name: 'Tienda', phoneNumber: '+52 55 1234 5678' }));
  const second = { customerId: spaza.id, kind: 'PHONE', value: '+27835550299' } as const;
  await inTenant(desk, async (tx) => {
    await tx.insert(customerIdentities).values({ tenantId: desk.tenantId, ...second });
    await refreshSearchText(tx, desk.clerk, spaza);
  });
  ids.spaza = (await desk.receive('2 zing cola 330ml can', '+27825550101')).id;
  ids.mexican = (await desk.receive('3 zing cola 330ml can', '5215512345678')).id;
  ids.other = (await desk.receive('1 harvest brown bread 700g, call 011 483 9000', '+27609990777')).id;
});
afterAll(() => desk.close());

const found = async (search: string, more: { customer?: string } = {}) => {
  const page = await listOrders(desk.clerk, { search, limit: 50, offset: 0, ...more });
  expect(page.total).toBe(page.orders.length);
  return page.orders.map(({ id }) => id);
};
const customersFound = async (search: string) =>
  (await listCustomers(desk.clerk, { search, limit: 50, offset: 0 })).customers.map(
    ({ phoneNumber }) => phoneNumber,
  );

const spellings = [
  '0825550101',
  '+27 82 555 0101',
  '(082) 555-0101',
  '0027 82 555 0101',
  '27825550101',
  '+27 (0)82 555 0101',
  '\u202a+27 82 555 0101\u202c',
  '082\u00a0555\u200b0101',
  '٠٨٢٥٥٥٠١٠١',
  '555 0101',
  '82555',
  '082 555',
  '0825',
  '+27 82 555',
  '082 555 01',
  // The customer's other number.
  '083 555 0299',
  '+27835550299',
  '3555 02',
];

describe('a search for a number', () => {
  it.each(spellings)('finds the orders and the customer of +27825550101 by %j', async (search) => {
    expect(await found(search)).toEqual([ids.spaza]);
    expect(await customersFound(search)).toEqual(['+27825550101']);
  });

  it.each(['5215512345678', '+52 1 55 1234 5678', '+52 55 1234 5678', '525512345678', '55 1234 5678'])(
    'finds what is stored as +525512345678 by %s',
    async (search) => {
      expect(await found(search)).toEqual([ids.mexican]);
      expect(await customersFound(search)).toEqual(['+525512345678']);
    },
  );

  it('finds a number in the message too, as it was typed', async () => {
    expect(await found('011 483 9000')).toEqual([ids.other]);
  });

  it('keeps to a customer where one is given', async () => {
    const [order] = (await listOrders(desk.clerk, { limit: 50, offset: 0 })).orders.filter(
      ({ id }) => id === ids.spaza,
    );
    expect(await found('0825550101', { customer: order?.customer.id ?? '' })).toEqual([ids.spaza]);
    expect(await found('0609990777', { customer: order?.customer.id ?? '' })).toEqual([]);
  });

  it('takes signs of a pattern to the letter', async () => {
    expect(await found('+27.25550101')).toEqual([]);
    expect(await found('(.....)')).toEqual([]);
    expect(await found('0825550101|')).toEqual([]);
  });

  it('finds nothing of another tenant', async () => {
    const other = await makeTenant();
    for (const search of ['0825550101', '+27835550299', '82555']) {
      const query = { search, limit: 50, offset: 0 };
      expect(await listOrders(other.clerk, query)).toMatchObject({ orders: [], total: 0 });
      expect(await listCustomers(other.clerk, query)).toMatchObject({ customers: [], total: 0 });
    }
  });
});
