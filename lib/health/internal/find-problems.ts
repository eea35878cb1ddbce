import { env } from '../../env';
import { findQuietCopy } from '../../ledger/restored-copy';
import { isDatabaseFull } from '../database-room';
import { goneParts, missingParts } from '../readiness';
import { askExecutor } from './ask-executor';
import { doubtfulBytes, freeBytes, inMegabytes, scarceBytes } from './free-bytes';
import { lookAtOwedWork } from './look-at-owed-work';
import type { Problem } from './problem';
import { probeStorage } from './try-storage';
import { tryStoring } from './try-storing';

/**
 * How the service is: everything that is wrong, and whether messages can be stored. Takes at most some three seconds.
 * Throws when the database does not answer.
 */
export async function findProblems(): Promise<{ canStore: boolean; problems: Problem[] }> {
  const [database, executor, recordings, owed, copy] = await Promise.all([
    lookAtDatabase(),
    lookAtExecutor(),
    lookAtRecordings(),
    lookAtOwedWork(),
    lookAtCopy(),
  ]);
  const all = [database.problem, lookAtFunctions(), executor, recordings, owed, copy];
  return { canStore: database.canStore, problems: all.filter((each) => each !== null) };
}

async function lookAtDatabase(): Promise<{ canStore: boolean; problem: Problem | null }> {
  const { folder } = env().database;
  const free = folder === undefined ? null : await freeBytes(folder);
  const isDoubtful = isDatabaseFull() || (free !== null && free < doubtfulBytes);
  const canStore = !isDoubtful || (await tryStoring());
  if (canStore && (free === null || free >= scarceBytes)) return { canStore, problem: null };
  const left = free === null ? '' : `: ${inMegabytes(free)} are free`;
  const state = canStore ? 'nearly full' : 'full';
  return { canStore, problem: { part: 'database', message: `The disk of the database is ${state}${left}.` } };
}

function lookAtFunctions(): Problem | null {
  if (![...missingParts(), ...goneParts()].includes('functions')) return null;
  const message = 'The functions are not registered: messages are kept, and read once they are.';
  return { part: 'functions', message };
}

async function lookAtExecutor(): Promise<Problem | null> {
  const { reachable } = await askExecutor();
  if (reachable !== false) return null;
  const message = 'The executor cannot be reached: messages are kept, and read once it can.';
  return { part: 'executor', message };
}

async function lookAtCopy(): Promise<Problem | null> {
  const copy = await findQuietCopy();
  if (!copy) return null;
  const message = `This is a restored copy of ${copy.madeAt.toISOString()} that has not taken over: nothing is sent to customers, webhooks or the ERP.`;
  return { part: 'restored copy', message };
}

/** Somebody else's store is not written to whenever anybody asks. */
async function lookAtRecordings(): Promise<Problem | null> {
  if (env().s3) return null;
  const { problem, freeBytes: free } = await probeStorage('service/health');
  const left = free === null ? '' : ` ${inMegabytes(free)} are free.`;
  if (problem !== null)
    return { part: 'recordings', message: `Recordings cannot be kept: ${problem}${left}` };
  if (free === null || free >= scarceBytes) return null;
  return { part: 'recordings', message: `The disk of the recordings is nearly full.${left}` };
}
