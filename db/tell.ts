import { setTimeout as pause } from 'node:timers/promises';
import { logger } from '@/lib/logger';
import type { Signal } from './notices';
import { systemSql } from './system';

interface Voice {
  /** By channel and payload: what is told twice within a tick is told once. */
  waiting: Map<string, Signal>;
  telling: Promise<void> | undefined;
  isOver: boolean;
}

const tickMs = 10;
const againMs = 1000;
const lastWordsMs = 2000;
/** In one statement; a bulk change tells of each of its rows. */
const mostAtOnce = 1000;
/** What cannot be told for long is left at that: listeners have lost their connection too, and look for themselves. */
const mostKept = 10_000;

/** Next bundles this module more than once in a process. */
const holder = globalThis as typeof globalThis & { orderIntakeVoice?: Voice | undefined };

/**
 * Tells all processes that listen, with one NOTIFY transaction for all that is told within a tick of 10 ms: each holds up the
 * commits of the whole server for as long as it lasts. Called after the commit that it speaks of; see `afterCommit`. What is
 * told may come twice, and is lost with the process, so listeners look for themselves now and then.
 */
export function tell(signals: readonly Signal[]): void {
  if (signals.length === 0) return;
  holder.orderIntakeVoice ??= { waiting: new Map(), telling: undefined, isOver: false };
  const voice = holder.orderIntakeVoice;
  for (const signal of signals) voice.waiting.set(`${signal.channel} ${signal.payload}`, signal);
  voice.telling ??= tellWaiting(voice);
}

/** Tells what is still to be told, for two seconds at most; for the orderly stop of a process. */
export async function stopTelling(): Promise<void> {
  const voice = holder.orderIntakeVoice;
  holder.orderIntakeVoice = undefined;
  if (!voice?.telling) return;
  await Promise.race([voice.telling, pause(lastWordsMs, undefined, { ref: false })]);
  voice.isOver = true;
}

async function tellWaiting(voice: Voice): Promise<void> {
  // Whatever else is told in this turn of the event loop goes along.
  await pause(0);
  while (voice.waiting.size > 0 && !voice.isOver) await tellSome(voice);
  // In the same turn as the last look: what is told from here on begins anew.
  voice.telling = undefined;
}

async function tellSome(voice: Voice): Promise<void> {
  const { waiting } = voice;
  const batch = [...waiting].slice(0, mostAtOnce);
  for (const [key] of batch) waiting.delete(key);
  try {
    await notify(batch.map(([, signal]) => signal));
    await pause(tickMs);
  } catch (error) {
    if (voice.isOver) return;
    logger().warn({ err: error }, 'other processes could not be told of changes; trying again in a second');
    if (waiting.size < mostKept) for (const [key, signal] of batch) waiting.set(key, signal);
    await pause(againMs, undefined, { ref: false });
  }
}

async function notify(signals: readonly Signal[]): Promise<void> {
  await systemSql()`
    select pg_notify(channel, payload)
    from jsonb_to_recordset(${JSON.stringify(signals)}::text::jsonb) as told(channel text, payload text)`;
}
