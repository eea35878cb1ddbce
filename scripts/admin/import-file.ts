import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { beginCheck } from '@/lib/imports/begin-check';
import { beginCommit } from '@/lib/imports/begin-commit';
import { createImport } from '@/lib/imports/create-import';
import { getImport } from '@/lib/imports/get-import';
import type { ImportStatus, ImportTarget } from '@/lib/imports/import-status';
import { listTenants } from '@/lib/tenancy/list-tenants';
import { LaunchError } from '../launch/launch-error.mjs';
import { isUnavailable } from '../launch/report';

interface AskedImport {
  /** A tenant's slug. */
  tenant: string;
  target: ImportTarget;
  file: string;
  /** Without it, it ends with the dry run. */
  isStored: boolean;
  leaveOutRejected: boolean;
}

const shownFaults = 20;
const lookEveryMs = 500;
/** A restart of the database takes less. */
const databaseAwayMs = 60_000;
/** Without a service that works, the dry run would be waited for in vain. */
const patienceMs = 30_000;

/**
 * Imports a file as the Import page does, with its columns as guessed. The running service does the work; this waits for
 * it. Throws AppError, and LaunchError with what is wrong with the rows.
 */
export async function importFile(asked: AskedImport): Promise<string> {
  const tenant = (await listTenants()).find(({ slug }) => slug === asked.tenant);
  if (!tenant) throw new AppError('not_found', `There is no tenant "${asked.tenant}".`);
  const ctx: Context = {
    tenantId: tenant.tenantId,
    actor: { kind: 'system', name: 'operator' },
    requestId: 'admin import',
  };
  const file = new File([new Uint8Array(await readFile(asked.file))], basename(asked.file));
  const { id } = await createImport(ctx, { target: asked.target, file });
  return through(ctx, id, asked).catch(async (error: unknown) => {
    throw isUnavailable(error) ? brokenOff(id, asked, await stateOf(ctx, id)) : error;
  });
}

async function through(ctx: Context, id: string, asked: AskedImport): Promise<string> {
  await beginPatiently(() => beginCheck(ctx, { importId: id }));
  const { counts } = await until(ctx, id, 'CHECKED');
  const said = `${counts?.CREATE} new, ${counts?.UPDATE} changed, ${counts?.UNCHANGED} unchanged, ${counts?.REJECTED} with errors, ${counts?.warnings} with warnings`;
  if (counts?.REJECTED && !asked.leaveOutRejected)
    throw new LaunchError(`${said}\n${await faultsOf(ctx, id)}\nNothing was stored.`);
  if (!asked.isStored) return `${said}. Nothing was stored; --store stores it.`;
  await beginPatiently(() => beginCommit(ctx, { importId: id, leaveOutRejected: asked.leaveOutRejected }));
  await until(ctx, id, 'COMMITTED');
  return `${said}. Stored; it can be undone on the Import page for a week.`;
}

async function until(ctx: Context, importId: string, wanted: ImportStatus) {
  let lastMoved = Date.now();
  let rowsDone = -1;
  for (;;) {
    const found = await patiently(() => getImport(ctx, { importId, limit: 1, offset: 0 }));
    if (found.status === wanted) return found;
    if (found.status === 'FAILED') throw new LaunchError(found.problem ?? 'The import failed.');
    if (found.progress.rowsDone !== rowsDone) lastMoved = Date.now();
    rowsDone = found.progress.rowsDone;
    if (rowsDone === 0 && Date.now() - lastMoved > patienceMs)
      throw new LaunchError('The service does not begin with it: is it running? It goes on once it does.');
    await setTimeout(lookEveryMs);
  }
}

/** A database that starts anew is back within moments, and the service goes on with the import by itself. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const givenUpAt = Date.now() + databaseAwayMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() >= givenUpAt) throw error;
      await setTimeout(lookEveryMs);
    }
  }
}

/** The same of a step that cannot be begun twice: one whose answer was lost has begun. */
async function beginPatiently(step: () => Promise<unknown>): Promise<void> {
  let isRepeat = false;
  await patiently(async () => {
    try {
      await step();
    } catch (error) {
      if (isRepeat && error instanceof AppError && error.code === 'import_not_ready') return;
      isRepeat = true;
      throw error;
    }
  });
}

function stateOf(ctx: Context, importId: string): Promise<ImportStatus | undefined> {
  return getImport(ctx, { importId, limit: 1, offset: 0 }).then(
    ({ status }) => status,
    () => undefined,
  );
}

/** What became of the import is the service's to do: whoever waited for it is told where to look. */
function brokenOff(id: string, { isStored }: AskedImport, status: ImportStatus | undefined): LaunchError {
  const state = status === undefined ? 'cannot be told now' : `is ${status}`;
  const next = isStored
    ? 'once it is CHECKED it can be stored there, and what is COMMITTED is stored'
    : 'nothing is stored unless it is told so';
  return new LaunchError(
    `The database went away while the import ${id} was waited for; how far it has come ${state}. The service goes on with what was begun. Look at it on the Import page (/settings/imports/${id}): ${next}. Do not send the file again before.`,
  );
}

async function faultsOf(ctx: Context, importId: string): Promise<string> {
  const { rows } = await getImport(ctx, { importId, action: 'REJECTED', limit: shownFaults, offset: 0 });
  return rows
    .flatMap(({ rowNumber, errors }) =>
      errors.map(
        ({ column, found, expected }) =>
          `  row ${rowNumber}, ${column}: ${found || 'nothing'}; expected ${expected}`,
      ),
    )
    .join('\n');
}
