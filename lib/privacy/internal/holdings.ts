import { type SQL, sql } from 'drizzle-orm';
import {
  among,
  type Decision,
  emptyList,
  emptyObject,
  file,
  noText,
  nothing,
  type Scope,
  said,
  who,
} from './decision';

/** What one table holds of customers. */
interface Holding {
  /** Its rows that are theirs. */
  rows: (scope: Scope) => SQL;
  /** Every column that can hold text, by its name in the database, and what becomes of it. */
  columns: Record<string, Decision>;
  /** Rows that say nothing but who somebody is go as a whole when they are erased. */
  goesWhole?: true;
  /** The service may only add to it: its words go by `remove_words_from_trails`, which sees to it itself. */
  isTrail?: true;
}

const ofOrders = ({ orderIds }: Scope) => among('order_id', orderIds);
const removed = sql`'It was removed.'`;
/** An event keeps the form that its schema gives it: a part of the order's head without its words is none, as on the order. */
const eventWithoutWords = sql`(without_words(body::jsonb) || case
  when jsonb_typeof(body::jsonb #> '{data,head}') = 'object' then jsonb_build_object('data',
    without_words(body::jsonb -> 'data') || jsonb_build_object('head', (
      select coalesce(jsonb_object_agg(part, null::text), '{}') from jsonb_object_keys(body::jsonb #> '{data,head}') as part)))
  else '{}' end)::text`;

/**
 * Every table that tells something of customers; numbers, moments and ids stay for the figures. In this order their
 * words go: who they are before the orders, whose search text is made of it.
 */
export const holdings: Record<string, Holding> = {
  customer_identities: {
    rows: ({ customerIds }) => among('customer_id', customerIds),
    columns: { kind: 'kept', value: who(noText), label: who(noText) },
    goesWhole: true,
  },
  customers: {
    rows: ({ customerIds }) => among('id', customerIds),
    columns: {
      name: who(sql`'Erased customer'`),
      phone_number: who(nothing),
      platform_user_id: who(nothing),
      erp_customer_id: who(nothing),
      price_tier: 'kept',
      credit_status: 'kept',
      verification: 'kept',
      language: 'kept',
    },
  },
  customer_merges: {
    rows: ({ customerIds }) =>
      sql`(${among('survivor_id', customerIds)} or ${among('merged_id', customerIds)})`,
    columns: {
      parts: who(
        sql`'{"orderIds": [], "messageIds": [], "notificationIds": [], "identityIds": [], "aliasIds": [], "branchIds": [], "choices": [], "warnings": [], "changes": {}}'::jsonb`,
      ),
    },
  },
  customer_branches: {
    rows: ({ customerIds }) => among('customer_id', customerIds),
    columns: {
      code: who(noText),
      name: who(noText),
      address: who(nothing),
      names: who(sql`'{}'`),
      delivery_days: 'kept',
    },
    goesWhole: true,
  },
  product_aliases: {
    rows: ({ customerIds, aliasIds }) =>
      sql`(${among('customer_id', customerIds)} or ${among('id', aliasIds)})`,
    columns: { alias_text: who(noText), normalised_text: who(noText), taught_by: 'kept' },
    goesWhole: true,
  },
  customer_item_codes: {
    rows: ({ customerIds }) => among('customer_id', customerIds),
    columns: { code: who(noText), normalised_code: who(noText), taught_by: 'kept' },
    goesWhole: true,
  },
  order_history: {
    rows: ({ customerIds }) => among('customer_id', customerIds),
    columns: { unit: 'kept', words: who(nothing), reference: who(nothing) },
    goesWhole: true,
  },
  special_prices: {
    rows: ({ customerIds }) => among('customer_id', customerIds),
    columns: { price_tier: 'kept', set_by: 'kept' },
    goesWhole: true,
  },
  // Rows that nobody is known for go after a day.
  import_rows: {
    rows: ({ customerIds }) =>
      sql`(${among('customer_id', customerIds)} or ${among('subject_id', customerIds)})`,
    columns: {
      cells: who(nothing),
      values: who(emptyObject),
      key: who(nothing),
      action: 'kept',
      faults: who(emptyList),
      warnings: who(emptyList),
      before: who(nothing),
      after: who(nothing),
      stamp: 'kept',
    },
    goesWhole: true,
  },
  // Without values it says that the ERP's customer does not come back by itself.
  erp_values: {
    rows: ({ customerIds }) => among('subject_id', customerIds),
    columns: { target: 'kept', key_hash: 'kept', values: who(emptyObject) },
  },
  inbound_messages: {
    rows: ({ messageIds }) => among('id', messageIds),
    columns: {
      // The platform's ids stay: by them a message that it sends again is known.
      dedupe_key: 'kept',
      phone_number_id: 'kept',
      kind: 'kept',
      payload: said(emptyObject),
      platform_message_id: 'kept',
      about_message_id: 'kept',
    },
  },
  orders: {
    rows: ({ orderIds }) => among('id', orderIds),
    columns: {
      raw_text: said(noText),
      notes: said(nothing),
      external_id: 'kept',
      trace: 'kept',
      transcript: said(nothing),
      group_name: said(nothing),
      sent_items: said(nothing),
      quote: said(nothing),
      warnings: said(emptyList),
      accounted: said(emptyList),
      head: said(nothing),
      po_key: said(nothing),
      kind: 'kept',
      kind_reason: 'kept',
      closed_as: 'kept',
      rejection_reason: said(nothing),
      erp_last_error: said(nothing),
      search_text: said(sql`(
        select lower(concat_ws(E'\n', customers.name, coalesce(customers.phone_number, ''), '')) from customers
        where customers.tenant_id = orders.tenant_id and customers.id = orders.customer_id)`),
      audio_key: file(nothing),
      audio_content_type: file(nothing),
      customer_choices: 'kept',
      erp_type: 'kept',
      erp_sales_order_id: 'kept',
      erp_doubt: 'kept',
      // Of whoever works here.
      assignee_name: 'kept',
    },
  },
  order_lines: {
    rows: ofOrders,
    columns: {
      raw_item_text: said(noText),
      match_reason: said(noText),
      item_code: said(nothing),
      candidates: said(emptyList),
      decision: said(nothing),
      warnings: said(emptyList),
      unit: 'kept',
      counted_for: 'kept',
    },
  },
  order_attachments: {
    rows: ofOrders,
    columns: {
      kind: 'kept',
      media_id: file(nothing),
      file_name: file(nothing),
      content_type: file(nothing),
      storage_key: file(nothing),
      problem: file(removed),
    },
  },
  order_tasks: {
    rows: ofOrders,
    columns: { kind: 'kept', message: said(removed), data: said(emptyObject) },
  },
  line_proposals: {
    rows: ofOrders,
    columns: {
      change: said(sql`'{"kind": "REMOVE_LINE", "phrase": "", "words": ""}'::jsonb`),
      decision: 'kept',
    },
  },
  notifications: {
    rows: ({ orderIds, customerIds }) =>
      sql`(${among('order_id', orderIds)} or ${among('customer_id', customerIds)})`,
    columns: {
      kind: 'kept',
      to_number: who(nothing),
      to_user_id: who(nothing),
      body: said(noText),
      // Names of goods.
      choices: 'kept',
      platform_message_id: 'kept',
      error_code: 'kept',
      error_message: said(nothing),
      // Of whoever works here.
      written_by: 'kept',
    },
  },
  customer_questions: {
    rows: ofOrders,
    columns: {
      phrase: said(noText),
      words: said(noText),
      choices: 'kept',
      asked_by: 'kept',
      answer: said(nothing),
      says: 'kept',
    },
  },
  outbound_events: {
    rows: ({ orderIds, customerIds }) =>
      sql`(${among('order_id', orderIds)} or ${among('customer_id', customerIds)})`,
    columns: { name: 'kept', body: said(eventWithoutWords) },
  },
  webhook_attempts: {
    rows: ({ orderIds }) => sql`delivery_id in (
      select delivery.id from webhook_deliveries delivery join outbound_events event
        on event.tenant_id = delivery.tenant_id and event.id = delivery.event_id
      where ${among('order_id', orderIds)})`,
    // Of headers the receiver gets what the service says of the delivery, never what is in it.
    columns: { error: said(nothing), response_excerpt: said(nothing), request_headers: 'kept' },
    isTrail: true,
  },
  audit_events: {
    rows: ({ orderIds, customerIds }) => sql`(
      ${among('order_id', orderIds)} or ${among('subject_id', customerIds)}
      or exists (select from jsonb_array_elements_text(${JSON.stringify(customerIds)}::jsonb) as one(id)
        where actor ->> 'customerId' = one.id or position(one.id in data::text) > 0))`,
    columns: {
      action: 'kept',
      actor: who(emptyObject),
      request_id: 'kept',
      // Of whoever works here: customers have none.
      address: 'kept',
      data: said(emptyObject),
    },
    isTrail: true,
  },
};

