import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { expect, it, onTestFinished } from 'vitest';
import { readPostmaster } from '@/db/embedded/read-postmaster';
import { openDatabase } from './open-database';
import { readSettings } from './read-settings';

it('brings a killed database back as soon as what keeps it from starting is over', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'order-intake-open-'));
  chmodSync(dataDir, 0o711);
  const settings = readSettings(
    { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '3999' },
    { isDev: false, takeDataDir: () => undefined },
  );
  const said: string[] = [];
  const lost: string[] = [];
  const database = await openDatabase(
    settings,
    (line) => said.push(line),
    (reason) => lost.push(reason),
  );
  onTestFinished(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const cluster = join(dataDir, 'postgres');
  const needed = join(cluster, 'postgresql.conf');

  renameSync(needed, `${needed}.away`);
  process.kill(readPostmaster(cluster)?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => said.join('\n'), { timeout: 20_000 }).toMatch(/trying again/);
  renameSync(`${needed}.away`, needed);

  await expect.poll(() => answers(database.ownerUrl), { timeout: 20_000 }).toBe(true);
  expect(lost).toEqual([]);
}, 60_000);

async function answers(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
  try {
    await Promise.race([sql`select 1`, sleep(2_000).then(() => Promise.reject(new Error('no answer')))]);
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
