import { and, eq } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { AppError } from '../errors';

/** The actor's row and tenant; null for somebody whom only an identity provider knows. Throws `forbidden` when it is no person. */
export async function findOwnUser(ctx: Context) {
  const { actor, tenantId } = ctx;
  if (actor.kind !== 'user') throw new AppError('forbidden', 'Only people have a second factor.');
  const [found] = await inTenant(ctx, (tx) =>
    tx
      .select({ user: users, tenant: tenants })
      .from(users)
      .innerJoin(tenants, eq(tenants.id, users.tenantId))
      .where(and(eq(users.tenantId, tenantId), eq(users.id, actor.userId))),
  );
  return found ?? null;
}

/** The same. Throws `not_found` as well. */
export async function getOwnUser(ctx: Context) {
  const found = await findOwnUser(ctx);
  if (!found) throw new AppError('not_found', 'You sign in without a PIN, at an identity provider.');
  return found;
}
