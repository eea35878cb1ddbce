import postgres from 'postgres';
import { afterAll, afterEach, expect, it } from 'vitest';
import { demoPeople } from '@/db/seed/demo/insert-tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { hashPin } from '@/lib/auth/pin';
import { makeTenant } from '@/lib/tenancy/testing/make-tenant';
import { takeOver } from '../backup/take-over';
import { tellAboutInstallation } from './tell-about-installation';

const owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
afterEach(() => owner`delete from restored_copies`);
afterAll(() => owner.end({ timeout: 1 }));

const told = async (embedded = true) => (await tellAboutInstallation(ownerUrl(), { embedded })).join('\n');

it('names the demo’s sign-ins where they work, and no others', async () => {
  expect(await told()).toContain('reset-pin');
  const { tenantId } = await makeTenant();
  await owner`update tenants set slug = 'demo' where id = ${tenantId}`;
  const ofNobody = await hashPin('98765432');
  await owner`update users set pin_hash = ${ofNobody} where tenant_id = ${tenantId}`;
  // As an imported tenant has them: people of that name, with PINs of nobody.
  expect(await told()).not.toMatch(/246810|135790/);
  const pin = await hashPin(demoPeople.clerk.pin);
  await owner`insert into users (tenant_id, username, display_name, role, pin_hash)
    values (${tenantId}, 'clerk', 'Clerk', 'clerk', ${pin})
    on conflict (tenant_id, username) do update set pin_hash = ${pin}`;
  expect(await told()).toBe('Sign in to the tenant demo as clerk with PIN 135790.');
  expect(await told(false)).toBe('');
});

it('says that a restored copy keeps quiet, until it has taken over', async () => {
  expect(await takeOver(ownerUrl())).toContain('nothing was changed');
  await owner`insert into restored_copies (restored_at, made_at) values (now(), '2026-03-02T08:00:00Z')`;
  expect(await told(false)).toMatch(/^THIS IS A RESTORED COPY of 2026-03-02T08:00:00.000Z: nothing is sent/);
  expect(await takeOver(ownerUrl())).toContain('2026-03-02T08:00:00.000Z takes over');
  expect(await told(false)).toBe('');
});
