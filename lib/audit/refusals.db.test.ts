import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as keysRoute } from '@/app/api/settings/api-keys/route';
import { auditEvents } from '@/db/schema/audit-events';
import { inTenant } from '@/db/tenant';
import { openSession } from '../auth/open-session';
import { createApiKey } from '../settings/create-api-key';
import { revokeApiKey } from '../settings/revoke-api-key';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant, testPin } from '../tenancy/testing/make-tenant';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const trail = (action: string) =>
  inTenant(tenant, (tx) =>
    tx
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.tenantId, tenant.tenantId), eq(auditEvents.action, action))),
  );
const signIn = (username: string, pin: string) =>
  openSession({ tenant: tenant.slug, username, pin }, { address: '203.0.113.9', userAgent: 'test' });
const refused = { code: 'invalid_credentials' };

describe('the audit trail', () => {
  it('has who signed in from where, and who was refused, each name once a minute', async () => {
    await signIn('clerk', testPin);
    for (let n = 0; n < 3; n += 1) await expect(signIn('Clerk', '000000')).rejects.toMatchObject(refused);
    const [begun] = await trail('session.begun');
    expect(begun).toMatchObject({ address: '203.0.113.9', actor: { name: 'Clara Clerk' } });
    const wrong = {
      address: '203.0.113.9',
      actor: { kind: 'system', name: 'sign-in' },
      data: { username: 'clerk', why: 'wrong name or PIN' },
    };
    await vi.waitFor(async () => expect(await trail('session.refused')).toMatchObject([wrong]));
  });

  it('does not keep a name that nobody has, for it may be a PIN', async () => {
    await expect(signIn('135791', 'clerk')).rejects.toMatchObject(refused);
    await vi.waitFor(async () => expect(await trail('session.refused')).toHaveLength(1));
    expect(JSON.stringify(await trail('session.refused'))).not.toContain('135791');
  });

  it('has the keys that were refused, for what they may not do and once they are revoked', async () => {
    const { id, apiKey } = await createApiKey(tenant.manager, { name: 'Till', scopes: ['orders:read'] });
    const use = () =>
      callRoute(keysRoute, tenant.requestAs({ 'x-api-key': apiKey }, 'GET', '/api/settings/api-keys'));
    for (let n = 0; n < 2; n += 1) expect(await use()).toMatchObject({ status: 403 });
    const forbidden = {
      subjectId: id,
      actor: { kind: 'api_key', name: 'Till' },
      data: { scope: 'settings:manage', request: 'GET /api/settings/api-keys' },
    };
    await vi.waitFor(async () => expect(await trail('api_key.refused')).toMatchObject([forbidden]));
    await revokeApiKey(tenant.manager, id);
    expect(await use()).toMatchObject({ status: 401 });
    await vi.waitFor(async () =>
      expect(await trail('api_key.refused')).toMatchObject([{}, { subjectId: id, data: { why: 'revoked' } }]),
    );
    expect(JSON.stringify(await trail('api_key.refused'))).not.toContain(apiKey);
  });
});
