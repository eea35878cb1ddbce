import { beforeAll, expect, it } from 'vitest';
import { inTenant } from '@/db/tenant';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createCustomer } from './create-customer';
import { findOrCreateSender } from './find-or-create-sender';
import type { Sender } from './sender';
import { newCustomer } from './testing/new-customer';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});

const find = (sender: Sender) => inTenant(tenant, (tx) => findOrCreateSender(tx, tenant.clerk, sender));
const phoneNumber = '+27825550142';

it('knows a customer again by user id once a message has shown id and number together', async () => {
  const { id } = await createCustomer(tenant.clerk, newCustomer({ phoneNumber }));
  await find({ phoneNumber, platformUserId: 'ZA.1', profileName: null });
  const later = await find({ phoneNumber: null, platformUserId: 'ZA.1', profileName: 'Thandi' });
  expect(later).toMatchObject({ isNew: false, customer: { id } });
});

it('leaves a user id with the customer who has it', async () => {
  const held = await find({ phoneNumber: null, platformUserId: 'ZA.2', profileName: 'Sipho' });
  const { id } = await createCustomer(tenant.clerk, newCustomer({ phoneNumber: '+27825550143' }));
  const both = await find({ phoneNumber: '+27825550143', platformUserId: 'ZA.2', profileName: 'Sipho' });
  expect(both.customer.id).toBe(id);
  const byId = await find({ phoneNumber: null, platformUserId: 'ZA.2', profileName: 'Sipho' });
  expect(byId.customer.id).toBe(held.customer.id);
});
