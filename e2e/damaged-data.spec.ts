import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import postgres from 'postgres';
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres';
import { freePort, runService } from './run-service';

// Starts the product on folders that something has happened to. One is filled for all, and copied for each.
let folder: string;
let filled: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'order-intake-damaged-'));
  chmodSync(folder, 0o711);
  filled = join(folder, 'filled');
  const service = await runService({ port: await freePort(), dataDir: filled });
  await service.stop();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

let copies = 0;
/** The filled folder as it would be in another place, owners and all. */
function copy(): string {
  copies += 1;
  const dataDir = join(folder, `copy-${copies}`);
  execFileSync('cp', ['-a', filled, dataDir]);
  for (const name of ['postgres.json', 'postgres/postmaster.opts']) {
    const file = join(dataDir, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(filled, dataDir));
  }
  return dataDir;
}

/** Starts the product and waits for its end, or, where `until` is given, kills all of it as soon as that holds. */
async function start(dataDir: string, env: Record<string, string> = {}, until?: () => boolean) {
  const port = await freePort();
  const launcher = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      // It should not have: stopped, so that the test fails at once and nothing stays behind.
      if (said.includes('is ready')) launcher.kill('SIGTERM');
    });
  }
  const ended = new Promise<number | null>((resolve) => launcher.once('exit', resolve));
  if (until) {
    while (!until() && launcher.exitCode === null) await sleep(2);
    if (launcher.pid) process.kill(-launcher.pid, 'SIGKILL');
  }
  return { code: await ended, said };
}

/** A digest of every file, by its name. */
function digestsOf(dataDir: string, skipped: RegExp = /$^/): Record<string, string> {
  const names = (readdirSync(dataDir, { recursive: true }) as string[]).filter((name) => !skipped.test(name));
  return Object.fromEntries(
    names.sort().map((name) => {
      const path = join(dataDir, name);
      const content = statSync(path).isFile() ? readFileSync(path) : 'a folder';
      return [name, createHash('sha256').update(content).digest('hex')];
    }),
  );
}

const damages: { what: string; by: (dataDir: string) => void; says: RegExp }[] = [
  {
    what: 'PG_VERSION is missing',
    by: (dataDir) => rmSync(join(dataDir, 'postgres/PG_VERSION')),
    says: /is damaged \(PG_VERSION is missing\)/,
  },
  {
    what: 'PG_VERSION is empty',
    by: (dataDir) => truncateSync(join(dataDir, 'postgres/PG_VERSION')),
    says: /is damaged \(PG_VERSION is empty\)/,
  },
  {
    what: 'the control file is cut off',
    by: (dataDir) => truncateSync(join(dataDir, 'postgres/global/pg_control'), 100),
    says: /is damaged \(global\/pg_control has 100 bytes\)/,
  },
  {
    what: 'a folder of the database is missing',
    by: (dataDir) => rmSync(join(dataDir, 'postgres/pg_wal'), { recursive: true }),
    says: /is damaged \(the folder pg_wal is missing\)/,
  },
  {
    what: 'the database is gone',
    by: (dataDir) => rmSync(join(dataDir, 'postgres'), { recursive: true }),
    says: /is gone: put the whole data folder back/,
  },
  {
    what: 'the database is a newer PostgreSQL’s',
    by: (dataDir) => writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '99\n'),
    says: /is of PostgreSQL 99, and this release runs \d+: with a newer release/,
  },
  {
    what: 'the passwords of the database are missing',
    by: (dataDir) => rmSync(join(dataDir, 'postgres.json')),
    says: /postgres\.json is missing.*restore the file/,
  },
  {
    what: 'the passwords of the database are an empty file',
    by: (dataDir) => truncateSync(join(dataDir, 'postgres.json')),
    says: /postgres\.json is damaged: restore it/,
  },
  {
    what: 'the keys are missing',
    by: (dataDir) => rmSync(join(dataDir, 'secrets.json')),
    says: /secrets\.json is missing.*restore the file/,
  },
  {
    what: 'the keys are an empty file',
    by: (dataDir) => truncateSync(join(dataDir, 'secrets.json')),
    says: /secrets\.json cannot be read \(it is damaged\): restore it/,
  },
];

for (const { what, by, says } of damages) {
  test(`says so and touches nothing when ${what}`, async () => {
    const dataDir = copy();
    by(dataDir);
    const before = digestsOf(dataDir);
    const { code, said } = await start(dataDir);
    expect(said).toMatch(says);
    expect(said).not.toContain('    at ');
    expect(code).toBe(1);
    expect(digestsOf(dataDir)).toEqual(before);
  });
}

