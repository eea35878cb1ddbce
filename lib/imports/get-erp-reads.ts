import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { imports } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { getTenant } from '../tenancy/get-tenant';
import type { ErpRead } from './import-contract';
import { type NightlyTarget, nightlyTargets } from './import-status';
import { viewImport } from './internal/import-view';

/** What is read from the ERP every night, and what became of it. */
export async function getErpReads(ctx: Context): Promise<ErpRead[]> {
  return inTenant(ctx, async (tx) => {
    const { readsErpCustomers, readsErpProducts } = await getTenant(tx, ctx);
    const reads: ErpRead[] = [];
    for (const target of nightlyTargets) {
      const [confirmed] = await newest(tx, ctx, sql`source = 'ERP' and status = 'COMMITTED'`, target);
      const [last] = await newest(tx, ctx, sql`source = 'ERP_NIGHTLY'`, target);
      reads.push({
        target,
        isOn: target === 'customers' ? readsErpCustomers : readsErpProducts,
        isConfirmed: confirmed !== undefined,
        last: last ? viewImport(last) : null,
      });
    }
    return reads;
  });
}

const newest = (tx: Transaction, ctx: Context, which: ReturnType<typeof sql>, target: NightlyTarget) =>
  tx
    .select()
    .from(imports)
    .where(and(mine(imports, ctx), eq(imports.target, target), which))
    .orderBy(desc(imports.createdAt))
    .limit(1);
