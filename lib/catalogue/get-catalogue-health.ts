import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { CatalogueHealth, Finding } from './health-contract';
import { countFound } from './internal/count-found';
import { foundProducts } from './internal/finding-sql';
import { unmatchedPhrases } from './internal/unmatched-phrases';

/** How many products lack something or look doubtful, and how many phrases matched none; each counted up to 1,000. */
export async function getCatalogueHealth(ctx: Context): Promise<CatalogueHealth> {
  return inTenant(ctx, async (tx) => {
    const count = (finding: Finding) => countFound(tx, foundProducts(ctx.tenantId, finding));
    return {
      products: {
        noPrice: await count('noPrice'),
        noPackSize: await count('noPackSize'),
        noBin: await count('noBin'),
        nearDuplicate: await count('nearDuplicate'),
        oddSku: await count('oddSku'),
        neverMatched: await count('neverMatched'),
      },
      phrases: await countFound(tx, unmatchedPhrases(ctx.tenantId)),
    };
  });
}
