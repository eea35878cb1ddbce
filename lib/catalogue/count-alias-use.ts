import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { productAliases } from '@/db/schema/product-aliases';
import { clock } from '../clock';
import type { Context } from '../context';
import { normaliseAlias } from '../matching/index/normalise-alias';

interface MatchedPhrase {
  phrase: string;
  productId: string;
}

/** Notes that aliases have just matched these phrases; what has not been used for long can be tidied away. */
export async function countAliasUse(
  tx: Transaction,
  ctx: Context,
  { customerId, matched }: { customerId: string; matched: readonly MatchedPhrase[] },
): Promise<void> {
  if (matched.length === 0) return;
  const meant = matched.map(({ phrase, productId }) =>
    and(eq(productAliases.normalisedText, normaliseAlias(phrase)), eq(productAliases.productId, productId)),
  );
  const ofCustomer = or(isNull(productAliases.customerId), eq(productAliases.customerId, customerId));
  const used = tx
    .select({ id: productAliases.id })
    .from(productAliases)
    .where(and(mine(productAliases, ctx), ofCustomer, or(...meant)))
    .orderBy(productAliases.id)
    .for('update');
  await tx
    .update(productAliases)
    .set({ timesUsed: sql`${productAliases.timesUsed} + 1`, lastUsedAt: clock.now() })
    .where(and(mine(productAliases, ctx), inArray(productAliases.id, used)));
}
