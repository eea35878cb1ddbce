import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '@/db/listen';
import { systemSql } from '@/db/system';
import { logger } from '../logger';
import { assignMessages } from '../messaging/assign-messages';
import { workChannel } from './owe-work';
import { hearSignals } from './signal-work';
import { sweepSettled } from './sweep-settled';

export interface WorkEvent {
  id: string;
  name: string;
  data: Record<string, unknown>;
}

export interface Relay {
  /** Look now: something has just been owed in this process. */
  poke(): void;
  stop(): Promise<void>;
}

const batchSize = 200;
const lookEveryMs = 1000;
const looksApartMs = 5;
const assignEveryMs = 60_000;
const sweepEveryMs = 60 * 60_000;

/**
 * Hands due work of the ledger to the executor: right after it was owed, once a second otherwise, and again what
 * is not settled after a while. Any number of relays may run; a row is handed over by one of them at a time.
 * `send` may fail or lie: only the function's own settling ends the work.
 */
export async function startRelay(send: (events: WorkEvent[]) => Promise<void>): Promise<Relay> {
  await resendAfterRestart();
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

  const stopListening = await listen(workChannel, poke);
  const stopHearing = hearSignals(poke);
  const looking = setInterval(poke, lookEveryMs);
  const assign = () => {
    assignMessages().catch((error: unknown) => log.error({ err: error }, 'could not assign messages'));
  };
  // A message that is being stored while its number is set up is seen by neither of the two.
  const assigning = setInterval(assign, assignEveryMs);
  const sweeping = setInterval(() => {
    sweepSettled().catch((error: unknown) => log.error({ err: error }, 'could not sweep settled work'));
  }, sweepEveryMs);
  assign();
  poke();
  return {
    poke,
    stop: async () => {
      stopped = true;
      clearInterval(looking);
      clearInterval(assigning);
      clearInterval(sweeping);
      stopListening();
      stopHearing();
      await running;
    },
  };
}

/** An executor that keeps its runs in memory has lost them; one that does not knows the ids and drops the repeats. */
async function resendAfterRestart(): Promise<void> {
  await systemSql()`
    update ledger set due_at = now()
    where done_at is null and failed_at is null and sent_at is not null and due_at > now()`;
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
 */
function takeDue(): Promise<DueRow[]> {
  return systemSql()<DueRow[]>`
    update ledger set
      sent_at = now(),
      attempts = attempts + 1,
      due_at = now() + least(interval '1 minute' * power(2, least(attempts, 10)), interval '1 hour'),
      generation = generation + case when attempts >= 2 then 1 else 0 end
    where id in (
      select id from ledger
      where done_at is null and failed_at is null and due_at <= now()
      order by due_at limit ${batchSize} for update skip locked
    )
    returning id, tenant_id as "tenantId", name, payload, generation`;
}

/** The executor did not take them: they stay due, a moment from now. What was settled or deferred meanwhile is left. */
async function giveBack(ids: string[]): Promise<void> {
  await systemSql()`
    update ledger set due_at = now() + interval '1 second', attempts = greatest(attempts - 1, 0)
    where id in ${systemSql()(ids)} and done_at is null and failed_at is null and sent_at is not null`;
}
