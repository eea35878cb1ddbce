import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { webhookEndpoints } from '@/db/schema/webhook-endpoints';
import { clock } from '../../clock';
import type { Context } from '../../context';

const minuteMs = 60_000;

/**
 * Counts an attempt against what its receiver takes in a minute; undefined when it may go now, or when it may at the earliest.
 * Those that wait are spread over the minutes to come, so that each waits once as a rule. Holds the receiver's row, for
 * attempts that begin at the same moment in several processes.
 */
export async function takeTurn(tx: Transaction, ctx: Context, endpointId: string): Promise<Date | undefined> {
  const thisRow = mine(webhookEndpoints, ctx, endpointId);
  const { maxPerMinute, countedMinute, countedAttempts } = webhookEndpoints;
  const [limit] = await tx.select({ maxPerMinute }).from(webhookEndpoints).where(thisRow);
  const most = limit?.maxPerMinute;
  if (most == null) return undefined;
  const [counted] = await tx
    .select({ minute: countedMinute, attempts: countedAttempts })
    .from(webhookEndpoints)
    .where(thisRow)
    .for('no key update');
  const now = clock.now().getTime();
  const minute = now - (now % minuteMs);
  const before = counted?.minute?.getTime() === minute ? counted.attempts : 0;
  await tx
    .update(webhookEndpoints)
    .set({ countedMinute: new Date(minute), countedAttempts: before + 1 })
    .where(thisRow);
  if (before < most) return undefined;
  const minutesLater = Math.floor(before / most);
  const within = ((before % most) * minuteMs) / most;
  return new Date(minute + minutesLater * minuteMs + within);
}