/** Columns of tables that hold nothing of customers, or nothing for longer than a day. */
export const heldOfNobody: Record<string, readonly string[]> = {
  // Of content it has but hashes.
  audit_beginnings: ['hash'],
  audit_links: ['hash', 'redacted_hash'],
  api_keys: ['name', 'key_hash', 'last4', 'scopes', 'addresses', 'last_used_from', 'previous_key_hash'],
  canned_replies: ['title', 'body', 'language'],
  catalogue_changes: ['kind'],
  message_templates: ['kind', 'language', 'body'],
  erp_reachability: ['last_error'],
  // A stored answer is emptied when it tells of somebody who is erased, and goes after a day in any case.
  idempotency_keys: ['scope', 'key', 'body_hash', 'answer'],
  // The files themselves are kept for a day.
  imports: [
    ...[
      'target',
      'source',
      'status',
      'file_name',
      'file_type',
      'sheets',
      'sheet',
      'columns',
      'counts',
      'problem',
    ],
    'created_by',
  ],
  ledger: ['name', 'payload', 'last_error'],
  // Users, keys and addresses of the last minutes.
  limit_counts: ['key'],
  locations: ['code', 'name', 'warehouse_code', 'address', 'cut_off_time'],
  messaging_channels: ['phone_number_id', 'access_token_sealed', 'app_secret_sealed', 'verify_token_sealed'],
  order_claims: ['holder_name'],
  passkeys: ['name', 'credential_id', 'public_key', 'transports'],
  product_prices: ['price_tier'],
  product_substitutes: ['note'],
  products: ['sku', 'name', 'unit_of_measure', 'bin_location', 'category', 'barcode'],
  sessions: ['user_name', 'kind', 'address', 'user_agent'],
  sign_in_attempts: ['account_hash'],
  tenants: ['slug', 'name', 'country', 'currency', 'locale', 'time_zone', 'erp_config'],
  users: [
    ...['username', 'display_name', 'role', 'language', 'pin_hash', 'recovery_code_hash'],
    ...['second_factor_sealed', 'second_factor_recovery'],
  ],
  used_challenges: ['hash'],
  webhook_deliveries: ['event_name'],
  webhook_endpoints: ['url', 'secret_sealed', 'previous_secret_sealed', 'events', 'disabled_reason'],
};
