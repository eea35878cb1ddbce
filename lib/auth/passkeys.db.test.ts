import { randomInt } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as removeRoute } from '@/app/api/auth/passkeys/[id]/remove/route';
import { PUT as renameRoute } from '@/app/api/auth/passkeys/[id]/route';
import { POST as beginRoute } from '@/app/api/auth/passkeys/begin/route';
import { POST as challengeRoute } from '@/app/api/auth/passkeys/challenge/route';
import { POST as addRoute, GET as listRoute } from '@/app/api/auth/passkeys/route';
import { GET as ordersRoute } from '@/app/api/orders/route';
import { auditEvents } from '@/db/schema/audit-events';
import { passkeys } from '@/db/schema/passkeys';
import { systemSql } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import { updateUser } from '../settings/update-user';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant, testPin } from '../tenancy/testing/make-tenant';
import { beginPasskey } from './begin-passkey';
import type { Passkey } from './passkey-contract';
import { removeSecondFactor } from './remove-second-factor';
import { givePasskey } from './testing/give-passkey';
import { openBrowser } from './testing/open-browser';
import { makeAuthenticator } from './testing/software-authenticator';
import { turnOnFactor } from './testing/turn-on-factor';

let tenant: TestTenant;
let other: TestTenant;
let browser: ReturnType<typeof openBrowser>;
beforeEach(async () => {
  [tenant, other] = await Promise.all([makeTenant(), makeTenant()]);
  await systemSql()`delete from sign_in_attempts`;
  browser = openBrowser({ address: `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` });
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Who = 'manager' | 'clerk';
const send = (handler: Parameters<typeof callRoute>[0], path: string, body: unknown, who: Who = 'manager') =>
  callRoute(handler, tenant.requestAs(who, 'POST', `/api/auth/passkeys${path}`, body));
const begin = async (who: Who = 'manager') =>
  ((await send(beginRoute, '/begin', { pin: testPin }, who)).body as Awaited<ReturnType<typeof beginPasskey>>)
    .options;
const add = (credential: unknown, who: Who = 'manager') =>
  send(addRoute, '', { name: 'My phone', credential }, who);
const list = async (who: Who = 'manager', from = tenant) =>
  (await callRoute(listRoute, from.requestAs(who, 'GET', '/api/auth/passkeys'))).body;
const one = (id: string, who: Who, from = tenant) => ({
  rename: () =>
    callRoute(renameRoute, from.requestAs(who, 'PUT', `/api/auth/passkeys/${id}`, { name: 'Laptop' }), {
      id,
    }),
  remove: (pin = testPin) =>
    callRoute(removeRoute, from.requestAs(who, 'POST', `/api/auth/passkeys/${id}/remove`, { pin }), { id }),
});
const challenge = async () => {
  const asked = await callRoute(
    challengeRoute,
    tenant.requestAs({}, 'POST', '/api/auth/passkeys/challenge', {}),
  );
  return (asked.body as { options: { challenge: string; rpId: string } }).options;
};
const enter = (assertion: unknown, from = browser) =>
  from.post('/api/auth/callback/passkey', { assertion: JSON.stringify(assertion) });
const statusOf = async (assertion: unknown, from = browser) => (await enter(assertion, from)).status;
const orders = () =>
  callRoute(ordersRoute, tenant.requestAs({ cookie: browser.cookie() }, 'GET', '/api/orders'));
const trail = async (of = tenant) => {
  const events = await inTenant(of, (tx) => tx.select().from(auditEvents).orderBy(auditEvents.sequence));
  return events
    .filter(({ action }) => action.startsWith('passkey.'))
    .map(({ action, actor, data }) => [action, actor.name, data.why ?? data.passkey]);
};
const stored = () => inTenant(tenant, (tx) => tx.select().from(passkeys));

describe('adding a passkey', () => {
  it('asks for the PIN, then takes what the browser made, keeps its public half, and is in the trail', async () => {
    const options = await begin();
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'manager' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const added = await add(makeAuthenticator().make(options));
    expect(added).toMatchObject({ status: 201, body: { name: 'My phone', lastUsedAt: null } });
    expect(await list()).toMatchObject({ passkeys: [added.body], obstacle: null, needsCode: false });
    expect(await list('clerk')).toMatchObject({ passkeys: [] });
    expect(await trail()).toEqual([['passkey.added', 'Mandla Manager', 'My phone']]);
    expect((await begin()).excludeCredentials).toHaveLength(1);
  });

  it('asks for the PIN, whose guesses are bounded as at sign-in', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 6; n += 1) answers.push((await send(beginRoute, '/begin', { pin: '000000' })).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('asks whoever has an authenticator app for its code as well', async () => {
    const { nextCode } = await turnOnFactor(tenant.manager);
    const without = await send(beginRoute, '/begin', { pin: testPin });
    expect(without.body).toMatchObject({ code: 'invalid_input', errors: [{ path: 'code' }] });
    expect((await send(beginRoute, '/begin', { pin: testPin, code: '12345' })).status).toBe(400);
    expect((await send(beginRoute, '/begin', { pin: testPin, code: nextCode() })).status).toBe(200);
  });

  it('takes none of another site, without user verification, of somebody else’s challenge, or a changed one', async () => {
    const options = await begin();
    const { make } = makeAuthenticator();
    const forClerk = await begin('clerk');
    const ofSignIn = { ...options, ...(await challenge()) };
    for (const odd of [
      make(options, { origin: 'https://evil.example' }),
      make(options, { rpId: 'evil.example' }),
      make(options, { type: 'webauthn.get' }),
      make(options, { isUnverified: true }),
      make(forClerk),
      make(ofSignIn),
      make({ ...options, challenge: Buffer.alloc(72).toString('base64url') }),
    ]) {
      expect(await add(odd)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
    expect(await stored()).toEqual([]);
    expect((await add(make(options))).status).toBe(201);
  });

  it('answers a challenge once, within five minutes, and a key is nobody’s second', async () => {
    const options = await begin();
    const { make } = makeAuthenticator();
    expect((await add(make(options))).status).toBe(201);
    expect((await add(make(options))).status).toBe(400);
    expect((await add(make(await begin('clerk')), 'clerk')).body).toMatchObject({ code: 'passkey_taken' });
    const late = await begin();
    vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 5 * 60_000 + 1));
    expect((await add(makeAuthenticator().make(late))).status).toBe(400);
  });

  it('ends at twenty', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        inTenant(tenant, (tx) =>
          tx.insert(passkeys).values({
            ...{ tenantId: tenant.tenantId, userId: idOf(tenant), name: `Key ${n}` },
            ...{
              credentialId: `${tenant.slug}-${n}`,
              publicKey: 'AA',
              counter: 0,
              transports: [],
              isSynced: false,
            },
          }),
        ),
      ),
    );
    expect((await send(beginRoute, '/begin', { pin: testPin })).body).toMatchObject({
      code: 'passkey_limit',
    });
  });
});

