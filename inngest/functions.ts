import type { Inngest } from 'inngest';
import { applyRetentionWork } from './functions/apply-retention';
import { askByItselfWork } from './functions/ask-by-itself';
import { deliverWebhookWork } from './functions/deliver-webhook';
import { fanOutEventWork } from './functions/fan-out-event';
import { fetchAttachmentWork } from './functions/fetch-attachment';
import { hearVoiceNoteWork } from './functions/hear-voice-note';
import { importDataWork } from './functions/import-data';
import { ingestMessageWork } from './functions/ingest-message';
import { notifyCustomerWork } from './functions/notify-customer';
import { readErpNightlyWork } from './functions/read-erp-nightly';
import { removeRecordingsWork } from './functions/remove-recordings';
import { syncOrderToErpWork } from './functions/sync-order-to-erp';
import { toFunction } from './work-function';

/** Every durable function of the service. */
export function allFunctions(client: Inngest) {
  return [
    toFunction(client, ingestMessageWork),
    toFunction(client, hearVoiceNoteWork),
    toFunction(client, fetchAttachmentWork),
    toFunction(client, syncOrderToErpWork),
    toFunction(client, fanOutEventWork),
    toFunction(client, deliverWebhookWork),
    toFunction(client, importDataWork),
    toFunction(client, readErpNightlyWork),
    toFunction(client, notifyCustomerWork),
    toFunction(client, askByItselfWork),
    toFunction(client, removeRecordingsWork),
    toFunction(client, applyRetentionWork),
  ];
}
