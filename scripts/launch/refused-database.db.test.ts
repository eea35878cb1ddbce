import { expect, it } from 'vitest';
import { ownerUrl } from '@/db/testing/test-database';
import { testEnvironment } from '@/db/testing/test-environment';
import { openDatabase } from './open-database';
import { readSettings } from './read-settings';

function open(change: (url: URL) => void) {
  const url = new URL(ownerUrl());
  change(url);
  const source = { NODE_ENV: 'test' as const, ...testEnvironment, DATABASE_URL: url.toString() };
  const settings = readSettings(source, { isDev: false, takeDataDir: () => undefined });
  const nothing = () => undefined;
  return openDatabase(settings, nothing, nothing);
}

it('tells a database that there is not from a user who may not', async () => {
  const noDatabase = open((url) => {
    url.pathname = '/no_such_database';
  });
  await expect(noDatabase).rejects.toThrow(/has no database no_such_database: create it/);
  const noUser = open((url) => {
    url.username = 'nobody';
    url.password = 'wrong';
  });
  await expect(noUser).rejects.toThrow(/nobody/);
});
