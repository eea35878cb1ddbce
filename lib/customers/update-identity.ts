import { and, eq } from 'drizzle-orm';
import { customerIdentities } from '@/db/schema/customer-identities';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import type { BodyOf } from '../http/endpoint';
import { refreshSearchText } from '../orders/refresh-search-text';
import type { Identity } from './contract';
import type { updateIdentityEndpoint } from './identity-contract';
import { requireMayMove } from './internal/credit-guard';
import { getIdentity, ofCustomer } from './internal/find-identity';
import { viewIdentity } from './internal/identity-view';
import { type CustomerVersion, countChange, lockCustomer } from './internal/lock-customer';
import { markAsRepresentative, requireFree } from './internal/shared-identity';

interface IdentityChange extends CustomerVersion {
  identityId: string;
  changes: BodyOf<typeof updateIdentityEndpoint>;
}

/**
 * Labels a customer's number or id, makes it the main one, or says whether it is a representative's, which then holds for all
 * customers who have it. Throws `not_found`, `forbidden`, `customer_changed`, and `phone_taken` for one that others have as well.
 */
export async function updateIdentity(ctx: Context, input: IdentityChange): Promise<Identity> {
  const { customerId, identityId, changes } = input;
  return inTenant(ctx, async (tx) => {
    const before = await lockCustomer(tx, ctx, input);
    const identity = await getIdentity(tx, ctx, { customerId, identityId });
    const { kind, value } = identity;
    if (Object.keys(changes).length === 0) return viewIdentity(identity, before);
    if (changes.isMain || changes.isRepresentative !== undefined) requireMayMove(ctx, before);
    const label = changes.label ?? identity.label;
    const isRepresentative = changes.isRepresentative ?? identity.isRepresentative;
    if (!isRepresentative) await requireFree(tx, ctx, { kind, value, customerId });
    await tx
      .update(customerIdentities)
      .set({ label, isRepresentative })
      .where(and(ofCustomer(ctx, customerId), eq(customerIdentities.id, identityId)));
    if (isRepresentative) await markAsRepresentative(tx, ctx, kind, value);
    const main = kind === 'PHONE' ? { phoneNumber: value } : { platformUserId: value };
    const customer = await countChange(tx, ctx, before, changes.isMain ? main : {});
    await recordAudit(tx, ctx, {
      action: 'customer.identity_edited',
      subjectId: customerId,
      data: { value, ...changes },
    });
    if (customer.phoneNumber !== before.phoneNumber) await refreshSearchText(tx, ctx, customer);
    return viewIdentity({ ...identity, label, isRepresentative }, customer);
  });
}
