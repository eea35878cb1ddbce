import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { installClient } from '../scripts/api/testing/install-client';
import { people } from './pages/sign-in';
import { test } from './test';

const scopes = ['catalogue:write', 'customers:write', 'orders:read', 'orders:write'];

test('a program with the typed client sends an order, approves it and is told why it cannot reject it', async ({
  request,
  serviceUrl,
}) => {
  test.setTimeout(180_000);
  const { tenant, name: username, pin } = people.manager;
  const token = await request.post('/api/auth/token', { data: { tenant, username, pin } });
  const { accessToken } = await token.json();
  const made = await request.post('/api/settings/api-keys', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { name: 'Typed client', scopes },
  });
  const { apiKey } = await made.json();

  const folder = await installClient();
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const { stdout } = await promisify(execFile)('node', ['--import', tsx, 'typed-client.mts'], {
    cwd: folder,
    env: { ...process.env, INTAKE_URL: serviceUrl, INTAKE_KEY: apiKey },
  });
  await rm(folder, { recursive: true });
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^12 x Wombat crackers \w+ \(0\.9\d*|1\)$/),
    'approved: COMPLETED',
    'refused: 409 order_not_rejectable',
  ]);
});
