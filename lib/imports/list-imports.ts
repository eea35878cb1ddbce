import { and, inArray } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { imports } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import { mayDo } from '../auth/may-do';
import type { Context } from '../context';
import type { Import } from './import-contract';
import { importTargets } from './import-status';
import { viewImport } from './internal/import-view';
import { kinds } from './targets/kinds';

/** A page of the imports that the caller may see, newest first. */
export async function listImports(ctx: Context, { limit, offset }: { limit: number; offset: number }) {
  const readable = importTargets.filter((target) =>
    kinds[target].permissions.every((permission) => mayDo(ctx.actor, permission)),
  );
  return inTenant(
    ctx,
    async (tx): Promise<{ imports: Import[]; total: number; limit: number; offset: number }> => {
      const where = and(mine(imports, ctx), inArray(imports.target, readable));
      const rows = await tx
        .select()
        .from(imports)
        .where(where)
        .orderBy(newestFirst(imports.createdAt))
        .limit(limit)
        .offset(offset);
      return { imports: rows.map(viewImport), total: await tx.$count(imports, where), limit, offset };
    },
  );
}
