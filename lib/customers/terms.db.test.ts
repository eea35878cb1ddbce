import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { PUT as updateRoute } from '@/app/api/customers/[id]/route';
import { customers } from '@/db/schema/customers';
import { inTenant } from '@/db/tenant';
import { keyFor } from '../auth/testing/key-for';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createCustomer } from './create-customer';
import { newCustomer } from './testing/new-customer';
import { updateCustomer } from './update-customer';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

it('are for managers to change, while clerks complete a customer and keep their particulars', async () => {
  const { id } = await createCustomer(tenant.clerk, newCustomer());
  const change = (changes: Parameters<typeof updateCustomer>[1]['changes'], ctx = tenant.clerk) =>
    updateCustomer(ctx, { customerId: id, changes });
  const own = { name: 'Sunset', phoneNumber: '0825550199', language: 'af', erpCustomerId: 'SUN001' };
  expect(await change(own)).toMatchObject({ ...own, phoneNumber: '+27825550199' });
  const terms = [{ erpCustomerId: 'SUN002' }, { erpCustomerId: null }, { priceTier: 'GOLD' }];
  for (const changes of [...terms, { poNumberRequired: true }]) {
    await expect(change({ name: 'Moon', ...changes })).rejects.toMatchObject({
      code: 'forbidden',
      details: { errors: [{ path: Object.keys(changes)[0], code: 'forbidden' }] },
    });
  }
  // What stays as it is may be sent along.
  const same = { erpCustomerId: 'SUN001', priceTier: 'standard', poNumberRequired: false };
  expect(await change(same)).toMatchObject({ name: 'Sunset', priceTier: 'STANDARD' });
  const moved = { erpCustomerId: null, priceTier: 'GOLD', poNumberRequired: true };
  expect(await change(moved, tenant.manager)).toMatchObject(moved);
});

it('are for clerks to say of a sender nobody knew, who is then a customer like others', async () => {
  const { id } = await createCustomer(tenant.clerk, newCustomer({ erpCustomerId: 'SUN001' }));
  await inTenant(tenant, (tx) =>
    tx.update(customers).set({ verification: 'UNVERIFIED' }).where(eq(customers.id, id)),
  );
  const changes = { erpCustomerId: 'SUN002', priceTier: 'GOLD', poNumberRequired: true };
  const confirmed = await updateCustomer(tenant.clerk, { customerId: id, changes });
  expect(confirmed).toMatchObject({ ...changes, verification: 'VERIFIED' });
  const again = { customerId: id, changes: { priceTier: 'STANDARD' } };
  await expect(updateCustomer(tenant.clerk, again)).rejects.toMatchObject({ code: 'forbidden' });
});

it('are answered over the API with the fields, and taken from a key that may write customers', async () => {
  const { id } = await createCustomer(tenant.clerk, newCustomer({ erpCustomerId: 'SUN001' }));
  const body = { erpCustomerId: 'SUN002', priceTier: 'GOLD' };
  const put = (sender: Parameters<TestTenant['requestAs']>[0]) =>
    callRoute(updateRoute, tenant.requestAs(sender, 'PUT', `/api/customers/${id}`, body), { id });
  expect(await put('clerk')).toMatchObject({
    status: 403,
    body: { code: 'forbidden', errors: [{ path: 'erpCustomerId' }, { path: 'priceTier' }] },
  });
  expect(await put(await keyFor(tenant, 'customers:write'))).toMatchObject({ status: 200, body });
});
