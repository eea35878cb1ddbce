import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { inTenant } from '@/db/tenant';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { createCustomerEndpoint } from '../customers/contract';
import { createCustomer } from '../customers/create-customer';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { beginUndo } from './begin-undo';
import { committed, seen } from './testing/import-rows';

it('stores branches by code or name, and takes them back as they were', async () => {
  const tenant = await makeTenant();
  const sunrise = { name: 'Sunrise Spaza', phoneNumber: '082 555 0142', erpCustomerId: 'SUN001' };
  await createCustomer(tenant.manager, createCustomerEndpoint.body.parse(sunrise));
  const rowsOf = (query: ReturnType<typeof sql>) =>
    inTenant(tenant, async (tx) => [...(await tx.execute(query))]);
  const branches = () =>
    rowsOf(sql`
      select b.code, b.name, b.address, to_jsonb(b.names) as names, to_jsonb(b.delivery_days) as days, l.code as location
      from customer_branches b left join locations l on l.id = b.location_id order by b.name`);
  await rowsOf(
    sql`insert into locations (tenant_id, code, name) values (${tenant.tenantId}, 'NORTH', 'Depot North')`,
  );
  await committed(
    tenant.manager,
    'branches',
    'customer,branch code,branch name,location\nSUN001,MS,Main St,north\n',
  );
  const before = await branches();
  const file = [
    'Customer;Branch code;Branch;Address;Also called;Warehouse;Delivery days',
    'Sunrise Spaza;ms;Main Street;1 Main Street;Main / Hoofstraat;;Mon-Wed, Fri',
    '082 555 0142;;Harbour;;;Depot North;any',
    'SUN001;X;;;;;',
    'SUN001;Y;Yard;;;Moon;Someday',
    'Nobody;Z;Zoo;;;;',
  ].join('\n');
  const done = await committed(tenant.manager, 'branches', file);
  expect(done.rows.map(({ errors }) => errors.map(({ expected }) => expected))).toEqual([
    [],
    [],
    ['Branch name: it is needed in every row'],
    ['days of the week, as in Mon, Thu', 'the code or name of a location'],
    ['a customer’s ERP account, phone number or name'],
  ]);
  expect(await branches()).toEqual([
    { code: null, name: 'Harbour', address: null, names: [], days: [], location: 'NORTH' },
    {
      ...{ code: 'ms', name: 'Main Street', address: '1 Main Street', names: ['Main', 'Hoofstraat'] },
      ...{ days: ['MON', 'TUE', 'WED', 'FRI'], location: 'NORTH' },
    },
  ]);
  await beginUndo(tenant.manager, { importId: done.id });
  await runOwedWork(tenant.tenantId, 'import/due');
  expect(await seen(tenant.manager, done.id)).toMatchObject({ status: 'UNDONE', problem: null });
  expect(await branches()).toEqual(before);
});
