import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { type CatalogueHealth, findings } from './health-contract';
import { countFound } from './internal/count-found';
import { foundProducts } from './internal/finding-sql';
import { unmatchedPhrases } from './internal/unmatched-phrases';

/** How many products lack something or look doubtful, and how many phrases matched none; each counted up to 1,000. */
export async function getCatalogueHealth(ctx: Context): Promise<CatalogueHealth> {
  const counts = findings.map((finding) =>
    inTenant(
      ctx,
      async (tx) => [finding, await countFound(tx, foundProducts(ctx.tenantId, finding))] as const,
    ),
  );
  const phrases = inTenant(ctx, (tx) => countFound(tx, unmatchedPhrases(ctx.tenantId)));
  const found = new Map(await Promise.all(counts));
  const none = { total: 0, totalIsExact: true };
  const of = (finding: (typeof findings)[number]) => found.get(finding) ?? none;
  return {
    products: {
      ...{ noPrice: of('noPrice'), noPackSize: of('noPackSize'), noBin: of('noBin') },
      ...{ nearDuplicate: of('nearDuplicate'), oddSku: of('oddSku'), neverMatched: of('neverMatched') },
    },
    phrases: await phrases,
  };
}
