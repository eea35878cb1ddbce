import { systemSql } from '@/db/system';
import { signalWork } from '../ledger/signal-work';

const batchSize = 500;

/**
 * Gives messages that came in on a number of no tenant to the tenant who has set it up since, with the work they owe.
 * A message is assigned once, however often this is run and by however many at the same time. Returns how many were.
 */
export async function assignMessages(): Promise<number> {
  let assigned = 0;
  for (;;) {
    const batch = await assignBatch();
    assigned += batch;
    if (batch < batchSize) return assigned;
  }
}

async function assignBatch(): Promise<number> {
  const sql = systemSql();
  const [row] = await sql<{ assigned: number }[]>`
    with waiting as (
      select message.id, channel.tenant_id
      from messaging_channels channel
      join inbound_messages message on message.phone_number_id = channel.phone_number_id
      where message.tenant_id is null
      order by message.created_at limit ${batchSize}
      for update of message skip locked
    ), assigned as (
      update inbound_messages message set tenant_id = waiting.tenant_id
      from waiting where message.id = waiting.id
      returning message.id, message.tenant_id, message.created_at
    ), owed as (
      insert into ledger (tenant_id, name, payload)
      select tenant_id, 'message/received', jsonb_build_object('messageId', id) from assigned order by created_at
      returning id
    )
    select count(*)::int as assigned from owed`;
  const assigned = row?.assigned ?? 0;
  if (assigned > 0) signalWork();
  return assigned;
}
