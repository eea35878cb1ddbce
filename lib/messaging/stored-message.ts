import { z } from 'zod';
import type { Transaction } from '@/db/client';
import type { inboundMessages } from '@/db/schema/inbound-messages';
import type { Context } from '../context';
import type { IdentityChange } from '../customers/move-sender';
import { readPhoneNumber } from '../customers/read-phone-number';
import type { Sender } from '../customers/sender';
import { getTenant } from '../tenancy/get-tenant';
import { extractContent } from './extract-content';
import { type GivenOrder, givenOrder } from './given-order';
import { type DeliveryStatus, readDeliveryStatus } from './read-delivery-status';
import { readIdentityChange } from './read-identity-change';
import { type MessageChange, type MessageReference, readReference } from './read-reference';
import { type MessageGoods, noGoods, readSentGoods } from './read-sent-goods';
import { type ReceivedFile, receivedFile } from './received-file';

/** What the inbox keeps of one message: the parsed item without the columns, or the simulator's likeness of one. */
const storedItem = z.object({
  from: z.string().nullable(),
  userId: z.string().nullable(),
  profileName: z.string().nullable(),
  raw: z.unknown(),
  /** Set by the simulator, whose recordings are in the store before the message is. */
  recording: z
    .object({ key: z.string(), contentType: z.string(), durationSeconds: z.number().nullable() })
    .optional(),
  given: givenOrder.optional(),
});
export type StoredItem = z.input<typeof storedItem>;
export type StoredRecording = NonNullable<z.output<typeof storedItem>['recording']>;

/** A voice note: still to be fetched from the platform, or in the store already. */
export interface Voice {
  mediaId: string | null;
  recording: StoredRecording | null;
}

export type StoredMessage =
  | { kind: 'status'; status: DeliveryStatus }
  | { kind: 'note'; sender: Sender; note: string }
  | { kind: 'moved'; change: IdentityChange }
  | { kind: 'change'; sender: Sender; change: MessageChange }
  | {
      kind: 'order';
      sender: Sender;
      text: string;
      voice: Voice | null;
      goods: MessageGoods;
      reference: Pick<MessageReference, 'answers' | 'groupName'>;
      /** A picture, document or video, still to be fetched. */
      file: ReceivedFile | null;
      /** What another system says of it as data. */
      given?: GivenOrder;
    };

/** A message of the inbox as ingestion sees it: an order in text or voice, a delivery status, or something to keep. */
export async function readStoredMessage(
  tx: Transaction,
  ctx: Context,
  row: typeof inboundMessages.$inferSelect,
): Promise<StoredMessage> {
  const item = storedItem.parse(row.payload);
  if (row.kind === 'status') return { kind: 'status', status: readDeliveryStatus(item.raw) };

  const { country } = await getTenant(tx, ctx);
  const toPhone = (number: string) => readPhoneNumber(number, country) ?? number;
  const change = row.kind === 'system' ? readIdentityChange(item.raw, toPhone) : null;
  if (change !== null) return { kind: 'moved', change };
  const sender = {
    phoneNumber: item.from === null ? null : toPhone(item.from),
    platformUserId: item.userId,
    profileName: item.profileName,
  };
  const reference = readReference(item.raw);
  if (reference.change) return { kind: 'change', sender, change: reference.change };
  const { text, media, note } = extractContent(item.raw);
  if (item.given) {
    const goods = { ...noGoods, items: item.given.items };
    return {
      kind: 'order',
      sender,
      text: text ?? '',
      voice: null,
      file: null,
      goods,
      reference,
      given: item.given,
    };
  }
  const goods = readSentGoods(item.raw);
  if (row.kind === 'audio' && (media !== null || item.recording !== undefined)) {
    const voice = { mediaId: media?.id ?? null, recording: item.recording ?? null };
    return { kind: 'order', sender, text: text ?? '', voice, file: null, goods, reference };
  }
  const file = receivedFile(row.kind, media);
  const saysNothing =
    text === null && goods.text === null && goods.items.length + goods.possible.length === 0;
  if ((saysNothing && file === null) || row.kind === 'reaction')
    return { kind: 'note', sender, note: note ?? 'A message without text' };
  return { kind: 'order', sender, text: text ?? '', voice: null, file, goods, reference };
}

/** The message of an inbox row as the platform sent it; undefined once it was trimmed. */
export function rawOf({ payload }: Pick<typeof inboundMessages.$inferSelect, 'payload'>): unknown {
  return storedItem.safeParse(payload).data?.raw;
}
