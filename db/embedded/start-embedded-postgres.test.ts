import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readPostmaster } from './read-postmaster';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres';

let dataDir: string;
let running: EmbeddedPostgres | undefined;

// One cluster for all: making it takes longer than everything that is asked of it.
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'order-intake-pg-'));
  chmodSync(dataDir, 0o711);
});

afterEach(async () => {
  await running?.stop();
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  return running;
}

async function query<T extends postgres.Row>(url: string, statement: string): Promise<T[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await sql.unsafe<T[]>(statement);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function pidOfServer(): number {
  const pid = readPostmaster(join(dataDir, 'postgres'))?.pid;
  if (!pid) throw new Error('no server runs');
  return pid;
}

describe('startEmbeddedPostgres', { timeout: 60_000 }, () => {
  it('gives a UTF-8 database whose owner is no superuser, and keeps it over a restart on the same port', async () => {
    const first = await start();
    const facts = `select rolsuper, pg_encoding_to_char(encoding) as encoding, lower('ÉÑ') as lower
                   from pg_roles, pg_database where rolname = current_user and datname = current_database()`;
    expect(await query(first.url, facts)).toEqual([{ rolsuper: false, encoding: 'UTF8', lower: 'éñ' }]);
    await query(first.url, 'create table kept as select 7 as value');
    await first.stop();
    expect(readPostmaster(join(dataDir, 'postgres'))).toBeUndefined();

    const second = await start();
    expect(second).toMatchObject({ adopted: false, url: first.url });
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 7 }]);
  });

  it('keeps its passwords from other users and lets nobody in without one', async () => {
    const server = await start();
    expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
    const wrong = server.superuserUrl.replace(/:[^:@]+@/, ':wrong@');
    await expect(query(wrong, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('takes over a server that a killed launcher left running', async () => {
    const first = await start();
    const pid = pidOfServer();
    const second = await start();
    expect(second).toMatchObject({ adopted: true, url: first.url });
    expect(pidOfServer()).toBe(pid);
  });

  it('starts again at once after the server was killed at work, with what was committed', async () => {
    const first = await start();
    await query(first.url, 'create table committed as select 8 as value');
    const busy = query(first.url, 'select pg_sleep(30)').catch(() => 'cut off');
    await query(first.url, 'select pg_sleep(0.1)');
    process.kill(pidOfServer(), 'SIGKILL');

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'select value from committed')).toEqual([{ value: 8 }]);
    expect(await busy).toBe('cut off');
    await first.gone;
  });

  it.each([false, true])(
    'tells at once that the server was killed, taken over before: %s',
    async (adopted) => {
      await start();
      const server = adopted ? await start() : running;
      expect(server?.adopted).toBe(adopted);
      const killedAt = Date.now();
      process.kill(pidOfServer(), 'SIGKILL');
      await server?.gone;
      expect(Date.now() - killedAt).toBeLessThan(3_000);
    },
  );

  it('stays out of the launcher process group, so that Ctrl-C does not end it first', async () => {
    await start();
    const group = execFileSync('ps', ['-o', 'pgid=', '-p', String(pidOfServer())], { encoding: 'utf8' });
    expect(Number(group)).toBe(pidOfServer());
  });

  it('says in one line that postgres.json does not belong to the database, and leaves no server behind', async () => {
    const server = await start();
    await server.stop();
    const file = join(dataDir, 'postgres.json');
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...record, superuserPassword: 'another' }));
    await expect(start()).rejects.toThrow(/restore the file/);
    expect(readPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('ready to accept connections');
  });
});
