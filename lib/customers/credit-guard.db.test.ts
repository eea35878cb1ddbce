import { beforeEach, describe, expect, it } from 'vitest';
import { PUT as updateRoute } from '@/app/api/customers/[id]/route';
import { POST as createRoute } from '@/app/api/customers/route';
import { keyFor } from '../auth/testing/key-for';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { addIdentity } from './add-identity';
import type { Customer } from './contract';
import { createCustomer } from './create-customer';
import { listIdentities } from './list-identities';
import { removeIdentity } from './remove-identity';
import { setCreditStatus } from './set-credit-status';
import { newCustomer } from './testing/new-customer';
import { updateCustomer } from './update-customer';
import { updateIdentity } from './update-identity';

let tenant: TestTenant;
let held: Customer;
beforeEach(async () => {
  tenant = await makeTenant();
  const made = await createCustomer(tenant.clerk, newCustomer({ name: 'Lucky 7', erpCustomerId: 'LUC007' }));
  held = await setCreditStatus(tenant.manager, { customerId: made.id, creditStatus: 'HOLD' });
});

const change = (changes: Parameters<typeof updateCustomer>[1]['changes'], ctx = tenant.clerk) =>
  updateCustomer(ctx, { customerId: held.id, changes });
const forbidden = { code: 'forbidden' };
const other = { name: 'Lucky Twin', phoneNumber: '082 555 0199' };

describe('a customer on credit hold', () => {
  it('keeps number, ERP account and price tier, but for who decides about credit', async () => {
    const moves = [{ phoneNumber: '082 555 0143' }, { erpCustomerId: null }, { priceTier: 'GOLD' }];
    for (const changes of moves) await expect(change(changes)).rejects.toMatchObject(forbidden);
    // What stays as it is may be sent along, as the form does.
    const { phoneNumber, erpCustomerId, priceTier } = held;
    const form = { phoneNumber: phoneNumber ?? '', erpCustomerId, priceTier };
    expect(await change({ ...form, name: 'Lucky 7 Superette' })).toMatchObject({ name: 'Lucky 7 Superette' });
    for (const changes of moves) expect(await change(changes, tenant.manager)).toMatchObject({ id: held.id });
  });

  it('keeps its numbers, whichever way they could be taken away or shared', async () => {
    const { clerk } = tenant;
    const second = { kind: 'PHONE', value: '082 555 0150', label: '', isRepresentative: false } as const;
    await addIdentity(clerk, { customerId: held.id, ...second });
    const { identities } = await listIdentities(clerk, { customerId: held.id, limit: 10, offset: 0 });
    const [main, next] = identities;
    const one = (identityId = '') => ({ customerId: held.id, identityId });
    await expect(removeIdentity(clerk, one(main?.id))).rejects.toMatchObject(forbidden);
    for (const changes of [{ isMain: true as const }, { isRepresentative: true }]) {
      await expect(updateIdentity(clerk, { ...one(next?.id), changes })).rejects.toMatchObject(forbidden);
    }
    expect(await updateIdentity(clerk, { ...one(next?.id), changes: { label: 'Shop' } })).toMatchObject({
      label: 'Shop',
    });
    const twin = await createCustomer(clerk, newCustomer(other));
    const shared = { ...second, customerId: twin.id, value: main?.value ?? '', isRepresentative: true };
    await expect(addIdentity(clerk, shared)).rejects.toMatchObject(forbidden);
    await expect(addIdentity(tenant.manager, shared)).resolves.toMatchObject({ isRepresentative: true });
  });

  it('gives its ERP account to no twin, new or old, even to be shared', async () => {
    for (const erpCustomerId of ['LUC007', 'luc007']) {
      const twin = { ...other, erpCustomerId, shareErpAccount: true };
      await expect(createCustomer(tenant.clerk, newCustomer(twin))).rejects.toMatchObject(forbidden);
    }
    const old = await createCustomer(tenant.clerk, newCustomer(other));
    const changes = { erpCustomerId: 'LUC007', shareErpAccount: true };
    const input = { customerId: old.id, changes };
    await expect(updateCustomer(tenant.clerk, input)).rejects.toMatchObject(forbidden);
    await expect(updateCustomer(tenant.manager, input)).resolves.toMatchObject({ erpCustomerId: 'LUC007' });
  });
});

describe('an ERP account', () => {
  beforeEach(async () => {
    await setCreditStatus(tenant.manager, { customerId: held.id, creditStatus: 'ACTIVE' });
  });
  const create = async (body: object, sender: Parameters<TestTenant['requestAs']>[0] = 'clerk') =>
    callRoute(createRoute, tenant.requestAs(sender, 'POST', '/api/customers', { ...other, ...body }));

  it('is one customer’s, unless it is said to be shared', async () => {
    expect(await create({ erpCustomerId: 'LUC007' })).toMatchObject({
      status: 409,
      body: {
        code: 'erp_account_taken',
        errors: [{ path: 'erpCustomerId' }],
        customer: { id: held.id, name: 'Lucky 7' },
      },
    });
    const key = await keyFor(tenant, 'customers:write');
    const shared = await create({ erpCustomerId: 'LUC007', shareErpAccount: true }, key);
    expect(shared).toMatchObject({ status: 201, body: { erpCustomerId: 'LUC007' } });
    expect(shared.body).not.toHaveProperty('shareErpAccount');
  });

  it('is asked for only where it changes, and is each tenant’s own', async () => {
    await create({ erpCustomerId: 'LUC007', shareErpAccount: true });
    const body = { erpCustomerId: 'LUC007', name: 'Lucky Seven' };
    const put = tenant.requestAs('clerk', 'PUT', `/api/customers/${held.id}`, body);
    expect(await callRoute(updateRoute, put, { id: held.id })).toMatchObject({ status: 200 });
    const elsewhere = await makeTenant();
    const input = newCustomer({ erpCustomerId: 'LUC007' });
    await expect(createCustomer(elsewhere.clerk, input)).resolves.toBeDefined();
  });

  it('goes to one of two who take it at once', async () => {
    const made = await Promise.all([
      create({ erpCustomerId: 'NEW1' }),
      create({ erpCustomerId: 'NEW1', phoneNumber: '082 555 0198' }),
    ]);
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
