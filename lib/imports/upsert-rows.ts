import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { mine } from '@/db/mine';
import { importRows } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { tellNewCustomers } from '../customers/tell-new-customers';
import { getTenant } from '../tenancy/get-tenant';
import type { ImportColumn, ImportTarget } from './import-status';
import { requireTarget } from './internal/find-import';
import { judgeRepeats } from './internal/judge-repeats';
import { expectManyRows, judgeRows } from './internal/judge-rows';
import { knownTiers } from './internal/known-tiers';
import { recordsWay } from './internal/number-way';
import { type ReadRow, readRow } from './internal/read-row';
import { stageRows } from './internal/stage-rows';
import { countingOnce, storeRows } from './internal/store-rows';
import { kinds } from './targets/kinds';
import type { ImportKind, ReadingWays } from './targets/target';
import type { SentRecord, upsertAnswer } from './upsert-contract';

/**
 * Stores up to 1,000 records as an import would, at once: each by its own key, and each answered for itself. Those with
 * errors stay behind. Throws `forbidden`.
 */
export async function upsertRows(
  ctx: Context,
  target: ImportTarget,
  records: readonly SentRecord[],
): Promise<z.output<typeof upsertAnswer>> {
  requireTarget(ctx, target);
  const kind = kinds[target];
  return inTenant(ctx, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${ctx.tenantId}`}, 0))`);
    await expectManyRows(tx);
    const { country, currency, locale } = await getTenant(tx, ctx);
    const importId = randomUUID();
    const ways = { country, currency, ...recordsWay(locale), tiers: await knownTiers(ctx, kind) };
    const read = records.map((record, at) => readRecord(target, record, ways, at + 1));
    await stageRows(tx, ctx, importId, read);
    const scope = {
      tenantId: ctx.tenantId,
      importId,
      actorName: ctx.actor.name,
      from: 1,
      to: records.length,
    };
    await countingOnce(tx, async () => {
      await judgeRepeats(
        ctx,
        { importId, kind },
        (work) => work(tx),
        async () => void (await judgeRows(tx, target, scope)),
      );
      await storeRows(tx, { target }, scope, 'after');
    });
    await kind.finish?.(tx, ctx, importId);
    const ours = and(mine(importRows, ctx), eq(importRows.importId, importId));
    const rows = await tx.select().from(importRows).where(ours).orderBy(asc(importRows.rowNumber));
    await tx.delete(importRows).where(ours);
    // A file of customers tells nobody of them; these were sent one by one, however many at once.
    if (target === 'customers') {
      const added = rows.flatMap(({ action, subjectId }) =>
        action === 'CREATE' && subjectId !== null ? [subjectId] : [],
      );
      await tellNewCustomers(tx, ctx, added);
    }
    const answered = rows.map(({ rowNumber, action, faults, warnings }) => ({
      index: rowNumber - 1,
      outcome: action ?? 'REJECTED',
      errors: faults,
      warnings,
    }));
    const counts = { created: 0, updated: 0, unchanged: 0, rejected: 0 };
    for (const { outcome } of answered) {
      const counted = countedAs[outcome];
      if (counted) counts[counted] += 1;
    }
    if (counts.created + counts.updated > 0)
      await recordAudit(tx, ctx, { action: `${target}.upserted`, data: { ...counts } });
    return { rows: answered, ...counts };
  });
}

const countedAs: Partial<Record<string, 'created' | 'updated' | 'unchanged' | 'rejected'>> = {
  CREATE: 'created',
  UPDATE: 'updated',
  UNCHANGED: 'unchanged',
  REJECTED: 'rejected',
};

/** A record as a row of a table with a column for each of its members. */
function readRecord(target: ImportTarget, record: SentRecord, ways: ReadingWays, rowNumber: number): ReadRow {
  const kind = kinds[target];
  const { prices = {}, ...members } = record as SentRecord & { prices?: unknown };
  const tiers = kind.withTiers && typeof prices === 'object' && prices !== null ? Object.entries(prices) : [];
  const cells = [...Object.values(members), ...tiers.map(([, price]) => price)].map(textOf);
  const columns: ImportColumn[] = [
    ...Object.keys(members).map((field) => ({ header: field, field })),
    ...tiers.map(([tier]) => ({ header: tier, field: 'tierPrice', tier })),
  ];
  const empty = { rowNumber, cells, values: {}, key: null, action: null, faults: [], warnings: [] };
  const row = readRow(kind, columns, ways, { rowNumber, cells }) ?? {
    ...empty,
    faults: [{ field: '', found: '', expected: 'a record that is not empty' }],
  };
  const unknown = Object.keys(members).filter((name) => !kind.fields.some((field) => field.name === name));
  const strange = unknown.map((field) => ({ field, found: '', expected: 'no such field' }));
  const none = nullsOf(kind, members);
  const noPrices = tiers.flatMap(([tier, price]) => (price === null ? [keptFor(`prices.${tier}`)] : []));
  return {
    ...row,
    values: { ...row.values, ...none.values },
    faults: [...row.faults, ...strange],
    warnings: [...row.warnings, ...none.warnings, ...noPrices],
  };
}

/** Members that are null: taken away where the field may be without a value, and else left as they are and told of. */
function nullsOf({ fields }: ImportKind, members: SentRecord): Pick<ReadRow, 'values' | 'warnings'> {
  const named = fields.filter(({ name, required }) => members[name] === null && !required);
  const kept = named.filter(({ mayBeNone }) => !mayBeNone);
  return {
    values: Object.fromEntries(named.filter(({ mayBeNone }) => mayBeNone).map(({ name }) => [name, null])),
    warnings: kept.map(({ name }) => keptFor(name)),
  };
}

const keptFor = (field: string) => ({ field, found: 'null', expected: 'a value; it stays as it is' });

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(';') : value === null || value === undefined ? '' : String(value).trim();
