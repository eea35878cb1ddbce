import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as archiveRoute } from '@/app/api/locations/[id]/archive/route';
import { POST as restoreRoute } from '@/app/api/locations/[id]/restore/route';
import { PUT as updateRoute } from '@/app/api/locations/[id]/route';
import { POST as createLocationRoute, GET as listLocationsRoute } from '@/app/api/locations/route';
import { auditEvents } from '@/db/schema/audit-events';
import { locations } from '@/db/schema/locations';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { setStock } from '../stock/set-stock';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createLocation } from './create-location';
import { findDefaultLocation } from './find-default-location';
import { findLocationByReference } from './find-location-by-reference';
import { listLocations } from './list-locations';

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

describe('/api/locations/:id', () => {
  const at = (
    handler: typeof updateRoute,
    id: string,
    action = '',
    body?: unknown,
    sender: 'manager' | 'clerk' = 'manager',
  ) =>
    callRoute(
      handler,
      tenant.requestAs(sender, body ? 'PUT' : 'POST', `/api/locations/${id}${action}`, body),
      { id },
    );
  const change = (id: string, body: unknown) => at(updateRoute, id, '', body);
  const archive = (id: string) => at(archiveRoute, id, '/archive');
  const codes = async () =>
    (await listLocations(tenant.manager, { limit: 50, offset: 0 })).locations.map(({ code }) => code);

  it('changes what is given, and only one location is the default', async () => {
    const { id } = await createLocation(tenant.manager, durban);
    const changed = await change(id, { cutOffTime: '14:30', address: '1 Quay Road', isDefault: true });
    expect(changed).toMatchObject({
      status: 200,
      body: { ...durban, cutOffTime: '14:30', address: '1 Quay Road', isDefault: true },
    });
    const listed = await listLocations(tenant.manager, { limit: 50, offset: 0 });
    expect(listed.locations).toMatchObject([
      { code: 'DBN', isDefault: true },
      { code: 'JHB', isDefault: false },
    ]);
    expect(await inTenant(tenant, (tx) => findDefaultLocation(tx, tenant))).toBe(id);
  });

  it('refuses a code of another location, times that no clock shows, strangers and clerks', async () => {
    const { id } = await createLocation(tenant.manager, durban);
    expect(await change(id, { code: 'JHB' })).toMatchObject({
      status: 409,
      body: { code: 'location_code_taken' },
    });
    expect(await change(id, { code: 'DBN' })).toMatchObject({ status: 200 });
    expect(await change(id, { cutOffTime: '24:00' })).toMatchObject({ status: 400 });
    const other = await makeTenant();
    expect(await change(other.location.id, { name: 'Ours' })).toMatchObject({ status: 404 });
    expect(await at(updateRoute, id, '', { name: 'X' }, 'clerk')).toMatchObject({ status: 403 });
  });

  it('is named by its code as well, in use or archived', async () => {
    await createLocation(tenant.manager, durban);
    expect(await change('DBN', { name: 'Durban' })).toMatchObject({ status: 200, body: { name: 'Durban' } });
    expect(await archive('DBN')).toMatchObject({ status: 200, body: { code: 'DBN' } });
    expect(await at(restoreRoute, 'DBN', '/restore')).toMatchObject({ status: 200 });
    expect(await change('NONE', { name: 'X' })).toMatchObject({ status: 404 });
  });

  it('has a code that differs from all others in more than capitals, but for pairs from before', async () => {
    const taken = {
      status: 409,
      body: { code: 'location_code_taken', detail: expect.stringContaining('JHB') },
    };
    expect(await create('manager', { ...durban, code: 'jhb' })).toMatchObject(taken);
    const { id } = await createLocation(tenant.manager, durban);
    expect(await change(id, { code: 'Jhb' })).toMatchObject(taken);
    expect(await change(id, { code: 'dbn' })).toMatchObject({ status: 200 });
    await inTenant(tenant, (tx) => tx.update(locations).set({ code: 'jhb' }).where(eq(locations.id, id)));
    expect(await change(id, { code: 'jhb', name: 'Second' })).toMatchObject({ status: 200 });
    const both = ['cpt', 'CPT'].map((code) => create('manager', { ...durban, code }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is archived only once nothing depends on it, and says what does', async () => {
    const { id } = await createLocation(tenant.manager, durban);
    const [product] = await inTenant(tenant, (tx) =>
      tx
        .insert(products)
        .values({ tenantId: tenant.tenantId, sku: 'A', name: 'A', basePrice: '1' })
        .returning(),
    );
    await setStock(tenant.manager, { product: product?.id ?? '', location: 'DBN', onHand: 3 });
    expect(await archive(tenant.location.id)).toMatchObject({
      status: 409,
      body: { code: 'location_in_use', detail: expect.stringContaining('new orders are picked there') },
    });
    expect(await archive(id)).toMatchObject({
      status: 409,
      body: { detail: 'Durban depot is in use: 1 product has stock there.' },
    });
    await setStock(tenant.manager, { product: 'A', location: 'DBN', onHand: 0 });
    expect(await archive(id)).toMatchObject({ status: 200, body: { archivedAt: expect.any(String) } });
    expect(await codes()).toEqual(['JHB']);
    await expect(setStock(tenant.manager, { product: 'A', location: 'DBN', onHand: 1 })).rejects.toThrow(
      'location',
    );
    expect(await change(id, { isDefault: true })).toMatchObject({ status: 409 });
    expect(await at(restoreRoute, id, '/restore')).toMatchObject({ status: 200, body: { archivedAt: null } });
    expect(await codes()).toEqual(['DBN', 'JHB']);
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
