import { createHash } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { systemDb } from '@/db/system';
import type { Actor } from '../context';
import { isUuid, mintTenantId, mintUserId, type TenantId } from '../ids';
import { type Role, roles } from '../permissions';
import type { ProviderClaims } from './claims';
import type { ProviderRefusal } from './contract';

export interface ProviderUser {
  tenantId: TenantId;
  actor: Extract<Actor, { kind: 'user' }>;
}

/** The user whom only the identity provider knows: tenant and role come from its claims. Else what is wrong with them. */
export async function findProviderUser(claims: ProviderClaims): Promise<ProviderUser | ProviderRefusal> {
  if (claims.tenant === null) return 'no_tenant';
  const named = isUuid(claims.tenant)
    ? or(eq(tenants.id, mintTenantId(claims.tenant)), eq(tenants.slug, claims.tenant))
    : eq(tenants.slug, claims.tenant);
  const [tenant] = await systemDb().select({ id: tenants.id }).from(tenants).where(named);
  if (!tenant) return 'unknown_tenant';
  const role = roles.find((known): known is Role => known === claims.role);
  if (!role) return 'no_role';
  return {
    tenantId: mintTenantId(tenant.id),
    actor: { kind: 'user', userId: mintUserId(uuidOf(claims.subject)), name: claims.name, role },
  };
}

/** A stable UUID (version 8, RFC 9562) for a subject that is none itself. */
function uuidOf(subject: string): string {
  if (isUuid(subject)) return subject;
  const hex = createHash('sha256').update(subject).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
