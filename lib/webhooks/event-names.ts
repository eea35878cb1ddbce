/** The events that other systems can subscribe to. */
export const eventNames = [
  'order.received',
  'order.approved',
  'order.completed',
  'order.rejected',
  'inventory.low_stock',
] as const;
export type EventName = (typeof eventNames)[number];
