import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DELETE as endOneRoute } from '@/app/api/auth/sessions/[id]/route';
import { DELETE as endAllRoute, GET as listRoute } from '@/app/api/auth/sessions/route';
import { POST as tokenRoute } from '@/app/api/auth/token/route';
import { GET as ordersRoute } from '@/app/api/orders/route';
import { GET as streamRoute } from '@/app/api/orders/stream/route';
import { DELETE as endUserRoute, GET as listUserRoute } from '@/app/api/settings/users/[id]/sessions/route';
import { auditEvents } from '@/db/schema/audit-events';
import { sessions } from '@/db/schema/sessions';
import { inTenant } from '@/db/tenant';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant, testPin } from '../tenancy/testing/make-tenant';
import type { Session } from './session-contract';
import { openBrowser } from './testing/open-browser';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

type Sender = Record<string, string>;
/** Signs in with a browser; gives the cookie as a thief would have copied it. */
async function signIn(username: 'clerk' | 'manager' = 'clerk') {
  const browser = openBrowser({ address: '198.51.100.7' });
  const credentials = { tenant: tenant.slug, username, pin: testPin };
  expect((await browser.post('/api/auth/callback/credentials', credentials)).status).toBe(200);
  return { browser, copy: { cookie: browser.cookie(), origin: 'http://localhost:3000' } };
}
async function signInByApi(username: 'clerk' | 'manager' = 'clerk'): Promise<Sender> {
  const body = { tenant: tenant.slug, username, pin: testPin };
  const sent = new Request('http://localhost:3000/api/auth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'curl/8', 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify(body),
  });
  const answer = await callRoute(tokenRoute, sent);
  return { authorization: `Bearer ${(answer.body as { accessToken: string }).accessToken}` };
}
const read = async (sender: Sender) =>
  (await callRoute(ordersRoute, tenant.requestAs(sender, 'GET', '/api/orders'))).status;
const list = async (sender: Parameters<TestTenant['requestAs']>[0]) => {
  const answer = await callRoute(listRoute, tenant.requestAs(sender, 'GET', '/api/auth/sessions'));
  return (answer.body as { sessions: Session[] }).sessions;
};
const endAll = (sender: Sender, query = '') =>
  callRoute(endAllRoute, tenant.requestAs(sender, 'DELETE', `/api/auth/sessions${query}`));
const trail = () =>
  inTenant(tenant, async (tx) =>
    (await tx.select().from(auditEvents).orderBy(auditEvents.sequence))
      .filter(({ action }) => action.startsWith('session.'))
      .map(({ action, actor, data }) => [action, actor.name, data]),
  );
const unusedFor = (minutes: number) =>
  inTenant(tenant, (tx) =>
    tx.update(sessions).set({ lastSeenAt: new Date(Date.now() - minutes * 60_000 - 1000) }),
  );

describe('signing in', () => {
  it('ends the one that was open in the same browser', async () => {
    const { browser, copy } = await signIn();
    const elsewhere = await signIn();
    const credentials = { tenant: tenant.slug, username: 'manager', pin: testPin };
    expect((await browser.post('/api/auth/callback/credentials', credentials)).status).toBe(200);
    expect([await read(copy), await read(elsewhere.copy)]).toEqual([401, 200]);
    expect(await read({ cookie: browser.cookie() })).toBe(200);
  });
});

describe('signing out', () => {
  it('ends the session for every copy of its cookie, and no other session', async () => {
    const [one, other, token] = [await signIn(), await signIn(), await signInByApi()];
    expect(await read(one.copy)).toBe(200);
    await one.browser.post('/api/auth/signout');
    expect(await read(one.copy)).toBe(401);
    expect([await read(other.copy), await read(token)]).toEqual([200, 200]);
    expect((await trail()).at(-1)).toEqual(['session.ended', 'Clara Clerk', { of: 'Clara Clerk' }]);
  });

  it('has the browser forget what its tabs keep', async () => {
    const { browser } = await signIn();
    const answer = await browser.post('/api/auth/signout');
    expect(answer.headers.get('clear-site-data')).toBe('"storage"');
    expect((await browser.post('/api/auth/signin/unknown')).headers.get('clear-site-data')).toBeNull();
  });

  it('does not end it for another site’s form', async () => {
    const { browser, copy } = await signIn();
    const forged = { body: new URLSearchParams({ json: 'true' }) };
    await browser.send('POST', '/api/auth/signout', forged);
    expect(await read(copy)).toBe(200);
  });

  it('everywhere ends browsers and access tokens, or all but the one in use', async () => {
    const [one, other, token] = [await signIn(), await signIn(), await signInByApi()];
    const manager = await signInByApi('manager');
    expect((await endAll(one.copy, '?keepCurrent=true')).body).toEqual({ success: true, ended: 2 });
    expect([await read(one.copy), await read(other.copy), await read(token)]).toEqual([200, 401, 401]);
    expect((await endAll(one.copy)).body).toEqual({ success: true, ended: 1 });
    expect([await read(one.copy), await read(manager)]).toEqual([401, 200]);
  });

  it('ends an open stream within a second', async () => {
    const { browser, copy } = await signIn();
    const request = await tenant.requestAs(copy, 'GET', '/api/orders/stream');
    const stream = await streamRoute(request, { params: Promise.resolve({}) });
    const closed = stream.text();
    const endedAt = performance.now();
    await browser.post('/api/auth/signout');
    const signedOutAt = performance.now();
    await closed;
    expect(performance.now() - signedOutAt).toBeLessThan(3_000);
    expect(signedOutAt).toBeGreaterThan(endedAt);
  });
});

