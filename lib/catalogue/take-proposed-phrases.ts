import { type SQL, sql } from 'drizzle-orm';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { itemCodeKey } from '../matching/index/item-code-key';
import { normaliseAlias } from '../matching/index/normalise-alias';
import type { PhraseChoice } from './phrase-contract';

/**
 * Teaches what the manager has chosen of the proposals. What the imported history does not know, and what means something
 * already, is left out and counted.
 */
export async function takeProposedPhrases(
  ctx: Context,
  { phrases }: { phrases: readonly PhraseChoice[] },
): Promise<{ taken: number; leftOut: number }> {
  return inTenant(ctx, async (tx) => {
    const proved = (kind: PhraseChoice['kind'], keyOf: (text: string) => string): SQL => {
      const chosen = phrases
        .filter((each) => each.kind === kind && keyOf(each.text) !== '')
        .map((each) => ({ ...each, key: keyOf(each.text) }));
      return sql`
        select distinct on (chosen."customerId", key) chosen.* from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb)
          as chosen("customerId" uuid, "productId" uuid, text text, key text)
        join customers c on c.tenant_id = ${ctx.tenantId} and c.id = chosen."customerId" and c.merged_into is null and c.erased_at is null
        where exists (select from order_history past where past.tenant_id = ${ctx.tenantId}
          and past.customer_id = chosen."customerId" and past.product_id = chosen."productId" and lower(past.words) = lower(chosen.text))`;
    };
    const aliases = await tx.execute(sql`
      insert into product_aliases (tenant_id, customer_id, product_id, alias_text, normalised_text, taught_by)
      select ${ctx.tenantId}, "customerId", "productId", text, key, ${ctx.actor.name} from (${proved('ALIAS', normaliseAlias)}) proved
      on conflict do nothing returning id`);
    const codes = await tx.execute(sql`
      insert into customer_item_codes (tenant_id, customer_id, product_id, code, normalised_code, taught_by)
      select ${ctx.tenantId}, "customerId", "productId", text, key, ${ctx.actor.name} from (${proved('CODE', itemCodeKey)}) proved
      on conflict do nothing returning id`);
    const taken = aliases.length + codes.length;
    if (taken > 0)
      await recordAudit(tx, ctx, {
        action: 'phrases.taken',
        data: { aliases: aliases.length, codes: codes.length },
      });
    return { taken, leftOut: phrases.length - taken };
  });
}
