import { z } from 'zod';
import { customerAnswer } from '../customers/contract';
import { momentField, uuidField } from '../http/fields';
import { orderHead } from '../orders/order-head';
import { orderStatuses } from '../orders/status';
import type { EventName } from './event-names';

const orderData = z.object({
  orderId: uuidField,
  customer: z.object({
    id: uuidField,
    erpCustomerId: z.string().nullable(),
    name: z.string(),
    phoneNumber: z.string().nullable(),
  }),
  totalAmount: z.number(),
  head: orderHead,
  lines: z.array(
    z.object({
      /** Null while nobody knows which product is meant. */
      sku: z.string().nullable(),
      description: z.string(),
      quantity: z.number(),
      unitPrice: z.number(),
      subtotal: z.number(),
    }),
  ),
});
const status = z.enum(orderStatuses);

const lowStockData = z.object({
  productId: uuidField,
  sku: z.string(),
  name: z.string(),
  locationId: uuidField,
  availableStock: z.number(),
  reorderPoint: z.number(),
  safetyStock: z.number(),
});

const envelope = <Name extends EventName, Data extends z.ZodType>(name: Name, data: Data) =>
  z.object({
    event: z.literal(name),
    timestamp: momentField,
    tenantId: uuidField,
    /** Only of a test that somebody sends from the settings: nothing has happened. */
    test: z.literal(true).optional(),
    data,
  });
const aboutOrder = <Name extends EventName, Data extends z.ZodType>(name: Name, data: Data) =>
  envelope(name, data).extend({
    /** Rises with each change of the order, and may leave numbers out: an event with a lower one than you have seen is stale. */
    sequence: z.int().min(1),
  });

/** Each event as it is posted and as `GET /api/events` lists it. */
export const eventSchemas = {
  'order.received': aboutOrder('order.received', orderData),
  'order.updated': aboutOrder('order.updated', orderData.extend({ status })),
  'order.approved': aboutOrder('order.approved', orderData),
  'order.completed': aboutOrder('order.completed', orderData.extend({ erpSalesOrderId: z.string() })),
  'order.failed': aboutOrder('order.failed', orderData.extend({ status, reason: z.string().nullable() })),
  'order.rejected': aboutOrder('order.rejected', orderData.extend({ reason: z.string() })),
  'inventory.low_stock': envelope('inventory.low_stock', lowStockData),
  'customer.created': envelope('customer.created', z.object({ customer: customerAnswer })),
} as const satisfies Record<EventName, z.ZodType>;

/** When each is sent. */
export const eventWords: Record<EventName, string> = {
  'order.received': 'A customer’s message, a voice note or an order over the API has come in',
  'order.updated': 'An order was read, or its lines, head, customer or status changed in review',
  'order.approved': 'All lines are verified and the order is on its way to the ERP',
  'order.completed': 'The ERP has the order',
  'order.failed': 'An order could not be read, or the ERP refused it for good: a person is needed',
  'order.rejected': 'A clerk has cancelled an order',
  'inventory.low_stock': 'What is available of a product has fallen below its reorder point',
  'customer.created': 'A customer was added, by hand, over the API or as an unknown sender',
};
