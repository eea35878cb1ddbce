import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { POST as deliverRoute } from '@/app/api/webhooks/messaging/route';
import { listen } from '@/db/listen';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { inTenant } from '@/db/tenant';
import { startRelay, type WorkEvent } from '@/lib/ledger/relay';
import { workChannel } from '@/lib/ledger/signal-work';
import { configureMessaging } from '@/lib/messaging/testing/configure-messaging';
import { payloadOf, sign, textMessage } from '@/lib/messaging/testing/deliver';
import { makeTenant, type TestTenant } from '@/lib/tenancy/testing/make-tenant';
import { receiveDirectly } from './receive-directly';

configureMessaging();

const phoneNumberId = '106540352242922';
let server: Server;
let url: string;
let tenant: TestTenant;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (!(await receiveDirectly(request, response))) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/messaging`;
  tenant = await makeTenant();
  const { tenantId } = tenant;
  await inTenant(tenant, (tx) => tx.insert(messagingChannels).values({ tenantId, phoneNumberId }));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const message = () => JSON.stringify(payloadOf(phoneNumberId, [textMessage('2 cola')]));
const post = (body: string, signature = sign(body)) => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
});
const ways = {
  'the direct path': (init: RequestInit) => fetch(url, init),
  'the direct path with a slash at the end': (init: RequestInit) => fetch(`${url}/`, init),
  'the route': (init: RequestInit) => deliverRoute(new Request(url, init), { params: Promise.resolve({}) }),
};
/** What a caller can tell the two apart by. */
async function told(answer: Response) {
  const problem = JSON.parse(await answer.text());
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['date', 'connection', 'keep-alive', 'content-length', 'x-request-id'])
    delete headers[name];
  expect(answer.headers.get('x-request-id')).toBeTruthy();
  return { status: answer.status, headers, body: { ...problem, requestId: undefined } };
}

describe('the direct path', () => {
  it.each([
    ['a delivery', () => post(message()), 200],
    ['what is no JSON', () => post('hello'), 200],
    ['a wrong signature', () => post(message(), sign('another')), 401],
    ['a body that is too large', () => post(`"${'x'.repeat(3 * 1024 * 1024)}"`), 413],
  ])('answers %s exactly as the route does', async (_name, init, status) => {
    const direct = await told(await ways['the direct path'](init()));
    expect(direct.status).toBe(status);
    expect(direct).toEqual(await told(await ways['the route'](init())));
  });

  it('leaves every other request to others', async () => {
    expect((await fetch(url)).status).toBe(418);
    expect((await fetch(`${url}/more`, { method: 'POST' })).status).toBe(418);
  });
});

describe.each(Object.entries(ways))('a message that came over %s', (_name, send) => {
  let sent: WorkEvent[];
  beforeEach(() => {
    sent = [];
  });

  it('is handed over at once by the relay of this process', async () => {
    // It looks only when it is told to.
    vi.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => undefined));
    onTestFinished(() => void vi.restoreAllMocks());
    const relay = await startRelay(async (events) => void sent.push(...events));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const before = sent.length;
    await send(post(message()));
    await expect.poll(() => sent.length).toBe(before + 1);
    await relay.stop();
  });

  it('is told to the relays of other processes', async () => {
    let heard = 0;
    const stop = await listen(workChannel, () => {
      heard += 1;
    });
    await send(post(message()));
    await expect.poll(() => heard).toBeGreaterThan(0);
    heard = 0;
    await send(post(JSON.stringify(payloadOf('999999', [textMessage('for nobody')]))));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(heard).toBe(0);
    stop();
  });
});
