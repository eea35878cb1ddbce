import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { imports } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import { oweWork } from '../ledger/owe-work';
import { putOff } from '../ledger/put-off';
import { finishWork, isSettled } from '../ledger/settle-work';
import { getTenant } from '../tenancy/get-tenant';
import { importRows } from './create-import';
import { nameOfErp, recordsOfErp } from './fetch-from-erp';
import type { ImportColumn, NightlyTarget } from './import-status';
import { oneImport } from './internal/find-import';

/** An ERP that is looked after by night is back by then; its next chance is the next night. */
const triesForMs = 2 * 60 * 60_000;

interface Read {
  target: NightlyTarget;
  workId: string;
}

/**
 * Reads a master of the tenant's ERP as an import that is tried and stored without anybody, its columns as a person last
 * confirmed them. An ERP that does not answer is asked again for a while; then an import says what was wrong.
 */
export async function readErpNightly(ctx: Context, { target, workId }: Read): Promise<void> {
  const columns = await inTenant(ctx, async (tx) => {
    const { readsErpCustomers, readsErpProducts } = await getTenant(tx, ctx);
    const isOn = target === 'customers' ? readsErpCustomers : readsErpProducts;
    const confirmed = isOn ? await confirmedColumns(tx, ctx, target) : null;
    if (confirmed === null) await finishWork(tx, ctx, workId);
    return confirmed;
  });
  if (columns === null) return;
  try {
    const rows = await recordsOfErp(ctx, target);
    await keep(ctx, { target, workId }, rows, columns);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await giveUpErpRead(ctx, { target, workId, message: error.message, isFinal: error instanceof Changed });
  }
}

/** It failed: it is tried for two hours more, unless that changes nothing; then the failure is kept as an import. */
export async function giveUpErpRead(
  ctx: Context,
  { target, workId, message, isFinal = false }: Read & { message: string; isFinal?: boolean },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    if (await isSettled(tx, ctx, workId)) return;
    if (!isFinal && (await putOff(tx, ctx, workId, { message, forMs: triesForMs }))) return;
    await tx.insert(imports).values({
      ...{ tenantId: ctx.tenantId, target, source: 'ERP_NIGHTLY', fileType: 'rows', status: 'FAILED' },
      fileName: nameOfErp(target),
      problem: `${message} Nothing was changed; it is read again next night.`,
      createdBy: ctx.actor.name,
    });
    await finishWork(tx, ctx, workId);
  });
}

/** The ERP's columns are not those that were confirmed: which is which must be said anew. */
class Changed extends AppError {
  constructor(titles: string[]) {
    const named = titles.map((title) => `“${title}”`).join(', ');
    super(
      'erp_unreadable',
      `The ERP no longer has ${named}. Read it under Import yourself once, and say what its columns hold now.`,
    );
  }
}

async function keep(
  ctx: Context,
  { target, workId }: Read,
  rows: Awaited<ReturnType<typeof recordsOfErp>>,
  confirmed: readonly ImportColumn[],
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    if (await isSettled(tx, ctx, workId)) return;
    const source = 'ERP_NIGHTLY';
    const found = await importRows(ctx, { target, rows, name: nameOfErp(target), source });
    const known = new Map(confirmed.map((column) => [column.header, column]));
    const columns = found.columns.map(({ header }) => known.get(header) ?? { header, field: null });
    const missing = confirmed.filter(
      ({ header, field }) => field !== null && !columns.some((column) => column.header === header),
    );
    if (missing.length > 0) throw new Changed(missing.map(({ header }) => header));
    await tx
      .update(imports)
      .set({ columns, status: 'CHECKING', startedAt: clock.now() })
      .where(oneImport(ctx, found.id));
    await oweWork(tx, ctx, 'import/due', { importId: found.id });
    await finishWork(tx, ctx, workId);
  });
}

/** As of the last import from the ERP that a person has committed; null without one. */
async function confirmedColumns(
  tx: Transaction,
  ctx: Context,
  target: NightlyTarget,
): Promise<ImportColumn[] | null> {
  const [last] = await tx
    .select({ columns: imports.columns })
    .from(imports)
    .where(
      and(
        mine(imports, ctx),
        eq(imports.target, target),
        eq(imports.source, 'ERP'),
        eq(imports.status, 'COMMITTED'),
      ),
    )
    .orderBy(desc(imports.committedAt))
    .limit(1);
  return last?.columns ?? null;
}
