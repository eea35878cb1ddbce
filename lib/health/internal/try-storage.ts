import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { recordingStore } from '../../audio/recording-store';
import type { Context } from '../../context';
import { env } from '../../env';
import type { StatusOf } from '../part-status';

const patienceMs = 3000;
const probe = new TextEncoder().encode('written by the health page');

/** Keeps a few bytes where recordings are kept and looks whether they are there. */
export async function tryStorage(ctx: Context): Promise<StatusOf<'storage'>> {
  const kind = env().s3 ? 's3' : 'files';
  const stop = new AbortController();
  const tooLate = pause(patienceMs, `No answer within ${patienceMs / 1000} s.`, { signal: stop.signal });
  try {
    const problem = await Promise.race([writeAndLook(ctx), tooLate]);
    return { part: 'storage', kind, problem, freeBytes: kind === 'files' ? await freeBytes() : null };
  } finally {
    stop.abort();
    await tooLate.catch(() => undefined);
  }
}

async function writeAndLook(ctx: Context): Promise<string | null> {
  const key = `${ctx.tenantId}/health`;
  try {
    await recordingStore().put(key, probe, 'text/plain');
    const size = await recordingStore().size(key);
    return size === probe.length ? null : 'What was just kept is not there.';
  } catch (error) {
    // Its words may name folders of the machine.
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return `Nothing can be written there${code}.`;
  }
}

/** Null where the system does not tell. */
async function freeBytes(): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(env().dataDir);
    return bavail * bsize;
  } catch {
    return null;
  }
}
