import type { weekdays } from '../../customers/weekdays';
import type { OrderHeadView } from '../order-head';
import { shiftDay, wordsOfDay } from './local-days';

type Weekday = (typeof weekdays)[number];
const byNumber = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const satisfies readonly Weekday[];
/** Noon, so that no time zone moves it to another day. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * The head, with a word on a requested day (`YYYY-MM-DD`) on which the branch takes no goods: which the next is that it
 * does. None where the day is one from which on they may come, or they are collected.
 */
export function withDeliveryDay(
  head: OrderHeadView,
  branch: { name: string; deliveryDays: readonly string[] },
): OrderHeadView {
  const { requestedDate, delivery } = head;
  const day = requestedDate?.value;
  if (!requestedDate || !day || requestedDate.notBefore || delivery?.value === 'COLLECT') return head;
  if (branch.deliveryDays.length === 0 || takesOn(branch, day)) return head;
  const next = [1, 2, 3, 4, 5, 6, 7]
    .map((days) => shiftDay(noonOf(day), days, 'UTC'))
    .find((each) => takesOn(branch, each));
  if (next === undefined) return head;
  const message = `${branch.name} takes no goods on ${wordsOfDay(noonOf(day), 'UTC')}; the next day that it does is ${wordsOfDay(noonOf(next), 'UTC')}.`;
  const doubts = [...requestedDate.doubts, { code: 'no-delivery-day', message }];
  return { ...head, requestedDate: { ...requestedDate, doubts } };
}

function takesOn({ deliveryDays }: { deliveryDays: readonly string[] }, day: string): boolean {
  return deliveryDays.includes(byNumber[noonOf(day).getUTCDay()] ?? '');
}
