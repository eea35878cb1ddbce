import { and, eq, type SQL, sql } from 'drizzle-orm';
import { passkeys } from '@/db/schema/passkeys';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import type { UserRow } from './take-code';

const isAskedOf = sql`${tenants.managersNeedSecondFactor} and ${users.role} = 'manager' and ${users.secondFactorSince} is null`;
const hasPasskey = sql`exists (select from ${passkeys} where ${passkeys.tenantId} = ${users.tenantId} and ${passkeys.userId} = ${users.id})`;

/**
 * On `users` joined with its tenant: whether somebody has to set up a second factor before anything else, a manager where
 * the tenant asks it of them. A passkey is one too.
 */
export function lacksSecondFactor(): SQL<boolean> {
  return sql<boolean>`coalesce(${isAskedOf} and not ${hasPasskey}, false)`;
}

/**
 * Whether a PIN is not enough for somebody who has no app: the tenant asks for a second factor, and theirs is a passkey.
 * Else whoever has seen the PIN could set up another.
 */
export async function mustUsePasskey({ tenantId, id, role, secondFactorSince }: UserRow): Promise<boolean> {
  if (role !== 'manager' || secondFactorSince !== null) return false;
  const [found] = await systemDb()
    .select({ must: sql<boolean>`${isAskedOf} and ${hasPasskey}` })
    .from(users)
    .innerJoin(tenants, eq(tenants.id, users.tenantId))
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
  return found?.must ?? false;
}
