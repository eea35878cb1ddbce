import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { customerItemCodes } from '@/db/schema/customer-item-codes';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import type { Context } from '../context';
import { itemCodeKey } from '../matching/index/item-code-key';
import { normaliseAlias } from '../matching/index/normalise-alias';

/** A product that a code names. */
export interface CodedProduct {
  id: string;
  sku: string;
  name: string;
  /** What of it is the code. */
  via: 'customer_code' | 'sku' | 'barcode' | 'alias';
}

/** Where codes come from: the query of what a tenant has there, as rows of `key, product_id, written`. */
interface CodeSource {
  via: CodedProduct['via'];
  query: (ctx: Pick<Context, 'tenantId'>, asked: Asked) => SQL;
}
type Hit = Record<'key' | 'written' | 'id' | 'sku' | 'name', string> & {
  rank: number;
  is_discontinued: boolean;
};
interface Asked {
  customerId: string;
  /** Of the codes as aliases are kept. */
  aliasTexts: readonly string[];
  /** The codes as customers' own are compared, each with its `codeKey`. */
  itemCodes: readonly { key: string; normalised: string }[];
}

/** How codes are compared: exactly, but for white space at the ends, capitals and how accents are encoded. Leading zeros count. */
export const codeKey = (code: string): string => asWritten(code).toLowerCase();
/** The same of a column. */
export const codeKeyOf = (column: SQLWrapper): SQL => sql`lower(normalize(btrim(${column})))`;

const asWritten = (code: string): string => code.trim().normalize();

const theirs: CodeSource = {
  via: 'customer_code',
  query: ({ tenantId }, { customerId, itemCodes }) =>
    sql`select asked.key, product_id, code as written from ${customerItemCodes}
      join jsonb_to_recordset(${JSON.stringify(itemCodes)}::jsonb) as asked(key text, normalised text)
        on asked.normalised = normalised_code
      where tenant_id = ${tenantId} and customer_id in (
        select id from customers where tenant_id = ${tenantId} and (id = ${customerId} or merged_into = ${customerId}))`,
};
const skus: CodeSource = {
  via: 'sku',
  query: ({ tenantId }) =>
    sql`select ${codeKeyOf(products.sku)} as key, id as product_id, sku as written from ${products} where tenant_id = ${tenantId}`,
};
const barcodes: CodeSource = {
  via: 'barcode',
  query: ({ tenantId }) =>
    sql`select ${codeKeyOf(products.barcode)} as key, id as product_id, barcode as written from ${products}
      where tenant_id = ${tenantId} and barcode is not null`,
};
const aliasesOf = (owner: (asked: Asked) => SQL): CodeSource => ({
  via: 'alias',
  query: ({ tenantId }, asked) =>
    sql`select ${codeKeyOf(productAliases.aliasText)} as key, product_id, alias_text as written from ${productAliases}
      where tenant_id = ${tenantId} and ${owner(asked)}
        and normalised_text in (select jsonb_array_elements_text(${JSON.stringify(asked.aliasTexts)}::jsonb))`,
});

/** Most telling first; another source of codes is added here, at its place. */
const sources: readonly CodeSource[] = [
  theirs,
  skus,
  barcodes,
  aliasesOf(({ customerId }) => sql`customer_id = ${customerId}`),
  aliasesOf(() => sql`customer_id is null`),
];

/**
 * The products that these codes name: the customer's own code, their SKU, barcode, or an alias that is exactly the code, the customer's own
 * before the tenant's. One query, whatever the number of codes. By `codeKey`; several products when a code is given
 * to more than one by the same source and none of them is written exactly so; those that are no longer sold give way to others.
 */
export async function findByCodes(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  { codes, customerId }: { codes: readonly string[]; customerId: string },
): Promise<Map<string, CodedProduct[]>> {
  const keys = [...new Set(codes.map(codeKey))];
  const found = new Map<string, CodedProduct[]>();
  if (keys.length === 0) return found;
  const asked = {
    customerId,
    aliasTexts: [...new Set(codes.map(normaliseAlias))],
    itemCodes: keys.map((key) => ({ key, normalised: itemCodeKey(key) })),
  };
  const all = sources.map(
    ({ query }, rank) => sql`select ${rank}::int as rank, * from (${query(ctx, asked)}) as source`,
  );
  const rows = await tx.execute<Hit>(sql`
    with wanted as (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key),
    hit as (
      select wanted.key, source.rank, source.product_id, source.written,
        min(source.rank) over (partition by wanted.key) as best
      from wanted join (${sql.join(all, sql` union all `)}) as source using (key)
    )
    select distinct hit.key, hit.written, hit.rank, product.id, product.sku, product.name, product.is_discontinued
    from hit join ${products} product on product.tenant_id = ${ctx.tenantId} and product.id = hit.product_id
    where hit.rank = hit.best
    order by hit.key, product.sku`);
  const written = new Set(codes.map(asWritten));
  for (const key of keys) {
    const hits = soldIfAny(rows.filter((row) => row.key === key));
    const exact = hits.filter((row) => written.has(asWritten(row.written)));
    const taken = exact.length === 1 ? exact : hits;
    const named = taken.map(({ id, sku, name, rank }) => ({
      id,
      sku,
      name,
      via: sources[rank]?.via ?? 'sku',
    }));
    if (named.length > 0) found.set(key, named);
  }
  return found;
}

/** A barcode lives on with the product that follows. */
function soldIfAny(hits: readonly Hit[]): readonly Hit[] {
  const sold = hits.filter((hit) => !hit.is_discontinued);
  return sold.length > 0 ? sold : hits;
}
