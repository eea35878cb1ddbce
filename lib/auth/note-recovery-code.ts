import { randomUUID } from 'node:crypto';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import type { UserRow } from './take-code';

/** Writes into the trail that somebody signed in with a recovery code in place of one of their app. */
export async function noteRecoveryCode({ tenantId, id, displayName, role }: UserRow): Promise<void> {
  const actor = { kind: 'user', userId: id, name: displayName, role } as const;
  const ctx: Context = { tenantId, actor, requestId: randomUUID() };
  await inTenant(ctx, (tx) =>
    recordAudit(tx, ctx, { action: 'second_factor.recovery_code_used', subjectId: id, data: {} }),
  );
}
