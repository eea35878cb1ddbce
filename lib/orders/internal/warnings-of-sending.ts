import type { Transaction } from '@/db/client';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { type DayWord, findDayWords } from '../../reading/noise/day-words';
import { getTenant } from '../../tenancy/get-tenant';
import type { OrderWarning } from '../warnings';
import { shiftDay, weekdayOf, wordsOfDay } from './local-days';

/** A message that comes later than this after it was sent is shown with both times. */
export const lateAfterMs = 5 * 60_000;

interface SentOrder {
  sentAt: Date | null;
  createdAt: Date;
  rawText: string;
}

/**
 * That a message came long after it was sent, and which day the words of its text mean: `tomorrow` is counted from
 * when it was sent.
 */
export async function warningsOfSending(
  tx: Transaction,
  ctx: Context,
  order: SentOrder,
): Promise<OrderWarning[]> {
  const { sentAt, createdAt } = order;
  if (sentAt === null || createdAt.getTime() - sentAt.getTime() <= lateAfterMs) return [];
  const { timeZone } = await getTenant(tx, ctx);
  const days = findDayWords(order.rawText).map((word) => meaningOf(word, sentAt, timeZone));
  const came = `Sent on ${momentWords(sentAt, timeZone)}, came on ${momentWords(createdAt, timeZone)}.`;
  return [{ code: 'sent_late', message: [came, ...days].join(' ') }];
}

function meaningOf({ word, means }: DayWord, sentAt: Date, timeZone: string): string {
  if (means === 'urgent') return `“${word}” was said on ${wordsOfDay(sentAt, timeZone)}.`;
  const days = 'days' in means ? means.days : (means.weekday - weekdayOf(sentAt, timeZone) + 7) % 7 || 7;
  const meant = shiftDay(sentAt, days, timeZone);
  const isPast = meant < shiftDay(clock.now(), 0, timeZone);
  return `“${word}” ${isPast ? 'was' : 'is'} ${wordsOfDay(new Date(`${meant}T12:00:00Z`), 'UTC')}.`;
}

function momentWords(moment: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    moment,
  );
  return `${wordsOfDay(moment, timeZone)} at ${time}`;
}
