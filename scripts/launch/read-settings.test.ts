import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDir } from './lock-data-dir.mjs';
import { readSettings, type Settings } from './read-settings';

let dataDir: string;
const own = {
  DATABASE_URL: 'postgres://owner:pw@db.test/orders',
  AUTH_SECRET: 'a'.repeat(32),
  ENCRYPTION_KEY: 'e'.repeat(32),
};

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'order-intake-settings-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Settings as of one start, with its lock released as at its end. */
function settingsOf(source: Record<string, string>): Settings {
  const settings = readSettings(
    { NODE_ENV: 'test', DATA_DIR: dataDir, ...source },
    { isDev: false, takeDataDir: lockDataDir },
  );
  settings.lock?.release();
  return settings;
}

describe('readSettings', () => {
  it('makes secrets once, for their owner only, and uses the same at the next start', () => {
    const first = settingsOf({});
    const second = settingsOf({});
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(first.env.authSecret).not.toBe(first.env.encryptionKey);
    expect(second.env).toEqual(first.env);
    expect(second.executor).toEqual(first.executor);
  });

  it('prefers secrets that were given', () => {
    expect(settingsOf({ AUTH_SECRET: own.AUTH_SECRET }).env.authSecret).toBe(own.AUTH_SECRET);
  });

  it('never replaces secrets that it cannot read', () => {
    writeFileSync(join(dataDir, 'secrets.json'), '{"AUTH_SECRET"');
    expect(() => settingsOf({})).toThrow(/secrets.json cannot be read/);
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"AUTH_SECRET"');
  });

  it('listens on this machine only beside the embedded database', () => {
    expect(settingsOf({ HOST: '0.0.0.0' }).environment).toMatchObject({
      HOST: '127.0.0.1',
      EMBEDDED: 'true',
    });
    expect(settingsOf({ ...own, HOST: '0.0.0.0' }).environment).toMatchObject({
      HOST: '0.0.0.0',
      EMBEDDED: 'false',
    });
  });

  it('keeps the address of the database owner from the service', () => {
    const settings = settingsOf(own);
    expect(settings.databaseUrl).toBe(own.DATABASE_URL);
    expect(Object.values(settings.environment)).not.toContain(own.DATABASE_URL);
  });

  it('makes no secrets beside a database of one’s own, and names all that is missing', () => {
    expect(() => settingsOf({ DATABASE_URL: 'mysql://db.test', PORT: 'x' })).toThrow(
      /DATABASE_URL.*PORT.*AUTH_SECRET.*ENCRYPTION_KEY/s,
    );
  });

  it('uses the embedded executor unless an Inngest server is configured', () => {
    expect(settingsOf(own).executor).toBeDefined();
    expect(settingsOf({ ...own, INNGEST_DEV: '0' }).executor).toBeDefined();
    expect(settingsOf({ ...own, INNGEST_DEV: '1' }).executor).toBeUndefined();
    const keys = { INNGEST_EVENT_KEY: 'key', INNGEST_SIGNING_KEY: 'signkey-x' };
    expect(settingsOf({ ...own, ...keys }).executor).toBeUndefined();
    const server = { INNGEST_BASE_URL: 'http://inngest.test:8288' };
    expect(settingsOf({ ...server, ...keys }).executor).toBeUndefined();
    expect(() => settingsOf(server)).toThrow(/INNGEST_EVENT_KEY.*INNGEST_SIGNING_KEY/s);
  });
});
