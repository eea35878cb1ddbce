/** Clocks differ a little; what is further ahead is no time of sending. */
const mostAheadMs = 5 * 60_000;
/** Before the platform existed. */
const earliest = new Date('2009-01-01T00:00:00Z');

/** When a message was sent, by the platform's word; null when that cannot be. */
export function plausibleSentAt(sentAt: Date | null, receivedAt: Date): Date | null {
  if (sentAt === null || sentAt < earliest) return null;
  return sentAt.getTime() > receivedAt.getTime() + mostAheadMs ? null : sentAt;
}
