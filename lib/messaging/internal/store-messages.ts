import { systemSql } from '@/db/system';
import { signalWork } from '../../ledger/signal-work';
import { currentTrace } from '../../tracing/trace';

export interface InboxRow {
  dedupeKey: string;
  phoneNumberId: string | null;
  kind: string;
  platformMessageId: string | null;
  /** ISO 8601 UTC. */
  sentAt: string | null;
  payload: unknown;
}

/** The messages of one delivery, whose sender waits. */
interface Delivery {
  rows: readonly InboxRow[];
  trace: string | null;
  done(): void;
  failed(error: unknown): void;
}

const mostRows = 200;

const waiting: Delivery[] = [];
let isStoring = false;

/**
 * Stores the messages of a delivery with the work that they owe; resolves when that is durable. One that was stored before
 * for its number is left as it is. What comes while a statement is under way goes together with the next: a hundred
 * deliveries then cost one commit, and one alone waits for nobody.
 */
export function storeMessages(rows: readonly InboxRow[]): Promise<void> {
  return new Promise((done, failed) => {
    waiting.push({ rows, trace: currentTrace() ?? null, done, failed });
    if (!isStoring) void storeWaiting();
  });
}

async function storeWaiting(): Promise<void> {
  isStoring = true;
  while (waiting.length > 0) await storeTogether(takeTogether());
  isStoring = false;
}

/** The first that wait, as far as one statement takes them: those of one trace, which the work goes on with. */
function takeTogether(): Delivery[] {
  const [first] = waiting;
  let rows = 0;
  let count = 0;
  for (const each of waiting) {
    rows += each.rows.length;
    if (count > 0 && (each.trace !== first?.trace || rows > mostRows)) break;
    count += 1;
  }
  return waiting.splice(0, count);
}

async function storeTogether(deliveries: readonly Delivery[]): Promise<void> {
  try {
    if ((await insert(deliveries)) > 0) signalWork();
    for (const { done } of deliveries) done();
  } catch (error) {
    if (deliveries.length === 1) deliveries[0]?.failed(error);
    // What one of them is refused for, or waits for in a circle, must not be the others' fault.
    else await Promise.all(deliveries.map((each) => storeTogether([each])));
  }
}

/**
 * Work is owed only for a message whose phone number id names a tenant; the rest waits to be assigned. Messages of
 * one delivery keep their order: each counts as received a millisecond after the one before it. Returns how much is owed.
 */
async function insert(deliveries: readonly Delivery[]): Promise<number> {
  const rows = deliveries.flatMap((delivery) => delivery.rows.map((row, place) => ({ ...row, place })));
  const trace = deliveries[0]?.trace ?? null;
  const { count } = await systemSql()`
    with item as (
      select * from rows from (
        jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          as ("dedupeKey" text, "phoneNumberId" text, kind text, "platformMessageId" text, "sentAt" timestamptz, payload jsonb,
            place int)
      ) with ordinality as x("dedupeKey", "phoneNumberId", kind, "platformMessageId", "sentAt", payload, place, turn)
    ), stored as (
      insert into inbound_messages
        (tenant_id, dedupe_key, source, phone_number_id, kind, platform_message_id, sent_at, payload, outcome, processed_at,
         created_at)
      select channel.tenant_id, item."dedupeKey", 'MESSAGING', item."phoneNumberId", item.kind, item."platformMessageId",
        item."sentAt", item.payload,
        case when item.kind = 'not_understood' then 'NOT_UNDERSTOOD'::inbound_outcome end,
        case when item.kind = 'not_understood' then now() end,
        now() + item.place * interval '1 millisecond'
      from item left join messaging_channels channel on channel.phone_number_id = item."phoneNumberId"
      -- The work of it is owed in the same order.
      order by item.turn
      on conflict (phone_number_id, dedupe_key) do nothing
      returning id, tenant_id
    )
    insert into ledger (tenant_id, name, payload)
    select tenant_id, 'message/received', jsonb_strip_nulls(jsonb_build_object('messageId', id, 'trace', ${trace}::text)) from stored where tenant_id is not null`;
  return count;
}
