import { emptyHead } from '../orders/order-head';
import type { EventName } from './event-names';

const orderId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
const order = {
  orderId,
  customer: {
    id: '5a3c2f1e-7d6b-4c8a-9b0f-1e2d3c4b5a69',
    erpCustomerId: 'SUN001',
    name: 'Sunrise Spaza',
    phoneNumber: '+27825550142',
  },
  totalAmount: 238.8,
  head: emptyHead,
  lines: [{ sku: 'BEV-0012', description: 'Cola 330ml', quantity: 24, unitPrice: 9.95, subtotal: 238.8 }],
};

/** What the data of each event looks like: the document's examples, and what a test of a receiver sends. */
export const sampleData: Record<EventName, Record<string, unknown>> = {
  'order.received': { ...order, totalAmount: 0, lines: [] },
  'order.updated': { ...order, status: 'PENDING_REVIEW' },
  'order.approved': order,
  'order.completed': { ...order, erpSalesOrderId: 'SO-2026-01234' },
  'order.failed': { ...order, status: 'FAILED', reason: 'The ERP does not know the account SUN001.' },
  'order.rejected': { ...order, reason: 'Out of our delivery area' },
  'inventory.low_stock': {
    productId: '7c1d5b4a-3e2f-4a6b-8c9d-0e1f2a3b4c5d',
    sku: 'BEV-0012',
    name: 'Cola 330ml',
    locationId: '2b4d6f80-1a3c-4e5f-8a7b-9c0d1e2f3a4b',
    availableStock: 12,
    reorderPoint: 20,
    safetyStock: 10,
  },
  'customer.created': {
    customer: {
      ...{
        id: order.customer.id,
        name: 'Sunrise Spaza',
        phoneNumber: '+27825550142',
        erpCustomerId: 'SUN001',
      },
      ...{
        priceTier: 'STANDARD',
        creditStatus: 'ACTIVE',
        verification: 'VERIFIED',
        poNumberRequired: false,
        language: null,
      },
      ...{ erasedAt: null, version: 1 },
    },
  },
};

/** An event as it would be posted; of an order's, `sequence` is of an order that has just come. */
export function sampleEvent(name: EventName, tenantId: string, at: Date): Record<string, unknown> {
  return {
    event: name,
    timestamp: at.toISOString(),
    tenantId,
    ...(name.startsWith('order.') ? { sequence: 3 } : {}),
    data: sampleData[name],
  };
}
