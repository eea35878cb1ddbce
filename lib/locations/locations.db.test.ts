import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as createLocationRoute, GET as listLocationsRoute } from '@/app/api/locations/route';
import { auditEvents } from '@/db/schema/audit-events';
import { inTenant } from '@/db/tenant';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createLocation } from './create-location';
import { findLocationByReference } from './find-location-by-reference';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const durban = { code: 'DBN', name: 'Durban depot', warehouseCode: 'WH2' };
const create = (sender: 'manager' | 'clerk' | 'nobody', body: unknown) =>
  callRoute(createLocationRoute, tenant.requestAs(sender, 'POST', '/api/locations', body));

describe('/api/locations', () => {
  it('adds a location (201), records it and lists all by code', async () => {
    const created = await create('manager', durban);
    expect(created).toMatchObject({ status: 201, body: durban });
    const listed = await callRoute(listLocationsRoute, tenant.requestAs('clerk', 'GET', '/api/locations'));
    expect(listed).toMatchObject({
      status: 200,
      body: { locations: [created.body, { code: 'JHB', warehouseCode: null }], total: 2 },
    });
    const entries = await inTenant(tenant, (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.action, 'location.created')),
    );
    expect(entries).toMatchObject([{ data: { code: 'DBN' } }]);
  });

  it('refuses a taken code, bad input, strangers and clerks', async () => {
    expect(await create('manager', { ...durban, code: 'JHB' })).toMatchObject({
      status: 409,
      body: { code: 'location_code_taken' },
    });
    expect(await create('manager', { code: '', extra: 1 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'code' }, { path: 'name' }, { path: 'extra' }] },
    });
    expect(await create('nobody', durban)).toMatchObject({ status: 401 });
    expect(await create('clerk', durban)).toMatchObject({ status: 403 });
  });
});

describe('findLocationByReference', () => {
  const find = (reference: string) =>
    inTenant(tenant, (tx) => findLocationByReference(tx, tenant.manager, reference));

  it('finds by id and by code, in its tenant only', async () => {
    expect(await find('JHB')).toMatchObject({ id: tenant.location.id });
    expect(await find(tenant.location.id.toUpperCase())).toMatchObject({ code: 'JHB' });
    const other = await makeTenant();
    expect(await find(other.location.id)).toBeUndefined();
  });

  it('prefers an id to a code that looks like it', async () => {
    await createLocation(tenant.manager, { code: tenant.location.id, name: 'Odd', warehouseCode: null });
    expect(await find(tenant.location.id)).toMatchObject({ code: 'JHB' });
  });
});
