import { z } from 'zod';
import type { Transaction } from '@/db/client';
import type { inboundMessages } from '@/db/schema/inbound-messages';
import type { Context } from '../context';
import type { Sender } from '../customers/find-or-create-sender';
import { readPhoneNumber } from '../customers/read-phone-number';
import { getTenant } from '../tenancy/get-tenant';
import { extractContent } from './extract-content';
import { type DeliveryStatus, readDeliveryStatus } from './read-delivery-status';
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
  | {
      kind: 'order';
      sender: Sender;
      text: string;
      voice: Voice | null;
      /** A picture, document or video, still to be fetched. */
      file: ReceivedFile | null;
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
  const sender = {
    phoneNumber: item.from === null ? null : (readPhoneNumber(item.from, country) ?? item.from),
    platformUserId: item.userId,
    profileName: item.profileName,
  };
  const { text, media, note } = extractContent(item.raw);
  if (row.kind === 'audio' && (media !== null || item.recording !== undefined)) {
    const voice = { mediaId: media?.id ?? null, recording: item.recording ?? null };
    return { kind: 'order', sender, text: text ?? '', voice, file: null };
  }
  const file = receivedFile(row.kind, media);
  if ((text === null && file === null) || row.kind === 'reaction')
    return { kind: 'note', sender, note: note ?? 'A message without text' };
  return { kind: 'order', sender, text: text ?? '', voice: null, file };
}
