import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { pointsElsewhere } from '../language/points-elsewhere';
import { itemCodeKey } from '../matching/index/item-code-key';
import { normaliseAlias } from '../matching/index/normalise-alias';
import { mostPhrases, type ProposedPhrase } from './phrase-contract';

/** Once is chance. */
const fewestTimes = 2;
/** The share of the orders with these words that must have had the product. */
const surely = 0.9;
/** So many are looked at: some of them are taught already, written a little differently. */
const lookedAt = 5 * mostPhrases;

/**
 * What customers call products in the imported history, each with how often and when last, the most frequent first. Left
 * out is what the catalogue calls the product itself, what was taught, and words that mean now this and now that.
 */
export async function listProposedPhrases(
  ctx: Context,
): Promise<{ phrases: ProposedPhrase[]; hasMore: boolean }> {
  return inTenant(ctx, async (tx) => {
    const found = (await evidence(tx, ctx)).map(({ ...each }) => ({ ...each, kind: kindOf(each.text) }));
    const taught = await taughtOf(tx, ctx, found);
    const open = found.filter(
      ({ kind, customerId, productId, productName, text }) =>
        !pointsElsewhere(text, productName) &&
        !taught.has(keyOf(kind, customerId, text)) &&
        !taught.has(`${keyOf(kind, null, text)} ${productId}`),
    );
    return { phrases: open.slice(0, mostPhrases), hasMore: open.length > mostPhrases };
  });
}

type Evidence = Omit<ProposedPhrase, 'kind'>;

async function evidence(tx: Transaction, { tenantId }: Context): Promise<Evidence[]> {
  return tx.execute<Evidence>(sql`
    with said as materialized (
      select customer_id, lower(words) as words, product_id, min(words) as text,
        count(distinct (ordered_on, reference))::int as times, max(ordered_on)::text as last
      from order_history where tenant_id = ${tenantId} and words is not null and product_id is not null
      group by customer_id, lower(words), product_id
    ), told as (
      select said.*, (sum(times) over (partition by customer_id, words) - times)::int as otherwise from said
    )
    select told.customer_id as "customerId", c.name as "customerName", told.product_id as "productId", p.sku,
      p.name as "productName", told.text, told.times, told.otherwise, told.last as "lastOrderedOn"
    from told
    join customers c on c.tenant_id = ${tenantId} and c.id = told.customer_id and c.merged_into is null and c.erased_at is null
    join products p on p.tenant_id = ${tenantId} and p.id = told.product_id
    where times >= ${fewestTimes} and times >= ${surely}::float * (times + otherwise)
      and words not in (lower(p.name), lower(p.sku), coalesce(lower(p.barcode), ''))
      and not exists (select from product_aliases held where held.tenant_id = ${tenantId}
        and held.customer_id = told.customer_id and lower(held.alias_text) = told.words)
      and not exists (select from customer_item_codes held where held.tenant_id = ${tenantId}
        and held.customer_id = told.customer_id and lower(held.code) = told.words)
    order by times desc, last desc, c.name, words limit ${lookedAt}`);
}

/** One word with at least three digits, and no measure: 44712, B-1020. */
export function kindOf(text: string): ProposedPhrase['kind'] {
  const isMeasure = /^\d+(?:[.,]\d+)?[a-zµ]{1,4}$/i.test(text) || /^\d+(?:[.,]\d+)?x\d/i.test(text);
  const digits = text.replace(/\D/g, '').length;
  return !isMeasure && !/\s/.test(text) && digits >= 3 ? 'CODE' : 'ALIAS';
}

const keyOf = (kind: ProposedPhrase['kind'], customerId: string | null, text: string): string =>
  `${kind} ${customerId} ${kind === 'CODE' ? itemCodeKey(text) : normaliseAlias(text)}`;

/** Keys of what is taught to a customer, and to all with the product that it means. */
async function taughtOf(
  tx: Transaction,
  { tenantId }: Context,
  found: readonly { text: string }[],
): Promise<Set<string>> {
  const wanted = JSON.stringify([
    ...new Set(found.flatMap(({ text }) => [normaliseAlias(text), itemCodeKey(text)])),
  ]);
  const rows = await tx.execute<{ key: string }>(sql`
    with wanted as materialized (select jsonb_array_elements_text(${wanted}::jsonb) as text)
    select case when a.customer_id is null then 'ALIAS null ' || a.normalised_text || ' ' || a.product_id
      else 'ALIAS ' || a.customer_id || ' ' || a.normalised_text end as key
    from wanted join product_aliases a on a.tenant_id = ${tenantId} and a.normalised_text = wanted.text
    union all
    select 'CODE ' || code.customer_id || ' ' || code.normalised_code
    from wanted join customer_item_codes code on code.tenant_id = ${tenantId} and code.normalised_code = wanted.text`);
  return new Set(rows.map(({ key }) => key));
}
