/** The events that other systems can subscribe to. */
export const eventNames = [
  'order.received',
  'order.updated',
  'order.approved',
  'order.completed',
  'order.failed',
  'order.rejected',
  'inventory.low_stock',
  'customer.created',
] as const;
export type EventName = (typeof eventNames)[number];
