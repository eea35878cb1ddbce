import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { ImportCounts } from '../import-status';
import type { ImportRow } from './find-import';
import { ofImport } from './judge-rows';

/** Fewer than so many are looked at by nobody: a small catalogue would never change by itself. */
const fewest = 20;

/**
 * Why what was read by night waits for a person, though nothing failed: an ERP that answers with zeros, or with another
 * branch's goods, answers well. Null when it may be stored.
 */
export async function whyNotStored(
  tx: Transaction,
  { id, tenantId }: Pick<ImportRow, 'id' | 'tenantId'>,
  counts: ImportCounts,
): Promise<string | null> {
  const rows = counts.CREATE + counts.UPDATE + counts.UNCHANGED + counts.REJECTED;
  if (counts.REJECTED * 2 > rows && rows >= fewest)
    return 'More than half of what the ERP has would have errors, so nothing was stored. Look at it, and store it if that is right.';
  const [found] = await tx.execute<{ fallen: number }>(sql`
    select count(*)::int as fallen from import_rows where ${ofImport(tenantId, id)} and action = 'UPDATE'
      and (after ->> 'basePrice')::numeric <= (before ->> 'basePrice')::numeric / 2 and (before ->> 'basePrice')::numeric > 0`);
  const fallen = found?.fallen ?? 0;
  if (fallen * 10 <= rows || fallen < fewest) return null;
  return `${fallen} prices would fall by half or more, so nothing was stored. Look at them, and store it if that is right.`;
}
