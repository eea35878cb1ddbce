import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { auditEvents } from '@/db/schema/audit-events';
import type { customerMerges } from '@/db/schema/customer-merges';
import { customers } from '@/db/schema/customers';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { MergedRow } from './combine-customers';
import type { CustomerRow } from './customer-view';
import { identitiesOf } from './move-parts';

type MergeRow = typeof customerMerges.$inferSelect;
interface Pair {
  survivor: CustomerRow;
  merged: CustomerRow;
}

/**
 * Gives both customers' rows what they had before the merge, once their numbers are theirs again. A field of the
 * survivor that has been changed since stays as it is.
 */
export async function partCustomers(
  tx: Transaction,
  ctx: Context,
  { merge, survivor, merged }: Pair & { merge: MergeRow },
): Promise<Pair> {
  const isHeldSince = await wasHeldSince(tx, ctx, merge, survivor);
  const former = formerFields(merge, survivor);
  const kept: Partial<MergedRow> = isHeldSince ? { creditStatus: 'HOLD' } : {};
  return {
    survivor: await store(tx, ctx, survivor, { ...former, ...kept }),
    merged: await store(tx, ctx, merged, {
      ...(await mainIdentities(tx, ctx, merged)),
      ...kept,
      mergedInto: null,
    }),
  };
}

/** What the survivor's fields were, of those that are still as the merge left them. */
function formerFields({ parts }: MergeRow, survivor: CustomerRow): Partial<MergedRow> {
  return Object.fromEntries(
    Object.entries(parts.changes).flatMap(([field, change]) =>
      survivor[field as keyof MergedRow] === change.to ? [[field, change.from]] : [],
    ),
  );
}

/** A manager has put the two on hold while they were one: then neither is free of it. */
async function wasHeldSince(
  tx: Transaction,
  ctx: Context,
  merge: MergeRow,
  survivor: CustomerRow,
): Promise<boolean> {
  if (survivor.creditStatus !== 'HOLD') return false;
  const ofSurvivor = and(mine(auditEvents, ctx), eq(auditEvents.subjectId, survivor.id));
  // The day in which it can be undone, and a little: the moment of an event is that of its transaction's beginning.
  const recent = gt(auditEvents.createdAt, sql`now() - interval '26 hours'`);
  const [last] = await tx
    .select({ action: auditEvents.action, data: auditEvents.data })
    .from(auditEvents)
    .where(
      and(
        ofSurvivor,
        recent,
        sql`(${auditEvents.action} = 'customer.credit_status_set'
          or (${auditEvents.action} = 'customer.merged' and ${auditEvents.data} ->> 'mergeId' = ${merge.id}))`,
      ),
    )
    .orderBy(desc(auditEvents.sequence))
    .limit(1);
  return last?.action === 'customer.credit_status_set';
}

/** The main number and user id, or others, where those have gone to somebody else meanwhile. */
async function mainIdentities(
  tx: Transaction,
  ctx: Context,
  { id, phoneNumber, platformUserId }: CustomerRow,
) {
  const own = await identitiesOf(tx, ctx, [id]);
  const valuesOf = (kind: string) => own.filter((each) => each.kind === kind).map(({ value }) => value);
  const mainOf = (kind: string, former: string | null) => {
    const values = valuesOf(kind);
    if (former === null || values.includes(former)) return former;
    return values[0] ?? null;
  };
  return {
    phoneNumber: mainOf('PHONE', phoneNumber),
    platformUserId: mainOf('USER_ID', platformUserId),
  };
}

async function store(
  tx: Transaction,
  ctx: Context,
  { id, version }: CustomerRow,
  fields: Partial<CustomerRow>,
): Promise<CustomerRow> {
  const [stored] = await tx
    .update(customers)
    .set({ ...fields, version: version + 1, updatedAt: clock.now() })
    .where(mine(customers, ctx, id))
    .returning();
  if (!stored) throw new Error('a merged customer is gone');
  return stored;
}
