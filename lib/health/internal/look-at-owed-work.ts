import { systemSql } from '@/db/system';
import { outwardWork } from '../../ledger/restored-copy';
import type { Problem } from './problem';

/** A message is read within a second or two; one that waits so long waits for something that is broken, or for its turn. */
const oldAfterMinutes = 5;
/** Work is handed over the second it is due. */
const overdueAfterMinutes = 2;
/** Of a backlog a part tells as much as the whole. */
const mostLookedAt = 1000;

/** Whether messages wait to be read, or work to be handed over, for longer than they do when all is well. */
export async function lookAtOwedWork(): Promise<Problem | null> {
  const [found] = await systemSql()<{ oldest: number | null; overdue: number | null }[]>`
    with open as (
      select name, created_at, due_at from ledger
      where done_at is null and failed_at is null
        and (name not in ${systemSql()(outwardWork)} or not exists (select from restored_copies where taken_over_at is null))
      order by due_at limit ${mostLookedAt}
    )
    select
      floor(extract(epoch from now() - min(created_at) filter (where name = 'message/received')) / 60)::int as oldest,
      floor(extract(epoch from now() - min(due_at)) / 60)::int as overdue
    from open`;
  const { oldest, overdue } = found ?? { oldest: null, overdue: null };
  if (oldest !== null && oldest >= oldAfterMinutes)
    return { part: 'functions', message: `A message has waited to be read for ${oldest} minutes.` };
  if (overdue !== null && overdue >= overdueAfterMinutes)
    return { part: 'functions', message: `Work that was due ${overdue} minutes ago is not handed over.` };
  return null;
}
