import { and, eq } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { AppError } from '../errors';
import { mintTenantId } from '../ids';
import { clearFactors } from './clear-second-factor';
import { endSessions } from './end-sessions';
import type { Account } from './sign-in-attempts';

/**
 * Takes the second factor, passkeys included, from a person who has lost it and all recovery codes, and signs them out
 * everywhere: what was lost may be signed in. Only the operator's tools call it: no request can. Throws `not_found` when there is no such person, and `second_factor_off` when they have none.
 */
export async function removeSecondFactor({ tenant, username }: Account): Promise<void> {
  const [found] = await systemDb()
    .select({ user: users })
    .from(users)
    .innerJoin(tenants, eq(tenants.id, users.tenantId))
    .where(and(eq(tenants.slug, tenant.toLowerCase()), eq(users.username, username.toLowerCase())));
  if (!found) throw new AppError('not_found', `There is no "${username}" at "${tenant}".`);
  const { user } = found;
  const actor = { kind: 'system', name: 'operator' } as const;
  const tenantId = mintTenantId(user.tenantId);
  const operator: Context = { tenantId, actor, requestId: 'remove-second-factor' };
  await inTenant(operator, async (tx) => {
    if (!(await clearFactors(tx, user))) {
      throw new AppError('second_factor_off', `${username} has no second factor.`);
    }
    await recordAudit(tx, operator, {
      action: 'second_factor.removed',
      subjectId: user.id,
      data: { of: user.displayName },
    });
    await endSessions(operator, { userId: user.id });
  });
}