const idOf = ({ manager }: TestTenant) =>
  (manager.actor.kind === 'user' ? manager.actor.userId : undefined) as never;

describe('one’s own passkeys', () => {
  it('are renamed, and removed with the PIN', async () => {
    const { passkeyId, authenticator } = await givePasskey(tenant.manager);
    expect((await one(passkeyId, 'manager').rename()).body).toMatchObject({ name: 'Laptop' });
    expect((await one(passkeyId, 'manager').remove('000000')).status).toBe(400);
    expect((await one(passkeyId, 'manager').remove()).status).toBe(200);
    expect(await list()).toMatchObject({ passkeys: [] });
    expect((await one(passkeyId, 'manager').remove()).status).toBe(404);
    expect(await statusOf(authenticator.use(await challenge()))).toBe(401);
    await expect.poll(trail).toEqual([
      ['passkey.added', 'Mandla Manager', 'My phone'],
      ['passkey.renamed', 'Mandla Manager', 'My phone'],
      ['passkey.removed', 'Mandla Manager', 'Laptop'],
      ['passkey.refused', 'sign-in', 'not known, or removed'],
    ]);
  });

  it('are for no colleague and no other tenant, which hear what they hear of unknown ones', async () => {
    const { passkeyId } = await givePasskey(tenant.manager);
    const told = async (id: string, who: Who, from: TestTenant) => {
      const { rename, remove } = one(id, who, from);
      const answers = [await rename(), await remove()];
      return answers.map(({ status, body }) => ({ status, ...(body as object), requestId: '' }));
    };
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const [who, from] of [
      ['clerk', tenant],
      ['manager', other],
    ] as const) {
      const foreign = await told(passkeyId, who, from);
      expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
      expect(foreign).toEqual(await told(unknown, who, from));
    }
    expect(((await list()) as { passkeys: Passkey[] }).passkeys).toMatchObject([{ name: 'My phone' }]);
  });
});

