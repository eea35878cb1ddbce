import type { OrderId } from '@/lib/ids';
import { recordingKey } from '@/lib/messaging/fetch-recording';
import { searchTextOf } from '@/lib/orders/search-text';
import type { DemoOrder } from './demo-order';
import type { SeededCustomer } from './insert-customers';
import type { DemoTenant } from './insert-tenant';
import { findVoiceNote } from './voice-notes';

const warningTexts = {
  possible_duplicate: 'The same text came from this customer less than 30 minutes ago.',
  new_customer: 'First message from this number: check who it is.',
  needs_transcription: 'The voice note could not be turned into text: listen to it and type what it says.',
};

/** The columns that say what came in, from whom. */
export function messageColumns(
  tenant: DemoTenant,
  demo: DemoOrder,
  customer: SeededCustomer,
  { orderId, text, received }: { orderId: OrderId; text: string; received: Date },
) {
  const note = demo.voice === undefined ? undefined : findVoiceNote(demo.voice);
  return {
    tenantId: tenant.tenantId,
    id: orderId,
    status: demo.status,
    source: demo.source ?? ('MESSAGING' as const),
    customerId: customer.id,
    locationId: tenant.locations[demo.location ?? 'JHB'].id,
    rawText: text,
    isVoiceNote: note !== undefined,
    transcript: note && text !== '' ? text : null,
    audioKey: note ? recordingKey(tenant, orderId, 'audio/ogg') : null,
    audioContentType: note ? 'audio/ogg' : null,
    audioDurationSeconds: note?.durationSeconds ?? null,
    searchText: searchTextOf({ ...customer, rawText: text, head: null }),
    createdAt: received,
  };
}

/** What the service knows the message to say: nothing yet of a voice note that was not transcribed. */
export function textOf(demo: DemoOrder): string {
  if (demo.voice === undefined) return demo.text;
  return demo.untranscribed ? '' : findVoiceNote(demo.voice).transcript;
}

/** The warnings that the message carries before it is read. */
export function ownWarnings(demo: DemoOrder) {
  const codes: (keyof typeof warningTexts)[] = [...(demo.warnings ?? [])];
  if (demo.untranscribed && demo.status === 'PENDING_REVIEW') codes.push('needs_transcription');
  return codes.map((code) => ({ code, message: warningTexts[code] }));
}
