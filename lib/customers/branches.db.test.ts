import { beforeAll, expect, it } from 'vitest';
import {
  DELETE as removeRoute,
  PUT as updateRoute,
} from '@/app/api/customers/[id]/branches/[branchId]/route';
import { POST as addRoute, GET as listRoute } from '@/app/api/customers/[id]/branches/route';
import { keyFor } from '../auth/testing/key-for';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import type { Branch } from './branch-contract';
import { createCustomer } from './create-customer';
import { getCustomer } from './get-customer';
import { mergeCustomers } from './merge-customers';
import { newCustomer } from './testing/new-customer';
import { undoMerge } from './undo-merge';
import { updateCustomer } from './update-customer';

let tenant: TestTenant;
let customerId: string;
beforeAll(async () => {
  tenant = await makeTenant();
  customerId = (await createCustomer(tenant.manager, newCustomer())).id;
});

type Sender = Parameters<TestTenant['requestAs']>[0];
const add = (body: unknown, id = customerId, by = tenant, as: Sender = 'clerk') =>
  callRoute(addRoute, by.requestAs(as, 'POST', `/api/customers/${id}/branches`, body), { id });
const list = async (id = customerId) => {
  const request = tenant.requestAs('clerk', 'GET', `/api/customers/${id}/branches`);
  return (await callRoute(listRoute, request, { id })).body as { branches: Branch[]; total: number };
};
const change = (branchId: string, body: unknown, id = customerId) =>
  callRoute(
    updateRoute,
    tenant.requestAs('clerk', 'PUT', `/api/customers/${id}/branches/${branchId}`, body),
    { id, branchId },
  );
const remove = (branchId: string, id = customerId) =>
  callRoute(removeRoute, tenant.requestAs('clerk', 'DELETE', `/api/customers/${id}/branches/${branchId}`), {
    id,
    branchId,
  });

it('are added, listed by name, changed and removed; each counts as a change of the customer', async () => {
  const before = await getCustomer(tenant.clerk, customerId);
  const { status, body } = await add({ name: 'Main Street', code: 'MS', names: ['Main St'] });
  expect(status).toBe(201);
  const branch = body as Branch;
  expect(branch).toMatchObject({ name: 'Main Street', code: 'MS', address: null, deliveryDays: [] });
  expect(await add({ name: 'Harbour', deliveryDays: ['FRI', 'MON'] })).toMatchObject({
    body: { deliveryDays: ['MON', 'FRI'] },
  });
  expect((await list()).branches.map(({ name }) => name)).toEqual(['Harbour', 'Main Street']);
  expect(await change(branch.id, { address: '12 Main Street' })).toMatchObject({
    status: 200,
    body: { name: 'Main Street', code: 'MS', address: '12 Main Street', names: ['Main St'] },
  });
  expect((await remove(branch.id)).status).toBe(204);
  expect((await list()).total).toBe(1);
  expect((await getCustomer(tenant.clerk, customerId)).version).toBe(before.version + 4);
});

it('have a code once, whatever its case, and only a location that there is', async () => {
  const { body } = await add({ name: 'North', code: 'nth' });
  expect(await add({ name: 'Other', code: 'NTH' })).toMatchObject({
    status: 409,
    body: { code: 'branch_code_taken' },
  });
  expect((await change((body as Branch).id, { code: 'NTH' })).status).toBe(200);
  expect(await add({ name: 'X', locationId: customerId })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'locationId' }] },
  });
  for (const wrong of [{}, { name: ' ' }, { name: 'X', deliveryDays: ['MON', 'MON'] }, { name: 'X', odd: 1 }])
    expect((await add(wrong)).status).toBe(400);
});

it('are of their customer and tenant alone, for those who may write customers', async () => {
  const other = await createCustomer(tenant.manager, newCustomer({ phoneNumber: '0835550777' }));
  const { body } = await add({ name: 'Own' });
  const { id } = body as Branch;
  expect((await change(id, { name: 'Theirs' }, other.id)).status).toBe(404);
  expect((await remove(id, other.id)).status).toBe(404);
  expect((await add({ name: 'X' }, customerId, await makeTenant())).status).toBe(404);
  expect((await add({ name: 'X' }, customerId, tenant, 'nobody')).status).toBe(401);
  expect((await add({ name: 'X' }, customerId, tenant, await keyFor(tenant, 'customers:read'))).status).toBe(
    403,
  );
});

it('go over to the survivor of a merge, with the rule on PO numbers, and back when it is undone', async () => {
  const survivor = await createCustomer(tenant.manager, newCustomer({ phoneNumber: '0835550888' }));
  const merged = await createCustomer(tenant.manager, newCustomer({ phoneNumber: '0835550999' }));
  await add({ name: 'Corner' }, merged.id);
  await updateCustomer(tenant.manager, { customerId: merged.id, changes: { poNumberRequired: true } });
  const { mergeId, customer } = await mergeCustomers(tenant.manager, {
    customerId: survivor.id,
    with: merged.id,
  });
  expect(customer.poNumberRequired).toBe(true);
  expect((await list(survivor.id)).branches).toMatchObject([{ name: 'Corner' }]);
  await undoMerge(tenant.manager, mergeId);
  expect((await list(merged.id)).branches).toMatchObject([{ name: 'Corner' }]);
  expect((await getCustomer(tenant.clerk, survivor.id)).poNumberRequired).toBe(false);
});
