import { sql } from 'drizzle-orm';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { ConversationMessage } from './conversation-contract';
import { getCustomer } from './get-customer';
import { readAnswers, readNotes, readOrderMessages } from './internal/conversation-parts';

const mostCounted = 10_000;

/**
 * A page of what a customer wrote and what the service wrote to them, newest first: messages that became orders,
 * messages that were only noted or asked for changes of an order, and answers. Throws `not_found`.
 */
export async function listConversation(
  ctx: Context,
  { customerId, limit, offset }: { customerId: string; limit: number; offset: number },
) {
  return inTenant(ctx, async (tx) => {
    await getCustomer(ctx, customerId);
    const mine = sql`tenant_id = ${ctx.tenantId} and customer_id = ${customerId}`;
    // An order that was split off has no message of its own.
    const all = sql`
      select id, created_at from orders where ${mine} and parent_order_id is null
      union all select id, created_at from inbound_messages where ${mine}
        and (outcome = 'NOTED' or outcome = 'APPLIED' and kind not in ('edit', 'revoke'))
      union all select id, created_at from notifications where ${mine}`;
    const page = await tx.execute<{ id: string }>(
      sql`select id from (${all}) as said order by created_at desc, id desc limit ${limit} offset ${offset}`,
    );
    const [counted] = await tx.execute<{ found: number }>(
      sql`select count(*)::int as found from (${all} limit ${mostCounted + 1}) as said`,
    );
    const ids = page.map(({ id }) => id);
    const parts = [
      ...(await readOrderMessages(tx, ctx, ids)),
      ...(await readNotes(tx, ctx, ids)),
      ...(await readAnswers(tx, ctx, ids)),
    ];
    const byId = new Map(parts.map((message) => [message.id, message]));
    const messages: ConversationMessage[] = ids.flatMap((id) => byId.get(id) ?? []);
    const found = counted?.found ?? 0;
    const total = { total: Math.min(found, mostCounted), totalIsExact: found <= mostCounted };
    return { messages, ...total, limit, offset };
  });
}
