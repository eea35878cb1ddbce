import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import type { WorkName } from '../../ledger/work';

/**
 * The tenant's dead letters whose business is still undone, as a table `letter`: of an order that was since approved
 * anew, or a delivery that was sent again, nobody need be told.
 */
export function deadLettersOf(ctx: Pick<Context, 'tenantId'>): SQL {
  return sql`(
    select work.id, work.name, work.last_error, work.created_at, work.failed_at,
      coalesce(approved.id, received.id, attachment.order_id, notification.order_id, event.order_id) as order_id,
      delivery.endpoint_id, delivery.id as delivery_id
    from ledger work
    left join orders approved on work.name = 'order/approved'
      and approved.tenant_id = work.tenant_id and approved.id = (work.payload ->> 'orderId')::uuid
    left join orders received on work.name in ('message/received', 'voice/received')
      and received.tenant_id = work.tenant_id and received.inbound_message_id = (work.payload ->> 'messageId')::uuid
    left join order_attachments attachment on work.name = 'attachment/due'
      and attachment.tenant_id = work.tenant_id and attachment.id = (work.payload ->> 'attachmentId')::uuid
    left join notifications notification on work.name = 'notification/due'
      and notification.tenant_id = work.tenant_id
      and notification.id = (work.payload ->> 'notificationId')::uuid
    left join webhook_deliveries delivery on work.name = 'webhook/delivery.due'
      and delivery.tenant_id = work.tenant_id and delivery.id = (work.payload ->> 'deliveryId')::uuid
    left join outbound_events event on work.name = 'event/recorded'
      and event.tenant_id = work.tenant_id and event.id = (work.payload ->> 'eventId')::uuid
    where work.tenant_id = ${ctx.tenantId} and work.failed_at is not null and work.done_at is null
      and case work.name
        when 'order/approved' then approved.status in ('APPROVED', 'FAILED')
        when 'voice/received' then received.status in ('RECEIVED', 'FAILED')
        when 'message/received' then received.id is null or received.status in ('RECEIVED', 'FAILED')
        when 'attachment/due' then attachment.storage_key is null
        when 'notification/due' then notification.status in ('QUEUED', 'FAILED')
        when 'webhook/delivery.due' then delivery.status = 'FAILED'
        else true
      end
  ) as letter`;
}

type FoundLetter = {
  name: WorkName;
  last_error: string | null;
  endpoint_id: string | null;
  delivery_id: string | null;
};

/** One of them, or undefined when there is none (any more). */
export async function findDeadLetter(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  id: string,
): Promise<FoundLetter | undefined> {
  const [letter] = await tx.execute<FoundLetter>(
    sql`select name, last_error, endpoint_id, delivery_id from ${deadLettersOf(ctx)} where id = ${id}`,
  );
  return letter;
}
