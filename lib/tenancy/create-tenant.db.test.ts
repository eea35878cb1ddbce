import { describe, expect, it } from 'vitest';
import { tenants } from '@/db/schema/tenants';
import { systemDb } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { signIn } from '../auth/sign-in';
import { createTenant, type NewTenant } from './create-tenant';
import { getTenant } from './get-tenant';

let made = 0;
const wanted = (over: Partial<NewTenant> = {}): NewTenant => ({
  slug: `traders-${++made}`,
  name: 'Highveld Traders',
  manager: { username: 'Boss', name: 'Mandla', pin: '482913' },
  ...over,
});

describe('createTenant', () => {
  it('makes a tenant whose manager can sign in', async () => {
    const tenant = wanted();
    const { tenantId, managerId } = await createTenant(tenant);
    const { slug } = tenant;
    expect(
      await signIn({ tenant: slug, username: 'boss', pin: '482913' }, { address: 'local' }),
    ).toMatchObject({
      tenantId,
      userId: managerId,
      role: 'manager',
    });
    const read = await inTenant({ tenantId }, (tx) => getTenant(tx, { tenantId }));
    expect(read).toMatchObject({ slug, country: 'ZA', currency: 'ZAR', timeZone: 'Africa/Johannesburg' });
    expect(read.openErpConfig()).toBeNull();
  });

  it('takes country, currency, locale and time zone', async () => {
    const place = { country: 'GB', currency: 'GBP', locale: 'en-GB', timeZone: 'Europe/London' };
    const { tenantId } = await createTenant(wanted(place));
    expect(await inTenant({ tenantId }, (tx) => getTenant(tx, { tenantId }))).toMatchObject(place);
  });

  it('refuses a name that is taken, also when two take it at once', async () => {
    const tenant = wanted();
    const both = await Promise.allSettled([createTenant(tenant), createTenant(tenant)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(createTenant(tenant)).rejects.toMatchObject({ code: 'tenant_taken' });
  });

  it('completes a run that was cut short before the manager', async () => {
    const tenant = wanted();
    const [left] = await systemDb()
      .insert(tenants)
      .values({ slug: tenant.slug, name: tenant.name })
      .returning({ id: tenants.id });
    expect(await createTenant(tenant)).toMatchObject({ tenantId: left?.id });
  });

  it('names every fault and leaves nothing behind', async () => {
    const attempt = createTenant({
      slug: 'Not A Slug',
      name: '',
      manager: { username: 'boss', name: 'Mandla', pin: '12' },
      timeZone: 'Mars/Olympus',
      locale: 'e',
    });
    await expect(attempt).rejects.toMatchObject({
      code: 'invalid_input',
      details: {
        errors: expect.arrayContaining(
          ['slug', 'name', 'manager.pin', 'timeZone', 'locale'].map((path) =>
            expect.objectContaining({ path }),
          ),
        ),
      },
    });
  });
});
