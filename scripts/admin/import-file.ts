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
  await beginCheck(ctx, { importId: id });
  const { counts } = await until(ctx, id, 'CHECKED');
  const said = `${counts?.CREATE} new, ${counts?.UPDATE} changed, ${counts?.UNCHANGED} unchanged, ${counts?.REJECTED} with errors, ${counts?.warnings} with warnings`;
  if (counts?.REJECTED && !asked.leaveOutRejected)
    throw new LaunchError(`${said}\n${await faultsOf(ctx, id)}\nNothing was stored.`);
  if (!asked.isStored) return `${said}. Nothing was stored; --store stores it.`;
  await beginCommit(ctx, { importId: id, leaveOutRejected: asked.leaveOutRejected });
  await until(ctx, id, 'COMMITTED');
  return `${said}. Stored; it can be undone on the Import page for a week.`;
}

async function until(ctx: Context, importId: string, wanted: ImportStatus) {
  let lastMoved = Date.now();
  let rowsDone = -1;
  for (;;) {
    const found = await getImport(ctx, { importId, limit: 1, offset: 0 });
    if (found.status === wanted) return found;
    if (found.status === 'FAILED') throw new LaunchError(found.problem ?? 'The import failed.');
    if (found.progress.rowsDone !== rowsDone) lastMoved = Date.now();
    rowsDone = found.progress.rowsDone;
    if (rowsDone === 0 && Date.now() - lastMoved > patienceMs)
      throw new LaunchError('The service does not begin with it: is it running? It goes on once it does.');
    await setTimeout(lookEveryMs);
  }
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
