import { randomInt } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as tokenRoute } from '@/app/api/auth/token/route';
import { sessions } from '@/db/schema/sessions';
import { systemSql } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import { mintUserId } from '../ids';
import { createUser } from '../settings/create-user';
import { updateUser } from '../settings/update-user';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant, testPin } from '../tenancy/testing/make-tenant';
import { resetPin } from './reset-pin';
import { openBrowser } from './testing/open-browser';

vi.mock('@node-rs/argon2', { spy: true });

let tenant: TestTenant;
/** Of its own for each test: a process counts wrong PINs from an address as well. */
let home: string;
beforeEach(async () => {
  home = elsewhere();
  tenant = await makeTenant();
  await systemSql()`delete from sign_in_attempts`;
  await systemSql()`delete from sessions`;
  vi.mocked(verify).mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const startedAt = Date.now();
/** Holds time at so many seconds from now. */
const at = (seconds: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(startedAt + seconds * 1000));

/** An address from which nobody ever came. */
const elsewhere = () => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;
const enter = (pin: string, { address = elsewhere(), username = 'clerk' } = {}) =>
  callRoute(
    tokenRoute,
    tenant.requestAs({ 'x-forwarded-for': address }, 'POST', '/api/auth/token', {
      ...{ tenant: tenant.slug, username, pin },
    }),
  );
const enterIn = async (browser: ReturnType<typeof openBrowser>, pin: string, username = 'clerk') =>
  (await browser.post('/api/auth/callback/credentials', { tenant: tenant.slug, username, pin })).status;
const attack = async (times = 12) => {
  for (let n = 0; n < times; n += 1) await enter('000000');
};
const told = ({ status, headers, body }: Awaited<ReturnType<typeof enter>>) => ({
  ...{ status, wait: headers.get('retry-after'), body: { ...(body as object), requestId: '' } },
});

describe('guesses at one account', () => {
  it('are at most ten in five minutes and fifty in an hour, from fifty addresses of which one is known', {
    timeout: 60_000,
  }, async () => {
    at(0);
    expect((await enter(testPin, { address: home })).status).toBe(200);
    const addresses = [home, ...Array.from({ length: 49 }, elsewhere)];
    vi.mocked(verify).mockClear();
    const looked: number[] = [];
    for (let second = 1; second < 3600; second += 9) {
      at(second);
      const before = vi.mocked(verify).mock.calls.length;
      // Two at a time, the known address among them again and again.
      const from = [home, addresses[second % addresses.length] ?? home];
      await Promise.all(from.map((address) => enter('000000', { address })));
      looked.push(...Array(vi.mocked(verify).mock.calls.length - before).fill(second));
    }
    const inFiveMinutes = looked.map(
      (begin) => looked.filter((each) => each >= begin && each < begin + 300).length,
    );
    expect(looked.length).toBeGreaterThan(10);
    expect(Math.max(...inFiveMinutes)).toBeLessThanOrEqual(10);
    expect(looked.length).toBeLessThanOrEqual(50);
  });

  it('do not become more by the owner’s signing in on a known device', async () => {
    const browser = openBrowser({ address: home });
    expect(await enterIn(browser, testPin)).toBe(200);
    await systemSql()`delete from sessions`;
    await attack();
    expect(await enterIn(browser, testPin)).toBe(200);
    vi.mocked(verify).mockClear();
    await attack();
    expect(vi.mocked(verify)).not.toHaveBeenCalled();
  });
});

describe('while others try wrong PINs', () => {
  it('the owner gets in on a device that the account has signed in with, wherever it is by now', async () => {
    const browser = openBrowser({ address: home });
    expect(await enterIn(browser, testPin)).toBe(200);
    await systemSql()`delete from sessions`;
    await attack();
    const moved = openBrowser({ address: elsewhere() });
    moved.jar.set('device', browser.jar.get('device') ?? '');
    expect([await enterIn(moved, testPin), (await enter(testPin)).status]).toEqual([200, 429]);
  });

  it('and although they do it for many names from behind the same address', async () => {
    const browser = openBrowser({ address: home });
    expect(await enterIn(browser, testPin)).toBe(200);
    for (let n = 0; n < 31; n += 1) await enter('000000', { address: home, username: `name-${n}` });
    expect((await enter(testPin, { address: home })).status).toBe(429);
    expect(await enterIn(browser, testPin)).toBe(200);
  });

  it('a device counts for itself', async () => {
    const browser = openBrowser({ address: home });
    expect(await enterIn(browser, testPin)).toBe(200);
    const answers: number[] = [];
    for (let n = 0; n < 6; n += 1) answers.push(await enterIn(browser, '000000'));
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await enter(testPin)).status).toBe(200);
  });

  it('a device is known for the accounts that signed in on it, and by our own word only', async () => {
    const shared = openBrowser({ address: elsewhere() });
    expect(await enterIn(shared, testPin, 'manager')).toBe(200);
    await systemSql()`delete from sessions`;
    await attack();
    expect(await enterIn(shared, testPin)).toBe(429);
    const [head, , signature] = (shared.jar.get('device') ?? '').split('.');
    const claims = { jti: tenant.tenantId, accounts: ['x'], aud: 'known-device', exp: 9_999_999_999 };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    shared.jar.set('device', `${head}.${body}.${signature}`);
    expect(await enterIn(shared, testPin)).toBe(429);
  });

  it('the owner gets in from an address that is known, though the device is not', async () => {
    at(0);
    expect((await enter(testPin, { address: home })).status).toBe(200);
    await attack();
    expect((await enter(testPin)).status).toBe(429);
    expect((await enter(testPin, { address: home })).status).toBe(200);
  });

  it('nobody learns there which names exist', async () => {
    at(0);
    expect((await enter(testPin, { address: home })).status).toBe(200);
    const answers = async (username: string) => {
      const all: ReturnType<typeof told>[] = [];
      for (let n = 0; n < 9; n += 1) all.push(told(await enter('000000', { address: home, username })));
      return all;
    };
    const [known, unknown] = [await answers('clerk'), await answers('nobody')];
    expect(known).toEqual(unknown);
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
    expect(vi.mocked(verify).mock.calls).toHaveLength(1 + 7 + 7);
  });

  it('an address is forgotten after ninety days', async () => {
    expect((await enter(testPin, { address: home })).status).toBe(200);
    const createdAt = new Date(Date.now() - 91 * 86_400_000);
    await inTenant(tenant, (tx) => tx.update(sessions).set({ createdAt }));
    await attack();
    expect((await enter(testPin, { address: home })).status).toBe(429);
  });
});

