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
/** A copy of the filled folder, owners and all. */
function copy(): string {
  copies += 1;
  const dataDir = join(folder, `copy-${copies}`);
  execFileSync('cp', ['-a', filled, dataDir]);
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
    });
  }
  const ended = new Promise<number | null>((resolve) => launcher.once('exit', resolve));
  if (until) {
    while (!until() && launcher.exitCode === null) await sleep(2);
    if (launcher.pid) process.kill(-launcher.pid, 'SIGKILL');
  }
  return { code: await ended, said };
}

/** Every file with its content, but for what the database itself writes when it runs and what it logs. */
function fingerprintOf(dataDir: string, skipped: RegExp = /$^/): string {
  const hash = createHash('sha256');
  for (const name of (readdirSync(dataDir, { recursive: true }) as string[]).sort()) {
    if (skipped.test(name)) continue;
    const path = join(dataDir, name);
    hash.update(`${name}\0`);
    if (statSync(path).isFile()) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
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
    const before = fingerprintOf(dataDir);
    const { code, said } = await start(dataDir);
    expect(said).toMatch(says);
    expect(said).not.toContain('    at ');
    expect(code).toBe(1);
    expect(fingerprintOf(dataDir)).toBe(before);
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
  const before = fingerprintOf(dataDir, /^postgres\.log/);
  const { code, said } = await start(dataDir);
  expect(said).toMatch(/PostgreSQL did not start \(.+\).*put the whole data folder back/);
  expect(code).toBe(1);
  expect(fingerprintOf(dataDir, /^postgres\.log/)).toBe(before);
});

test('refuses another ENCRYPTION_KEY, and works with the right one as before', async () => {
  const dataDir = copy();
  const before = fingerprintOf(dataDir, ofTheServer);
  const { code, said } = await start(dataDir, {
    ENCRYPTION_KEY: 'a key of at least 32 characters, not the one',
  });
  expect(said).toContain('ENCRYPTION_KEY is not the one this database was set up with');
  expect(code).toBe(1);
  expect(fingerprintOf(dataDir, ofTheServer)).toBe(before);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  const service = await runService({ port: await freePort(), dataDir });
  await service.stop();
});

// Each moment of a first start that leaves something behind, by what is there then.
const moments: { when: string; isThere: (dataDir: string) => boolean }[] = [
  { when: 'the keys are written', isThere: (dataDir) => existsSync(join(dataDir, 'secrets.json')) },
  {
    when: 'the database is being made',
    isThere: (dataDir) =>
      existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('postgres.new-')),
  },
  { when: 'the database is there', isThere: (dataDir) => existsSync(join(dataDir, 'postgres/PG_VERSION')) },
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
