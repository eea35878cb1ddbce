import { and, gt, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderClaims } from '@/db/schema/order-claims';
import { clock } from '../../clock';
import type { Actor, Context } from '../../context';
import { AppError } from '../../errors';
import type { OrderId } from '../../ids';
import type { OrderClaim } from '../answers';

/** Who is on the order; null when nobody is, or the claim has lapsed. */
export async function findClaim(tx: Transaction, ctx: Context, orderId: OrderId): Promise<OrderClaim | null> {
  return (await claimsOf(tx, ctx, [orderId])).get(orderId) ?? null;
}

/** The claims on these orders that have not lapsed, by order. */
export async function claimsOf(
  tx: Transaction,
  ctx: Context,
  orderIds: readonly OrderId[],
): Promise<Map<OrderId, OrderClaim>> {
  const rows = await tx
    .select()
    .from(orderClaims)
    .where(
      and(
        mine(orderClaims, ctx),
        inArray(orderClaims.orderId, [...orderIds]),
        gt(orderClaims.claimedUntil, clock.now()),
      ),
    );
  return new Map(rows.map((claim) => [claim.orderId, viewClaim(claim, ctx.actor)]));
}

export function viewClaim(claim: typeof orderClaims.$inferSelect, actor: Actor): OrderClaim {
  const { holderId, holderName, claimedUntil } = claim;
  return { name: holderName, until: claimedUntil.toISOString(), yours: holderId === idOf(actor) };
}

/** Who would hold a claim made by the actor. Throws `forbidden`: the service itself looks at no order. */
export function holderOf(actor: Actor): { holderId: string; holderName: string } {
  const holderId = idOf(actor);
  if (!holderId) throw new AppError('forbidden', 'Only a user or an API key can be on an order.');
  return { holderId, holderName: actor.name };
}

function idOf(actor: Actor): string | undefined {
  if (actor.kind === 'user') return actor.userId;
  return actor.kind === 'api_key' ? actor.apiKeyId : undefined;
}
