import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import { among, type Scope } from './decision';

type Found = { id: string };

/**
 * Everything that is a customer's: theirs and that of those merged into them, the messages that came from their numbers
 * though nothing was made of them, and the phrases for all customers that only their words taught.
 */
export async function scopeOfCustomer(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  customerId: string,
): Promise<Scope> {
  const mine = sql`tenant_id = ${ctx.tenantId}`;
  const idsOf = async (query: ReturnType<typeof sql>) => (await tx.execute<Found>(query)).map(({ id }) => id);
  const customerIds = await idsOf(sql`
    with recursive same(id) as (
      select ${customerId}::uuid
      union select customers.id from customers join same on customers.merged_into = same.id where ${mine}
    ) select id from same`);
  const orderIds = await idsOf(
    sql`select id from orders where ${mine} and ${among('customer_id', customerIds)}`,
  );
  // A representative's number is also that of the others whom they order for.
  const traces = await tx.execute<{ trace: string }>(sql`
    select distinct ltrim(trace, '+') as trace from customer_identities, unnest(array[value, canonical]) as trace
    where ${mine} and ${among('customer_id', customerIds)} and not is_representative and length(trace) >= 8`);
  const patterns = traces.map(({ trace }) => `%${trace.replace(/[\\%_]/g, '\\$&')}%`);
  const messageIds = await idsOf(sql`
    select id from inbound_messages where ${mine} and processed_at is not null and (
      ${among('customer_id', customerIds)}
      or id in (select inbound_message_id from orders where ${mine} and ${among('id', orderIds)})
      or (payload <> '{}'::jsonb and payload::text like any (
        select jsonb_array_elements_text(${JSON.stringify(patterns)}::jsonb))))`);
  const aliasIds = await idsOf(sql`
    select taught.id from product_aliases taught where ${mine} and taught.customer_id is null
      and exists (select from audit_events where ${mine} and subject_id = taught.id
        and action in ('alias.taught', 'alias.moved') and ${among('order_id', orderIds)})
      and not exists (
        select from order_lines line join orders on orders.tenant_id = line.tenant_id and orders.id = line.order_id
        where line.${mine} and lower(trim(line.raw_item_text)) = lower(taught.alias_text)
          and not orders.${among('customer_id', customerIds)})`);
  return { customerIds, orderIds, messageIds, aliasIds };
}
