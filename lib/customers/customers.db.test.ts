import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '@/db/schema/audit-events';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createCustomer } from './create-customer';
import { getCustomer } from './get-customer';
import { listCustomers } from './list-customers';
import { setCreditStatus } from './set-credit-status';
import { newCustomer } from './testing/new-customer';
import { updateCustomer } from './update-customer';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

function audited(action: string) {
  const where = and(eq(auditEvents.tenantId, tenant.tenantId), eq(auditEvents.action, action));
  return inTenant(tenant, (tx) => tx.select().from(auditEvents).where(where));
}

describe('createCustomer', () => {
  it('stores the number as E.164 and records who did it', async () => {
    const customer = await createCustomer(tenant.clerk, newCustomer());
    expect(customer).toMatchObject({ phoneNumber: '+27825550142', priceTier: 'STANDARD' });
    expect(await getCustomer(tenant.clerk, customer.id)).toEqual(customer);
    expect(await audited('customer.created')).toMatchObject([
      { subjectId: customer.id, actor: tenant.clerk.actor },
    ]);
  });

  it('reads a national number with the tenant’s own country', async () => {
    const british = await makeTenant({ country: 'GB' });
    const customer = newCustomer({ phoneNumber: '07911 123456' });
    expect(await createCustomer(british.clerk, customer)).toMatchObject({ phoneNumber: '+447911123456' });
  });

  it('refuses the same number in another form', async () => {
    await createCustomer(tenant.clerk, newCustomer());
    const again = createCustomer(tenant.clerk, newCustomer({ phoneNumber: '+27 82 555 0142' }));
    await expect(again).rejects.toMatchObject({ code: 'phone_taken' });
  });

  it('lets only who may set credit statuses add a customer on hold', async () => {
    const onHold = newCustomer({ creditStatus: 'HOLD' });
    await expect(createCustomer(tenant.clerk, onHold)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await createCustomer(tenant.manager, onHold)).toMatchObject({ creditStatus: 'HOLD' });
  });
});

describe('updateCustomer', () => {
  it('changes the fields given, leaves the others and records it', async () => {
    const customer = await createCustomer(tenant.clerk, newCustomer({ erpCustomerId: 'SUN001' }));
    const changes = { erpCustomerId: null, priceTier: 'GOLD' };
    const changed = await updateCustomer(tenant.manager, { customerId: customer.id, changes });
    expect(changed).toEqual({ ...customer, ...changes, version: 2 });
    expect(await audited('customer.changed')).toMatchObject([{ subjectId: customer.id, data: changes }]);
  });

  it('says in which language they are written to, or leaves that to what they write', async () => {
    const customer = await createCustomer(tenant.clerk, newCustomer());
    expect(customer.language).toBeNull();
    const change = (language: string | null) =>
      updateCustomer(tenant.clerk, { customerId: customer.id, changes: { language } });
    expect((await change('pt')).language).toBe('pt');
    expect((await change('en')).language).toBe('en');
    expect((await change(null)).language).toBeNull();
    const other = newCustomer({ phoneNumber: '082 555 0177', language: 'af' });
    expect(await createCustomer(tenant.clerk, other)).toMatchObject({ language: 'af' });
  });

  it('makes the customer’s orders be found under the new name and number', async () => {
    const { id } = await createCustomer(tenant.clerk, newCustomer());
    const { tenantId } = tenant;
    await inTenant(tenant, (tx) =>
      tx.insert(orders).values([
        { tenantId, source: 'SIMULATOR', customerId: id, rawText: '2 Cola', searchText: 'old' },
        { tenantId, source: 'SIMULATOR', customerId: id, rawText: "O'Brien “10%”", searchText: 'old' },
      ]),
    );
    const changes = { name: 'Sunset Café', phoneNumber: '0825550199' };
    await updateCustomer(tenant.clerk, { customerId: id, changes });
    const rows = await inTenant(tenant, (tx) => tx.select().from(orders));
    expect(rows.map((row) => row.searchText).sort()).toEqual([
      'sunset café\n+27825550199\n2 cola\nsunset cafe\n+27825550199\n2 cola',
      "sunset café\n+27825550199\no'brien “10%”\nsunset cafe\n+27825550199\no'brien “10%”",
    ]);
    expect(rows.map((row) => row.version)).toEqual([1, 1]);
  });

  it('refuses the number of another customer', async () => {
    await createCustomer(tenant.clerk, newCustomer());
    const { id } = await createCustomer(tenant.clerk, newCustomer({ phoneNumber: '0825550143' }));
    const attempt = updateCustomer(tenant.clerk, {
      customerId: id,
      changes: { phoneNumber: '082 555 0142' },
    });
    await expect(attempt).rejects.toMatchObject({ code: 'phone_taken' });
  });

  it('refuses a change that was made on an older state, such as one before a credit hold', async () => {
    const { id, version } = await createCustomer(tenant.clerk, newCustomer());
    await setCreditStatus(tenant.manager, { customerId: id, creditStatus: 'HOLD' });
    const change = (ifMatch: number) =>
      updateCustomer(tenant.clerk, { customerId: id, changes: { name: 'Sunset' }, ifMatch });
    await expect(change(version)).rejects.toMatchObject({
      code: 'customer_changed',
      details: { extra: { currentVersion: 2 } },
    });
    expect(await change(2)).toMatchObject({ name: 'Sunset', creditStatus: 'HOLD', version: 3 });
  });

  it('does not find another tenant’s customer', async () => {
    const other = await makeTenant();
    const { id } = await createCustomer(other.clerk, newCustomer());
    const attempt = updateCustomer(tenant.manager, { customerId: id, changes: { name: 'Mine' } });
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    expect(await getCustomer(other.clerk, id)).toMatchObject({ name: 'Sunrise Spaza' });
  });
});

