import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { env } from '@/lib/env';
import { startRelay } from '@/lib/ledger/relay';
import { deliver, payloadOf } from '@/lib/messaging/testing/deliver';
import { openDesk } from '@/lib/orders/testing/open-desk';
import { findReceived } from '@/lib/orders/testing/receive-raw';
import { startPair } from './embedded/testing/start-pair';
import { allFunctions } from './functions';

/** A platform that takes requests for recordings and never answers. */
async function startSilentPlatform(): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer(() => {
    asked += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

it('texts are read while voice notes wait for a platform that does not answer, and neither is lost', async () => {
  const desk = await openDesk();
  onTestFinished(() => desk.close());
  const platform = await startSilentPlatform();
  env().messaging.apiUrl = platform.url;
  const { app } = await startPair(allFunctions);
  const relay = await startRelay(async (events) => void (await app.client.send(events)));
  onTestFinished(() => relay.stop());
  const send = async (content: Record<string, unknown>) => {
    const id = `wamid.${randomUUID()}`;
    await deliver(payloadOf(desk.phoneNumberId, [{ from: '27825550142', id, ...content }]));
    return id;
  };
  const statusOf = async (id: string) => (await findReceived(desk, id)).order?.status;

  const voices: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    const audio = { id: `media-${n}`, mime_type: 'audio/ogg', voice: true };
    voices.push(await send({ type: 'audio', audio }));
  }
  await expect.poll(() => platform.asked()).toBeGreaterThan(0);
  const text = await send({ type: 'text', text: { body: '2 zing cola 330ml can' } });
  await expect.poll(() => statusOf(text), { timeout: 8_000 }).toBe('PENDING_REVIEW');
  // They are orders that somebody can find, and no tenant has more of them under way than its share.
  for (const id of voices) expect(await statusOf(id)).toBe('RECEIVED');
  expect(platform.asked()).toBeLessThanOrEqual(2);
});
