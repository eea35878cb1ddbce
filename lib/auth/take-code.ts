import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import { clock } from '../clock';
import { env } from '../env';
import { columnPlace } from '../secret-places';
import { secretBox } from '../secrets';
import { hashRecoveryCode, looksLikeRecoveryCode } from './recovery-code';
import { stepOfCode } from './totp';

export type UserRow = typeof users.$inferSelect;

export function hasSecondFactor({ secondFactorSince }: Pick<UserRow, 'secondFactorSince'>): boolean {
  return secondFactorSince !== null;
}

/** What a person's authenticator app shares. Throws `secret_unreadable`. */
export function secondFactorSecret(user: UserRow): string {
  const place = columnPlace('users', 'second_factor_sealed', user);
  return secretBox(env().encryptionKey).open(user.secondFactorSealed ?? '', place);
}

/**
 * Takes a code of the person's app, or one of their recovery codes, and gives which it was; null when it is neither.
 * Each counts once, however many come with it at once and to whichever process; of the app's, none of an earlier step
 * than the last one either.
 */
export async function takeCode(user: UserRow, code: string): Promise<'app' | 'recovery' | null> {
  if (looksLikeRecoveryCode(code)) return (await takeRecoveryCode(user, code)) ? 'recovery' : null;
  const step = stepOfCode(secondFactorSecret(user), code, clock.now());
  if (step === null) return null;
  const isLater = or(isNull(users.secondFactorStep), lt(users.secondFactorStep, step));
  const taken = await systemDb()
    .update(users)
    .set({ secondFactorStep: step })
    .where(and(...isStill(user), isLater))
    .returning({ id: users.id });
  return taken.length > 0 ? 'app' : null;
}

async function takeRecoveryCode(user: UserRow, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code);
  const left = sql<string[]>`array_remove(${users.secondFactorRecovery}, ${hash})`;
  const taken = await systemDb()
    .update(users)
    .set({ secondFactorRecovery: left })
    .where(and(...isStill(user), sql`${hash} = any(${users.secondFactorRecovery})`))
    .returning({ id: users.id });
  return taken.length > 0;
}

/** The factor is the one that was read, and not one that was set up since. */
function isStill({ tenantId, id, secondFactorSealed }: UserRow) {
  return [
    eq(users.tenantId, tenantId),
    eq(users.id, id),
    isNotNull(users.secondFactorSince),
    eq(users.secondFactorSealed, secondFactorSealed ?? ''),
  ];
}
