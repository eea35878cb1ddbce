import { and, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { recordingStore } from '../audio/recording-store';
import type { AudioContentType } from '../audio/sniff-audio';
import { connectTranscriber } from '../audio/transcribe';
import { frequentWords } from '../catalogue/frequent-words';
import type { Context } from '../context';
import { env } from '../env';
import type { OrderId } from '../ids';
import { searchTextOf } from './internal/search-text';
import { withWords } from './place-sent-goods';
import type { OrderWarning } from './warnings';

/**
 * Turns an order's voice note into its text. Without a transcriber, without a recording, or when it fails for good,
 * the order gets the warning `needs_transcription` and a clerk listens. Throws when it should be tried again.
 */
export async function transcribeOrder(ctx: Context, { orderId }: { orderId: OrderId }): Promise<void> {
  const order = await inTenant(ctx, async (tx) => {
    const [row] = await tx.select().from(orders).where(ofOrder(ctx, orderId));
    return row;
  });
  if (order?.status !== 'RECEIVED' || order.transcript !== null) return;
  const text = await transcribe(ctx, order);
  await inTenant(ctx, async (tx) => {
    if (text === null) {
      const warnings = [
        ...order.warnings.filter(({ code }) => code !== needsTranscription.code),
        needsTranscription,
      ];
      await tx.update(orders).set({ warnings }).where(stillUnread(ctx, orderId));
      return;
    }
    const [customer] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, order.customerId)));
    if (!customer) throw new Error('the order’s customer is gone');
    const rawText = withWords(order, text);
    const searchText = searchTextOf({ ...customer, rawText });
    await tx.update(orders).set({ rawText, transcript: text, searchText }).where(stillUnread(ctx, orderId));
  });
}

export const needsTranscription: OrderWarning = {
  code: 'needs_transcription',
  message: 'The voice note could not be turned into text: listen to it and type what it says.',
};

async function transcribe(ctx: Context, order: typeof orders.$inferSelect): Promise<string | null> {
  const transcriber = configuredTranscriber();
  if (!transcriber || order.audioKey === null) return null;
  const opened = await recordingStore().open(order.audioKey);
  if (!opened) return null;
  const outcome = await transcriber.transcribe({
    bytes: new Uint8Array(await new Response(opened.stream).arrayBuffer()),
    contentType: contentTypeOf(order.audioContentType),
    prompt: (await frequentWords(ctx)).join(', '),
  });
  if (outcome.kind === 'retry')
    throw new Error(`the voice note could not be transcribed: ${outcome.message}`);
  // Whatever a transcriber makes up, Postgres holds neither U+0000 nor half a surrogate pair.
  return outcome.kind === 'transcribed' ? outcome.text.toWellFormed().replaceAll('\0', '\uFFFD') : null;
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

function contentTypeOf(stored: string | null): AudioContentType {
  return stored === 'audio/webm' ? 'audio/webm' : 'audio/ogg';
}

function ofOrder(ctx: Context, orderId: OrderId) {
  return and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, orderId));
}

/** Listening takes a while; an order that was cancelled meanwhile stays as it was. */
function stillUnread(ctx: Context, orderId: OrderId) {
  return and(ofOrder(ctx, orderId), eq(orders.status, 'RECEIVED'));
}
