import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { auditEvents } from '@/db/schema/audit-events';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { type Days, withinDays } from '@/db/within-days';
import type { Context } from '../context';
import { type After, moment, number, readPages, type Sheet, text } from '../exports/sheet';
import { getTenant } from '../tenancy/get-tenant';

const columns = [
  ...[
    moment('Corrected'),
    text('By'),
    text('Order'),
    text('ERP number'),
    text('Customer'),
    text('Asked for'),
  ],
  ...[text('SKU read'), text('Product read'), number('Quantity read'), text('Unit read')],
  ...[text('SKU'), text('Product'), number('Quantity'), text('Unit')],
];

/** What people made of lines that were read otherwise on these days of the tenant, newest first. */
export async function correctionsSheet(ctx: Context, days: Days): Promise<Sheet> {
  const { timeZone } = await inTenant(ctx, (tx) => getTenant(tx, ctx));
  const { createdAt, sequence, data } = auditEvents;
  const was = alias(products, 'was');
  const became = alias(products, 'became');
  const field = (path: string) => sql<string | null>`${data} #>> ${`{${path}}`}::text[]`;
  const pages = readPages(ctx, {
    read: (tx, { last, limit }: After<{ createdAt: Date; sequence: number }>) =>
      tx
        .select({
          createdAt,
          sequence,
          by: sql<string>`${auditEvents.actor}->>'name'`,
          orderId: auditEvents.orderId,
          erpNumber: orders.erpSalesOrderId,
          customer: customers.name,
          phrase: field('phrase'),
          wasSku: was.sku,
          wasName: was.name,
          wasQuantity: field('from,quantity'),
          wasUnit: field('from,unit'),
          sku: became.sku,
          name: became.name,
          quantity: field('to,quantity'),
          unit: field('to,unit'),
        })
        .from(auditEvents)
        .innerJoin(orders, mine(orders, ctx, auditEvents.orderId))
        .innerJoin(customers, mine(customers, ctx, orders.customerId))
        .leftJoin(was, mine(was, ctx, sql`(${field('from,productId')})::uuid`))
        .leftJoin(became, mine(became, ctx, sql`(${field('to,productId')})::uuid`))
        .where(
          and(
            mine(auditEvents, ctx),
            eq(auditEvents.action, 'line.corrected'),
            withinDays(createdAt, days, timeZone),
            last &&
              sql`(${createdAt}, ${sequence}) < (${last.createdAt.toISOString()}::timestamptz, ${last.sequence}::bigint)`,
          ),
        )
        .orderBy(newestFirst(createdAt), desc(sequence))
        .limit(limit),
    keyOf: (row) => row,
    view: (row) => [
      ...[row.createdAt, row.by, row.orderId, row.erpNumber, row.customer, row.phrase],
      ...[row.wasSku, row.wasName, row.wasQuantity, row.wasUnit],
      ...[row.sku, row.name, row.quantity, row.unit],
    ],
  });
  return { name: 'corrections', columns, pages };
}
