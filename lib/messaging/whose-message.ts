import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { inboundMessages } from '@/db/schema/inbound-messages';
import type { Context } from '../context';
import { chooseForNow } from '../customers/choose-for-now';
import type { FoundSender } from '../customers/find-or-create-sender';
import type { StoredMessage } from './stored-message';

/**
 * Whose message it is. Of a representative's customers it is the one whose earlier message this one answers or changes,
 * else as `chooseForNow` says.
 */
export async function whoseMessage(
  tx: Transaction,
  ctx: Context,
  found: FoundSender,
  message: Exclude<StoredMessage, { kind: 'status' | 'moved' }>,
): Promise<FoundSender['customer']> {
  const about =
    message.kind === 'change'
      ? message.change.about
      : message.kind === 'order'
        ? message.reference.answers
        : null;
  if (about !== null && found.choices.length > 1) {
    const [earlier] = await tx
      .select({ customerId: inboundMessages.customerId })
      .from(inboundMessages)
      .where(and(mine(inboundMessages, ctx), eq(inboundMessages.platformMessageId, about)));
    const theirs = found.choices.find(({ id }) => id === earlier?.customerId);
    if (theirs) return theirs;
  }
  return chooseForNow(tx, ctx, found, message.kind === 'order' ? message.text : '');
}
