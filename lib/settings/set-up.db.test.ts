import { beforeEach, expect, it } from 'vitest';
import { GET as getRoute, PUT as putRoute } from '@/app/api/settings/set-up/route';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import type { SetUp } from './checklist-contract';
import { getSetUp } from './get-set-up';
import { isOpen } from './is-open';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const doneIn = ({ steps }: SetUp) => steps.flatMap(({ step, isDone }) => (isDone ? [step] : []));

it('finds by itself what is done, of this tenant alone', async () => {
  const other = await makeTenant();
  const before = doneIn(await getSetUp(tenant.manager));
  expect(before).not.toContain('catalogue');
  await inTenant(tenant, async (tx) => {
    const { tenantId } = tenant;
    await tx.insert(products).values({ tenantId, sku: 'A', name: 'A', basePrice: '1' });
    await tx.insert(messagingChannels).values({ tenantId, phoneNumberId: `number-${tenantId}` });
  });
  expect(new Set(doneIn(await getSetUp(tenant.manager)))).toEqual(
    new Set([...before, 'number', 'catalogue']),
  );
  expect(doneIn(await getSetUp(other.manager))).toEqual(before);
});

it('is put aside for everybody and taken out again, by managers', async () => {
  const put = (sender: 'manager' | 'clerk', putAside: boolean) =>
    callRoute(putRoute, tenant.requestAs(sender, 'PUT', '/api/settings/set-up', { putAside }));
  expect(isOpen(await getSetUp(tenant.manager))).toBe(true);
  expect(await put('clerk', true)).toMatchObject({ status: 403 });
  expect(await put('manager', true)).toMatchObject({ status: 200, body: { putAsideAt: expect.any(String) } });
  expect(isOpen(await getSetUp(tenant.manager))).toBe(false);
  expect(await put('manager', false)).toMatchObject({ status: 200, body: { putAsideAt: null } });
  const read = await callRoute(getRoute, tenant.requestAs('manager', 'GET', '/api/settings/set-up'));
  expect(isOpen(read.body as SetUp)).toBe(true);
});
