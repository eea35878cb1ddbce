import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { locations } from '@/db/schema/locations';
import { orders } from '@/db/schema/orders';
import { tenants } from '@/db/schema/tenants';
import { clock, localDate } from '../../clock';
import type { Context } from '../../context';
import { env } from '../../env';
import type { ErpConfig } from '../../erp/config';
import type { SalesOrder } from '../../erp/connector';
import type { OrderId } from '../../ids';
import { deferWork, finishWork } from '../../ledger/settle-work';
import { toNumber } from '../../money';
import { secretBox } from '../../secrets';
import { openErpConfig } from '../../tenancy/stored-erp-config';
import { linesOf } from './line-view';

/** Longer than the connector's three calls of 15 s each can take. */
const leaseMs = 60_000;

export interface LeasedSync {
  config: ErpConfig;
  salesOrder: SalesOrder;
  locationId: string | null;
  approvedAt: Date;
  /** 1 for the first attempt since the approval. */
  attempt: number;
  /** An earlier attempt may have created the sales order. */
  outcomeUnknown: boolean;
}

/**
 * Takes the right to call the ERP for an order and reads what the call needs. Undefined when there is nothing to
 * do: the order is not APPROVED (the work is then finished), or another call is under way (it is looked at again then).
 * From here until the outcome is stored, the outcome counts as unknown: a process that dies in between must ask first.
 */
export async function leaseSync(
  tx: Transaction,
  ctx: Context,
  { orderId, workId }: { orderId: OrderId; workId: string },
): Promise<LeasedSync | undefined> {
  const now = clock.now();
  const mine = and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, orderId));
  const [before] = await tx
    .select({
      status: orders.status,
      outcomeUnknown: orders.erpOutcomeUnknown,
      leasedUntil: orders.erpLeasedUntil,
    })
    .from(orders)
    .where(mine)
    .for('update');
  if (before?.status !== 'APPROVED') {
    await finishWork(tx, ctx, workId);
    return undefined;
  }
  if (before.leasedUntil !== null && before.leasedUntil >= now) {
    // Should the other call have died with its process, nobody waits longer than its lease.
    await deferWork(tx, ctx, workId, before.leasedUntil, 'another call to the ERP is under way');
    return undefined;
  }
  const [leased] = await tx
    .update(orders)
    .set({
      erpLeasedUntil: new Date(now.getTime() + leaseMs),
      erpOutcomeUnknown: true,
      erpAttempts: sql`${orders.erpAttempts} + 1`,
    })
    .where(mine)
    .returning();
  if (!leased) throw new Error('the order is gone');

  const [tenant] = await tx.select().from(tenants).where(eq(tenants.id, ctx.tenantId));
  if (!tenant?.erpConfig) throw new Error('the tenant has no ERP settings');
  const config = openErpConfig(tenant.erpConfig, secretBox(env().encryptionKey));
  return {
    config,
    salesOrder: await salesOrderOf(tx, ctx, leased, tenant.timeZone),
    locationId: leased.locationId,
    approvedAt: leased.approvedAt ?? now,
    attempt: leased.erpAttempts,
    outcomeUnknown: before.outcomeUnknown,
  };
}

async function salesOrderOf(
  tx: Transaction,
  ctx: Context,
  order: typeof orders.$inferSelect,
  timeZone: string,
): Promise<SalesOrder> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, order.customerId)));
  if (!customer) throw new Error('the order’s customer is gone');
  const [location] = order.locationId
    ? await tx
        .select({ warehouseCode: locations.warehouseCode })
        .from(locations)
        .where(and(eq(locations.tenantId, ctx.tenantId), eq(locations.id, order.locationId)))
    : [];
  const lines = await linesOf(tx, ctx, [order.id]);
  return {
    orderId: order.id,
    tenantId: ctx.tenantId,
    customer: {
      id: customer.id,
      erpCustomerId: customer.erpCustomerId,
      name: customer.name,
      phoneNumber: customer.phoneNumber ?? '',
    },
    orderDate: localDate(order.createdAt, timeZone),
    rawText: order.rawText,
    totalAmount: toNumber(order.totalAmount),
    ...(location?.warehouseCode ? { warehouseCode: location.warehouseCode } : {}),
    lines: lines.flatMap(({ line, product }) =>
      product
        ? [
            {
              sku: product.sku,
              description: product.name,
              quantity: toNumber(line.orderQuantity),
              unitPrice: toNumber(line.unitPrice ?? '0'),
              subtotal: toNumber(line.subtotal ?? '0'),
              isZeroRated: product.isZeroRated,
            },
          ]
        : [],
    ),
  };
}
