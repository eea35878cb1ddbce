import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import { inputFaults } from '../http/input-faults';
import { mintTenantId } from '../ids';
import { waitKeys } from './admit-guess';
import { hashPin } from './pin';
import { pinField } from './pin-field';
import { hashRecoveryCode, makeRecoveryCode, recoveryCodeMinutes } from './recovery-code';
import { forgetFailures } from './sign-in-attempts';

const newPin = z.strictObject({
  tenant: z.string().toLowerCase(),
  username: z.string().toLowerCase(),
  pin: pinField,
});

/**
 * Gives a person a new PIN, ends their sessions and tokens, and gives a code that signs them in once within the hour
 * even while the account waits after wrong PINs. Only the operator's tools call it: no request can. Throws
 * `invalid_input`, and `not_found` when there is no such person.
 */
export async function resetPin(input: z.input<typeof newPin>): Promise<{ code: string }> {
  const parsed = newPin.safeParse(input);
  if (!parsed.success) {
    throw new AppError('invalid_input', 'The PIN cannot be reset like this.', {
      errors: inputFaults(parsed.error),
    });
  }
  const { tenant, username, pin } = parsed.data;
  const [found] = await systemDb().select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, tenant));
  if (!found) throw new AppError('not_found', `There is no tenant "${tenant}".`);
  const tenantId = mintTenantId(found.id);
  const actor = { kind: 'system', name: 'operator' } as const;
  const operator: Context = { tenantId, actor, requestId: 'reset-pin' };
  const [code, pinHash] = [makeRecoveryCode(), await hashPin(pin)];
  await inTenant(operator, async (tx) => {
    const [user] = await tx
      .update(users)
      .set({
        pinHash,
        sessionVersion: sql`${users.sessionVersion} + 1`,
        recoveryCodeHash: hashRecoveryCode(code),
        recoveryCodeUntil: new Date(clock.now().getTime() + recoveryCodeMinutes * 60_000),
      })
      .where(and(eq(users.tenantId, tenantId), eq(users.username, username)))
      .returning({ id: users.id });
    if (!user) throw new AppError('not_found', `There is no "${username}" at "${tenant}".`);
    await recordAudit(tx, operator, {
      action: 'user.changed',
      subjectId: user.id,
      data: { pin: 'replaced', code: 'made' },
    });
  });
  await forgetFailures(...waitKeys({ tenant, username }));
  return { code };
}
