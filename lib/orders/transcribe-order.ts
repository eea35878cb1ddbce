import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { audioFormats, isAudioContentType } from '../audio/audio-formats';
import { recordingStore } from '../audio/recording-store';
import { connectTranscriber } from '../audio/transcribe';
import { frequentWords } from '../catalogue/frequent-words';
import type { Context } from '../context';
import { env } from '../env';
import type { OrderId } from '../ids';
import { withWords } from './place-sent-goods';
import type { RecordingState } from './recording-warnings';
import { searchTextOf } from './search-text';
import { tellRecordingState } from './tell-recording-state';

/**
 * Turns an order's voice note into its text. Without a transcriber, or when it fails for good, the order gets the
 * warning `needs_transcription` and a clerk listens; without a recording there is nothing to listen to, and the
 * warning is another. Throws when it should be tried again.
 */
export async function transcribeOrder(ctx: Context, { orderId }: { orderId: OrderId }): Promise<void> {
  const order = await inTenant(ctx, async (tx) => {
    const [row] = await tx.select().from(orders).where(ofOrder(ctx, orderId));
    return row;
  });
  if (order?.status !== 'RECEIVED' || order.transcript !== null) return;
  // Why there is nothing to hear was said when it was not fetched.
  if (order.warnings.some(({ code }) => code === 'recording_missing')) return;
  const text = await transcribe(ctx, order);
  await inTenant(ctx, async (tx) => {
    if (typeof text !== 'string') {
      await tellRecordingState(tx, ctx, orderId, text);
      return;
    }
    const [customer] = await tx
      .select()
      .from(customers)
      .where(mine(customers, ctx, order.customerId));
    if (!customer) throw new Error('the order’s customer is gone');
    const rawText = withWords(order, text);
    const searchText = searchTextOf({ ...customer, rawText, head: order.head });
    await tx.update(orders).set({ rawText, transcript: text, searchText }).where(stillUnread(ctx, orderId));
  });
}

/** Whether there is something to hear, in an order that nothing has turned into text. */
export function unheardState(order: {
  audioKey: string | null;
  audioContentType: string | null;
}): RecordingState {
  const { audioKey, audioContentType: type } = order;
  if (audioKey === null) return { kind: 'missing', reason: 'The voice note could not be fetched' };
  return { kind: 'unheard', isPlayable: isAudioContentType(type) && audioFormats[type].isPlayable };
}

async function transcribe(ctx: Context, order: typeof orders.$inferSelect): Promise<string | RecordingState> {
  const transcriber = configuredTranscriber();
  const { audioKey, audioContentType } = order;
  if (!transcriber || audioKey === null || !isAudioContentType(audioContentType)) return unheardState(order);
  const opened = await recordingStore().open(audioKey);
  if (!opened) return { kind: 'missing', reason: 'The voice note is not in the store any more' };
  const outcome = await transcriber.transcribe({
    bytes: new Uint8Array(await new Response(opened.stream).arrayBuffer()),
    contentType: audioContentType,
    prompt: (await frequentWords(ctx)).join(', '),
  });
  if (outcome.kind === 'retry')
    throw new Error(`the voice note could not be transcribed: ${outcome.message}`);
  // Whatever a transcriber makes up, Postgres holds neither U+0000 nor half a surrogate pair.
  if (outcome.kind === 'transcribed') return outcome.text.toWellFormed().replaceAll('\0', '\uFFFD');
  return unheardState(order);
}

function configuredTranscriber() {
  const { endpoint, command } = env().transcribe;
  return connectTranscriber({
    ...(endpoint
      ? {
          endpoint: {
            url: endpoint.url,
            model: endpoint.model,
            ...(endpoint.key ? { key: endpoint.key } : {}),
          },
        }
      : {}),
    ...(command ? { command: { command } } : {}),
  });
}

function ofOrder(ctx: Context, orderId: OrderId) {
  return mine(orders, ctx, orderId);
}

/** Listening takes a while; an order that was cancelled meanwhile stays as it was. */
function stillUnread(ctx: Context, orderId: OrderId) {
  return and(ofOrder(ctx, orderId), eq(orders.status, 'RECEIVED'));
}
