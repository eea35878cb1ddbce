import { sql } from 'drizzle-orm';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { Finding, FoundProduct } from './health-contract';
import { countFound } from './internal/count-found';
import { foundProducts } from './internal/finding-sql';

interface FoundRow extends Record<string, unknown> {
  id: string;
  sku: string;
  name: string;
  other_id: string | null;
  other_sku: string | null;
  other_name: string | null;
  unit: string;
  packSize: number;
  basePrice: number;
  bin: string;
}

/** A page of the products that lack something or look doubtful, with how many there are, counted up to 1,000. */
export async function listFoundProducts(
  ctx: Context,
  { finding, limit, offset }: { finding: Finding; limit: number; offset: number },
) {
  return inTenant(ctx, async (tx) => {
    const found = foundProducts(ctx.tenantId, finding);
    // Near duplicates come in the order in which they were compared.
    const bySku = finding === 'nearDuplicate' ? sql`` : sql`order by sku`;
    const rows = await tx.execute<FoundRow>(sql`
      with page as materialized (select * from (${found}) found ${bySku} limit ${limit} offset ${offset})
      select page.*, p.unit_of_measure as unit, p.pack_size as "packSize", p.base_price::float as "basePrice",
        p.bin_location as bin
      from page join products p on p.tenant_id = ${ctx.tenantId} and p.id = page.id order by page.sku`);
    return { products: rows.map(viewFound), ...(await countFound(tx, found)), limit, offset };
  });
}

function viewFound(row: FoundRow): FoundProduct {
  const { id, sku, name, unit, packSize, basePrice, bin, other_id: otherId } = row;
  return {
    product: { id, sku, name, unitOfMeasure: unit, packSize, basePrice, binLocation: bin },
    other: otherId === null ? null : { id: otherId, sku: row.other_sku ?? '', name: row.other_name ?? '' },
  };
}
