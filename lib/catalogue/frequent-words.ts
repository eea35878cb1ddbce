import { sql } from 'drizzle-orm';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';

/** The words that most product names of the tenant share, commonest first: what a transcriber should expect to hear. */
export async function frequentWords(ctx: Pick<Context, 'tenantId'>, atMost = 80): Promise<string[]> {
  const rows = await inTenant(ctx, (tx) =>
    tx.execute<{ word: string }>(sql`
      select word from products, regexp_split_to_table(lower(name), '[^[:alpha:]]+') as word
      where tenant_id = ${ctx.tenantId} and length(word) >= 3
      group by word order by count(*) desc, word limit ${atMost}`),
  );
  return rows.map((row) => row.word);
}
