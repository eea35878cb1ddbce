import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '@/lib/write-whole.mjs';
import { EmbeddedPostgresError } from './embedded-postgres-error';

const clusterRecord = z.object({
  clusterDir: z.string().optional(),
  port: z.number().int().optional(),
  superuserPassword: z.string(),
  ownerPassword: z.string(),
});

/** What must be known to find and enter the cluster again; kept in the data folder, readable by its owner only. */
export type ClusterRecord = z.infer<typeof clusterRecord>;

/** Reads `postgres.json`, or begins one with fresh passwords. */
export async function readClusterRecord(dataDir: string): Promise<ClusterRecord> {
  const kept = await findClusterRecord(dataDir);
  return kept ?? { superuserPassword: makePassword(), ownerPassword: makePassword() };
}

/** Reads `postgres.json`; undefined where there is none. */
export async function findClusterRecord(dataDir: string): Promise<ClusterRecord | undefined> {
  const path = join(dataDir, 'postgres.json');
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new EmbeddedPostgresError(`${path} cannot be read (${error.code}): start as the user who owns it.`);
  });
  if (text === undefined) return undefined;
  try {
    return clusterRecord.parse(JSON.parse(text));
  } catch {
    throw new EmbeddedPostgresError(
      `${path} is damaged: restore it from a backup; it holds the database's password.`,
    );
  }
}

/** Replaces `postgres.json` in one step. */
export function writeClusterRecord(dataDir: string, record: ClusterRecord): void {
  // Parsed, for the order of its parts: a start that changes nothing leaves the file the same to the byte.
  writeWhole(join(dataDir, 'postgres.json'), `${JSON.stringify(clusterRecord.parse(record), null, 2)}\n`);
}

function makePassword(): string {
  return randomBytes(24).toString('base64url');
}
