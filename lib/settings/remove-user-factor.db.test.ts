import { beforeEach, describe, expect, it } from 'vitest';
import { POST as tokenRoute } from '@/app/api/auth/token/route';
import { GET as ordersRoute } from '@/app/api/orders/route';
import { DELETE as removeRoute } from '@/app/api/settings/users/[id]/second-factor/route';
import { GET as listRoute } from '@/app/api/settings/users/route';
import { auditEvents } from '@/db/schema/audit-events';
import { systemSql } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { givePasskey } from '../auth/testing/give-passkey';
import { turnOnFactor } from '../auth/testing/turn-on-factor';
import type { Context } from '../context';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant, testPin } from '../tenancy/testing/make-tenant';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
  await systemSql()`delete from sign_in_attempts`;
});

const idOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.userId : '');
const remove = (id: string, who: 'manager' | 'clerk' = 'manager', from = tenant) =>
  callRoute(removeRoute, from.requestAs(who, 'DELETE', `/api/settings/users/${id}/second-factor`), { id });
const enter = async () =>
  (
    await callRoute(
      tokenRoute,
      tenant.requestAs({}, 'POST', '/api/auth/token', {
        ...{ tenant: tenant.slug, username: 'clerk', pin: testPin },
      }),
    )
  ).status;

describe('taking a colleague’s second factor away', () => {
  it('takes their passkeys too, which the list counts', async () => {
    await givePasskey(tenant.clerk);
    const listed = async () =>
      (await callRoute(listRoute, tenant.requestAs('manager', 'GET', '/api/settings/users'))).body;
    expect(await listed()).toMatchObject({
      users: [{ passkeys: 1, hasSecondFactor: false }, { passkeys: 0 }],
    });
    expect((await remove(idOf(tenant.clerk))).status).toBe(204);
    expect(await listed()).toMatchObject({ users: [{ passkeys: 0 }, { passkeys: 0 }] });
    expect((await remove(idOf(tenant.clerk))).body).toMatchObject({ code: 'second_factor_off' });
  });

  it('leaves the PIN alone, ends their sessions, shows in the list and is in the trail', async () => {
    await turnOnFactor(tenant.clerk);
    const request = await tenant.requestAs('clerk', 'GET', '/api/orders');
    const listed = async () =>
      (await callRoute(listRoute, tenant.requestAs('manager', 'GET', '/api/settings/users'))).body;
    expect(await listed()).toMatchObject({ users: [{ hasSecondFactor: true }, { hasSecondFactor: false }] });
    expect(await enter()).toBe(401);
    expect((await callRoute(ordersRoute, request.clone())).status).toBe(200);

    expect((await remove(idOf(tenant.clerk))).status).toBe(204);
    expect(await listed()).toMatchObject({ users: [{ hasSecondFactor: false }, { hasSecondFactor: false }] });
    expect((await callRoute(ordersRoute, request.clone())).status).toBe(401);
    expect(await enter()).toBe(200);
    const trail = await inTenant(tenant, (tx) => tx.select().from(auditEvents));
    expect(trail.filter(({ action }) => action === 'second_factor.removed')).toMatchObject([
      { actor: tenant.manager.actor, subjectId: idOf(tenant.clerk), data: { of: 'Clara Clerk' } },
    ]);
  });

  it('is not for one’s own, which asks for a code', async () => {
    await turnOnFactor(tenant.manager);
    const own = idOf(tenant.manager);
    for (const id of [own, own.toUpperCase()]) {
      expect(await remove(id)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  it('is refused where there is none, to clerks, and for another tenant’s as for unknown ones', async () => {
    expect((await remove(idOf(tenant.clerk))).body).toMatchObject({ code: 'second_factor_off' });
    await turnOnFactor(tenant.manager);
    expect(await remove(idOf(tenant.manager), 'clerk')).toMatchObject({ status: 403 });
    const other = await makeTenant();
    await turnOnFactor(other.clerk);
    const told = async (id: string) => {
      const { status, body } = await remove(id);
      return { status, body: { ...(body as object), requestId: '' } };
    };
    const foreign = await told(idOf(other.clerk));
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await told('00000000-0000-4000-8000-000000000000'));
  });
});
