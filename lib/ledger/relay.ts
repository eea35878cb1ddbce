import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '@/db/listen';
import { systemSql } from '@/db/system';
import { logger } from '../logger';
import { outwardWork } from './restored-copy';
import { hearSignals, workChannel } from './signal-work';
import { untilReachable } from './until-reachable';

export interface WorkEvent {
  id: string;
  name: string;
  data: Record<string, unknown>;
}

export interface Relay {
  /** Look now: something has just been owed in this process. */
  poke(): void;
  /** Hands over again what is not settled: the executor has lost what it was given. */
  resend(): Promise<void>;
  stop(): Promise<void>;
}

/** What every process with a relay does again and again: any number of them may do it at the same time. */
export interface Sweeper {
  /** As the log names it when it failed: "could not …". */
  does: string;
  everyMs: number;
  /** Once at the start too. */
  atStart?: boolean;
  run(): Promise<unknown>;
}

const batchSize = 200;
const lookEveryMs = 1000;
const looksApartMs = 5;

/**
 * Hands due work of the ledger to the executor: right after it was owed, once a second otherwise, and again what
 * is not settled after a while. Any number of relays may run; a row is handed over by one of them at a time.
 * `send` may fail or lie: only the function's own settling ends the work. The sweepers are stopped with the relay.
 */
export async function startRelay(
  send: (events: WorkEvent[]) => Promise<void>,
  sweepers: readonly Sweeper[] = [],
): Promise<Relay> {
  await untilReachable(makeSentDue);
  const log = logger().child({ part: 'relay' });
  let stopped = false;
  let wanted = false;
  let running: Promise<void> | undefined;

  const run = async () => {
    do {
      wanted = false;
      try {
        if ((await relayBatch(send)) === batchSize) wanted = true;
        // Of many signals in a row, one look serves all.
        else if (wanted) await pause(looksApartMs);
      } catch (error) {
        log.error({ err: error }, 'could not hand over due work; trying again in a second');
      }
    } while (wanted && !stopped);
    running = undefined;
  };
  const poke = () => {
    wanted = true;
    if (!stopped) running ??= run();
  };

  const stopListening = await untilReachable(() => listen(workChannel, poke));
  const stopHearing = hearSignals(poke);
  const looking = setInterval(poke, lookEveryMs);
  const sweeping = sweepers.map(({ does, everyMs, atStart, run: sweep }) => {
    const runOnce = () => {
      sweep().catch((error: unknown) => log.error({ err: error }, `could not ${does}`));
    };
    if (atStart) runOnce();
    return setInterval(runOnce, everyMs);
  });
  poke();
  return {
    poke,
    resend: async () => {
      await makeSentDue().catch((error: unknown) =>
        log.error({ err: error }, 'could not hand over again what the executor has lost'),
      );
      poke();
    },
    stop: async () => {
      stopped = true;
      clearInterval(looking);
      for (const timer of sweeping) clearInterval(timer);
      stopListening();
      stopHearing();
      await running;
    },
  };
}

/** An executor that was started anew has lost its runs; one that was not knows the ids and drops the repeats. */
async function makeSentDue(): Promise<void> {
  await systemSql()`
    update ledger set due_at = now() where id in (
      select id from ledger
      where done_at is null and failed_at is null and sent_at is not null and due_at > now()
      for update skip locked
    )`;
}

interface DueRow {
  id: string;
  tenantId: string;
  name: string;
  payload: Record<string, unknown>;
  generation: number;
}

/** Sends one batch; returns its size. Rows count as sent before they are, so a crash in between only delays them. */
async function relayBatch(send: (events: WorkEvent[]) => Promise<void>): Promise<number> {
  const rows = await takeDue();
  if (rows.length === 0) return 0;
  const events = rows.map(({ id, tenantId, name, payload, generation }) => ({
    id: `${id}.${generation}`,
    name,
    data: { ...payload, workId: id, tenantId },
  }));
  try {
    await send(events);
  } catch (error) {
    await giveBack(rows.map((row) => row.id));
    throw error;
  }
  return rows.length;
}

/**
 * Takes what is due and sets when to look again, 1 minute doubling to an hour. The first repeats carry the same event id,
 * in case the event was lost; later ones a new id, in case the run is stuck or its id is past the executor's memory.
 * In a restored copy that nobody has had take over, what others would see is left. Tenants and kinds of work take turns: the first of each goes before the second of any, however long somebody's backlog is.
 */
async function takeDue(): Promise<DueRow[]> {
  const rows = await systemSql()<(DueRow & { turn: number; dueAt: Date })[]>`
    with turns as (
      select id, due_at, row_number() over (partition by tenant_id, name order by due_at) as turn
      from ledger
      where done_at is null and failed_at is null and due_at <= now()
        and (name not in ${systemSql()(outwardWork)} or not exists (select from restored_copies where taken_over_at is null))
    ), next as (
      select id, turn from turns where turn <= ${batchSize} order by turn, due_at limit ${batchSize}
    ), taken as (
      select ledger.id, next.turn, ledger.due_at from ledger join next using (id)
      -- Once more: another relay may have taken it meanwhile.
      where done_at is null and failed_at is null and ledger.due_at <= now()
      for update of ledger skip locked
    )
    update ledger set
      sent_at = now(),
      attempts = attempts + 1,
      due_at = now() + least(interval '1 minute' * power(2, least(attempts, 10)), interval '1 hour'),
      generation = generation + case when attempts >= 2 then 1 else 0 end
    from taken where ledger.id = taken.id
    returning ledger.id, tenant_id as "tenantId", name, payload, generation, taken.turn::int as turn,
      taken.due_at as "dueAt"`;
  // An update returns its rows in any order; the executor begins with what it is given first.
  return rows.sort((a, b) => a.turn - b.turn || a.dueAt.getTime() - b.dueAt.getTime());
}

/** The executor did not take them: they stay due, a moment from now. What was settled or deferred meanwhile is left. */
async function giveBack(ids: string[]): Promise<void> {
  await systemSql()`
    update ledger set due_at = now() + interval '1 second', attempts = greatest(attempts - 1, 0)
    where id in ${systemSql()(ids)} and done_at is null and failed_at is null and sent_at is not null`;
}
