import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import { refreshSearchText } from '../../orders/refresh-search-text';
import { creditStatus, flag, language, phones, text, tier } from './read-values';
import { dueOf, linesOf, notesWhere, storedOf } from './row-sql';
import type { ImportKind } from './target';

/** Customers by ERP account, else by phone number. */
export const customers: ImportKind = {
  label: 'Customers',
  permissions: ['customers:read', 'customers:write', 'customers:credit'],
  fields: [
    { name: 'name', label: 'Name', titles: 'customerName', read: text(200) },
    { name: 'phoneNumber', label: 'Phone number', titles: 'phoneNumber', read: phones },
    { name: 'otherPhones', label: 'Other phone numbers', titles: 'otherPhone', read: phones },
    { name: 'erpCustomerId', label: 'ERP account', titles: 'erpCustomerId', read: text(64) },
    { name: 'priceTier', label: 'Price tier', titles: 'priceTier', read: tier },
    { name: 'creditStatus', label: 'Credit status', titles: 'creditStatus', read: creditStatus },
    { name: 'language', label: 'Language', titles: 'language', read: language },
    { name: 'poNumberRequired', label: 'Order number required', titles: 'poNumberRequired', read: flag },
  ],
  refine: ({ phoneNumber = [], otherPhones = [], ...values }) => {
    const [main, ...more] = [...new Set([phoneNumber, otherPhones].flat())];
    return {
      ...values,
      ...(main === undefined ? {} : { phoneNumber: main }),
      ...(more.length === 0 ? {} : { otherPhones: more }),
    };
  },
  blanks: { priceTier: 'STANDARD', creditStatus: 'ACTIVE', poNumberRequired: false },
  keyOf: ({ erpCustomerId, phoneNumber }) => {
    const key = erpCustomerId ?? phoneNumber;
    return typeof key === 'string' ? key.toLowerCase() : null;
  },

  match: (scope) => sql`
    with line as materialized (${linesOf(scope)}),
    numbers as materialized (
      select line.row_number, canonical_phone(one.number) as canonical, one.number
      from line, lateral (
        select line.values ->> 'phoneNumber' as number
        union select jsonb_array_elements_text(coalesce(line.values -> 'otherPhones', '[]'))
      ) one where one.number is not null
    ),
    owned as materialized (
      select numbers.row_number, numbers.number, i.customer_id, i.is_representative
      from numbers join customer_identities i on i.tenant_id = ${scope.tenantId} and i.kind = 'PHONE' and i.canonical = numbers.canonical
      join customers c on c.tenant_id = ${scope.tenantId} and c.id = i.customer_id and c.merged_into is null and c.erased_at is null
    ),
    twice as materialized (
      select one.canonical from (
        select key, canonical_phone(values ->> 'phoneNumber') as canonical from import_rows
        where tenant_id = ${scope.tenantId} and import_id = ${scope.importId} and coalesce(action, '') not in ('SUPERSEDED', 'SKIPPED')
        union all
        select key, canonical_phone(more) from import_rows, jsonb_array_elements_text(coalesce(values -> 'otherPhones', '[]')) more
        where tenant_id = ${scope.tenantId} and import_id = ${scope.importId} and coalesce(action, '') not in ('SUPERSEDED', 'SKIPPED')
      ) one where one.canonical is not null group by one.canonical having count(distinct key) > 1
    ),
    account as materialized (
      -- Capitals tell accounts apart only where two differ in nothing else.
      select fits.row_number, min(fits.id::text)::uuid as id, count(*) as fitting
      from (
        select line.row_number, c.id,
          rank() over (partition by line.row_number order by (c.erp_customer_id = line.values ->> 'erpCustomerId') desc) as place
        from line join customers c on c.tenant_id = ${scope.tenantId} and lower(c.erp_customer_id) = lower(line.values ->> 'erpCustomerId')
          and c.merged_into is null and c.erased_at is null
      ) fits where fits.place = 1
      group by 1
    ),
    -- Whose account is another is another customer, who has written down a number that is not theirs.
    phone as materialized (
      select owned.row_number, min(owned.customer_id::text)::uuid as id
      from owned join line using (row_number)
      join customers c on c.tenant_id = ${scope.tenantId} and c.id = owned.customer_id
      where not owned.is_representative and owned.number = line.values ->> 'phoneNumber'
        and (c.erp_customer_id is null or lower(coalesce(line.values ->> 'erpCustomerId', c.erp_customer_id)) = lower(c.erp_customer_id))
      group by 1
    ),
    found as materialized (
      select line.row_number, line.values, account.fitting,
        case when account.fitting = 1 then account.id
          when account.fitting > 1 then (select id from phone where phone.row_number = line.row_number)
          else phone.id end as id
      from line left join account using (row_number) left join phone using (row_number)
    )
    select found.row_number, c.id as subject_id, c.id as customer_id,
      case when c.id is not null then jsonb_build_object(
        'name', c.name, 'erpCustomerId', c.erp_customer_id, 'priceTier', c.price_tier, 'creditStatus', c.credit_status,
        'poNumberRequired', c.po_number_required, 'language', case when c.language_chosen or c.language <> 'en' then c.language end, 'phoneNumber', case when exists (
          select from owned where owned.row_number = found.row_number and owned.customer_id = c.id
            and owned.number = found.values ->> 'phoneNumber') then found.values ->> 'phoneNumber' else c.phone_number end
      ) || case when found.values ? 'otherPhones' then jsonb_build_object('otherPhones', coalesce((
        select jsonb_agg(more) from jsonb_array_elements_text(found.values -> 'otherPhones') more
        where exists (select from owned where owned.row_number = found.row_number and owned.customer_id = c.id and owned.number = more)
      ), '[]')) else '{}'::jsonb end end as current,
      ${notesWhere([
        [
          sql`c.id is null and not found.values ? 'name'`,
          'name',
          sql`''`,
          sql`'a name, for the customer is new'::text`,
        ],
        [
          sql`c.id is null and not found.values ? 'phoneNumber'`,
          'phoneNumber',
          sql`''`,
          sql`'a phone number, for the customer is new'::text`,
        ],
        [
          sql`found.fitting > 1 and c.id is null`,
          'erpCustomerId',
          sql`found.values ->> 'erpCustomerId'`,
          sql`'an ERP account of one customer, or a phone number that says which of the ' || found.fitting || ' it is'`,
        ],
        [
          sql`exists (select from owned where owned.row_number = found.row_number and owned.customer_id is distinct from c.id and not is_representative)`,
          'phoneNumber',
          sql`(select number from owned where owned.row_number = found.row_number and owned.customer_id is distinct from c.id limit 1)`,
          sql`'a number that is not another customer’s'::text`,
        ],
        [
          sql`exists (select from numbers join twice using (canonical) where numbers.row_number = found.row_number and not exists (
            select from owned where owned.row_number = found.row_number and owned.number = numbers.number and owned.customer_id = c.id))`,
          'phoneNumber',
          sql`(select number from numbers join twice using (canonical) where numbers.row_number = found.row_number limit 1)`,
          sql`'a number that no other customer of the file has'::text`,
        ],
      ])} as faults,
      ${notesWhere([
        [
          sql`c.credit_status = 'HOLD' and found.values ->> 'creditStatus' = 'ACTIVE'`,
          'creditStatus',
          sql`'ACTIVE'`,
          sql`'the customer is on credit hold now'::text`,
        ],
      ])} as warnings
    from found left join customers c on c.tenant_id = ${scope.tenantId} and c.id = found.id`,

  // What the customer is, not the version: one who was changed and changed back is as they were left.
  stamps: (scope) => sql`
    select line.row_number, c.id as customer_id, md5(concat_ws(' ', to_jsonb(c) - array['version', 'updated_at', 'search_text'],
      (select jsonb_agg(jsonb_build_array(i.kind, i.value, i.label, i.is_representative) order by i.kind, i.canonical)
        from customer_identities i where i.tenant_id = c.tenant_id and i.customer_id = c.id))) as stamp
    from (${storedOf(scope)}) line join customers c on c.tenant_id = ${scope.tenantId} and c.id = line.subject_id`,

  store: (scope, wanted) => {
    const due = sql`due as materialized (${dueOf(scope, wanted)})`;
    return [
      sql`with ${due}
        insert into customers (tenant_id, id, name, phone_number, erp_customer_id, price_tier, credit_status, language, language_chosen, po_number_required)
        select ${scope.tenantId}, subject_id, wanted ->> 'name', wanted ->> 'phoneNumber', wanted ->> 'erpCustomerId',
          coalesce(wanted ->> 'priceTier', 'STANDARD'), coalesce(wanted ->> 'creditStatus', 'ACTIVE'), coalesce(wanted ->> 'language', 'en'),
          wanted ->> 'language' is not null, coalesce((wanted ->> 'poNumberRequired')::boolean, false)
        from due where action = 'CREATE'`,
      // A number that the customer has already beside the main one does not become the main one.
      sql`with ${due}
        update customers c set
          name = wanted ->> 'name', erp_customer_id = wanted ->> 'erpCustomerId', price_tier = wanted ->> 'priceTier',
          credit_status = wanted ->> 'creditStatus', language = coalesce(wanted ->> 'language', 'en'), language_chosen = wanted ->> 'language' is not null,
          po_number_required = coalesce((wanted ->> 'poNumberRequired')::boolean, po_number_required),
          phone_number = case when exists (
              select from customer_identities i where i.tenant_id = c.tenant_id and i.customer_id = c.id and i.kind = 'PHONE'
                and i.canonical = canonical_phone(wanted ->> 'phoneNumber'))
            then case when c.phone_number is null then wanted ->> 'phoneNumber' else c.phone_number end
            else wanted ->> 'phoneNumber' end,
          verification = 'VERIFIED', version = c.version + 1, updated_at = now()
        from due where c.tenant_id = ${scope.tenantId} and c.id = due.subject_id and due.action = 'UPDATE'`,
      sql`with ${due}
        delete from customer_identities i using due, jsonb_array_elements_text(coalesce(due.after -> 'otherPhones', '[]')) more
        where i.tenant_id = ${scope.tenantId} and i.customer_id = due.subject_id and due.action = 'UPDATE' and i.kind = 'PHONE'
          and i.value = more and not coalesce(due.wanted -> 'otherPhones', '[]') ? more
          and i.value is distinct from (select phone_number from customers c where c.tenant_id = i.tenant_id and c.id = i.customer_id)`,
      sql`with ${due}
        insert into customer_identities (tenant_id, customer_id, kind, value)
        select ${scope.tenantId}, due.subject_id, 'PHONE', more
        from due, jsonb_array_elements_text(coalesce(due.wanted -> 'otherPhones', '[]')) more
        on conflict (tenant_id, customer_id, kind, canonical) do nothing`,
    ];
  },
  finish: refreshOrders,
};

/** Orders are found by the name and number of their customer as they are now. */
async function refreshOrders(tx: Transaction, ctx: Context, importId: string): Promise<void> {
  const renamed = await tx.execute<{ id: string; name: string; phoneNumber: string | null }>(sql`
    select c.id, c.name, c.phone_number as "phoneNumber" from import_rows line
    join customers c on c.tenant_id = line.tenant_id and c.id = line.subject_id
    where line.tenant_id = ${ctx.tenantId} and line.import_id = ${importId} and line.action = 'UPDATE'
      and (line.before ->> 'name' is distinct from line.after ->> 'name'
        or line.before ->> 'phoneNumber' is distinct from line.after ->> 'phoneNumber')
      and exists (select from orders where orders.tenant_id = line.tenant_id and orders.customer_id = c.id)`);
  for (const customer of renamed) await refreshSearchText(tx, ctx, customer);
}
