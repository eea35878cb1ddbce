import { setTimeout as pause } from 'node:timers/promises';
import { recordingStore, recordingsFolder } from '../../audio/recording-store';
import type { Context } from '../../context';
import { env } from '../../env';
import type { StatusOf } from '../part-status';
import { freeBytes } from './free-bytes';

const patienceMs = 3000;
const probe = new TextEncoder().encode('written by the health page');

/** Keeps a few bytes where the tenant's recordings are kept and looks whether they are there. */
export async function tryStorage(ctx: Context): Promise<StatusOf<'storage'>> {
  return { part: 'storage', ...(await probeStorage(`${ctx.tenantId}/health`)) };
}

/** The same under any key of the store. */
export async function probeStorage(key: string): Promise<Omit<StatusOf<'storage'>, 'part'>> {
  const kind = env().s3 ? 's3' : 'files';
  const stop = new AbortController();
  const tooLate = pause(patienceMs, `No answer within ${patienceMs / 1000} s.`, { signal: stop.signal });
  try {
    const problem = await Promise.race([writeAndLook(key), tooLate]);
    return { kind, problem, freeBytes: kind === 'files' ? await freeBytes(recordingsFolder()) : null };
  } finally {
    stop.abort();
    await tooLate.catch(() => undefined);
  }
}

async function writeAndLook(key: string): Promise<string | null> {
  try {
    await recordingStore().put(key, probe, 'text/plain');
    const size = await recordingStore().size(key);
    return size === probe.length ? null : 'What was just kept is not there.';
  } catch (error) {
    // Its words may name folders of the machine.
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (code === 'ENOSPC' || code === 'EDQUOT') return 'Its disk is full.';
    return `Nothing can be written there${code === undefined ? '' : ` (${code})`}.`;
  }
}
