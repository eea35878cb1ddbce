import type { FullOrder } from '@/lib/orders/answers';

/** As late as that, a message is shown with both times. */
const lateAfterMs = 5 * 60_000;

/** Whether the message came long after it was sent; a child order came into being when it was split off. */
export function cameLate({
  sentAt,
  createdAt,
  parentOrderId,
}: Pick<FullOrder, 'sentAt' | 'createdAt' | 'parentOrderId'>): boolean {
  if (sentAt === null || parentOrderId !== null) return false;
  return Date.parse(createdAt) - Date.parse(sentAt) > lateAfterMs;
}
