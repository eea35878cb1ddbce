import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { importFiles, importRows, imports } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { AppError } from '../errors';
import { finishWork } from '../ledger/settle-work';
import { getTenant } from '../tenancy/get-tenant';
import { takingOf } from './internal/erp-values';
import { rowsOfFile } from './internal/file-rows';
import { findImport, type ImportRow, oneImport, openFile } from './internal/find-import';
import { judgeRepeats } from './internal/judge-repeats';
import { countRows, expectManyRows, judgeRows, lastRow } from './internal/judge-rows';
import { knownTiers } from './internal/known-tiers';
import { numberWayOf } from './internal/number-way';
import { type ReadRow, readRow } from './internal/read-row';
import { stageRows } from './internal/stage-rows';
import { forEachScope } from './internal/store-rows';
import { whyNotStored } from './internal/why-not-stored';
import type { NumberWay } from './parsing/read-number';
import type { TableRow } from './parsing/read-table';
import { kinds } from './targets/kinds';
import type { ReadingWays } from './targets/target';

/** What an import's status asks for; the dry run is done at once. */
export async function checkImport(
  ctx: Context,
  { importId, workId }: { importId: string; workId: string },
): Promise<ImportRow['status']> {
  const { status } = await inTenant(ctx, (tx) => findImport(tx, ctx, importId));
  if (status === 'COMMITTING' || status === 'UNDOING') return status;
  if (status === 'CHECKING') return dryRun(ctx, { importId, workId });
  await inTenant(ctx, (tx) => finishWork(tx, ctx, workId));
  return status;
}

/**
 * The dry run: reads the file row by row and says of each what would become of it, without touching anything else. Its
 * rows are invisible until the run is over, and a run that was cut short begins anew. What was read by night goes on to be
 * stored, unless a person should look at it first.
 */
async function dryRun(
  ctx: Context,
  { importId, workId }: { importId: string; workId: string },
): Promise<ImportRow['status']> {
  const { row, file, tenant } = await inTenant(ctx, async (tx) => {
    const found = await findImport(tx, ctx, importId);
    await clearRows(ctx, importId);
    return { row: found, file: await openFile(tx, ctx, importId), tenant: await getTenant(tx, ctx) };
  });
  try {
    const tiers = await knownTiers(ctx, kinds[row.target]);
    const { country, currency, locale } = tenant;
    await readAll(ctx, row, file, { country, currency, locale, tiers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await fail(ctx, { importId, workId, problem: error.message });
    return 'FAILED';
  }
  await judgeAll(ctx, row);
  return inTenant(ctx, async (tx) => {
    const counts = await countRows(tx, ctx, importId);
    const problem = row.source === 'ERP_NIGHTLY' ? await whyNotStored(tx, row, counts) : null;
    const goesOn = row.source === 'ERP_NIGHTLY' && problem === null;
    const status = goesOn ? 'COMMITTING' : 'CHECKED';
    await tx
      .update(imports)
      .set({ status, counts, problem, rowsTotal: await lastRow(tx, ctx, importId) })
      .where(and(oneImport(ctx, importId), eq(imports.status, 'CHECKING')));
    if (!goesOn) await finishWork(tx, ctx, workId);
    return status;
  });
}

async function fail(
  ctx: Context,
  { importId, workId, problem }: { importId: string; workId: string; problem: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    await clearRows(ctx, importId);
    await tx.update(imports).set({ status: 'FAILED', problem }).where(oneImport(ctx, importId));
    await finishWork(tx, ctx, workId);
  });
}

async function clearRows(ctx: Context, importId: string): Promise<void> {
  await inTenant(ctx, (tx) =>
    tx.delete(importRows).where(and(mine(importRows, ctx), eq(importRows.importId, importId))),
  );
}

const stagedAtOnce = 2_000;
/** Rows by which it is told how the file writes numbers. */
const lookedAt = 2_000;

async function readAll(
  ctx: Context,
  row: ImportRow,
  bytes: Buffer,
  { locale, ...ways }: Omit<ReadingWays, keyof NumberWay> & { locale: string },
): Promise<void> {
  const kind = kinds[row.target];
  const wayOf = numberWayOf(row, bytes, locale);
  let waiting: TableRow[] = [];
  let staged: ReadRow[] = [];
  let storing: Promise<void> = Promise.resolve();
  // The next rows are read while these are stored.
  const flush = async (rowsDone: number) => {
    const some = staged;
    staged = [];
    await storing;
    storing = inTenant(ctx, async (tx) => {
      await stageRows(tx, ctx, row.id, some);
      await tx.update(imports).set({ rowsDone }).where(oneImport(ctx, row.id));
    });
    // Thrown by the next that waits for it.
    storing.catch(() => undefined);
  };
  const take = async (rows: readonly TableRow[]) => {
    const told = { ...ways, ...(await wayOf(rows)) };
    for (const each of rows) {
      const read = readRow(kind, row.columns, told, each);
      if (read) staged.push(read);
      if (staged.length >= stagedAtOnce) await flush(each.rowNumber);
    }
  };
  try {
    for await (const each of rowsOfFile(row, bytes)) {
      if (each.rowNumber <= row.headerRow) continue;
      waiting.push(each);
      if (waiting.length < lookedAt) continue;
      await take(waiting);
      waiting = [];
    }
    await take(waiting);
    await flush(row.rowsTotal);
  } finally {
    // Nothing is stored any more once it has ended, be it by an error.
    await storing;
  }
}

async function judgeAll(ctx: Context, row: ImportRow): Promise<void> {
  const within = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    inTenant(ctx, async (tx) => {
      await expectManyRows(tx);
      return work(tx);
    });
  const { taking, last } = await inTenant(ctx, async (tx) => {
    const end = await lastRow(tx, ctx, row.id);
    await tx.update(imports).set({ rowsTotal: end }).where(oneImport(ctx, row.id));
    return { taking: await takingOf(tx, ctx, row), last: end };
  });
  await judgeRepeats(ctx, { importId: row.id, kind: kinds[row.target] }, within, () =>
    forEachScope(ctx, row, last, (scope) =>
      within(async (tx) => void (await judgeRows(tx, row.target, scope, { taking }))),
    ),
  );
}

/** The file goes as soon as nothing is to be read from it any more. */
export async function dropFile(ctx: Context, importId: string): Promise<void> {
  await inTenant(ctx, (tx) =>
    tx.delete(importFiles).where(and(mine(importFiles, ctx), eq(importFiles.importId, importId))),
  );
}
