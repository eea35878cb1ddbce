import { recordingStore } from '@/lib/audio/recording-store';
import { lockDataDir } from '../launch/lock-data-dir.mjs';
import { type AdminDatabase, openAdminDatabase } from '../launch/open-admin-database';
import { exportTenant } from './export-tenant';
import { importTenant, readManifest } from './import-tenant';
import { wordsOfLeftOut } from './tenant-format';

/** Takes a tenant out; returns what the operator reads at the end. */
export async function takeOut(
  asked: { slug: string; folder: string },
  { ownerUrl }: AdminDatabase,
): Promise<string> {
  const { manifest, missing } = await exportTenant({ ...asked, ownerUrl, store: recordingStore() });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const gone = missing.map((key) => `\n  not in the store any more: ${key}`).join('');
  return `${asked.folder} holds ${rows} rows and ${manifest.recordings.length} recordings and files of ${asked.slug}.${gone}\n${leftOut()}`;
}

/**
 * Opens an installation to put a tenant in, which nobody else may use meanwhile. An embedded one that holds none is a new
 * one, which is made here: started first, it would have its demo. Throws LaunchError for a folder that is no tenant.
 */
export async function openForImport(folder: string): Promise<AdminDatabase> {
  await readManifest(folder);
  return openAdminDatabase(lockDataDir);
}

/** Puts a tenant in; returns what the operator reads at the end. */
export async function putIn(
  asked: { folder: string; slug: string | undefined },
  { ownerUrl }: AdminDatabase,
): Promise<string> {
  const { tenant, tables } = await importTenant({ ...asked, ownerUrl, store: recordingStore() });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tenant.name} is here with ${rows} rows, as ${asked.slug ?? tenant.slug}.\n${leftOut()}`;
}

const leftOut = () =>
  `Not in it, and to be set up anew:\n${wordsOfLeftOut.map((words) => `  ${words}`).join('\n')}`;
