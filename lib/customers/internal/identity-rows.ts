import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerIdentities } from '@/db/schema/customer-identities';
import type { Context } from '../../context';
import { canonicalPhone } from '../canonical-phone';
import type { IdentityKind } from '../identity';

/** What a number or id is found by. */
export function canonicalOf(kind: IdentityKind, value: string): string {
  return kind === 'PHONE' ? canonicalPhone(value) : value;
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

/** Gives a number or id of a customer, in whatever spelling, its new value; label and mark stay. */
export async function replaceIdentity(
  tx: Transaction,
  ctx: Context,
  { customerId, kind, from, to }: { customerId: string; kind: IdentityKind; from: string; to: string },
): Promise<void> {
  await tx
    .update(customerIdentities)
    .set({ value: to })
    .where(
      and(
        mine(customerIdentities, ctx),
        eq(customerIdentities.customerId, customerId),
        eq(customerIdentities.kind, kind),
        eq(customerIdentities.canonical, canonicalOf(kind, from)),
      ),
    );
}
