import postgres from 'postgres';
import { env } from '@/lib/env';
import { clientOptions } from './client';

type Listener = (payload: string) => void;
interface Ear {
  client: postgres.Sql;
  channels: Map<string, { listeners: Set<Listener>; ready: Promise<unknown> }>;
}

const holder = globalThis as typeof globalThis & { orderIntakeEar?: Ear };

/**
 * Calls `listener` with the payload of every NOTIFY on the channel, over one connection for the whole process.
 * postgres.js listens again after a lost connection; what was told meanwhile is lost, so callers also look for themselves.
 * Returns how to stop.
 */
export async function listen(channel: string, listener: Listener): Promise<() => void> {
  holder.orderIntakeEar ??= {
    client: postgres(env().database.systemUrl, { ...clientOptions, max: 1, idle_timeout: 0 }),
    channels: new Map(),
  };
  const { client, channels } = holder.orderIntakeEar;
  let entry = channels.get(channel);
  if (!entry) {
    const listeners = new Set<Listener>();
    const ready = client.listen(channel, (payload) => {
      for (const each of listeners) each(payload);
    });
    entry = { listeners, ready };
    channels.set(channel, entry);
  }
  entry.listeners.add(listener);
  await entry.ready;
  return () => entry.listeners.delete(listener);
}

export async function stopListening(): Promise<void> {
  const ear = holder.orderIntakeEar;
  delete holder.orderIntakeEar;
  await ear?.client.end({ timeout: 1 });
}
