import { beforeEach, describe, expect, it } from 'vitest';
import { GET as statusRoute } from '@/app/api/auth/second-factor/route';
import { DELETE as endSessionsRoute, GET as sessionsRoute } from '@/app/api/auth/sessions/route';
import { POST as tokenRoute } from '@/app/api/auth/token/route';
import { GET as ordersRoute } from '@/app/api/orders/route';
import { GET as streamRoute } from '@/app/api/orders/stream/route';
import { PUT as saveRoute } from '@/app/api/settings/tenant/route';
import { GET as listUsersRoute } from '@/app/api/settings/users/route';
import { systemSql } from '@/db/system';
import { streamTiming } from '../http/answer-events';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant, testPin } from '../tenancy/testing/make-tenant';
import { removePasskey } from './remove-passkey';
import { removeSecondFactor } from './remove-second-factor';
import { givePasskey } from './testing/give-passkey';
import { keyFor } from './testing/key-for';
import { turnOnFactor } from './testing/turn-on-factor';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
  await systemSql()`delete from sign_in_attempts`;
});

type Sender = Parameters<TestTenant['requestAs']>[0];
const need = (isNeeded = true) =>
  callRoute(
    saveRoute,
    tenant.requestAs('manager', 'PUT', '/api/settings/tenant', { managersNeedSecondFactor: isNeeded }),
  );
const read = async (who: Sender) =>
  (await callRoute(ordersRoute, tenant.requestAs(who, 'GET', '/api/orders'))).status;
const enter = (code?: string) =>
  callRoute(
    tokenRoute,
    tenant.requestAs({}, 'POST', '/api/auth/token', {
      ...{ tenant: tenant.slug, username: 'manager', pin: testPin, ...(code ? { code } : {}) },
    }),
  );

describe('a tenant whose managers need a second factor', () => {
  it('lets a manager without one set it up, see and end sessions, and nothing else, and says so by a code', async () => {
    expect((await need()).body).toMatchObject({ managersNeedSecondFactor: true });
    const missing = { status: 403, body: { code: 'second_factor_missing' } };
    for (const [route, method, path] of [
      [ordersRoute, 'GET', '/api/orders'],
      [listUsersRoute, 'GET', '/api/settings/users'],
      [saveRoute, 'PUT', '/api/settings/tenant'],
    ] as const) {
      const body = method === 'PUT' ? { managersNeedSecondFactor: false } : undefined;
      expect(await callRoute(route, tenant.requestAs('manager', method, path, body))).toMatchObject(missing);
    }
    const status = tenant.requestAs('manager', 'GET', '/api/auth/second-factor');
    expect((await callRoute(statusRoute, status)).body).toMatchObject({ since: null, isNeeded: true });
    const own = '/api/auth/sessions';
    expect((await callRoute(sessionsRoute, tenant.requestAs('manager', 'GET', own))).status).toBe(200);
    const others = tenant.requestAs('manager', 'DELETE', `${own}?keepCurrent=true`);
    expect((await callRoute(endSessionsRoute, others)).status).toBe(200);
    await turnOnFactor(tenant.manager);
    expect(await read('manager')).toBe(200);
  });

  it('takes a passkey for one, and the PIN alone of who has a passkey no longer', async () => {
    await need();
    const { passkeyId } = await givePasskey(tenant.manager);
    expect(await read('manager')).toBe(200);
    const byPin = await enter();
    expect(byPin).toMatchObject({ status: 401, body: { code: 'passkey_required' } });
    await need(false);
    expect((await enter()).status).toBe(200);
    await need();
    await removePasskey(tenant.manager, { passkeyId, pin: testPin });
    expect(await read('manager')).toBe(403);
    expect((await enter()).status).toBe(200);
  });

  it('asks it of no clerk and no API key', async () => {
    const key = await keyFor(tenant, 'orders:read');
    await need();
    expect([await read('clerk'), await read(key), await read('manager')]).toEqual([200, 200, 403]);
  });

  it('locks nobody out: a PIN alone signs in to set one up, once more after the operator took one away', async () => {
    await need();
    const readWith = async (entered: Awaited<ReturnType<typeof enter>>) => {
      const { accessToken } = entered.body as { accessToken: string };
      return read({ authorization: `Bearer ${accessToken}` });
    };
    expect(await readWith(await enter())).toBe(403);
    const { nextCode } = await turnOnFactor(tenant.manager);
    expect(await readWith(await enter(nextCode()))).toBe(200);
    await removeSecondFactor({ tenant: tenant.slug, username: 'manager' });
    const entered = await enter();
    expect(entered.status).toBe(200);
    expect(await readWith(entered)).toBe(403);
  });

  it('ends the streams of a manager without one, and lets those of others go on', async () => {
    streamTiming.recheckMs = 20;
    const open = async (who: Sender) => {
      const request = await tenant.requestAs(who, 'GET', '/api/orders/stream');
      const { body } = await streamRoute(request, { params: Promise.resolve({}) });
      const reader = body?.getReader();
      return { isOver: async () => (await reader?.read())?.done, leave: () => void reader?.cancel() };
    };
    const [manager, clerk] = [await open('manager'), await open('clerk')];
    for (const each of [manager, clerk]) expect(await each.isOver()).toBe(false);
    await need();
    await expect.poll(manager.isOver).toBe(true);
    const clerkEnds = clerk.isOver();
    const later = new Promise((resolve) => setTimeout(() => resolve('open'), 200));
    expect(await Promise.race([clerkEnds, later])).not.toBe(true);
    clerk.leave();
  });
});
