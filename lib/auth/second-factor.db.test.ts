import { randomInt } from 'node:crypto';
import { TOTP } from 'otpauth';
import postgres from 'postgres';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as confirmRoute } from '@/app/api/auth/second-factor/confirm/route';
import { POST as beginRoute, GET as statusRoute } from '@/app/api/auth/second-factor/route';
import { POST as turnOffRoute } from '@/app/api/auth/second-factor/turn-off/route';
import { POST as tokenRoute } from '@/app/api/auth/token/route';
import { auditEvents } from '@/db/schema/audit-events';
import { users } from '@/db/schema/users';
import { systemSql } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { clock } from '../clock';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant, testPin } from '../tenancy/testing/make-tenant';
import { removeSecondFactor } from './remove-second-factor';
import { resetPin } from './reset-pin';
import { openBrowser } from './testing/open-browser';

const owner = postgres(ownerUrl(), { max: 1 });
afterAll(() => owner.end());
let tenant: TestTenant;
let address: string;
beforeEach(async () => {
  address = `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;
  tenant = await makeTenant();
  await systemSql()`delete from sign_in_attempts`;
  await systemSql()`delete from sessions`;
  at(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const startedAt = Date.now();
/** Holds time at so many steps of 30 seconds from now. */
function at(steps: number) {
  vi.spyOn(clock, 'now').mockReturnValue(new Date(startedAt + steps * 30_000));
}
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: startedAt + steps * 30_000 });
/** A code of none of the three steps that are taken. */
const wrongCode = (secret: string) => {
  const right = [-1, 0, 1].map((steps) => codeOf(secret, steps));
  return ['000000', '000001', '000002', '000003'].find((code) => !right.includes(code)) ?? '';
};

type Handler = Parameters<typeof callRoute>[0];
const send = (handler: Handler, path: string, body: unknown, who: 'manager' | 'clerk' = 'manager') =>
  callRoute(handler, tenant.requestAs(who, 'POST', `/api/auth/second-factor${path}`, body));
const begin = async (pin = testPin) => {
  const { body } = await send(beginRoute, '', { pin });
  return (body as { setup: { secret: string; address: string; qr: string } }).setup;
};
const confirm = (code: string) => send(confirmRoute, '/confirm', { code });
/** Turned on two steps ago, so that codes of now have not been used. */
const turnOn = async () => {
  const { secret } = await begin();
  at(-2);
  const { body } = await confirm(codeOf(secret, -2));
  at(0);
  return { secret, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes };
};
const enter = (more: { pin?: string; code?: string; username?: string } = {}) =>
  callRoute(
    tokenRoute,
    tenant.requestAs({ 'x-forwarded-for': address }, 'POST', '/api/auth/token', {
      ...{ tenant: tenant.slug, username: 'manager', pin: testPin, ...more },
    }),
  );
const statusOf = async (...given: Parameters<typeof enter>) => (await enter(...given)).status;
const told = ({ status, body }: Awaited<ReturnType<typeof enter>>) => ({
  ...{ status, body: { ...(body as object), requestId: '' } },
});
const stored = () =>
  inTenant(tenant, async (tx) =>
    (await tx.select().from(users)).find(({ username }) => username === 'manager'),
  );
const trail = () =>
  inTenant(tenant, async (tx) =>
    (await tx.select().from(auditEvents).orderBy(auditEvents.sequence)).map(({ action, actor, data }) => [
      ...[action, actor.name, data.why],
    ]),
  );

describe('setting it up', () => {
  it('counts only once a code of the app confirms it, and keeps the secret sealed and hashes of ten codes', async () => {
    const { secret, address: link, qr } = await begin();
    expect(link).toContain(`secret=${secret}`);
    expect(decodeURIComponent(qr)).toContain('<svg');
    expect(await statusOf()).toBe(200);
    expect((await confirm(wrongCode(secret))).body).toMatchObject({
      ...{ code: 'invalid_input', errors: [{ path: 'code' }] },
    });
    expect(await statusOf()).toBe(200);
    const { recoveryCodes } = (await confirm(codeOf(secret))).body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await statusOf()).toBe(401);
    const row = await stored();
    expect(row?.secondFactorSealed).toMatch(/^v2\./);
    const kept = JSON.stringify(row);
    for (const shown of [secret, ...recoveryCodes]) expect(kept).not.toContain(shown);
    expect((await trail()).at(-1)).toEqual(['second_factor.turned_on', 'Mandla Manager', undefined]);
    const status = await callRoute(
      statusRoute,
      tenant.requestAs('manager', 'GET', '/api/auth/second-factor'),
    );
    expect(status.body).toMatchObject({ isPossible: true, recoveryCodesLeft: 10, isNeeded: false });
  });

  it('asks for the PIN, whose guesses are bounded as at sign-in', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 6; n += 1) answers.push((await send(beginRoute, '', { pin: '000000' })).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await send(beginRoute, '', { pin: testPin })).status).toBe(429);
    expect(await statusOf()).toBe(200);
  });

  it('is refused while one is on, and each setting up gives another secret', async () => {
    const first = await begin();
    const { secret } = await begin();
    expect(secret).not.toBe(first.secret);
    expect((await confirm(codeOf(first.secret))).status).toBe(400);
    await confirm(codeOf(secret));
    expect((await send(beginRoute, '', { pin: testPin })).body).toMatchObject({ code: 'second_factor_on' });
    expect((await confirm(codeOf(secret))).body).toMatchObject({ code: 'second_factor_on' });
  });
});

describe('signing in with it', () => {
  it('asks for the code after a right PIN only', async () => {
    const { secret } = await turnOn();
    expect((await enter({ pin: '000000' })).body).toMatchObject({ code: 'invalid_credentials' });
    expect(await enter()).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    expect(await statusOf({ code: codeOf(secret) })).toBe(200);
  });

  it('takes a code once, one step early or late, and none of an earlier step than the last', async () => {
    const { secret } = await turnOn();
    const both = await Promise.all([0, 1].map(() => statusOf({ code: codeOf(secret) })));
    expect(both.sort()).toEqual([200, 401]);
    expect(await statusOf({ code: codeOf(secret, -1) })).toBe(401);
    expect(await statusOf({ code: codeOf(secret, 1) })).toBe(200);
    expect(await statusOf({ code: codeOf(secret, 2) })).toBe(401);
  });

  it('answers a wrong code as it does a wrong PIN, and holds back after as many', async () => {
    const { secret } = await turnOn();
    const code = wrongCode(secret);
    expect(told(await enter({ code }))).toEqual(told(await enter({ code, pin: '000000' })));
    expect([await statusOf({ code }), await statusOf({ code }), await statusOf({ code })]).toEqual([
      ...[401, 401, 401],
    ]);
    expect(await statusOf({ code: codeOf(secret) })).toBe(429);
  });

  it('forgets no wrong code for a right PIN without one, and counts that as no guess', async () => {
    const { secret } = await turnOn();
    for (let n = 0; n < 5; n += 1) {
      expect(told(await enter()).body).toMatchObject({ code: 'second_factor_required' });
      expect(await statusOf({ code: wrongCode(secret) })).toBe(401);
    }
    expect(await statusOf()).toBe(429);
    at(2);
    expect(told(await enter()).body).toMatchObject({ code: 'second_factor_required' });
    expect(await statusOf({ code: codeOf(secret, 2) })).toBe(200);
  });

  it('takes each recovery code once, even for two at once, and says so in the trail', async () => {
    const { recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    const both = await Promise.all([0, 1].map(() => statusOf({ code: first.toLowerCase() })));
    expect(both.sort()).toEqual([200, 401]);
    expect(await statusOf({ code: second })).toBe(200);
    const used = (await trail()).filter(([action]) => action === 'second_factor.recovery_code_used');
    expect(used).toHaveLength(2);
  });

  it('takes no code of another tenant’s manager, nor of a secret moved from their row, and recovery codes still', async () => {
    const { recoveryCodes } = await turnOn();
    const [mine, other] = [tenant, await makeTenant()];
    tenant = other;
    const foreign = await turnOn();
    tenant = mine;
    expect(await statusOf({ code: codeOf(foreign.secret) })).toBe(401);
    expect(await statusOf({ code: foreign.recoveryCodes[0] ?? '' })).toBe(401);
    await systemSql()`delete from sign_in_attempts`;
    await owner`update users set second_factor_sealed =
        (select second_factor_sealed from users where tenant_id = ${other.tenantId} and username = 'manager')
      where tenant_id = ${mine.tenantId} and username = 'manager'`;
    expect((await enter({ code: codeOf(foreign.secret) })).body).toMatchObject({ code: 'secret_unreadable' });
    expect(await statusOf({ code: recoveryCodes[0] ?? '' })).toBe(200);
  });

  it('tells in the trail that a PIN was right and the code was not', async () => {
    const { secret } = await turnOn();
    await enter({ code: wrongCode(secret) });
    await expect
      .poll(async () => (await trail()).at(-1))
      .toEqual(['session.refused', 'sign-in', 'right PIN, wrong code']);
  });

  it('asks for it beside the operator’s code as well, which a wrong one does not use up', async () => {
    const { secret } = await turnOn();
    const { code: pin } = await resetPin({ tenant: tenant.slug, username: 'manager', pin: '975310' });
    expect((await enter({ pin })).body).toMatchObject({ code: 'second_factor_required' });
    expect(await statusOf({ pin, code: wrongCode(secret) })).toBe(401);
    expect(await statusOf({ pin, code: codeOf(secret) })).toBe(200);
    expect(await statusOf({ pin, code: codeOf(secret, 1) })).toBe(401);
  });
});

describe('a browser', () => {
  const signIn = async (browser: ReturnType<typeof openBrowser>, more: Record<string, string> = {}) =>
    (
      await browser.post('/api/auth/callback/credentials', {
        ...{ tenant: tenant.slug, username: 'manager', pin: testPin, ...more },
      })
    ).status;

  it('is asked each time, known or not, unless its person asked otherwise; then for 30 days', async () => {
    const { secret } = await turnOn();
    const browser = openBrowser({ address });
    expect(await signIn(browser)).toBe(401);
    expect(await signIn(browser, { code: codeOf(secret, -1) })).toBe(200);
    expect(await signIn(browser)).toBe(401);
    expect(await signIn(browser, { code: codeOf(secret), trust: 'true' })).toBe(200);
    expect(await signIn(browser)).toBe(200);
    expect(await signIn(browser, { pin: '000000' })).toBe(401);
    at(30 * 24 * 120 - 1);
    expect(await signIn(browser)).toBe(200);
    at(30 * 24 * 120 + 1);
    expect(await signIn(browser)).toBe(401);
  });

  it('is trusted for no longer with a wrong code', async () => {
    const { secret } = await turnOn();
    const browser = openBrowser({ address });
    expect(await signIn(browser, { code: codeOf(secret), trust: 'true' })).toBe(200);
    const trusted = browser.jar.get('trusted-browser');
    expect(await signIn(browser, { code: wrongCode(secret), trust: 'true' })).toBe(401);
    expect(browser.jar.get('trusted-browser')).toBe(trusted);
  });

  it('is asked again after another PIN, and for another person', async () => {
    const { secret } = await turnOn();
    const browser = openBrowser({ address });
    expect(await signIn(browser, { code: codeOf(secret), trust: 'true' })).toBe(200);
    const other = await makeTenant();
    const cookie = browser.jar.get('trusted-browser') ?? '';
    await resetPin({ tenant: tenant.slug, username: 'manager', pin: testPin });
    expect(await signIn(browser)).toBe(401);
    [tenant, address] = [other, '10.1.1.1'];
    await turnOn();
    const stranger = openBrowser({ address });
    stranger.jar.set('trusted-browser', cookie);
    expect(await signIn(stranger)).toBe(401);
  });
});

describe('turning it off', () => {
  it('asks for PIN and code, and does not tell which is wrong', async () => {
    const { secret } = await turnOn();
    const off = (pin: string, code: string) => send(turnOffRoute, '/turn-off', { pin, code });
    const wrongs = [await off('000000', codeOf(secret)), await off(testPin, wrongCode(secret))];
    expect(told(wrongs[0] as never)).toEqual(told(wrongs[1] as never));
    expect(await statusOf()).toBe(401);
    expect((await off(testPin, codeOf(secret))).status).toBe(200);
    expect(await statusOf()).toBe(200);
    expect((await off(testPin, codeOf(secret, 1))).body).toMatchObject({ code: 'second_factor_off' });
    expect((await trail()).some(([action]) => action === 'second_factor.turned_off')).toBe(true);
  });

  it('is done by the operator for somebody locked out, and nobody else’s is touched', async () => {
    await turnOn();
    const account = { tenant: tenant.slug, username: 'Manager' };
    await removeSecondFactor(account);
    expect(await statusOf()).toBe(200);
    expect(
      (await trail()).some(([action, who]) => action === 'second_factor.removed' && who === 'operator'),
    ).toBe(true);
    await expect(removeSecondFactor(account)).rejects.toMatchObject({ code: 'second_factor_off' });
    await expect(removeSecondFactor({ ...account, username: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
