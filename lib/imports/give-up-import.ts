import { imports } from '@/db/schema/imports';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { abandonWork } from '../ledger/settle-work';
import { lockImport, oneImport } from './internal/find-import';

/** It failed at every retry: nothing of it is stored, and it says so. What was to be undone stays. */
export async function giveUpImport(
  ctx: Context,
  { importId, workId, message }: { importId: string; workId: string; message: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    const { status } = await lockImport(tx, ctx, importId);
    const isUndo = status === 'UNDOING';
    if (isUndo || status === 'CHECKING' || status === 'COMMITTING') {
      const problem = isUndo
        ? `It could not be undone: ${message}`
        : `It could not be carried out; nothing was stored: ${message}`;
      await tx
        .update(imports)
        .set({ status: isUndo ? 'COMMITTED' : 'FAILED', problem })
        .where(oneImport(ctx, importId));
    }
    await abandonWork(tx, ctx, workId, message);
  });
}
