import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerIdentities } from '@/db/schema/customer-identities';
import { inTenant } from '@/db/tenant';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createCustomer } from './create-customer';
import { findOrCreateSender } from './find-or-create-sender';
import { readPhoneNumber } from './read-phone-number';
import type { Sender } from './sender';
import { newCustomer } from './testing/new-customer';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const find = (sender: Partial<Sender>, at: TestTenant = tenant) =>
  inTenant(at, (tx) =>
    findOrCreateSender(tx, at.clerk, {
      phoneNumber: null,
      platformUserId: null,
      profileName: null,
      ...sender,
    }),
  );

/** As ingestion reads what the platform names the sender by. */
const from = (digits: string) => ({ phoneNumber: readPhoneNumber(digits, 'ZA') ?? `+${digits}` });

describe('findOrCreateSender', () => {
  it.each([
    ['+52 55 1234 5678', '5215512345678'],
    ['+55 51 98020 1045', '555180201045'],
    ['+55 51 8020 1045', '5551980201045'],
    ['+54 11 2345 6789', '5491123456789'],
    ['+54 9 11 2345 6789', '541123456789'],
    ['+225 07 07 12 34 56', '22507123456'],
    ['+229 01 95 12 34 56', '22995123456'],
    ['+241 06 11 11 11', '24166111111'],
  ])('knows the customer stored as %s when %s writes', async (stored, digits) => {
    const { id, phoneNumber } = await createCustomer(tenant.manager, newCustomer({ phoneNumber: stored }));
    const { customer, isNew } = await find(from(digits));
    expect([isNew, customer.id, customer.phoneNumber]).toEqual([false, id, phoneNumber]);
  });

  it('makes one customer of somebody known by id, then by id and number, then by number only', async () => {
    const first = await find({ platformUserId: 'ZA.1349' });
    expect(first).toMatchObject({
      isNew: true,
      customer: { name: 'Unknown sender', verification: 'UNVERIFIED' },
    });
    const both = await find({ platformUserId: 'ZA.1349', phoneNumber: '+27825550177' });
    expect(both.customer).toMatchObject({
      id: first.customer.id,
      phoneNumber: '+27825550177',
      name: '+27825550177',
    });
    const named = await find({ phoneNumber: '+27825550177', profileName: 'Thandi' });
    expect(named).toMatchObject({ isNew: false, customer: { id: first.customer.id, name: 'Thandi' } });
    expect((await find({ phoneNumber: '+27825550177', profileName: 'Other' })).customer.name).toBe('Thandi');
  });

  it('takes the number for the name when nothing of the profile’s can be seen', async () => {
    const { customer } = await find({ phoneNumber: '+27825550177', profileName: '\u3164\u2800' });
    expect(customer.name).toBe('+27825550177');
  });

  it('keeps a further number and id of a customer it knows by the other', async () => {
    const { id } = await createCustomer(tenant.clerk, newCustomer());
    await find({ phoneNumber: '+27825550142', platformUserId: 'ZA.1' });
    await find({ phoneNumber: '+27825550142', platformUserId: 'ZA.2' });
    await find({ phoneNumber: '+27825550199', platformUserId: 'ZA.2' });
    for (const sender of [
      { platformUserId: 'ZA.1' },
      { platformUserId: 'ZA.2' },
      { phoneNumber: '+27825550199' },
    ])
      expect(await find(sender)).toMatchObject({
        isNew: false,
        customer: { id, phoneNumber: '+27825550142' },
      });
  });

  it('gives the number’s customer and names the other when number and id belong to two', async () => {
    const held = await find({ platformUserId: 'ZA.2', profileName: 'Sipho' });
    const { id } = await createCustomer(tenant.clerk, newCustomer());
    const both = await find({ phoneNumber: '+27825550142', platformUserId: 'ZA.2' });
    expect(both).toMatchObject({ customer: { id }, sameSenderAs: { id: held.customer.id, name: 'Sipho' } });
    expect((await find({ platformUserId: 'ZA.2' })).customer.id).toBe(held.customer.id);
  });

  it('offers every customer whom a representative orders for, and learns the id for each', async () => {
    const phoneNumber = '+27825550142';
    const first = await createCustomer(tenant.clerk, newCustomer({ phoneNumber }));
    const second = await createCustomer(tenant.clerk, newCustomer({ phoneNumber: '+27825550143' }));
    await inTenant(tenant, async (tx) => {
      await tx
        .update(customerIdentities)
        .set({ isRepresentative: true })
        .where(and(eq(customerIdentities.customerId, first.id), eq(customerIdentities.value, phoneNumber)));
      const { tenantId } = tenant;
      await tx.insert(customerIdentities).values({
        tenantId,
        customerId: second.id,
        kind: 'PHONE',
        value: phoneNumber,
        isRepresentative: true,
      });
    });
    const found = await find({ phoneNumber, platformUserId: 'ZA.9', profileName: 'Rep' });
    expect(found).toMatchObject({ isNew: false, customer: { id: first.id }, sameSenderAs: null });
    expect(found.choices.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await find({ platformUserId: 'ZA.9' })).choices).toHaveLength(2);
  });

  it('makes one customer of two first messages that come together', async () => {
    const spellings = ['+5215512345678', '+525512345678', '+5215512345678', '+525512345678'];
    const found = await Promise.all(spellings.map((phoneNumber) => find({ phoneNumber })));
    expect(new Set(found.map(({ customer }) => customer.id)).size).toBe(1);
  });

  it('never finds a customer of another tenant', async () => {
    await find({ phoneNumber: '+27825550142', platformUserId: 'ZA.1' });
    const other = await makeTenant();
    expect(await find({ phoneNumber: '+27825550142' }, other)).toMatchObject({ isNew: true });
    expect(await find({ platformUserId: 'ZA.1' }, other)).toMatchObject({ isNew: true });
  });
});
