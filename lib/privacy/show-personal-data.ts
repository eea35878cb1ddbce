import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { getCustomer } from '../customers/get-customer';
import type { PersonalData } from './contract';
import type { Scope } from './internal/decision';
import { holdings } from './internal/holdings';
import { scopeOfCustomer } from './internal/scope-of-customer';

/**
 * Everything that is stored of a customer, whole: each row that tells of them, from every table that does, and where
 * their recordings and files are given out. That it was shown is recorded. Throws `not_found`.
 */
export async function showPersonalData(
  ctx: Context,
  { customerId }: { customerId: string },
): Promise<PersonalData> {
  return inTenant(ctx, async (tx) => {
    const customer = await getCustomer(ctx, customerId);
    const scope = await scopeOfCustomer(tx, ctx, customerId);
    const data: PersonalData['data'] = {};
    for (const [name, { rows }] of Object.entries(holdings)) {
      const found = await tx.execute<{ row: Record<string, unknown> }>(sql`
        select to_jsonb(held) - 'tenant_id' - 'search_text' - 'letters' as row from ${sql.identifier(name)} held
        where tenant_id = ${ctx.tenantId} and ${rows(scope)}`);
      data[name] = found.map(({ row }) => row);
    }
    const files = await filesOf(tx, ctx, scope);
    await recordAudit(tx, ctx, {
      action: 'customer.data_shown',
      subjectId: customerId,
      data: { orders: scope.orderIds.length, messages: scope.messageIds.length, files: files.length },
    });
    return { shownAt: clock.now().toISOString(), customer, data, files };
  });
}

async function filesOf(tx: Transaction, ctx: Context, { orderIds }: Scope): Promise<PersonalData['files']> {
  const found = await tx.execute<{ order: string; attachment: string | null; type: string | null }>(sql`
    with theirs as (select jsonb_array_elements_text(${JSON.stringify(orderIds)}::jsonb)::uuid as id)
    select orders.id as order, null as attachment, audio_content_type as type from orders join theirs using (id)
      where tenant_id = ${ctx.tenantId} and audio_key is not null
    union all
    select order_id, file.id::text, content_type from order_attachments file join theirs on theirs.id = order_id
      where tenant_id = ${ctx.tenantId} and storage_key is not null`);
  return found.map(({ order, attachment, type }) => ({
    orderId: order,
    path: `/api/orders/${order}/${attachment === null ? 'audio' : `attachments/${attachment}`}`,
    contentType: type,
  }));
}
