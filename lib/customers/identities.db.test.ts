import { beforeEach, describe, expect, it } from 'vitest';
import {
  DELETE as removeRoute,
  PUT as updateRoute,
} from '@/app/api/customers/[id]/identities/[identityId]/route';
import { POST as addRoute, GET as listRoute } from '@/app/api/customers/[id]/identities/route';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { listOrders } from '../orders/list-orders';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import type { Customer, Identity } from './contract';
import { createCustomer } from './create-customer';
import { findOrCreateSender } from './find-or-create-sender';
import { getCustomer } from './get-customer';
import { listIdentities } from './list-identities';
import { newCustomer } from './testing/new-customer';

let tenant: TestTenant;
let customer: Customer;
beforeEach(async () => {
  tenant = await makeTenant();
  customer = await createCustomer(tenant.clerk, newCustomer());
});

const at = (id: string, identityId?: string) =>
  `/api/customers/${id}/identities${identityId === undefined ? '' : `/${identityId}`}`;
const add = (body: unknown, { id = customer.id, by = tenant } = {}) =>
  callRoute(addRoute, by.requestAs('clerk', 'POST', at(id), body), { id });
const change = (identityId: string, body: unknown, { id = customer.id, by = tenant } = {}) =>
  callRoute(updateRoute, by.requestAs('clerk', 'PUT', at(id, identityId), body), { id, identityId });
const remove = (identityId: string, { id = customer.id, by = tenant } = {}) =>
  callRoute(removeRoute, by.requestAs('clerk', 'DELETE', at(id, identityId)), { id, identityId });
const list = async (id = customer.id): Promise<Identity[]> => {
  const answer = await callRoute(listRoute, tenant.requestAs('clerk', 'GET', at(id)), { id });
  expect(answer.status).toBe(200);
  return (answer.body as { identities: Identity[] }).identities;
};
const added = async (body: unknown) => (await add(body)).body as Identity;
const now = () => getCustomer(tenant.clerk, customer.id);
const sender = (phoneNumber: string | null, platformUserId: string | null = null) =>
  inTenant(tenant, (tx) =>
    findOrCreateSender(tx, tenant.clerk, { phoneNumber, platformUserId, profileName: null }),
  );

describe('the numbers and ids of a customer', () => {
  it('begin with the main number, and take further ones with their labels', async () => {
    expect(await list()).toMatchObject([{ kind: 'PHONE', value: '+27825550142', isMain: true, label: '' }]);
    const kitchen = await add({ value: '\u202a083 555 0143\u202c', label: 'Kitchen' });
    expect(kitchen).toMatchObject({
      status: 201,
      body: {
        kind: 'PHONE',
        value: '+27835550143',
        label: 'Kitchen',
        isMain: false,
        isRepresentative: false,
      },
    });
    expect(await add({ kind: 'USER_ID', value: 'ZA.1349' })).toMatchObject({
      status: 201,
      body: { isMain: true },
    });
    expect((await list()).map(({ value }) => value)).toEqual(['+27825550142', '+27835550143', 'ZA.1349']);
    for (const found of [await sender('+27835550143'), await sender(null, 'ZA.1349')])
      expect(found).toMatchObject({ isNew: false, customer: { id: customer.id } });
  });

  it('are found in orders as soon as they are added, and no longer once they are removed', async () => {
    const { tenantId } = tenant;
    const order = {
      tenantId,
      source: 'SIMULATOR',
      customerId: customer.id,
      rawText: 'x',
      searchText: 'x',
    } as const;
    await inTenant(tenant, (tx) => tx.insert(orders).values(order));
    const found = async () =>
      (await listOrders(tenant.clerk, { search: '083 555 0143', limit: 9, offset: 0 })).total;
    const { id } = await added({ value: '083 555 0143' });
    expect(await found()).toBe(1);
    expect(await remove(id)).toMatchObject({ status: 204 });
    expect(await found()).toBe(0);
  });

  it('can be relabelled, and another be made the main one, beside which the old one stays', async () => {
    const { id } = await added({ value: '083 555 0143' });
    expect(await change(id, { label: 'Owner', isMain: true })).toMatchObject({
      status: 200,
      body: { label: 'Owner', isMain: true },
    });
    expect(await now()).toMatchObject({ phoneNumber: '+27835550143', version: 3 });
    expect(await list()).toMatchObject([
      { value: '+27835550143', isMain: true, label: 'Owner' },
      { value: '+27825550142', isMain: false },
    ]);
  });

  it('go one by one, the next becoming the main one, but never the last', async () => {
    await added({ value: '083 555 0143' });
    const [main, second] = await list();
    expect(await remove(main?.id ?? '')).toMatchObject({ status: 204 });
    expect(await now()).toMatchObject({ phoneNumber: '+27835550143' });
    expect(await sender('+27825550142')).toMatchObject({ isNew: true });
    expect(await remove(second?.id ?? '')).toMatchObject({ status: 409, body: { code: 'last_identity' } });
    await added({ kind: 'USER_ID', value: 'ZA.1' });
    expect(await remove(second?.id ?? '')).toMatchObject({ status: 204 });
    expect(await now()).toMatchObject({ phoneNumber: null });
  });

  it('are one customer’s, in any spelling, and the refusal names them', async () => {
    const other = await createCustomer(
      tenant.clerk,
      newCustomer({ name: 'Tienda', phoneNumber: '+52 55 1234 5678' }),
    );
    expect(await add({ value: '+52 1 55 1234 5678' })).toMatchObject({
      status: 409,
      body: { code: 'phone_taken', customer: { id: other.id, name: 'Tienda' } },
    });
    expect(await add({ value: 'call me' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'value' }] },
    });
    expect(await add({ kind: 'USER_ID', value: 'two words' })).toMatchObject({ status: 400 });
  });

  it('may be a representative’s, whom several customers share until only one has it', async () => {
    const second = await createCustomer(tenant.clerk, newCustomer({ phoneNumber: '083 555 0144' }));
    const [main] = await list();
    const rep = { value: '082 555 0142', isRepresentative: true };
    const shared = await add(rep, { id: second.id });
    expect(shared).toMatchObject({ status: 201, body: { isRepresentative: true } });
    expect(await list()).toMatchObject([{ isRepresentative: true }]);
    expect((await sender('+27825550142')).choices.map(({ id }) => id)).toEqual([customer.id, second.id]);
    const plain = { isRepresentative: false };
    expect(await change(main?.id ?? '', plain)).toMatchObject({ status: 409, body: { code: 'phone_taken' } });
    await remove((shared.body as Identity).id, { id: second.id });
    expect(await change(main?.id ?? '', plain)).toMatchObject({ status: 200, body: plain });
  });

  it('are no other tenant’s to see or to change', async () => {
    const [main] = await list();
    const by = await makeTenant();
    expect(await add({ value: '083 555 0143' }, { by })).toMatchObject({ status: 404 });
    expect(await change(main?.id ?? '', { label: 'Mine' }, { by })).toMatchObject({ status: 404 });
    expect(await remove(main?.id ?? '', { by })).toMatchObject({ status: 404 });
    const theirs = listIdentities(by.clerk, { customerId: customer.id, limit: 9, offset: 0 });
    await expect(theirs).rejects.toMatchObject({ code: 'not_found' });
    const mine = await createCustomer(by.clerk, newCustomer());
    expect(await change(main?.id ?? '', { label: 'x' }, { id: mine.id, by })).toMatchObject({ status: 404 });
  });
});
