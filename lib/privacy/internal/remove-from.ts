import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import type { Scope } from './decision';
import { holdings } from './holdings';

/** Which columns go: all of them when somebody is erased, one kind when it has been kept long enough. */
export type Going = 'who' | 'said' | 'file';

/** Leaves in these rows what is to be left there; the trails are seen to by `removeFromTrails`, once the rows say that they may. */
export async function removeFrom(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  scope: Scope,
  going: readonly Going[],
): Promise<void> {
  for (const [name, { rows, columns, goesWhole, isTrail }] of Object.entries(holdings)) {
    if (isTrail) continue;
    const table = sql.identifier(name);
    const theirs = sql`tenant_id = ${ctx.tenantId} and ${rows(scope)}`;
    if (goesWhole) {
      if (going.includes('who')) await tx.execute(sql`delete from ${table} where ${theirs}`);
      continue;
    }
    const left = Object.entries(columns).flatMap(([column, decision]) =>
      decision !== 'kept' && going.includes(decision.goesAs)
        ? sql`${sql.identifier(column)} = ${decision.leaving}`
        : [],
    );
    if (left.length === 0) continue;
    await tx.execute(sql`update ${table} set ${sql.join(left, sql`, `)} where ${theirs}`);
  }
}

/** Takes the words out of the audit trail and of what receivers answered, for orders without words and erased customers. */
export async function removeFromTrails(tx: Transaction, { orderIds, customerIds }: Scope): Promise<void> {
  await tx.execute(sql`select remove_words_from_trails(
    array(select jsonb_array_elements_text(${JSON.stringify(orderIds)}::jsonb)::uuid),
    array(select jsonb_array_elements_text(${JSON.stringify(customerIds)}::jsonb)::uuid))`);
}
