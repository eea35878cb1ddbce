import { beforeEach, describe, expect, it } from 'vitest';
import { PUT as creditStatusRoute } from '@/app/api/customers/[id]/credit-status/route';
import { GET as getCustomerRoute, PUT as updateCustomerRoute } from '@/app/api/customers/[id]/route';
import { POST as createCustomerRoute, GET as listCustomersRoute } from '@/app/api/customers/route';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createCustomer } from './create-customer';
import { newCustomer } from './testing/new-customer';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

describe('/api/customers', () => {
  const create = (sender: 'manager' | 'clerk' | 'nobody', body: unknown) =>
    callRoute(createCustomerRoute, tenant.requestAs(sender, 'POST', '/api/customers', body));
  const spaza = { phoneNumber: '0825550142', name: 'Sunrise Spaza' };

  it('creates (201), gives, lists and changes a customer', async () => {
    const created = await create('clerk', { ...spaza, erpCustomerId: 'SUN001', priceTier: 'GOLD' });
    expect(created).toMatchObject({
      status: 201,
      body: { phoneNumber: '+27825550142', creditStatus: 'ACTIVE', priceTier: 'GOLD' },
    });
    const { id } = created.body as { id: string };
    const path = `/api/customers/${id}`;
    const given = await callRoute(getCustomerRoute, tenant.requestAs('clerk', 'GET', path), { id });
    expect(given).toMatchObject({ status: 200, body: created.body });
    const listed = await callRoute(listCustomersRoute, tenant.requestAs('clerk', 'GET', '/api/customers'));
    expect(listed).toMatchObject({ status: 200, body: { customers: [created.body], total: 1 } });
    const renaming = tenant.requestAs('clerk', 'PUT', path, { name: 'Sunset' });
    expect(await callRoute(updateCustomerRoute, renaming, { id })).toMatchObject({
      status: 200,
      body: { name: 'Sunset', priceTier: 'GOLD' },
    });
  });

  it('names every fault, the phone number’s too', async () => {
    expect(await create('clerk', { name: 7, creditStatus: 'FROZEN', vip: true })).toMatchObject({
      status: 400,
      body: {
        errors: [{ path: 'phoneNumber' }, { path: 'name' }, { path: 'creditStatus' }, { path: 'vip' }],
      },
    });
    expect(await create('clerk', { ...spaza, phoneNumber: 'call me' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', errors: [{ path: 'phoneNumber', code: 'invalid_format' }] },
    });
  });

  it('accepts a number with the marks it was copied with, and no name of which nothing can be seen', async () => {
    const copied = await create('clerk', { ...spaza, phoneNumber: '\u202a+27 82 555 0101\u202c' });
    expect(copied).toMatchObject({ status: 201, body: { phoneNumber: '+27825550101' } });
    const unseen = await create('clerk', { ...spaza, name: '\u3164\u2800' });
    expect(unseen).toMatchObject({ status: 400, body: { errors: [{ path: 'name' }] } });
  });

  it('takes another spelling of a number for the same', async () => {
    expect(await create('clerk', { ...spaza, phoneNumber: '+52 55 1234 5678' })).toMatchObject({
      status: 201,
    });
    const mobile = await create('clerk', { ...spaza, phoneNumber: '+52 1 55 1234 5678' });
    expect(mobile).toMatchObject({ status: 409, body: { code: 'phone_taken' } });
  });

  it('answers 401 to strangers and 409 to a taken number', async () => {
    expect(await create('nobody', spaza)).toMatchObject({ status: 401 });
    expect(await create('clerk', spaza)).toMatchObject({ status: 201 });
    expect(await create('clerk', spaza)).toMatchObject({ status: 409, body: { code: 'phone_taken' } });
  });

  it('lets a manager set the credit status, and no clerk', async () => {
    const { id } = await createCustomer(tenant.clerk, newCustomer());
    const put = (sender: 'manager' | 'clerk', creditStatus: string) =>
      callRoute(
        creditStatusRoute,
        tenant.requestAs(sender, 'PUT', `/api/customers/${id}/credit-status`, { creditStatus }),
        { id },
      );
    expect(await put('clerk', 'HOLD')).toMatchObject({ status: 403 });
    expect(await put('manager', 'hold')).toMatchObject({ status: 400 });
    expect(await put('manager', 'HOLD')).toMatchObject({ status: 200, body: { id, creditStatus: 'HOLD' } });
    const stale = await tenant.requestAs('manager', 'PUT', `/api/customers/${id}/credit-status`, {
      creditStatus: 'ACTIVE',
    });
    stale.headers.set('if-match', '"1"');
    expect(await callRoute(creditStatusRoute, stale, { id })).toMatchObject({
      status: 409,
      body: { code: 'customer_changed', currentVersion: 2 },
    });
  });
});
