import { rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { makeDataDir } from '../db/testing/make-data-dir';
import { keepMessagesApart } from './keep-messages-apart';
import { Machine } from './pages/machine';
import { freePort, runService } from './run-service';
import { test } from './test';

test('messages acknowledged just before everything is killed become orders after the next start, once each', async ({
  playwright,
}) => {
  test.setTimeout(120_000);
  const dataDir = makeDataDir('order-intake-kill-');
  const port = await freePort();
  const texts = Array.from({ length: 10 }, (_, at) => `${at + 1} brown bread for the restart`);

  const killed = await runService({ port, dataDir });
  await keepMessagesApart(killed.url);
  const request = await playwright.request.newContext({ baseURL: killed.url });
  const machine = new Machine(request);
  await Promise.all(texts.map((text) => machine.post('27825550199', text)));
  process.kill(-killed.groupId, 'SIGKILL');

  const restarted = await runService({ port, dataDir });
  try {
    await machine.signIn();
    for (const text of texts) await machine.waitForOrder(text);
    const { orders } = await machine.call<{ orders: { rawText: string; status: string }[] }>(
      'GET',
      '/api/orders?search=for+the+restart&limit=50',
    );
    expect(orders.map(({ rawText }) => rawText).sort()).toEqual([...texts].sort());
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['PENDING_REVIEW']));
  } finally {
    await request.dispose();
    await restarted.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
