import { and, asc, eq, ne } from 'drizzle-orm';
import { customerIdentities } from '@/db/schema/customer-identities';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { AppError } from '../errors';
import { refreshSearchText } from '../orders/refresh-search-text';
import { requireMayMove } from './internal/credit-guard';
import { getIdentity, ofCustomer } from './internal/find-identity';
import { isMain } from './internal/identity-view';
import { type CustomerVersion, countChange, lockCustomer } from './internal/lock-customer';

/**
 * Takes a number or id from a customer. Where it was the main one, the oldest other of its kind becomes that. Throws
 * `not_found`, `forbidden`, `customer_changed`, `last_identity`.
 */
export async function removeIdentity(
  ctx: Context,
  input: CustomerVersion & { identityId: string },
): Promise<void> {
  const { customerId, identityId } = input;
  await inTenant(ctx, async (tx) => {
    const before = await lockCustomer(tx, ctx, input);
    requireMayMove(ctx, before);
    const identity = await getIdentity(tx, ctx, { customerId, identityId });
    const others = await tx
      .select()
      .from(customerIdentities)
      .where(and(ofCustomer(ctx, customerId), ne(customerIdentities.id, identityId)))
      .orderBy(asc(customerIdentities.createdAt), asc(customerIdentities.id));
    if (others.length === 0) {
      throw new AppError(
        'last_identity',
        `${before.name} would be known by nothing; give them another number first.`,
      );
    }
    const { kind, value } = identity;
    const next = others.find((other) => other.kind === kind)?.value ?? null;
    const main = kind === 'PHONE' ? { phoneNumber: next } : { platformUserId: next };
    const customer = await countChange(tx, ctx, before, isMain(identity, before) ? main : {});
    await tx
      .delete(customerIdentities)
      .where(and(ofCustomer(ctx, customerId), eq(customerIdentities.id, identityId)));
    await recordAudit(tx, ctx, {
      action: 'customer.identity_removed',
      subjectId: customerId,
      data: { kind, value },
    });
    if (kind === 'PHONE') await refreshSearchText(tx, ctx, customer);
  });
}
