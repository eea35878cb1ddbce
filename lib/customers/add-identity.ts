import { customerIdentities } from '@/db/schema/customer-identities';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { refreshSearchText } from '../orders/refresh-search-text';
import type { Identity } from './contract';
import type { addIdentityEndpoint } from './identity-contract';
import { requireMayMove } from './internal/credit-guard';
import { lockIdentities } from './internal/identity-rows';
import { viewIdentity } from './internal/identity-view';
import { type CustomerVersion, countChange, lockCustomer } from './internal/lock-customer';
import { phoneOfInput } from './internal/phone-of-input';
import { holdersOf, markAsRepresentative, requireFree } from './internal/shared-identity';

type Added = CustomerVersion & BodyOf<typeof addIdentityEndpoint>;

/**
 * Gives a customer a number or id under which they are known from then on; the first of its kind is the main one. One that
 * another customer has can only be shared as a representative's, and is then marked so with all of them. One that the customer
 * has already gets the label. Throws `not_found`, `forbidden`, `customer_changed`, `invalid_input`, `phone_taken`.
 */
export async function addIdentity(ctx: Context, input: Added): Promise<Identity> {
  const { kind, label, isRepresentative } = input;
  return inTenant(ctx, async (tx) => {
    const value =
      kind === 'PHONE' ? await phoneOfInput(tx, ctx, input.value, 'value') : userIdOf(input.value);
    await lockIdentities(tx, ctx, [value]);
    const before = await lockCustomer(tx, ctx, input);
    if (!isRepresentative) await requireFree(tx, ctx, { kind, value, customerId: before.id });
    for (const holder of await holdersOf(tx, ctx, { kind, value, customerId: before.id })) {
      requireMayMove(ctx, holder);
    }
    const [row] = await tx
      .insert(customerIdentities)
      .values({ tenantId: ctx.tenantId, customerId: before.id, kind, value, label, isRepresentative })
      .onConflictDoUpdate({
        target: [
          customerIdentities.tenantId,
          customerIdentities.customerId,
          customerIdentities.kind,
          customerIdentities.canonical,
        ],
        set: { label },
      })
      .returning();
    if (!row) throw new Error('the identity was not stored');
    if (isRepresentative) await markAsRepresentative(tx, ctx, kind, value);
    const customer = await countChange(tx, ctx, before, {
      ...(kind === 'PHONE' && before.phoneNumber === null ? { phoneNumber: value } : {}),
      ...(kind === 'USER_ID' && before.platformUserId === null ? { platformUserId: value } : {}),
    });
    await recordAudit(tx, ctx, {
      action: 'customer.identity_added',
      subjectId: customer.id,
      data: { kind, value, label, isRepresentative },
    });
    if (kind === 'PHONE') await refreshSearchText(tx, ctx, customer);
    return viewIdentity({ ...row, isRepresentative: isRepresentative || row.isRepresentative }, customer);
  });
}

function userIdOf(value: string): string {
  if (/^\S+$/.test(value)) return value;
  const message = 'Not a user id of the messaging platform, which has no spaces.';
  throw new AppError('invalid_input', 'Not valid: value.', {
    errors: [{ path: 'value', code: 'invalid_format', message }],
  });
}
