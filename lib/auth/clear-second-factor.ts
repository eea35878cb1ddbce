import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { users } from '@/db/schema/users';
import type { UserRow } from './take-code';

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
