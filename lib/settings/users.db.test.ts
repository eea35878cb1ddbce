import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as productsRoute } from '@/app/api/products/route';
import { PUT as updateRoute } from '@/app/api/settings/users/[id]/route';
import { POST as createRoute, GET as listRoute } from '@/app/api/settings/users/route';
import { auditEvents } from '@/db/schema/audit-events';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { signIn } from '../auth/sign-in';
import type { Context } from '../context';
import { callRoute } from '../tenancy/testing/call-route';
import { firstSession, makeTenant, type TestTenant, testPin } from '../tenancy/testing/make-tenant';
import { createUser } from './create-user';
import { updateUser } from './update-user';

const path = '/api/settings/users';
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

type Sender = Parameters<TestTenant['requestAs']>[0];
const create = (body: unknown, sender: Sender = 'manager') =>
  callRoute(createRoute, tenant.requestAs(sender, 'POST', path, body));
const update = (id: string, body: unknown, who = tenant) =>
  callRoute(updateRoute, who.requestAs('manager', 'PUT', `${path}/${id}`, body), { id });
const list = () => callRoute(listRoute, tenant.requestAs('manager', 'GET', path));
const thandi = { username: 'Thandi', name: 'Thandi Nkosi', role: 'clerk' as const, pin: '482913' };

function idOf({ actor }: Context): string {
  if (actor.kind !== 'user') throw new Error('not a user');
  return actor.userId;
}
const audited = (action: string) =>
  inTenant(tenant, (tx) => tx.select().from(auditEvents).where(eq(auditEvents.action, action)));

describe('/api/settings/users', () => {
  it('adds a person (201) who can sign in, and never shows or logs the PIN', async () => {
    const created = await create(thandi);
    expect(created).toMatchObject({
      status: 201,
      body: { username: 'thandi', role: 'clerk', enabled: true },
    });
    expect(
      await signIn({ tenant: tenant.slug, username: 'THANDI', pin: '482913' }, { address: 'local' }),
    ).toMatchObject({
      name: 'Thandi Nkosi',
    });
    const listed = await list();
    expect(listed.body).toMatchObject({
      users: [{ username: 'clerk' }, { username: 'manager' }, created.body],
      total: 3,
    });
    const rows = await inTenant(tenant, (tx) => tx.select().from(users));
    const trail = await audited('user.created');
    expect(trail).toMatchObject([{ actor: tenant.manager.actor, data: { username: 'thandi' } }]);
    expect(JSON.stringify([rows, trail, listed.body, created.body])).not.toContain('482913');
  });

  it('names every fault of the input, a taken name, and who may not', async () => {
    const body = { username: ' x', name: 7, role: 'admin', pin: '12', extra: 1 };
    expect(await create(body)).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: 'username' },
          { path: 'name' },
          { path: 'role' },
          { path: 'pin' },
          { path: 'extra' },
        ],
      },
    });
    expect(await create({ ...thandi, username: 'Clerk' })).toMatchObject({
      status: 409,
      body: { code: 'username_taken' },
    });
    expect(await create(thandi, 'nobody')).toMatchObject({ status: 401 });
    expect(await create(thandi, 'clerk')).toMatchObject({ status: 403 });
  });

  it('changes what is given: the new PIN holds, the old one does not', async () => {
    const { id } = await createUser(tenant.manager, thandi);
    expect(await update(id, { pin: '731946', name: 'Thandi N.' })).toMatchObject({
      status: 200,
      body: { name: 'Thandi N.', role: 'clerk', enabled: true },
    });
    const account = { tenant: tenant.slug, username: 'thandi' };
    await expect(signIn({ ...account, pin: '482913' }, { address: 'local' })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await expect(signIn({ ...account, pin: '731946' }, { address: 'local' })).resolves.toMatchObject({
      userId: id,
    });
    expect(await audited('user.changed')).toMatchObject([{ data: { name: 'Thandi N.', pin: 'replaced' } }]);
  });

  it('opens an account that is locked with a new PIN, and with nothing else', async () => {
    const signInAs = (pin: string) =>
      signIn({ tenant: tenant.slug, username: 'clerk', pin }, { address: 'a warehouse' });
    const locked = { code: 'rate_limited' };
    for (let n = 0; n < 5; n += 1) await signInAs('000000').catch(() => undefined);
    await update(idOf(tenant.clerk), { name: 'Clara C.' });
    await expect(signInAs(testPin)).rejects.toMatchObject(locked);
    await update(idOf(tenant.clerk), { pin: '731946' });
    await expect(signInAs('731946')).resolves.toMatchObject({ username: 'clerk' });
  });

  it('switches a person off at once, and on again for those who sign in anew', async () => {
    const clerkId = idOf(tenant.clerk);
    const asClerk = () => callRoute(productsRoute, tenant.requestAs('clerk', 'GET', '/api/products'));
    expect(await asClerk()).toMatchObject({ status: 200 });
    expect(await update(clerkId, { enabled: false })).toMatchObject({ body: { enabled: false } });
    expect(await asClerk()).toMatchObject({ status: 401 });
    await update(clerkId, { enabled: true });
    expect(await asClerk()).toMatchObject({ status: 401 });
    const { sessionVersion } = await signIn(
      { tenant: tenant.slug, username: 'clerk', pin: testPin },
      { address: 'local' },
    );
    expect(sessionVersion).toBe(firstSession + 1);
  });

  it.each([
    ['ends', 'a new PIN', { pin: '731946' }],
    ['ends', 'another role', { role: 'manager' }],
    ['leaves', 'the same role', { role: 'clerk' }],
    ['leaves', 'a new name', { name: 'Clara C.' }],
    ['leaves', 'on when it is on', { enabled: true }],
  ])('%s the sessions and tokens of before with %s', async (does, _what, change) => {
    const own = tenant.requestAs('clerk', 'GET', '/api/products');
    const foreign = tenant.requestAs('manager', 'GET', '/api/products');
    expect(await update(idOf(tenant.clerk), change)).toMatchObject({ status: 200 });
    expect(await callRoute(productsRoute, own)).toMatchObject({ status: does === 'ends' ? 401 : 200 });
    expect(await callRoute(productsRoute, foreign)).toMatchObject({ status: 200 });
  });

  it.each([
    ['enabled', { enabled: false }],
    ['role', { role: 'clerk' }],
  ])('keeps the last manager: refuses to change %s', async (field, change) => {
    expect(await update(idOf(tenant.manager), change)).toMatchObject({
      status: 409,
      body: { errors: [{ path: field, code: 'last_manager' }] },
    });
  });

  it('keeps one manager when two switch each other off at the same moment', async () => {
    const second = await createUser(tenant.manager, { ...thandi, role: 'manager' });
    const off = (userId: string) => updateUser(tenant.manager, { userId, changes: { enabled: false } });
    const isOff = new EventEmitter();
    const first = inTenant(tenant, async () => {
      await off(second.id);
      isOff.emit('uncommitted');
      await setTimeout(100);
    });
    await once(isOff, 'uncommitted');
    const both = await Promise.allSettled([first, off(idOf(tenant.manager))]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('does not find another tenant’s user', async () => {
    const other = await makeTenant();
    expect(await update(idOf(tenant.clerk), { enabled: false }, other)).toMatchObject({ status: 404 });
    expect(await update(idOf(tenant.clerk), { enabled: 'no' })).toMatchObject({ status: 400 });
  });
});
