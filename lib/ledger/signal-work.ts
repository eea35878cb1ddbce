import { systemSql } from '@/db/system';
import { logger } from '../logger';
import { workChannel } from './owe-work';

/** Next bundles this module a second time; a relay is one for the process. */
const holder = globalThis as typeof globalThis & { orderIntakeRelays?: Set<() => void> };

let isTelling = false;

/**
 * Says that work has just been stored outside of `oweWork`: to the relay of this process, else to all others by NOTIFY,
 * one at a time. Not waited for: without it the work is found at the next look, a second later.
 */
export function signalWork(): void {
  const relays = holder.orderIntakeRelays;
  if (relays !== undefined && relays.size > 0) {
    for (const poke of relays) poke();
    return;
  }
  if (!isTelling) void tellOthers();
}

async function tellOthers(): Promise<void> {
  isTelling = true;
  await systemSql()`select pg_notify(${workChannel}, '')`
    .catch((error: unknown) => logger().warn({ err: error }, 'the relay was not told of new work'))
    .finally(() => {
      isTelling = false;
    });
}

/** Makes `signalWork` call `poke`; returns how to end that. */
export function hearSignals(poke: () => void): () => void {
  holder.orderIntakeRelays ??= new Set();
  const relays = holder.orderIntakeRelays;
  relays.add(poke);
  return () => relays.delete(poke);
}