describe('the list of sessions', () => {
  it('shows one’s own: since when, from where, with what, and which is in use', async () => {
    const { copy } = await signIn();
    await signInByApi();
    await signIn('manager');
    const shown = await list(copy);
    expect(shown).toHaveLength(2);
    expect(shown).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'BROWSER', isCurrent: true, address: '198.51.100.7' }),
        expect.objectContaining({
          ...{ kind: 'TOKEN', isCurrent: false, address: '203.0.113.9', userAgent: 'curl/8' },
        }),
      ]),
    );
  });

  it('ends one of them; another person’s, another tenant’s or an unknown one is not found', async () => {
    const token = await signInByApi();
    const { copy } = await signIn();
    const mine = (await list(copy)).find(({ kind }) => kind === 'TOKEN')?.id ?? '';
    const end = (id: string) =>
      callRoute(endOneRoute, tenant.requestAs(copy, 'DELETE', `/api/auth/sessions/${id}`), { id });
    const strangers = [await tenant.sessionOf('manager'), await (await makeTenant()).sessionOf('clerk')];
    for (const id of strangers) expect((await end(id)).status).toBe(404);
    expect((await end(mine)).status).toBe(204);
    expect(await read(token)).toBe(401);
    expect((await end(mine)).status).toBe(404);
  });

  it('a manager sees and ends those of a person of the tenant, and of nobody else’s', async () => {
    const { copy } = await signIn();
    const { actor } = tenant.clerk;
    const id = actor.kind === 'user' ? actor.userId : '';
    const path = `/api/settings/users/${id}/sessions`;
    const seen = await callRoute(listUserRoute, tenant.requestAs('manager', 'GET', path), { id });
    expect(seen.body).toMatchObject({ sessions: [{ kind: 'BROWSER', isCurrent: false }] });
    const other = await makeTenant();
    const theirs = await callRoute(endUserRoute, other.requestAs('manager', 'DELETE', path), { id });
    expect(theirs.status).toBe(404);
    expect(await read(copy)).toBe(200);
    const ended = await callRoute(endUserRoute, tenant.requestAs('manager', 'DELETE', path), { id });
    expect(ended.body).toEqual({ success: true, ended: 1 });
    expect(await read(copy)).toBe(401);
    const last = ['session.ended', 'Mandla Manager', { of: 'Clara Clerk', count: 1 }];
    expect((await trail()).at(-1)).toEqual(last);
  });
});

describe('a session that is left alone', () => {
  it('ends after the tenant’s minutes, and four hours where nobody has said', async () => {
    const { copy } = await signIn();
    await unusedFor(238);
    expect(await read(copy)).toBe(200);
    await unusedFor(240);
    expect(await read(copy)).toBe(401);
    await saveTenantSettings(tenant.manager, { sessionIdleMinutes: 300 });
    expect(await read(copy)).toBe(200);
    await saveTenantSettings(tenant.manager, { sessionIdleMinutes: 5 });
    await unusedFor(5);
    expect([await read(copy), await read(await signInByApi())]).toEqual([401, 200]);
  });

  it('is kept by what a person does, not by what an open page asks by itself', async () => {
    const { copy } = await signIn();
    const seen = async () => {
      const rows = await inTenant(tenant, (tx) =>
        tx.select().from(sessions).where(eq(sessions.kind, 'BROWSER')),
      );
      return Math.round((Date.now() - (rows[0]?.lastSeenAt.getTime() ?? 0)) / 60_000);
    };
    await unusedFor(100);
    await read(copy);
    await endAll({ ...copy, 'x-unattended': '1' }, '?no-such-parameter=1');
    expect(await seen()).toBe(100);
    await endAll(copy, '?no-such-parameter=1');
    expect(await seen()).toBe(0);
  });
});
