import { type SQL, sql } from 'drizzle-orm';
import type { Finding } from '../health-contract';

/** Units that hold several of something, and names that say how many: "24 x 330ml", "6pk". */
const severals = [
  'CS',
  'CASE',
  'BOX',
  'CTN',
  'CARTON',
  'PK',
  'PACK',
  'BALE',
  'CRATE',
  'TRAY',
  'DOZ',
  'DOZEN',
  'OUTER',
];
const saysSeveral = String.raw`(^|[^0-9a-z])(?:1[0-9]|[2-9][0-9]?)\s*(?:x\s*[0-9]|pk\M|pack\M|''?s\M)`;
/** A SKU that reads as a quantity, a size, a pack, a phone number or a day is taken for one in messages. */
const readsOtherwise = String.raw`^(?:[0-9]{1,3}|[0-9]+(?:[.,][0-9]+)?\s*(?:kg|g|mg|l|lt|ml|cl|m|cm|mm|ea|cs|pk)|[0-9]{1,3}\s*x\s*[0-9].*|(?:\+|00?)[1-9][0-9]{8,13}|[0-9]{1,4}[-/.][0-9]{1,2}[-/.][0-9]{1,4})$`;

/** What holds of a product `p` of the tenant that is sold. Near duplicates are two products and have a query of their own. */
export const conditionOf = (tenantId: string): Record<Exclude<Finding, 'nearDuplicate'>, SQL> => ({
  noPrice: sql`p.base_price = 0`,
  noPackSize: sql`p.pack_size = 1 and (upper(p.unit_of_measure) in (${sql.join(
    severals.map((unit) => sql`${unit}`),
    sql`, `,
  )}) or p.name ~* ${saysSeveral})`,
  noBin: sql`p.bin_location = ''`,
  oddSku: sql`p.sku ~* ${readsOtherwise}`,
  neverMatched: sql`not exists (select from order_lines l where l.tenant_id = ${tenantId} and l.product_id = p.id)
    and not exists (select from order_history h where h.tenant_id = ${tenantId} and h.product_id = p.id)`,
});

/** As alike as names are that differ in a letter or two. */
const alike = 0.7;

/**
 * Products whose name is nearly that of one of the two before it in the order of their letters, with the same numbers in
 * both: sizes tell products apart. Only neighbours are compared, which is what a catalogue of any size can afford; names that
 * differ in their first letters are not found.
 */
export const nearDuplicates = (tenantId: string): SQL => sql`
  select near.id, near.sku, near.name, near.other_id, near.other_sku, near.other_name from (
    select p.id, p.sku, p.name, earlier.* from (
      select id, sku, name, letters,
        lag(id) over by_letters as id1, lag(sku) over by_letters as sku1, lag(name) over by_letters as name1, lag(letters) over by_letters as letters1,
        lag(id, 2) over by_letters as id2, lag(sku, 2) over by_letters as sku2, lag(name, 2) over by_letters as name2, lag(letters, 2) over by_letters as letters2
      from products where tenant_id = ${tenantId} and not is_discontinued
      window by_letters as (order by letters, id)
    ) p cross join lateral (
      select other_id, other_sku, other_name from (values (1, p.id1, p.sku1, p.name1, p.letters1), (2, p.id2, p.sku2, p.name2, p.letters2))
        before(rank, other_id, other_sku, other_name, other_letters)
      where left(other_letters, 3) = left(p.letters, 3) and abs(length(other_letters) - length(p.letters)) <= 4
        and (other_letters = p.letters or (
          regexp_replace(other_letters, '[^0-9]+', ' ', 'g') = regexp_replace(p.letters, '[^0-9]+', ' ', 'g')
          and similarity(other_letters, p.letters) >= ${alike}))
      order by rank limit 1
    ) earlier
  ) near`;

/** The products of one finding: `id, sku, name`, and of near duplicates `other_id, other_sku, other_name`; in no order. */
export const foundProducts = (tenantId: string, finding: Finding): SQL =>
  finding === 'nearDuplicate'
    ? nearDuplicates(tenantId)
    : sql`
      select p.id, p.sku, p.name, null::uuid as other_id, null::text as other_sku, null::text as other_name
      from products p where p.tenant_id = ${tenantId} and not p.is_discontinued and ${conditionOf(tenantId)[finding]}`;
