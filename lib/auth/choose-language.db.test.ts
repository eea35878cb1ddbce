import { beforeEach, describe, expect, it } from 'vitest';
import { PUT as languageRoute } from '@/app/api/auth/language/route';
import { auditEvents } from '@/db/schema/audit-events';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const choose = (who: 'manager' | 'clerk', language: unknown) =>
  callRoute(languageRoute, tenant.requestAs(who, 'PUT', '/api/auth/language', { language }));
const kept = async () => {
  const rows = await inTenant(tenant, (tx) => tx.select().from(users));
  return Object.fromEntries(rows.map(({ role, language }) => [role, language]));
};

describe('choosing the language of one’s screens', () => {
  it('keeps it for oneself alone, and records it once', async () => {
    expect(await choose('clerk', 'pt')).toMatchObject({ status: 200, body: { language: 'pt' } });
    expect(await choose('clerk', 'pt')).toMatchObject({ status: 200 });
    expect(await kept()).toEqual({ manager: null, clerk: 'pt' });
    const events = await inTenant(tenant, (tx) => tx.select().from(auditEvents));
    expect(events.filter(({ action }) => action === 'user.changed')).toMatchObject([
      { actor: tenant.clerk.actor, data: { language: 'pt' } },
    ]);
  });

  it('goes back to what the browser asks for', async () => {
    await choose('manager', 'af');
    expect(await choose('manager', null)).toMatchObject({ status: 200, body: { language: null } });
    expect(await kept()).toEqual({ manager: null, clerk: null });
  });

  it('refuses a language that the screens are not in', async () => {
    expect(await choose('clerk', 'zu')).toMatchObject({ status: 400 });
    expect(await kept()).toEqual({ manager: null, clerk: null });
  });
});
