import { sql } from 'drizzle-orm';
import { withPhone } from './codes';
import { list, text, weekdayList } from './read-values';
import { customerNotes, customersNamed, dueOf, linesOf, notesWhere } from './row-sql';
import type { ImportKind } from './target';

/** Places of customers, by their code, else by their name. */
export const branches: ImportKind = {
  label: 'Branches',
  permissions: ['customers:read', 'customers:write'],
  fields: [
    { name: 'customer', label: 'Customer', titles: 'customer', required: true, read: text(200) },
    { name: 'code', label: 'Branch code', titles: 'branchCode', read: text(40) },
    { name: 'name', label: 'Branch name', titles: 'branchName', required: true, read: text(120) },
    { name: 'address', label: 'Address', titles: 'address', read: text(300) },
    { name: 'names', label: 'Also called', titles: 'otherNames', read: list(20, 80) },
    { name: 'location', label: 'Location code', titles: 'location', read: text(64) },
    { name: 'deliveryDays', label: 'Delivery days', titles: 'deliveryDays', read: weekdayList },
  ],
  refine: withPhone,
  keyOf: ({ customer, code, name }) =>
    typeof customer === 'string' && typeof (code ?? name) === 'string'
      ? `${customer}\n${code === undefined ? 'name' : 'code'}\n${String(code ?? name)}`.toLowerCase()
      : null,

  match: (scope) => sql`
    with line as materialized (${linesOf(scope)}), ${customersNamed(scope.tenantId)},
    found as materialized (
      select line.row_number, line.values, naming.id as customer_id, min(b.id::text)::uuid as branch_id, count(b.id) as branches
      from line left join naming on naming.said = line.values ->> 'customer'
      left join customer_branches b on b.tenant_id = ${scope.tenantId} and b.customer_id = naming.id
        and case when line.values ? 'code' then lower(b.code) = lower(line.values ->> 'code')
          else lower(b.name) = lower(line.values ->> 'name') end
      group by line.row_number, line.values, naming.id
    ),
    places as materialized (
      select said.location, (select id from locations where tenant_id = ${scope.tenantId} and said.location in (lower(code), lower(name))
        order by lower(code) = said.location desc limit 1) as id
      from (select distinct lower(values ->> 'location') as location from line) said where said.location is not null
    )
    select found.row_number, held.id as subject_id, found.customer_id, md5((to_jsonb(held) - 'updated_at')::text) as stamp,
      case when found.customer_id is not null then jsonb_build_object('customerId', found.customer_id) || case when held.id is null then '{}'::jsonb else jsonb_build_object(
        'code', held.code, 'name', held.name, 'address', held.address, 'names', to_jsonb(held.names),
        'location', case when held.location_id = places.id then found.values ->> 'location' else
          (select code from locations l where l.tenant_id = ${scope.tenantId} and l.id = held.location_id) end,
        'deliveryDays', to_jsonb(held.delivery_days)) end end as current,
      ${notesWhere([
        ...customerNotes,
        [
          sql`found.values ? 'location' and places.id is null`,
          'location',
          sql`found.values ->> 'location'`,
          sql`'the code or name of a location'::text`,
        ],
        [
          sql`found.branches > 1`,
          'name',
          sql`coalesce(found.values ->> 'code', found.values ->> 'name')`,
          sql`'one branch: the customer has several of this code or name'::text`,
        ],
      ])} as faults, '[]'::jsonb as warnings
    from found
    left join naming on naming.said = found.values ->> 'customer'
    left join places on places.location = lower(found.values ->> 'location')
    left join customer_branches held on held.tenant_id = ${scope.tenantId} and held.id = found.branch_id`,

  store: (scope, wanted) => [
    sql`with due as materialized (${dueOf(scope, wanted)})
      insert into customer_branches (tenant_id, id, customer_id, code, name, address, names, location_id, delivery_days, updated_at)
      select ${scope.tenantId}, subject_id, (wanted ->> 'customerId')::uuid, wanted ->> 'code', wanted ->> 'name', wanted ->> 'address',
        array(select jsonb_array_elements_text(coalesce(wanted -> 'names', '[]'))), (
          select id from locations where tenant_id = ${scope.tenantId} and lower(wanted ->> 'location') in (lower(code), lower(name))
          order by lower(code) = lower(wanted ->> 'location') desc limit 1
        ), array(select jsonb_array_elements_text(coalesce(wanted -> 'deliveryDays', '[]'))), now()
      from due
      on conflict (tenant_id, id) do update set code = excluded.code, name = excluded.name, address = excluded.address,
        names = excluded.names, location_id = excluded.location_id, delivery_days = excluded.delivery_days,
        updated_at = excluded.updated_at`,
    // Whoever has the customer's page open has not seen it.
    sql`update customers set version = version + 1, updated_at = now() where tenant_id = ${scope.tenantId} and id in (
      select customer_id from (${dueOf(scope, wanted)}) due)`,
  ],
  remove: ({ tenantId, importId }) => sql`
    delete from customer_branches where tenant_id = ${tenantId} and id in (
      select subject_id from import_rows where tenant_id = ${tenantId} and import_id = ${importId} and action = 'CREATE')`,
};