describe('the operator’s reset of a PIN', () => {
  const reset = (pin = '975310') => resetPin({ tenant: tenant.slug, username: 'Manager', pin });
  const manager = { username: 'manager' };

  it('gives a new PIN, ends the sessions of before, and a code that signs in once during the wait', async () => {
    const { authorization } = Object.fromEntries(
      (await tenant.requestAs('manager', 'GET', '/api/orders')).headers,
    );
    const { code } = await reset();
    for (let n = 0; n < 6; n += 1) await enter('000000', manager);
    expect((await enter('975310', manager)).status).toBe(429);
    const browser = openBrowser({ address: elsewhere() });
    expect(await enterIn(browser, code.toLowerCase(), 'manager')).toBe(200);
    expect(await enterIn(openBrowser({ address: elsewhere() }), code, 'manager')).toBe(401);
    // From now on the device is known, and the PIN is enough there.
    expect(await enterIn(browser, '975310', 'manager')).toBe(200);
    expect(await enterIn(browser, testPin, 'manager')).toBe(401);
    const read = await tenant.requestAs({ authorization: authorization ?? '' }, 'GET', '/api/auth/sessions');
    const { GET } = await import('@/app/api/auth/sessions/route');
    expect((await callRoute(GET, read)).status).toBe(401);
  });

  it('its code holds for its person, for an hour, until the next reset, and once even for two at once', async () => {
    at(0);
    const first = (await reset()).code;
    const { code } = await reset();
    expect((await enter(first, manager)).status).toBe(401);
    expect((await enter(code)).status).toBe(401);
    at(3601);
    expect((await enter(code, manager)).status).toBe(401);
    at(3599);
    const both = await Promise.all([enter(code, manager), enter(code, manager)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('its code goes with the PIN when a manager gives another', async () => {
    const { code } = await reset();
    const { actor } = tenant.manager;
    if (actor.kind !== 'user') throw new Error('the manager is a user');
    const thandi = { username: 'thandi', name: 'Thandi', role: 'manager' as const, pin: '602914' };
    const another = { ...actor, userId: mintUserId((await createUser(tenant.manager, thandi)).id) };
    await updateUser(
      { ...tenant.manager, actor: another },
      { userId: actor.userId, changes: { pin: '731946' } },
    );
    expect((await enter(code, manager)).status).toBe(401);
  });

  it('says what is wrong with a PIN, a tenant or a name', async () => {
    await expect(reset('12a')).rejects.toMatchObject({ code: 'invalid_input' });
    const unknown = { pin: '602914', tenant: tenant.slug, username: 'nobody' };
    await expect(resetPin(unknown)).rejects.toMatchObject({ code: 'not_found' });
    await expect(resetPin({ ...unknown, tenant: 'none' })).rejects.toMatchObject({ code: 'not_found' });
  });
});
