import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { waitKeys } from '../auth/admit-guess';
import { hashPin } from '../auth/pin';
import { forgetFailures } from '../auth/sign-in-attempts';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { mintUserId } from '../ids';
import { getTenant } from '../tenancy/get-tenant';
import type { User, updateUserEndpoint } from './contract';
import { type UserRow, viewUsers } from './internal/user-view';

type UserChanges = BodyOf<typeof updateUserEndpoint>;

/**
 * Changes a person's name, role or PIN, or switches them off; all but a new name end their sessions and tokens at once.
 * Throws `not_found`, `last_manager` when the tenant would be left without a manager, and `forbidden` for one's own PIN,
 * which asks for the old one.
 */
export async function updateUser(
  ctx: Context,
  { userId, changes }: { userId: string; changes: UserChanges },
): Promise<User> {
  const { pin, enabled, ...shown } = changes;
  if (pin !== undefined && ctx.actor.kind === 'user' && ctx.actor.userId === mintUserId(userId)) {
    throw new AppError('forbidden', 'Change your own PIN under Account, with the one that you have.');
  }
  const pinHash = pin === undefined ? undefined : await hashPin(pin);
  const { user, tenant } = await inTenant(ctx, async (tx) => {
    if (enabled === false || shown.role === 'clerk') await requireOtherManager(tx, ctx, userId, changes);
    const thisRow = mine(users, ctx, mintUserId(userId));
    const [before] = await tx.select().from(users).where(thisRow).for('update');
    if (!before) throw notFound('user');
    const [row] = await tx
      .update(users)
      .set({ ...changedColumns(before, changes), pinHash: pinHash ?? before.pinHash })
      .where(thisRow)
      .returning();
    if (!row) throw notFound('user');
    await recordAudit(tx, ctx, {
      action: 'user.changed',
      subjectId: userId,
      data: {
        ...shown,
        ...(enabled === undefined ? {} : { enabled }),
        ...(pin === undefined ? {} : { pin: 'replaced' }),
      },
    });
    const [view] = await viewUsers(tx, ctx.tenantId, [row]);
    if (!view) throw notFound('user');
    return { user: view, tenant: (await getTenant(tx, ctx)).slug };
  });
  // Whoever gets a new PIN has often locked the account with the old one.
  if (pin !== undefined) await forgetFailures(...waitKeys({ tenant, username: user.username }));
  return user;
}

function changedColumns(before: UserRow, { name, role, pin, enabled }: UserChanges) {
  // What was proved or granted at sign-in holds no longer.
  const endsSessions = pin !== undefined || enabled === false || (role !== undefined && role !== before.role);
  return {
    displayName: name ?? before.displayName,
    role: role ?? before.role,
    sessionVersion: before.sessionVersion + (endsSessions ? 1 : 0),
    // The operator's code stands for the PIN of then.
    ...(pin === undefined ? {} : { recoveryCodeHash: null, recoveryCodeUntil: null }),
    ...(enabled === undefined ? {} : { disabledAt: enabled ? null : (before.disabledAt ?? clock.now()) }),
  };
}

/** Holds every manager, so that two who switch each other off at once do not both succeed. */
async function requireOtherManager(
  tx: Transaction,
  ctx: Context,
  userId: string,
  changes: UserChanges,
): Promise<void> {
  const managers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(mine(users, ctx), eq(users.role, 'manager'), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
    .for('update');
  const isLast = managers.length === 1 && managers[0]?.id === userId.toLowerCase();
  if (!isLast) return;
  const path = changes.enabled === false ? 'enabled' : 'role';
  const message = 'This is the last manager: without one nobody could change the settings any more.';
  throw new AppError('last_manager', message, { errors: [{ path, code: 'last_manager', message }] });
}