describe('setCreditStatus', () => {
  it('holds and releases, recording each change once', async () => {
    const { id } = await createCustomer(tenant.clerk, newCustomer());
    const hold = { customerId: id, creditStatus: 'HOLD' } as const;
    expect(await setCreditStatus(tenant.manager, hold)).toMatchObject({ creditStatus: 'HOLD' });
    await setCreditStatus(tenant.manager, hold);
    expect(await audited('customer.credit_status_set')).toMatchObject([
      { subjectId: id, data: { from: 'ACTIVE', to: 'HOLD' } },
    ]);
  });

  it('refuses to hold a customer who was changed since the caller looked', async () => {
    const { id, version } = await createCustomer(tenant.clerk, newCustomer());
    await updateCustomer(tenant.clerk, { customerId: id, changes: { name: 'Sunset' } });
    const hold = (ifMatch: number) =>
      setCreditStatus(tenant.manager, { customerId: id, creditStatus: 'HOLD', ifMatch });
    await expect(hold(version)).rejects.toMatchObject({
      code: 'customer_changed',
      details: { extra: { currentVersion: 2 } },
    });
    expect(await hold(2)).toMatchObject({ creditStatus: 'HOLD', version: 3 });
    await expect(hold(2)).rejects.toMatchObject({ code: 'customer_changed' });
  });

  it('does not find another tenant’s customer', async () => {
    const other = await makeTenant();
    const { id } = await createCustomer(other.clerk, newCustomer());
    const attempt = setCreditStatus(tenant.manager, { customerId: id, creditStatus: 'HOLD' });
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('listCustomers', () => {
  beforeEach(async () => {
    await createCustomer(tenant.manager, newCustomer({ name: 'Zama Stores', erpCustomerId: 'ZAM001' }));
    await createCustomer(
      tenant.manager,
      newCustomer({ name: 'Abel & Sons', phoneNumber: '0835550001', creditStatus: 'HOLD' }),
    );
  });
  const found = async (query: { search?: string; creditStatus?: 'ACTIVE' | 'HOLD' }) =>
    (await listCustomers(tenant.clerk, { limit: 50, offset: 0, ...query })).customers.map(({ name }) => name);

  it('sorts by name and filters by credit status', async () => {
    expect(await found({})).toEqual(['Abel & Sons', 'Zama Stores']);
    expect(await found({ creditStatus: 'HOLD' })).toEqual(['Abel & Sons']);
  });

  it.each(['zama', 'zam00', '082 555', '+27 82 555', '0027 82 555', '(082) 555-0142', '5550142'])(
    'finds by part of name, account or number: %s',
    async (search) => {
      expect(await found({ search })).toEqual(['Zama Stores']);
    },
  );

  it.each(['stores zama', 'ZÁMA', 'zam001 stores', 'zama 082', 'store 555', 'zama +2782'])(
    'finds by words in any order: %s',
    async (search) => {
      expect(await found({ search })).toEqual(['Zama Stores']);
    },
  );

  it('finds nothing when one of the words is nowhere, and nobody of another tenant', async () => {
    expect(await found({ search: 'zama abel' })).toEqual([]);
    const other = await makeTenant();
    const query = { search: 'zama', limit: 50, offset: 0 };
    expect(await listCustomers(other.clerk, query)).toMatchObject({ customers: [], total: 0 });
  });
});
