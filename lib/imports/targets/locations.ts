import { sql } from 'drizzle-orm';
import { text } from './read-values';
import { dueOf, linesOf } from './row-sql';
import type { ImportKind, TargetField } from './target';

/** `14:30`, `14h30`, `2:30 pm`, or the part of a day that a spreadsheet keeps: 0.604166. */
export const timeOfDay: TargetField['read'] = (found) => {
  const expected = { expected: 'a time of day, as in 14:30' };
  if (/^0?[.,]\d+$/.test(found))
    return { value: clockTime(Math.round(Number(found.replace(',', '.')) * 1440)) };
  const said = /^(\d{1,2})(?:[:h.](\d{2}))?(?::\d{2})?\s*(am|pm)?$/i.exec(found.trim());
  if (!said || (said[2] === undefined && said[3] === undefined)) return expected;
  const [hour, minute] = [Number(said[1]), Number(said[2] ?? 0)];
  if (minute > 59 || hour > (said[3] ? 12 : 23) || (said[3] && hour === 0)) return expected;
  const isAfternoon = said[3]?.toLowerCase() === 'pm';
  return { value: clockTime(((said[3] ? hour % 12 : hour) + (isAfternoon ? 12 : 0)) * 60 + minute) };
};

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Warehouses and branches that orders are picked from, by code. */
export const locations: ImportKind = {
  label: 'Locations',
  permissions: [],
  fields: [
    { name: 'code', label: 'Location code', titles: 'locationCode', required: true, read: text(64) },
    { name: 'name', label: 'Location name', titles: 'locationName', required: true, read: text(200) },
    { name: 'address', label: 'Address', titles: 'address', read: text(300) },
    { name: 'warehouseCode', label: 'ERP warehouse', titles: 'warehouseCode', read: text(64) },
    { name: 'cutOffTime', label: 'Cut-off time', titles: 'cutOffTime', read: timeOfDay },
  ],
  keyOf: ({ code }) => (typeof code === 'string' ? code.toLowerCase() : null),

  match: (scope) => sql`
    with line as materialized (${linesOf(scope)})
    select line.row_number, held.id as subject_id, null::uuid as customer_id,
      md5(to_jsonb(held)::text) as stamp,
      case when held.id is not null then jsonb_build_object('code', line.values ->> 'code', 'name', held.name,
        'address', held.address, 'warehouseCode', held.warehouse_code, 'cutOffTime', held.cut_off_time) end as current,
      '[]'::jsonb as faults, '[]'::jsonb as warnings
    from line
    left join lateral (
      select * from locations where tenant_id = ${scope.tenantId} and lower(code) = lower(line.values ->> 'code')
      order by code = line.values ->> 'code' desc limit 1
    ) held on true`,

  store: (scope, wanted) => [
    sql`with due as materialized (${dueOf(scope, wanted)})
      insert into locations (tenant_id, id, code, name, address, warehouse_code, cut_off_time)
      select ${scope.tenantId}, subject_id, wanted ->> 'code', wanted ->> 'name', wanted ->> 'address',
        wanted ->> 'warehouseCode', wanted ->> 'cutOffTime'
      from due
      on conflict (tenant_id, id) do update set name = excluded.name, address = excluded.address,
        warehouse_code = excluded.warehouse_code, cut_off_time = excluded.cut_off_time`,
  ],
  remove: ({ tenantId, importId }) => sql`
    delete from locations where tenant_id = ${tenantId} and id in (
      select subject_id from import_rows where tenant_id = ${tenantId} and import_id = ${importId} and action = 'CREATE')`,
};
