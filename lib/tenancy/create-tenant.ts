import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '@/db/client';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { hashPin } from '../auth/pin';
import { pinField } from '../auth/pin-field';
import type { Context } from '../context';
import { AppError } from '../errors';
import { textField } from '../http/fields';
import { inputFaults } from '../http/input-faults';
import { mintTenantId, mintUserId, type TenantId, type UserId } from '../ids';
import { tenantFields } from './tenant-fields';

/** What people type at sign-in; lower case. */
export const tenantSlug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, 'Lower-case letters, digits and inner hyphens.');

const newTenant = z.strictObject({
  slug: tenantSlug,
  name: tenantFields.name,
  manager: z.strictObject({
    username: textField(1, 100).transform((name) => name.toLowerCase()),
    name: textField(1, 200),
    pin: pinField,
  }),
  country: tenantFields.country.optional(),
  currency: tenantFields.currency.optional(),
  locale: tenantFields.locale.optional(),
  timeZone: tenantFields.timeZone.optional(),
});
export type NewTenant = z.input<typeof newTenant>;

/**
 * Makes a tenant and its first manager. Only the operator's tools call it: no request can. A run that was cut short
 * between the two is completed by running it again. Throws `invalid_input` and `tenant_taken`.
 */
export async function createTenant(input: NewTenant): Promise<{ tenantId: TenantId; managerId: UserId }> {
  const parsed = newTenant.safeParse(input);
  if (!parsed.success) {
    throw new AppError('invalid_input', 'The tenant cannot be made like this.', {
      errors: inputFaults(parsed.error),
    });
  }
  const { manager, ...tenant } = parsed.data;
  const pinHash = await hashPin(manager.pin);
  const tenantId = await claimSlug(tenant);
  const managerId = await inTenant({ tenantId }, async (tx) => {
    await refuseSettledTenant(tx, tenantId, tenant.slug);
    const [user] = await tx
      .insert(users)
      .values({ tenantId, username: manager.username, displayName: manager.name, role: 'manager', pinHash })
      .returning({ id: users.id });
    if (!user) throw new Error('the manager was not stored');
    const operator: Context = {
      tenantId,
      actor: { kind: 'system', name: 'operator' },
      requestId: 'create-tenant',
    };
    await recordAudit(tx, operator, { action: 'tenant.created', data: { slug: tenant.slug } });
    return mintUserId(user.id);
  });
  return { tenantId, managerId };
}

/** The tenant's row, new or left behind by a run that was cut short. */
async function claimSlug(tenant: Partial<typeof tenants.$inferInsert> & { slug: string; name: string }) {
  const [made] = await systemDb()
    .insert(tenants)
    .values(tenant)
    .onConflictDoNothing()
    .returning({ id: tenants.id });
  const [row] = made
    ? [made]
    : await systemDb().select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, tenant.slug));
  if (!row) throw new Error('the tenant was neither made nor found');
  return mintTenantId(row.id);
}

/** A tenant that has users belongs to somebody. The lock keeps two runs from both finding none. */
async function refuseSettledTenant(tx: Transaction, tenantId: TenantId, slug: string): Promise<void> {
  await tx.execute(sql`select 1 from tenants where id = ${tenantId} for update`);
  const held = await tx.select({ id: users.id }).from(users).where(eq(users.tenantId, tenantId)).limit(1);
  if (held.length > 0) throw new AppError('tenant_taken', `There is a tenant "${slug}" already.`);
}
