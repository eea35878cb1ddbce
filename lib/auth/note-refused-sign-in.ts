import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import { noteRefusal } from '../audit/note-refusal';
import type { AppError } from '../errors';
import { type Quota, sharedCounts } from '../http/shared-counts';
import { mintTenantId } from '../ids';
import { logger } from '../logger';

interface Refused {
  tenant: string;
  username: string;
  address: string;
  refusal: AppError;
  /** The PIN was right. */
  isWrongCode: boolean;
}

/**
 * Writes a refused sign-in into the tenant's trail, beside the answer. A name that nobody has is not kept: it may be a PIN
 * in the wrong field.
 */
export function noteRefusedSignIn(refused: Refused): void {
  note(refused).catch((error: unknown) => {
    logger().error({ err: error }, 'a refused sign-in could not be written down');
  });
}

/** Before the tenant is looked up: a guesser must not double the work of guessing. */
const ofOneName: Quota = { name: 'refused-sign-in', points: 1, seconds: 60 };

async function note({ tenant, username, address, refusal, isWrongCode }: Refused): Promise<void> {
  const kind = JSON.stringify(
    [tenant, username, address, refusal.code, `${isWrongCode}`].map((text) => text.toLowerCase()),
  );
  if ((await sharedCounts().count(ofOneName, kind)).isOver) return;
  const named = and(eq(users.tenantId, tenants.id), eq(users.username, username.toLowerCase()));
  const [found] = await systemDb()
    .select({ tenantId: tenants.id, userId: users.id, username: users.username })
    .from(tenants)
    .leftJoin(users, named)
    .where(eq(tenants.slug, tenant.toLowerCase()));
  if (!found) return;
  const otherwise = refusal.code === 'rate_limited' ? 'held back after wrong PINs' : 'wrong name or PIN';
  const why = isWrongCode ? 'right PIN, wrong code' : otherwise;
  noteRefusal(
    {
      tenantId: mintTenantId(found.tenantId),
      actor: { kind: 'system', name: 'sign-in' },
      requestId: randomUUID(),
      address,
    },
    {
      action: 'session.refused',
      ...(found.userId === null ? {} : { subjectId: found.userId }),
      data: { username: found.username ?? 'a name that nobody has', why, address },
    },
    `${found.userId} ${address} ${refusal.code} ${isWrongCode}`,
  );
}
