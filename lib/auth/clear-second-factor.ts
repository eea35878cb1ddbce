import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { passkeys } from '@/db/schema/passkeys';
import { users } from '@/db/schema/users';
import { hasSecondFactor, type UserRow } from './take-code';

/** As if it had never been set up. */
export async function clearSecondFactor(
  tx: Transaction,
  { tenantId, id }: Pick<UserRow, 'tenantId' | 'id'>,
): Promise<void> {
  const none = { secondFactorSealed: null, secondFactorSince: null };
  await tx
    .update(users)
    .set({ ...none, secondFactorStep: null, secondFactorRecovery: null })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
}

/** The same, and all of their passkeys with it; false when there was neither. */
export async function clearFactors(tx: Transaction, user: UserRow): Promise<boolean> {
  await clearSecondFactor(tx, user);
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.tenantId, user.tenantId), eq(passkeys.userId, user.id)))
    .returning({ id: passkeys.id });
  return hasSecondFactor(user) || gone.length > 0;
}
