import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { customerIdentities } from '@/db/schema/customer-identities';
import { customers } from '@/db/schema/customers';
import type { Context } from '../../context';
import { canonicalPhone } from '../canonical-phone';
import type { IdentityKind } from '../identity';
import type { CustomerRow } from './customer-view';

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
    .innerJoin(
      customers,
      and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerIdentities.customerId)),
    )
    .where(
      and(
        eq(customerIdentities.tenantId, ctx.tenantId),
        eq(customerIdentities.kind, kind),
        eq(customerIdentities.canonical, kind === 'PHONE' ? sql`canonical_phone(${value})` : value),
        isNull(customers.mergedInto),
      ),
    )
    .orderBy(asc(customers.createdAt), asc(customers.id));
  return found.map(({ customer }) => customer);
}

/**
 * Until the transaction ends, nobody else deals with a message of these numbers and ids: of two that come together from a
 * new sender, the second waits and finds what the first made. Always taken in one order, so that no two wait for each other.
 */
export async function lockIdentities(
  tx: Transaction,
  ctx: Context,
  values: readonly string[],
): Promise<void> {
  for (const key of [...new Set(values.map(canonicalPhone))].sort()) {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`sender ${ctx.tenantId} ${key}`}, 0))`,
    );
  }
}

/** Adds a number or id to a customer beside its main ones; one that it has already stays as it is. */
export async function addIdentity(
  tx: Transaction,
  ctx: Context,
  identity: { customerId: string; kind: IdentityKind; value: string; isRepresentative: boolean },
): Promise<void> {
  await tx
    .insert(customerIdentities)
    .values({ tenantId: ctx.tenantId, ...identity })
    .onConflictDoNothing({
      target: [
        customerIdentities.tenantId,
        customerIdentities.customerId,
        customerIdentities.kind,
        customerIdentities.canonical,
      ],
    });
}
