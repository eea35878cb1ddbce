import { tell } from '@/db/tell';

/** The NOTIFY channel on which relays of other processes hear that work is owed. */
export const workChannel = 'work_owed';

/** Next bundles this module a second time; a relay is one for the process. */
const holder = globalThis as typeof globalThis & { orderIntakeRelays?: Set<() => void> };

/**
 * Says that work has just been stored: to the relay of this process, else to all others. Not waited for: without it the
 * work is found at the next look, a second later.
 */
export function signalWork(): void {
  const relays = holder.orderIntakeRelays;
  if (relays !== undefined && relays.size > 0) for (const poke of relays) poke();
  else tell([{ channel: workChannel, payload: '' }]);
}

/** Makes `signalWork` call `poke`; returns how to end that. */
export function hearSignals(poke: () => void): () => void {
  holder.orderIntakeRelays ??= new Set();
  const relays = holder.orderIntakeRelays;
  relays.add(poke);
  return () => relays.delete(poke);
}
