import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerIdentities } from '@/db/schema/customer-identities';
import { customers } from '@/db/schema/customers';
import type { Context } from '../context';
import type { IdentityKind } from './identity';
import type { CustomerRow } from './internal/customer-view';
import { canonicalOf } from './internal/identity-rows';

/** The customers with a number, in whatever spelling, or a user id; the oldest first, none for null. */
export async function customersWith(
  tx: Transaction,
  ctx: Context,
  kind: IdentityKind,
  value: string | null,
): Promise<CustomerRow[]> {
  if (value === null) return [];
  const found = await tx
    .select({ customer: customers })
    .from(customerIdentities)
    .innerJoin(customers, mine(customers, ctx, customerIdentities.customerId))
    .where(
      and(
        mine(customerIdentities, ctx),
        eq(customerIdentities.kind, kind),
        eq(customerIdentities.canonical, canonicalOf(kind, value)),
        isNull(customers.mergedInto),
      ),
    )
    .orderBy(asc(customers.createdAt), asc(customers.id));
  return found.map(({ customer }) => customer);
}
