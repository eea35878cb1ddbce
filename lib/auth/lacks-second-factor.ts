import type { users } from '@/db/schema/users';

type Person = Pick<typeof users.$inferSelect, 'role' | 'secondFactorSince'>;

/** Whether somebody has to set up a second factor before anything else: a manager where the tenant asks it of them. */
export function lacksSecondFactor(
  { role, secondFactorSince }: Person,
  { managersNeedSecondFactor }: { managersNeedSecondFactor: boolean },
): boolean {
  return managersNeedSecondFactor && role === 'manager' && secondFactorSince === null;
}
