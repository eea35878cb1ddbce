import { and, count, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { passkeys } from '@/db/schema/passkeys';
import type { users } from '@/db/schema/users';
import type { TenantId } from '@/lib/ids';
import type { User } from '../contract';

export type UserRow = typeof users.$inferSelect;

/** Users' rows of one tenant as the API shows them. */
export async function viewUsers(
  tx: Transaction,
  tenantId: TenantId,
  rows: readonly UserRow[],
): Promise<User[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await tx
    .select({ userId: passkeys.userId, passkeys: count() })
    .from(passkeys)
    .where(and(eq(passkeys.tenantId, tenantId), inArray(passkeys.userId, ids)))
    .groupBy(passkeys.userId);
  const byUser = new Map(counts.map((each) => [each.userId, each.passkeys]));
  return rows.map((row) => viewUser(row, byUser.get(row.id) ?? 0));
}

/** One of them, with how many passkeys they have. */
export function viewUser(row: UserRow, passkeys: number): User {
  return {
    id: row.id,
    username: row.username,
    name: row.displayName,
    role: row.role,
    enabled: row.disabledAt === null,
    hasSecondFactor: row.secondFactorSince !== null,
    passkeys,
    createdAt: row.createdAt.toISOString(),
  };
}
