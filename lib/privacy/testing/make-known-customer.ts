import type postgres from 'postgres';
import { createProduct } from '../../catalogue/create-product';
import { newProduct } from '../../catalogue/testing/new-product';
import { makeHistory } from '../../customers/testing/make-history';
import type { TestTenant } from '../../tenancy/testing/make-tenant';
import { holdings } from '../internal/holdings';

/** What nobody may find any more, in every column that does not stay. */
export const canary = 'Thandeka of the corner';
export const canaryPhone = '+27825550142';

/** A customer with a row in every table that tells of customers, and `canary` in each column of theirs that goes. */
export async function makeKnownCustomer(tenant: TestTenant, owner: postgres.Sql) {
  const t = tenant.tenantId;
  const product = await createProduct(tenant.manager, newProduct({ sku: 'BEV-0012', name: 'Cola 330ml' }));
  const customer = await makeHistory(tenant, product.id, {
    customer: { name: canary, phoneNumber: canaryPhone, platformUserId: 'ZA.134912345' },
    orders: ['COMPLETED', 'CANCELLED'],
    aliases: ['thandeka’s usual'],
    numbers: ['+27835550143'],
  });
  const merged = await makeHistory(tenant, product.id, {
    ...{ customer: { name: `${canary} twin` }, orders: ['COMPLETED'], aliases: [], numbers: [] },
  });
  await owner`update customers set merged_into = ${customer.id} where id = ${merged.id}`;
  await owner`insert into customer_merges (tenant_id, survivor_id, merged_id, parts) values (${t}, ${customer.id}, ${merged.id}, '{}')`;
  await owner`insert into customer_branches (tenant_id, customer_id, name) values (${t}, ${customer.id}, ${`${canary} Main St`})`;
  await owner`insert into customer_item_codes (tenant_id, customer_id, product_id, code, normalised_code)
    values (${t}, ${customer.id}, ${product.id}, ${canary}, ${canary})`;
  await owner`insert into order_history (tenant_id, id, customer_id, product_id, ordered_on, quantity, words)
    values (${t}, gen_random_uuid(), ${customer.id}, ${product.id}, '2026-01-05', 1, ${canary})`;
  await owner`insert into special_prices (tenant_id, product_id, customer_id, price, set_by)
    values (${t}, ${product.id}, ${customer.id}, 1, 'x')`;
  await owner`insert into import_rows (tenant_id, import_id, row_number, values, customer_id)
    values (${t}, gen_random_uuid(), 1, '{}', ${customer.id})`;
  await owner`insert into erp_values (tenant_id, target, key_hash, subject_id, values)
    values (${t}, 'customers', 'x', ${customer.id}, '{}')`;
  const orders = await owner<{ id: string }[]>`
    select id from orders where tenant_id = ${t} and customer_id in (${customer.id}, ${merged.id})`;
  const order = orders[0]?.id ?? '';
  await owner`insert into order_attachments (tenant_id, order_id, kind) values (${t}, ${order}, 'IMAGE')`;
  await owner`insert into order_tasks (tenant_id, order_id, kind, message) values (${t}, ${order}, 'MESSAGE_DELETED', 'x')`;
  await owner`insert into line_proposals (tenant_id, order_id, change) values (${t}, ${order}, '{}')`;
  await owner`insert into customer_questions (tenant_id, order_id, line_id, notification_id, phrase, words, choices, asked_by)
    values (${t}, ${order}, gen_random_uuid(), gen_random_uuid(), 'x', 'x', '[]', 'Thandi')`;
  const [endpoint] = await owner`insert into webhook_endpoints (tenant_id, url, secret_sealed, events)
    values (${t}, 'https://receiver.example.com', 'x', array['order.approved']) returning id`;
  const [event] = await owner`insert into outbound_events (tenant_id, name, order_id, body)
    values (${t}, 'order.approved', ${order}, '{}') returning id`;
  const [delivery] = await owner`insert into webhook_deliveries (tenant_id, endpoint_id, event_id, event_name)
    values (${t}, ${endpoint?.id}, ${event?.id}, 'order.approved') returning id`;
  await owner`insert into webhook_attempts (tenant_id, delivery_id, number, duration_ms) values (${t}, ${delivery?.id}, 1, 1)`;
  const actor = JSON.stringify({ kind: 'customer', customerId: customer.id, name: canary });
  await owner`insert into audit_events (tenant_id, action, actor, request_id, order_id, subject_id)
    values (${t}, 'order.received', ${actor}::text::jsonb, 'r', ${order}, null)`;
  await owner`insert into idempotency_keys (tenant_id, scope, key, body_hash, status, answer, locked_until)
    values (${t}, ${`user /api/customers/${customer.id}`}, 'k', 'h', 200, ${JSON.stringify({ name: canary })}::text::jsonb, now())`;
  const status = JSON.stringify({ raw: { recipient_id: canaryPhone.slice(1), words: canary } });
  await owner`insert into inbound_messages (tenant_id, dedupe_key, source, kind, payload, processed_at, outcome)
    values (${t}, ${`status:${order}`}, 'MESSAGING', 'status', ${status}::text::jsonb, now(), 'STATUS')`;
  await owner`update orders set status = 'COMPLETED' where id = ${order}`;
  await fillWithCanaries(owner, t);
  return { customer, merged, orderIds: orders.map(({ id }) => id), productId: product.id };
}

/** Of which each row has its own, or which are no words. */
const filledOtherwise = [
  ...['phone_number', 'platform_user_id', 'value', 'name', 'normalised_text'],
  ...['actor', 'payload', 'audio_key', 'storage_key'],
];

/** Puts the canary into every column that is decided to go, whatever it will be. */
async function fillWithCanaries(owner: postgres.Sql, tenantId: string): Promise<void> {
  const types = await owner<{ table: string; column: string; type: string }[]>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public'`;
  for (const [table, { columns }] of Object.entries(holdings)) {
    for (const [column, decision] of Object.entries(columns)) {
      if (decision === 'kept' || filledOtherwise.includes(column)) continue;
      const rows = table === 'audit_events' ? 'order_id is not null and tenant_id' : 'tenant_id';
      const type = types.find((one) => one.table === table && one.column === column)?.type;
      const value =
        type === 'jsonb' || column === 'body' ? JSON.stringify({ message: canary, count: 3 }) : canary;
      const given = type === 'ARRAY' ? 'array[$2::text]' : `$2::text::${type === 'jsonb' ? 'jsonb' : 'text'}`;
      await owner.unsafe(`update ${table} set ${column} = ${given} where ${rows} = $1`, [tenantId, value]);
    }
  }
  const payload = JSON.stringify({ from: canaryPhone, raw: { text: { body: canary } } });
  await owner`update inbound_messages set payload = ${payload}::text::jsonb where tenant_id = ${tenantId} and kind = 'text'`;
}
