import type { users } from '@/db/schema/users';
import type { User } from '../contract';

export type UserRow = typeof users.$inferSelect;

/** A user's row as the API shows it. */
export function viewUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    name: row.displayName,
    role: row.role,
    enabled: row.disabledAt === null,
    hasSecondFactor: row.secondFactorSince !== null,
    createdAt: row.createdAt.toISOString(),
  };
}
