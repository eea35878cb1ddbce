import { localDate, localTime } from '../../clock';
import type { OrderDue } from '../answers';
import type { StoredHead } from '../order-head';
import type { OrderStatus } from '../status';

interface Waiting {
  status: OrderStatus;
  head: StoredHead | null;
  location: { cutOffTime: string | null } | null;
}

/**
 * Until when an order in review must be approved to go today: the time until which its location takes orders for the day.
 * Null for one that is wanted on a later day; one that says no day goes today while there is time, and else tomorrow.
 */
export function dueBy({ status, head, location }: Waiting, now: Date, timeZone: string): OrderDue | null {
  if (status !== 'PENDING_REVIEW' || !location?.cutOffTime) return null;
  const isPast = localTime(now, timeZone) > location.cutOffTime;
  const day = head?.requestedDate?.value;
  const isForToday = day == null ? !isPast : day <= localDate(now, timeZone);
  return isForToday ? { by: location.cutOffTime, isPast } : null;
}
