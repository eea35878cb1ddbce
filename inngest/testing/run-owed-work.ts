import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { ledger } from '@/db/schema/ledger';
import { inTenant } from '@/db/tenant';
import { clock } from '@/lib/clock';
import type { TenantId } from '@/lib/ids';
import type { WorkName } from '@/lib/ledger/work';
import { applyRetentionWork } from '../functions/apply-retention';
import { askByItselfWork } from '../functions/ask-by-itself';
import { deliverWebhookWork } from '../functions/deliver-webhook';
import { fanOutEventWork } from '../functions/fan-out-event';
import { fetchAttachmentWork } from '../functions/fetch-attachment';
import { hearVoiceNoteWork } from '../functions/hear-voice-note';
import { importDataWork } from '../functions/import-data';
import { ingestMessageWork } from '../functions/ingest-message';
import { notifyCustomerWork } from '../functions/notify-customer';
import { readErpNightlyWork } from '../functions/read-erp-nightly';
import { removeRecordingsWork } from '../functions/remove-recordings';
import { syncOrderToErpWork } from '../functions/sync-order-to-erp';
import { runHandler, type WorkHandler } from '../work-function';

/**
 * Does what the tenant owes and is due, one piece after the other, with the functions' own handlers but without an
 * executor. Returns the names of what was done, in order.
 */
export async function runOwedWork(tenantId: TenantId, only?: WorkName): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const next = await inTenant({ tenantId }, async (tx) => {
      const [row] = await tx
        .select()
        .from(ledger)
        .where(
          and(
            eq(ledger.tenantId, tenantId),
            isNull(ledger.doneAt),
            isNull(ledger.failedAt),
            lte(ledger.dueAt, clock.now()),
            only ? eq(ledger.name, only) : undefined,
          ),
        )
        .orderBy(asc(ledger.createdAt))
        .limit(1);
      return row;
    });
    if (!next || done.length > 200) return done;
    const data = { ...next.payload, workId: next.id, tenantId };
    switch (next.name) {
      case 'message/received':
        await runOne(ingestMessageWork, data);
        break;
      case 'voice/received':
        await runOne(hearVoiceNoteWork, data);
        break;
      case 'attachment/due':
        await runOne(fetchAttachmentWork, data);
        break;
      case 'order/approved':
        await runOne(syncOrderToErpWork, data);
        break;
      case 'event/recorded':
        await runOne(fanOutEventWork, data);
        break;
      case 'webhook/delivery.due':
        await runOne(deliverWebhookWork, data);
        break;
      case 'notification/due':
        await runOne(notifyCustomerWork, data);
        break;
      case 'order/quiet':
        await runOne(askByItselfWork, data);
        break;
      case 'import/due':
        await runOne(importDataWork, data);
        break;
      case 'erp/read.due':
        await runOne(readErpNightlyWork, data);
        break;
      case 'recordings/unwanted':
        await runOne(removeRecordingsWork, data);
        break;
      case 'retention/due':
        await runOne(applyRetentionWork, data);
        break;
      default:
        throw new Error(`nobody does ${next.name}`);
    }
    done.push(next.name);
  }
}

async function runOne<Name extends WorkName>(handler: WorkHandler<Name>, data: unknown): Promise<void> {
  await runHandler(handler, data, (_name, work) => work());
}
