import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { openAdminDatabase } from './open-admin-database';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('makes no new installation where a command finds neither a database nor an address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'order-intake-admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('DATABASE_URL', ' ');
  for (const dataDir of [folder, join(folder, 'none')]) {
    vi.stubEnv('DATA_DIR', dataDir);
    await expect(openAdminDatabase()).rejects.toThrow(
      `There is no database in ${dataDir}, and DATABASE_URL is not set`,
    );
  }
  expect(readdirSync(folder)).toEqual([]);
  expect(existsSync(join(folder, 'none'))).toBe(false);
});