/** What a server that ran and was stopped again has written, and what it said. */
const ofTheServer = /^postgres(\/|$)|^postgres\.log/;

test('gives PostgreSQL’s reason when it cannot read its own control file, and leaves no server behind', async () => {
  const dataDir = copy();
  const control = join(dataDir, 'postgres/global/pg_control');
  const bytes = readFileSync(control);
  bytes.fill(0xff, 0, 64);
  writeFileSync(control, bytes);
  const before = digestsOf(dataDir, /^postgres\.log/);
  const { code, said } = await start(dataDir);
  expect(said).toMatch(/PostgreSQL did not start \(.+\).*put the whole data folder back/);
  expect(code).toBe(1);
  expect(digestsOf(dataDir, /^postgres\.log/)).toEqual(before);
});

test('refuses another ENCRYPTION_KEY, and works with the right one as before', async () => {
  const dataDir = copy();
  const before = digestsOf(dataDir, ofTheServer);
  const { code, said } = await start(dataDir, {
    ENCRYPTION_KEY: 'a key of at least 32 characters, not the one',
  });
  expect(said).toContain('ENCRYPTION_KEY is not the one this database was set up with');
  expect(code).toBe(1);
  expect(digestsOf(dataDir, ofTheServer)).toEqual(before);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  const service = await runService({ port: await freePort(), dataDir });
  await service.stop();
});

test('refuses a newer release’s data, its own database or not, and leaves every row as it is', async () => {
  const dataDir = copy();
  const { ENCRYPTION_KEY, AUTH_SECRET } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const owner = postgres(server.url, { max: 1 });
  // As a release leaves it that has gone one migration further, and has taken away what the one before used.
  await owner`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Date.now() * 2})`;
  const [applied] = await owner`select count(*)::int as count,
    obj_description('drizzle.__drizzle_migrations'::regclass)::json ->> 'keyFingerprint' as "keyFingerprint"
    from drizzle.__drizzle_migrations`;
  const note = JSON.stringify({ usableFrom: applied?.count, keyFingerprint: applied?.keyFingerprint });
  await owner.unsafe(`comment on table drizzle.__drizzle_migrations is '${note}'`);
  const digest = async () =>
    (
      await owner`select query_to_xml('select * from orders order by id', true, true, '')::text as orders,
      (select json_agg(m) from drizzle.__drizzle_migrations m) as migrations`
    )[0];
  const before = await digest();

  const elsewhere = { DATABASE_URL: server.url, DATA_DIR: join(folder, 'elsewhere'), AUTH_SECRET };
  const newer = await start(dataDir, { ...elsewhere, ENCRYPTION_KEY });
  expect(newer.said).toContain('The database belongs to a newer release');
  expect(newer.code).toBe(1);
  const wrongKey = await start(dataDir, {
    ...elsewhere,
    ENCRYPTION_KEY: 'another key of at least 32 characters!',
  });
  expect(wrongKey.said).toContain('ENCRYPTION_KEY is not the one');
  expect(wrongKey.code).toBe(1);
  expect(await digest()).toEqual(before);
  await owner.end();
  await server.stop();

  const files = digestsOf(dataDir, ofTheServer);
  const embedded = await start(dataDir);
  expect(embedded.said).toContain('The database belongs to a newer release');
  expect(embedded.code).toBe(1);
  expect(digestsOf(dataDir, ofTheServer)).toEqual(files);
});

// Each moment of a first start that leaves something behind, by what is there then.
const moments: { when: string; isThere: (dataDir: string) => boolean }[] = [
  {
    when: 'the database is being made',
    isThere: (dataDir) =>
      existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('postgres.new-')),
  },
  {
    when: 'the schema is being made',
    isThere: (dataDir) => /"port"/.test(readIfThere(join(dataDir, 'postgres.json'))),
  },
  { when: 'the demo tenant is being made', isThere: (dataDir) => existsSync(join(dataDir, 'audio')) },
];

for (const { when, isThere } of moments) {
  test(`starts after a first start was killed when ${when}`, async () => {
    test.setTimeout(120_000);
    copies += 1;
    const dataDir = join(folder, `killed-${copies}`);
    const { said } = await start(dataDir, {}, () => isThere(dataDir));
    expect(said).not.toContain('is ready');
    const service = await runService({ port: await freePort(), dataDir });
    const answer = await fetch(`${service.url}/api/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tenant: 'demo', username: 'clerk', pin: '135790' }),
    });
    expect(answer.status).toBe(200);
    await service.stop();
    expect(readdirSync(dataDir).filter((name) => name.includes('.new'))).toEqual([]);
  });
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
