import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { customerBranches } from '@/db/schema/customer-branches';
import { customerIdentities } from '@/db/schema/customer-identities';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { productAliases } from '@/db/schema/product-aliases';
import { clock } from '../../clock';
import type { Context } from '../../context';

interface Move {
  from: string;
  to: string;
  /** Only these rows, those of them that are still there; all without it. */
  only?: readonly string[];
}

/** Everything that was said, whether it became an order or not. */
export async function moveMessages(tx: Transaction, ctx: Context, { from, to, only }: Move) {
  const moved = await tx
    .update(inboundMessages)
    .set({ customerId: to })
    .where(
      and(
        mine(inboundMessages, ctx),
        eq(inboundMessages.customerId, from),
        only && isAmong(inboundMessages.id, only),
      ),
    )
    .returning({ id: inboundMessages.id });
  return moved.map(({ id }) => id).sort();
}

const theirs = alias(productAliases, 'theirs');

/** Taught phrases; one that the other customer has too stays where it is, and means nothing while it is there. */
export async function moveAliases(tx: Transaction, ctx: Context, { from, to, only }: Move) {
  const taken = tx
    .select({ phrase: theirs.normalisedText })
    .from(theirs)
    .where(and(mine(theirs, ctx), eq(theirs.customerId, to)));
  const moved = await tx
    .update(productAliases)
    .set({ customerId: to, updatedAt: clock.now() })
    .where(
      and(
        mine(productAliases, ctx),
        eq(productAliases.customerId, from),
        notInArray(productAliases.normalisedText, taken),
        only && isAmong(productAliases.id, only),
      ),
    )
    .returning({ id: productAliases.id });
  return moved.map(({ id }) => id).sort();
}

/** The places to which orders are sent; two of one customer may then have the same code. */
export async function moveBranches(tx: Transaction, ctx: Context, { from, to, only }: Move) {
  const moved = await tx
    .update(customerBranches)
    .set({ customerId: to })
    .where(
      and(
        mine(customerBranches, ctx),
        eq(customerBranches.customerId, from),
        only && isAmong(customerBranches.id, only),
      ),
    )
    .returning({ id: customerBranches.id });
  return moved.map(({ id }) => id).sort();
}

const known = alias(customerIdentities, 'known');

/** Numbers and user ids; a representative's that the other customer has too stays where it is. */
export async function moveIdentities(tx: Transaction, ctx: Context, { from, to, only }: Move) {
  const shared = tx
    .select({ id: customerIdentities.id })
    .from(customerIdentities)
    .innerJoin(
      known,
      and(
        mine(known, ctx),
        eq(known.customerId, to),
        eq(known.kind, customerIdentities.kind),
        eq(known.canonical, customerIdentities.canonical),
      ),
    )
    .where(and(mine(customerIdentities, ctx), eq(customerIdentities.customerId, from)));
  const moved = await tx
    .update(customerIdentities)
    .set({ customerId: to })
    .where(
      and(
        mine(customerIdentities, ctx),
        eq(customerIdentities.customerId, from),
        notInArray(customerIdentities.id, shared),
        only && isAmong(customerIdentities.id, only),
      ),
    )
    .returning({ id: customerIdentities.id });
  return moved.map(({ id }) => id).sort();
}

/** The numbers and user ids of a customer, as a sender is compared with them. */
export async function identitiesOf(tx: Transaction, ctx: Context, customerIds: readonly string[]) {
  return tx
    .select()
    .from(customerIdentities)
    .where(and(mine(customerIdentities, ctx), inArray(customerIdentities.customerId, [...customerIds])))
    .orderBy(customerIdentities.createdAt, sql`id`);
}