describe('signing in with a passkey', () => {
  it('opens a session like any other, marks the browser as known, counts, and is in the trail', async () => {
    const { authenticator } = await givePasskey(tenant.manager);
    const answer = await enter(authenticator.use(await challenge()));
    expect(answer.status).toBe(200);
    expect((await orders()).status).toBe(200);
    expect([...browser.jar.keys()]).toContain('device');
    expect(await stored()).toMatchObject([{ counter: 1, lastUsedAt: expect.any(Date) }]);
    expect((await trail()).at(-1)).toEqual(['passkey.used', 'Mandla Manager', 'My phone']);
    const copy = browser.cookie();
    await browser.post('/api/auth/signout');
    const stale = tenant.requestAs({ cookie: copy }, 'GET', '/api/orders');
    expect((await callRoute(ordersRoute, stale)).status).toBe(401);
  });

  it('is both factors: no code is asked for', async () => {
    const { nextCode } = await turnOnFactor(tenant.clerk);
    const { authenticator } = await givePasskey(tenant.clerk, { code: nextCode() });
    expect(await statusOf(authenticator.use(await challenge()))).toBe(200);
  });

  it('takes an answer once, even two at once, within five minutes, for this address, signed and verified', async () => {
    const { authenticator } = await givePasskey(tenant.manager, { counts: false });
    const options = await challenge();
    const answer = authenticator.use(options);
    const twice = await Promise.all([statusOf(answer), statusOf(answer, openBrowser())]);
    expect(twice.sort()).toEqual([200, 401]);
    const signed = authenticator.use(await challenge());
    const broken = { ...signed, response: { ...signed.response, signature: answer.response.signature } };
    const late = await challenge();
    for (const odd of [
      broken,
      authenticator.use({ challenge: Buffer.alloc(72).toString('base64url') }),
      authenticator.use((await begin()) as { challenge: string }),
      authenticator.use(await challenge(), { origin: 'http://127.0.0.1:3000' }),
    ]) {
      expect(await statusOf(odd)).toBe(401);
    }
    await systemSql()`delete from sign_in_attempts`;
    for (const odd of [
      authenticator.use(await challenge(), { rpId: 'evil.example' }),
      authenticator.use(await challenge(), { type: 'webauthn.create' }),
      authenticator.use(await challenge(), { isUnverified: true }),
      'nonsense',
    ]) {
      expect(await statusOf(odd)).toBe(401);
    }
    await systemSql()`delete from sign_in_attempts`;
    vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 5 * 60_000 + 1));
    expect(await statusOf(authenticator.use(late))).toBe(401);
  });

  it('is refused for one that counts backwards or stands still, as a copy would, and says so in the trail', async () => {
    const { authenticator } = await givePasskey(tenant.manager);
    expect(await statusOf(authenticator.use(await challenge(), { counter: 7 }))).toBe(200);
    for (const counter of [7, 3, 0]) {
      expect(await statusOf(authenticator.use(await challenge(), { counter }))).toBe(401);
    }
    await expect
      .poll(async () => (await trail()).at(-1))
      .toEqual(['passkey.refused', 'sign-in', 'counted backwards: there may be a copy']);
    expect(await statusOf(authenticator.use(await challenge(), { counter: 8 }))).toBe(200);
  });

  it('is refused in the name of a colleague, of another tenant, or of nobody, and for who is switched off', async () => {
    const { authenticator } = await givePasskey(tenant.clerk);
    const handleOf = async (ctx: TestTenant['manager']) =>
      (await beginPasskey(ctx, { pin: testPin })).options.user.id;
    const handles = [
      await handleOf(tenant.manager),
      await handleOf(other.manager),
      await handleOf(other.clerk),
      Buffer.alloc(32).toString('base64url'),
      'AAAA',
    ];
    for (const userHandle of handles) {
      expect(await statusOf(authenticator.use(await challenge(), { userHandle }))).toBe(401);
    }
    expect(await statusOf(authenticator.use(await challenge()))).toBe(200);
    const userId = tenant.clerk.actor.kind === 'user' ? tenant.clerk.actor.userId : '';
    await updateUser(tenant.manager, { userId, changes: { enabled: false } });
    expect(await statusOf(authenticator.use(await challenge()))).toBe(401);
  });

  it('holds back after as many wrong answers as wrong PINs, apart from these, and not in one’s own browser', async () => {
    const { authenticator } = await givePasskey(tenant.manager);
    const own = openBrowser();
    expect(await statusOf(authenticator.use(await challenge()), own)).toBe(200);
    const answers: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      answers.push(await statusOf(authenticator.use(await challenge(), { isUnverified: true })));
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await statusOf(authenticator.use(await challenge()))).toBe(429);
    const pin = { tenant: tenant.slug, username: 'manager', pin: testPin };
    expect((await browser.post('/api/auth/callback/credentials', pin)).status).toBe(200);
    expect(await statusOf(authenticator.use(await challenge()), own)).toBe(200);
  });

  it('is over once the operator took the factors of somebody who lost them away', async () => {
    const { authenticator } = await givePasskey(tenant.manager);
    expect(await statusOf(authenticator.use(await challenge()))).toBe(200);
    await removeSecondFactor({ tenant: tenant.slug, username: 'manager' });
    expect((await orders()).status).toBe(401);
    expect(await stored()).toEqual([]);
    expect(await statusOf(authenticator.use(await challenge()))).toBe(401);
  });
});
