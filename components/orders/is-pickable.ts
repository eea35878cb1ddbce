import type { ListedOrder } from '@/lib/orders/answers';

/** Whether an order has a pick slip: not when it is cancelled, and not before a line has a product. */
export function isPickable({ status, lines }: Pick<ListedOrder, 'status' | 'lines'>): boolean {
  return status !== 'CANCELLED' && lines.some((line) => line.product !== null);
}
