import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { customerIdentities } from '@/db/schema/customer-identities';
import { customers } from '@/db/schema/customers';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { notifications } from '@/db/schema/notifications';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { productAliases } from '@/db/schema/product-aliases';
import { inTenant } from '@/db/tenant';
import { refreshSearchText } from '../../orders/refresh-search-text';
import { repriceOrders } from '../../orders/reprice-orders';
import type { OrderStatus } from '../../orders/status';
import type { TestTenant } from '../../tenancy/testing/make-tenant';

type Row = typeof customers.$inferSelect;

export interface History {
  customer: Partial<Row>;
  /** Statuses of its orders, each of one line. */
  orders: OrderStatus[];
  aliases: string[];
  /** Further numbers. */
  numbers: string[];
}

/** A customer with all that one can have: orders with lines and messages, answers, phrases, numbers. */
export async function makeHistory(
  tenant: TestTenant,
  productId: string,
  { customer, ...history }: History,
): Promise<Row> {
  const { tenantId } = tenant;
  return inTenant(tenant, async (tx) => {
    const [row] = await tx
      .insert(customers)
      .values({ tenantId, name: 'Sunrise Spaza', ...customer })
      .returning();
    if (!row) throw new Error('no customer');
    const customerId = row.id;
    for (const status of history.orders) {
      const inboundMessageId = randomUUID();
      await tx.insert(inboundMessages).values({
        ...{ tenantId, id: inboundMessageId, customerId, dedupeKey: `message:${inboundMessageId}` },
        ...{ source: 'MESSAGING', kind: 'text', payload: {}, outcome: 'ORDER', processedAt: new Date() },
      });
      const warnings = [
        { code: 'possible_duplicate', message: 'Seen before.' },
        ...(row.verification === 'UNVERIFIED' ? [{ code: 'new_customer', message: 'Who is it?' }] : []),
        { code: 'other', message: 'Something else.' },
      ];
      const [order] = await tx
        .insert(orders)
        .values({
          tenantId,
          customerId,
          status,
          source: 'MESSAGING',
          rawText: '2 cola',
          inboundMessageId,
          warnings,
        })
        .returning();
      if (!order) throw new Error('no order');
      const line = { position: 1, rawItemText: 'cola', quantity: '2', orderQuantity: '2', productId };
      await tx.insert(orderLines).values({ tenantId, orderId: order.id, ...line });
      const told = { kind: 'COMPLETED', body: 'Done', toNumber: '+27820000000' };
      if (status === 'COMPLETED')
        await tx.insert(notifications).values({ tenantId, orderId: order.id, customerId, ...told });
    }
    for (const aliasText of history.aliases) {
      const phrase = { aliasText, normalisedText: aliasText };
      await tx.insert(productAliases).values({ tenantId, productId, customerId, ...phrase });
    }
    for (const value of history.numbers) {
      await tx.insert(customerIdentities).values({ tenantId, customerId, kind: 'PHONE', value });
    }
    await repriceOrders(tx, tenant.clerk, eq(orders.customerId, customerId));
    await refreshSearchText(tx, tenant.clerk, row);
    return row;
  });
}
