import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { people } from './pages/sign-in';
import { test } from './test';

test('a machine client is live: from a key to a verified webhook and the events of an outage', async ({
  serviceUrl,
}) => {
  test.setTimeout(120_000);
  const { tenant, name, pin } = people.manager;
  const { stdout } = await promisify(execFile)('node', ['docs/examples/first-five-minutes.mjs'], {
    env: {
      ...process.env,
      INTAKE_URL: serviceUrl,
      INTAKE_TENANT: tenant,
      INTAKE_USER: name,
      INTAKE_PIN: pin,
    },
  });
  expect(stdout.trim().split('\n')).toEqual([
    'a key',
    expect.stringContaining('a product, FIRST-'),
    expect.stringMatching(/^an order by text, .*: 24 x Quokka biscuits/),
    expect.stringMatching(/^approved: COMPLETED, in the ERP as \S+$/),
    expect.stringMatching(/^a verified webhook: order\.completed with \S+$/),
    expect.stringMatching(/^pulled after the outage: \d+ events, order\.rejected among them$/),
  ]);
});
