import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { inboundMessages } from '@/db/schema/inbound-messages';
import type { Context } from '../../context';
import { rawOf } from '../../messaging/stored-message';
import { tappedChoice } from '../../messaging/tapped-choice';
import type { OrderRow } from './lock-order';

/** The id of the choice that an order's message was made by tapping; null when it was written. */
export async function tappedIn(
  tx: Transaction,
  ctx: Context,
  { inboundMessageId }: Pick<OrderRow, 'inboundMessageId'>,
): Promise<string | null> {
  if (inboundMessageId === null) return null;
  const [message] = await tx
    .select({ payload: inboundMessages.payload })
    .from(inboundMessages)
    .where(and(mine(inboundMessages, ctx, inboundMessageId), eq(inboundMessages.kind, 'interactive')));
  return message ? tappedChoice(rawOf(message)) : null;
}
