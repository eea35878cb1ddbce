import { asc } from 'drizzle-orm';
import { countRows } from '@/db/count-rows';
import { mine } from '@/db/mine';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { viewUsers } from './internal/user-view';

/** A page of the people who sign in with a PIN, by name, those switched off among them. */
export async function listUsers(ctx: Context, { limit, offset }: { limit: number; offset: number }) {
  return inTenant(ctx, async (tx) => {
    const where = mine(users, ctx);
    const rows = await tx
      .select()
      .from(users)
      .where(where)
      .orderBy(asc(users.displayName), asc(users.id))
      .limit(limit)
      .offset(offset);
    const shown = await viewUsers(tx, ctx.tenantId, rows);
    return { users: shown, ...(await countRows(tx, users, where)), limit, offset };
  });
}
