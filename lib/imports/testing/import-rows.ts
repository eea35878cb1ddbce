import { runOwedWork } from '@/inngest/testing/run-owed-work';
import type { Context } from '../../context';
import { beginCheck } from '../begin-check';
import { beginCommit } from '../begin-commit';
import { createImport } from '../create-import';
import { getImport } from '../get-import';
import type { ImportTarget } from '../import-status';

/** A file as the API is given it. */
export const fileOf = (content: string | Buffer, name = 'data.csv'): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

/** Sends a file and lets the dry run happen, with the columns as guessed. */
export async function checked(ctx: Context, target: ImportTarget, content: string | Buffer | File) {
  const file = content instanceof File ? content : fileOf(content);
  const { id } = await createImport(ctx, { target, file });
  await beginCheck(ctx, { importId: id });
  await runOwedWork(ctx.tenantId, 'import/due');
  return seen(ctx, id);
}

/** The same, and stores it. */
export async function committed(ctx: Context, target: ImportTarget, content: string | Buffer | File) {
  const { id } = await checked(ctx, target, content);
  await beginCommit(ctx, { importId: id, leaveOutRejected: true });
  await runOwedWork(ctx.tenantId, 'import/due');
  return seen(ctx, id);
}

export const seen = (ctx: Context, importId: string) => getImport(ctx, { importId, limit: 200, offset: 0 });
