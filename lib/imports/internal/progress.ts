import { mine } from '@/db/mine';
import { imports } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import type { Context } from '../../context';
import { logger } from '../../logger';

const everyMs = 500;

/**
 * Lets others see how far a long transaction is, whose own changes nobody sees before its end. Begin it before the
 * transaction: what its timer writes is then outside of it.
 */
export function showProgress(
  ctx: Context,
  importId: string,
): { done(rows: number): void; end(): Promise<void> } {
  let rowsDone = 0;
  let shown = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const write = () => {
    if (rowsDone === shown) return;
    shown = rowsDone;
    writing = inTenant(ctx, (tx) =>
      tx
        .update(imports)
        .set({ rowsDone })
        .where(mine(imports, ctx, importId)),
    ).catch((error: unknown) => logger().warn({ err: error }, 'the progress of an import was not shown'));
  };
  const timer = setInterval(write, everyMs);
  return {
    done: (rows) => {
      rowsDone = rows;
    },
    end: async () => {
      clearInterval(timer);
      await writing;
    },
  };
}
