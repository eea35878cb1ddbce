import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { hashPin } from '../auth/pin';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { BodyOf } from '../http/endpoint';
import type { createUserEndpoint, User } from './contract';
import { viewUser } from './internal/user-view';

/** Adds a person who signs in with a PIN of 4 to 12 digits; names are kept in lower case. Throws `username_taken`. */
export async function createUser(ctx: Context, input: BodyOf<typeof createUserEndpoint>): Promise<User> {
  const pinHash = await hashPin(input.pin);
  const username = input.username.toLowerCase();
  return inTenant(ctx, async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({ tenantId: ctx.tenantId, username, displayName: input.name, role: input.role, pinHash })
      .onConflictDoNothing({ target: [users.tenantId, users.username] })
      .returning();
    if (!row) throw new AppError('username_taken', `There is a user ${username} already.`);
    await recordAudit(tx, ctx, {
      action: 'user.created',
      subjectId: row.id,
      data: { username, role: row.role },
    });
    return viewUser(row, 0);
  });
}
