import { localDate, localTime } from '../../clock';
import type { OrderHeadView } from '../order-head';

interface Arrival {
  /** When the customer sent the message. */
  cameAt: Date;
  location: { name: string; cutOffTime: string | null } | null;
  timeZone: string;
}

/**
 * The head, with a word on goods that are wanted on the day of the message itself and were ordered after the time (`HH:MM`)
 * until which the location takes orders for that day. A day that a person set needs no such word.
 */
export function withCutOff(head: OrderHeadView, { cameAt, location, timeZone }: Arrival): OrderHeadView {
  const { requestedDate } = head;
  if (!requestedDate || !location?.cutOffTime) return head;
  if (requestedDate.notBefore || requestedDate.setByPerson) return head;
  const time = localTime(cameAt, timeZone);
  if (requestedDate.value !== localDate(cameAt, timeZone) || time <= location.cutOffTime) return head;
  const message = `Wanted the same day, but sent at ${time}: ${location.name} takes orders for the day until ${location.cutOffTime}.`;
  return {
    ...head,
    requestedDate: {
      ...requestedDate,
      doubts: [...requestedDate.doubts, { code: 'after-cut-off', message }],
    },
  };
}
