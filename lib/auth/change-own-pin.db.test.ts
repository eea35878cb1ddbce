import { beforeEach, describe, expect, it } from 'vitest';
import { POST as changeRoute } from '@/app/api/auth/pin/route';
import { POST as tokenRoute } from '@/app/api/auth/token/route';
import { GET as ordersRoute } from '@/app/api/orders/route';
import { PUT as updateRoute } from '@/app/api/settings/users/[id]/route';
import { auditEvents } from '@/db/schema/audit-events';
import { systemSql } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant, testPin } from '../tenancy/testing/make-tenant';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
  await systemSql()`delete from sign_in_attempts`;
});

type Who = 'manager' | 'clerk';
const change = (who: Who, pin: string, newPin = '739146') =>
  callRoute(changeRoute, tenant.requestAs(who, 'POST', '/api/auth/pin', { pin, newPin }));
const enter = async (username: Who, pin: string) => {
  const body = { tenant: tenant.slug, username, pin };
  return (await callRoute(tokenRoute, tenant.requestAs({}, 'POST', '/api/auth/token', body))).status;
};
const read = async (who: Who) =>
  (await callRoute(ordersRoute, tenant.requestAs(who, 'GET', '/api/orders'))).status;

describe('changing one’s own PIN', () => {
  it.each(['manager', 'clerk'] as const)('takes the old one and signs a %s out everywhere', async (who) => {
    expect((await change(who, testPin)).status).toBe(200);
    expect(await read(who)).toBe(401);
    expect([await enter(who, testPin), await enter(who, '739146')]).toEqual([401, 200]);
    const events = await inTenant(tenant, (tx) => tx.select().from(auditEvents));
    expect(events.filter(({ action }) => action === 'user.changed')).toMatchObject([
      { actor: tenant[who].actor, data: { pin: 'replaced by its owner' } },
    ]);
  });

  it('is refused without the old one, whose guesses are bounded as at sign-in', async () => {
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await change('manager', '000000')).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await read('manager')).toBe(200);
    expect(await enter('manager', testPin)).toBe(200);
  });

  it('refuses the same again, and one that many people choose', async () => {
    for (const newPin of [testPin, '123456', '12']) {
      const { status, body } = await change('clerk', testPin, newPin);
      expect([status, body]).toMatchObject([400, { errors: [{ path: 'newPin' }] }]);
    }
    expect(await enter('clerk', testPin)).toBe(200);
  });

  it('is the only way to it: no manager gives themselves a new PIN among the users', async () => {
    const id = tenant.manager.actor.kind === 'user' ? tenant.manager.actor.userId : '';
    for (const own of [id, id.toUpperCase()]) {
      const path = `/api/settings/users/${own}`;
      const sent = tenant.requestAs('manager', 'PUT', path, { pin: '739146' });
      expect(await callRoute(updateRoute, sent, { id: own })).toMatchObject({
        ...{ status: 403, body: { code: 'forbidden' } },
      });
    }
    expect(await enter('manager', testPin)).toBe(200);
  });
});
