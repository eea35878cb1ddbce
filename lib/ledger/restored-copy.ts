import { desc } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { restoredCopies } from '@/db/schema/restored-copies';
import { systemDb } from '@/db/system';
import type { WorkName } from './work';

/**
 * Work that others see: calls to the ERP, to webhooks and to customers. It stays owed in a copy that was restored and not
 * taken over, for the installation that was backed up may be at work as well.
 */
export const outwardWork = [
  'order/approved',
  'webhook/delivery.due',
  'notification/due',
  'erp/read.due',
] as const satisfies readonly WorkName[];

/** Whether a copy that keeps quiet holds the work back. */
export const isOutward = (name: WorkName): boolean => outwardWork.some((each) => each === name);

/** The last restore into this database; undefined where it was never restored. */
export interface RestoredCopy {
  madeAt: Date;
  /** Null while it keeps quiet. */
  takenOverAt: Date | null;
}

/** The last restore of a backup into this database, if there was one. */
export async function findRestoredCopy(
  tx: Pick<Transaction, 'select'> = systemDb(),
): Promise<RestoredCopy | undefined> {
  const { madeAt, takenOverAt } = restoredCopies;
  const [last] = await tx
    .select({ madeAt, takenOverAt })
    .from(restoredCopies)
    .orderBy(desc(restoredCopies.restoredAt))
    .limit(1);
  return last;
}

/** The restore because of which nothing is sent, while that is so. */
export async function findQuietCopy(): Promise<RestoredCopy | undefined> {
  const copy = await findRestoredCopy();
  return copy?.takenOverAt === null ? copy : undefined;
}
