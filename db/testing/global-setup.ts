import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '@/db/embedded/start-embedded-postgres';
import { stopServer } from '@/db/embedded/stop-server';
import { migrateDatabase } from '@/db/migrate';
import { beginRecording, endRecording } from './last-release/record-queries';
import { testEnvironment } from './test-environment';

const prefix = 'order-intake-test-';

/** One PostgreSQL for the whole run, migrated once; each test file copies that database. Returns how to end it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers();
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), `${prefix}${process.pid}-`));
  // As root, PostgreSQL runs as another user, who must be able to pass through.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, fsync: false, log: () => undefined });
  await migrateDatabase(server.url, testEnvironment.ENCRYPTION_KEY);
  await closeTemplate(server.superuserUrl);
  const isRecording = process.env.RECORD_QUERIES === 'true';
  if (isRecording) await beginRecording(server.superuserUrl);
  project.provide('testDatabase', { superuserUrl: server.superuserUrl, ownerUrl: server.url });
  return async () => {
    // biome-ignore lint/suspicious/noConsole: a command of the developer, who reads what was recorded
    if (isRecording) await endRecording(server.superuserUrl, join(dataDir, 'postgres.log'), console.log);
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** A database somebody is connected to cannot be copied. */
async function closeTemplate(superuserUrl: string): Promise<void> {
  const sql = postgres(superuserUrl, { max: 1 });
  await sql`alter database order_intake with allow_connections false`;
  await sql.end({ timeout: 1 });
}

/** A test run that was killed could not clean up after itself. */
async function removeLeftovers(): Promise<void> {
  const folder = await realpath(tmpdir());
  for (const name of await readdir(folder)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    await stopServer(join(folder, name, 'postgres'));
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
