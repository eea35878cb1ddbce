import { randomInt } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as tokenRoute } from '@/app/api/auth/token/route';
import { GET as ordersRoute } from '@/app/api/orders/route';
import { users } from '@/db/schema/users';
import { systemSql } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant, testPin } from '../tenancy/testing/make-tenant';

vi.mock('@node-rs/argon2', { spy: true });

let tenant: TestTenant;
/** Of its own for each test. */
let address: string;
beforeEach(async () => {
  address = `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;
  tenant = await makeTenant();
  await systemSql()`delete from sign_in_attempts`;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const signIn = (more: Record<string, unknown> = {}) =>
  callRoute(
    tokenRoute,
    tenant.requestAs({ 'x-forwarded-for': address }, 'POST', '/api/auth/token', {
      tenant: tenant.slug,
      username: 'clerk',
      pin: testPin,
      ...more,
    }),
  );
const wrong = { pin: '000000' };
async function failTimes(times: number, more: Record<string, unknown> = {}) {
  for (let n = 0; n < times; n += 1)
    expect(await signIn({ ...wrong, ...more })).toMatchObject({ status: 401 });
}
const retryAfter = (answer: { headers: Headers }) => Number(answer.headers.get('retry-after'));

/** Holds time at so many seconds from now. */
function at(seconds: number): void {
  const moment = new Date(startedAt + seconds * 1000);
  vi.spyOn(clock, 'now').mockReturnValue(moment);
}
const startedAt = Date.now();

describe('POST /api/auth/token', () => {
  it('gives a bearer token of twelve hours that works', async () => {
    const answer = await signIn();
    expect(answer).toMatchObject({
      status: 200,
      body: {
        tokenType: 'Bearer',
        expiresIn: 43_200,
        user: { username: 'clerk', name: 'Clara Clerk', role: 'clerk' },
      },
    });
    const { accessToken } = answer.body as { accessToken: string };
    const request = tenant.requestAs({ authorization: `Bearer ${accessToken}` }, 'GET', '/api/orders');
    expect(await callRoute(ordersRoute, request)).toMatchObject({ status: 200 });
  });

  it('reads tenant and name in any case', async () => {
    const capitals = { tenant: tenant.slug.toUpperCase(), username: 'CLERK' };
    expect(await signIn(capitals)).toMatchObject({ status: 200 });
  });

  it('answers alike whichever of tenant, name and PIN is wrong', async () => {
    const answers = await Promise.all(
      [wrong, { username: 'nobody' }, { tenant: 'no-such-tenant' }].map((each) => signIn(each)),
    );
    const bodies = answers.map(({ body }) => ({ ...(body as object), requestId: '' }));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(bodies[0]).toMatchObject({ code: 'invalid_credentials' });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it('checks the PIN as dearly for a name that does not exist as for one that does', async () => {
    vi.mocked(verify).mockClear();
    await signIn(wrong);
    await signIn({ ...wrong, username: 'nobody' });
    const costs = vi
      .mocked(verify)
      .mock.calls.map(([stored]) => /^\$argon2id\$v=\d+\$[^$]+/.exec(`${stored}`)?.[0]);
    expect(costs).toEqual(['$argon2id$v=19$m=19456,t=2,p=1', '$argon2id$v=19$m=19456,t=2,p=1']);
  });

  it('does not let a person in who was switched off', async () => {
    await inTenant(tenant, (tx) =>
      tx.update(users).set({ disabledAt: new Date() }).where(eq(users.username, 'clerk')),
    );
    expect(await signIn()).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  });
});

describe('after wrong PINs', () => {
  it('makes the account wait 30 s from the fifth on, even with the right PIN', async () => {
    at(0);
    await failTimes(5);
    const refused = await signIn();
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(retryAfter(refused)).toBe(30);
    at(29);
    expect(await signIn()).toMatchObject({ status: 429 });
    at(31);
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  it('doubles the wait with each further one, up to 15 minutes', async () => {
    at(0);
    await failTimes(5);
    let now = 0;
    for (const wait of [30, 60, 120, 240, 480, 900, 900]) {
      expect(retryAfter(await signIn())).toBe(wait);
      now += wait + 1;
      at(now);
      await failTimes(1);
    }
  });

  it('forgets them after a right one', async () => {
    at(0);
    await failTimes(4);
    expect(await signIn()).toMatchObject({ status: 200 });
    await failTimes(4);
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  it('treats a name that does not exist the same, so that the wait tells nothing', async () => {
    at(0);
    await failTimes(5, { username: 'nobody' });
    const refused = await signIn({ username: 'nobody' });
    expect([refused.status, retryAfter(refused)]).toEqual([429, 30]);
  });

  it('leaves other people’s accounts alone', async () => {
    at(0);
    await failTimes(6 - 1);
    expect(await signIn({ username: 'manager' })).toMatchObject({ status: 200 });
  });

  it('counts guesses that come at the same moment', async () => {
    at(0);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => signIn({ pin: String(100_000 + n) })),
    );
    const tried = guesses.filter(({ status }) => status === 401).length;
    expect(tried).toBe(5);
  });
});

describe('after wrong PINs for many names', () => {
  const spray = async (times: number) => {
    for (let n = 0; n < times; n += 1) await signIn({ ...wrong, username: `name-${n}` });
  };

  it('makes the address wait after thirty, even with a right PIN, and no other address', async () => {
    await spray(29);
    expect(await signIn({ ...wrong, username: 'thirty' })).toMatchObject({ status: 401 });
    const refused = await signIn();
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(retryAfter(refused)).toBeGreaterThan(14 * 60);
    expect(retryAfter(refused)).toBeLessThanOrEqual(15 * 60);
    address = '192.0.2.7';
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  it('takes a whole IPv6 network as one address', async () => {
    address = '2001:db8:7:7::1';
    await spray(15);
    address = '2001:db8:7:7:ffff::2';
    await spray(15);
    expect(await signIn()).toMatchObject({ status: 429 });
  });

  it('counts neither right PINs nor those that were not looked at', async () => {
    await spray(28);
    for (let n = 0; n < 3; n += 1) expect(await signIn()).toMatchObject({ status: 200 });
    at(0);
    await systemSql()`update sign_in_attempts set locked_until = now() + interval '1 minute'`;
    for (let n = 0; n < 5; n += 1) {
      expect(await signIn({ username: 'name-1' })).toMatchObject({ status: 429 });
    }
    expect(await signIn()).toMatchObject({ status: 200 });
  });
});
