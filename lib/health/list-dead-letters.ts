import { sql } from 'drizzle-orm';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { WorkName } from '../ledger/work';
import type { DeadLetter } from './contract';
import { adviceFor } from './dead-letter-advice';
import { deadLettersOf } from './internal/dead-letters';

type Row = {
  id: string;
  name: WorkName;
  last_error: string | null;
  created_at: string;
  failed_at: string;
  order_id: string | null;
  endpoint_id: string | null;
};

/** A page of the work that was given up and is still undone, the latest first, each with what to do about it. */
export async function listDeadLetters(ctx: Context, { limit, offset }: { limit: number; offset: number }) {
  return inTenant(ctx, async (tx) => {
    const rows = await tx.execute<Row>(sql`
      select letter.* from ${deadLettersOf(ctx)}
      order by failed_at desc, id limit ${limit} offset ${offset}`);
    const [counted] = await tx.execute<{ total: number }>(
      sql`select count(*)::int as total from ${deadLettersOf(ctx)}`,
    );
    return { deadLetters: rows.map(viewLetter), total: counted?.total ?? 0, limit, offset };
  });
}

function viewLetter(row: Row): DeadLetter {
  return {
    id: row.id,
    work: row.name,
    error: row.last_error ?? 'it was never done',
    owedSince: new Date(row.created_at).toISOString(),
    givenUpAt: new Date(row.failed_at).toISOString(),
    orderId: row.order_id,
    webhookId: row.endpoint_id,
    ...adviceFor(row.name),
  };
}
