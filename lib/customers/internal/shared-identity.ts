import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerIdentities } from '@/db/schema/customer-identities';
import { customers } from '@/db/schema/customers';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import type { IdentityKind } from '../identity';
import { canonicalOf } from './identity-rows';

interface Claimed {
  kind: IdentityKind;
  value: string;
  /** Who may have it; null: nobody. */
  customerId: string | null;
}

/** Other customers who have the number or id, in whatever spelling. */
export async function holdersOf(tx: Transaction, ctx: Context, { kind, value, customerId }: Claimed) {
  return tx
    .select({ id: customers.id, name: customers.name, creditStatus: customers.creditStatus })
    .from(customerIdentities)
    .innerJoin(customers, mine(customers, ctx, customerIdentities.customerId))
    .where(
      and(
        named(ctx, kind, value),
        isNull(customers.mergedInto),
        customerId === null ? undefined : ne(customerIdentities.customerId, customerId),
      ),
    );
}

/** Throws `phone_taken`, naming the customer, when another one has the number or id, in whatever spelling. */
export async function requireFree(tx: Transaction, ctx: Context, claimed: Claimed): Promise<void> {
  const [holder] = await holdersOf(tx, ctx, claimed);
  if (!holder) return;
  const { kind, value } = claimed;
  const { id, name } = holder;
  const what = kind === 'PHONE' ? 'phone number' : 'user id';
  throw new AppError(
    'phone_taken',
    `The ${what} ${value} is ${name}’s. If it is somebody’s who orders for both, mark it as a representative’s.`,
    { extra: { customer: { id, name } } },
  );
}

/** Marks a number or id as a representative's with every customer who has it: it is one person's, not one customer's. */
export async function markAsRepresentative(
  tx: Transaction,
  ctx: Context,
  kind: IdentityKind,
  value: string,
): Promise<void> {
  await tx
    .update(customerIdentities)
    .set({ isRepresentative: true })
    .where(named(ctx, kind, value));
}

function named(ctx: Context, kind: IdentityKind, value: string) {
  return and(
    mine(customerIdentities, ctx),
    eq(customerIdentities.kind, kind),
    eq(customerIdentities.canonical, canonicalOf(kind, value)),
  );
}
