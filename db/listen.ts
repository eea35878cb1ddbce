import postgres from 'postgres';
import { env } from '@/lib/env';
import { clientOptions } from './client';

interface Listener {
  hear(payload: string): void;
  /** The connection was lost and is back: what was told meanwhile is lost. */
  onGap?: () => void;
  /** The process listens no more; nothing will be heard. */
  onStop?: () => void;
}
interface Ear {
  client: postgres.Sql;
  channels: Map<string, { listeners: Set<Listener>; ready: Promise<unknown> }>;
}

const holder = globalThis as typeof globalThis & { orderIntakeEar?: Ear };

/**
 * Calls `hear` with the payload of every NOTIFY on the channel, over one connection for the whole process.
 * postgres.js listens again after a lost connection; what was told meanwhile is lost, so callers also look for
 * themselves, at the latest when `onGap` says so. Returns how to stop.
 */
export async function listen(
  channel: string,
  hear: Listener['hear'],
  more: Omit<Listener, 'hear'> = {},
): Promise<() => void> {
  holder.orderIntakeEar ??= {
    client: postgres(env().database.systemUrl, { ...clientOptions, max: 1, idle_timeout: 0 }),
    channels: new Map(),
  };
  const { client, channels } = holder.orderIntakeEar;
  const entry = channels.get(channel) ?? openChannel(client, channel);
  channels.set(channel, entry);
  const listener = { hear, ...more };
  entry.listeners.add(listener);
  try {
    await entry.ready;
  } catch (error) {
    channels.delete(channel);
    throw error;
  }
  return () => entry.listeners.delete(listener);
}

function openChannel(client: postgres.Sql, channel: string) {
  const listeners = new Set<Listener>();
  let isFirst = true;
  const ready = client.listen(
    channel,
    (payload) => {
      for (const each of listeners) each.hear(payload);
    },
    () => {
      if (!isFirst) for (const each of listeners) each.onGap?.();
      isFirst = false;
    },
  );
  return { listeners, ready };
}

export async function stopListening(): Promise<void> {
  const ear = holder.orderIntakeEar;
  delete holder.orderIntakeEar;
  for (const { listeners } of ear?.channels.values() ?? []) {
    for (const each of listeners) each.onStop?.();
  }
  await ear?.client.end({ timeout: 1 });
}
