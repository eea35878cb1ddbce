import { randomUUID } from 'node:crypto';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { readPhoneNumber } from '../customers/read-phone-number';
import { AppError } from '../errors';
import { oweWork } from '../ledger/owe-work';
import type { StoredItem } from '../messaging/stored-message';
import { getTenant } from '../tenancy/get-tenant';

interface SimulatedMessage {
  phoneNumber: string;
  kind: 'text' | 'audio';
  raw: unknown;
  recording?: StoredItem['recording'];
}

/** Puts a message into the inbox as if the platform had sent it, to the caller's tenant. Returns its id. */
export async function queueMessage(ctx: Context, message: SimulatedMessage): Promise<string> {
  return inTenant(ctx, async (tx) => {
    const { country } = await getTenant(tx, ctx);
    const from = readPhoneNumber(message.phoneNumber, country);
    if (from === null) {
      const fault = {
        path: 'phoneNumber',
        code: 'invalid_phone',
        message: `"${message.phoneNumber}" is not a phone number.`,
      };
      throw new AppError('invalid_input', fault.message, { errors: [fault] });
    }
    const payload: StoredItem = {
      from,
      userId: null,
      profileName: null,
      raw: message.raw,
      ...(message.recording ? { recording: message.recording } : {}),
    };
    const [stored] = await tx
      .insert(inboundMessages)
      .values({
        tenantId: ctx.tenantId,
        dedupeKey: `simulated:${randomUUID()}`,
        source: 'SIMULATOR',
        kind: message.kind,
        payload,
      })
      .returning({ id: inboundMessages.id });
    if (!stored) throw new Error('the message was not stored');
    await oweWork(tx, ctx, 'message/received', { messageId: stored.id });
    return stored.id;
  });
}
