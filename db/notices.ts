import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';

/** What is told in a channel, as `listen` hears it. */
export interface Signal {
  channel: string;
  payload: string;
}

/** Next bundles this module more than once in a process, and a pool of connections is opened by one of them. */
const holder = globalThis as typeof globalThis & { orderIntakeNotices?: Map<string, Signal[]> };
const byTransaction = (): Map<string, Signal[]> => (holder.orderIntakeNotices ??= new Map());

/**
 * What triggers tell in one transaction. PostgreSQL gives it to this process as notices, to be told to all once it is
 * committed, when the transaction has set `app.told_as` to `id`: see `tell_change` in db/migrations.
 */
export function followNotices(): { id: string; heard: Signal[]; stop(): void } {
  const id = randomUUID();
  const heard: Signal[] = [];
  byTransaction().set(id, heard);
  return { id, heard, stop: () => byTransaction().delete(id) };
}

/** Every notice of every connection; those that are no signals are PostgreSQL's own remarks. */
export function hearNotice({ message, detail, hint }: postgres.Notice): void {
  const heard = hint === undefined ? undefined : byTransaction().get(hint);
  if (heard && message !== undefined && detail !== undefined)
    heard.push({ channel: message, payload: detail });
}
