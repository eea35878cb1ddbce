/**
 * A machine client's first five minutes: a key, a product, an order by text, its approval, a verified webhook, and the
 * events that came during an outage. It runs against a service that can reach this machine, such as one just started:
 *
 *   npm install standardwebhooks
 *   INTAKE_URL=http://localhost:3000 node docs/examples/first-five-minutes.mjs
 *
 * With INTAKE_KEY it uses that key; without one it signs in (INTAKE_TENANT, INTAKE_USER, INTAKE_PIN) and makes one.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const {
  INTAKE_URL: url = 'http://localhost:3000',
  INTAKE_KEY: givenKey,
  INTAKE_TENANT: tenant = 'demo',
  INTAKE_USER: username = 'manager',
  INTAKE_PIN: pin = '246810',
} = process.env;

/** Calls the API; an Idempotency-Key makes the call safe to send again. Throws the problem that it is answered with. */
async function call(method, path, { body, headers }) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...headers,
      ...(method === 'POST' ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status === 204) return undefined;
  const answer = await response.json();
  if (!response.ok)
    throw new Error(`${method} ${path}: ${answer.code}: ${answer.detail} (${url}${answer.type})`);
  return answer;
}

async function makeKey() {
  const signIn = { body: { tenant, username, pin }, headers: {} };
  const { accessToken } = await call('POST', '/api/auth/token', signIn);
  const scopes = [
    'catalogue:write',
    'customers:write',
    'orders:read',
    'orders:write',
    'webhooks:manage',
    'events:read',
  ];
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const { apiKey } = await call('POST', '/api/settings/api-keys', {
    body: { name: `First five minutes ${randomUUID().slice(0, 8)}`, scopes, expiresAt: tomorrow },
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return apiKey;
}

/** A receiver of webhooks, which keeps what is genuine and refuses everything else. */
async function startReceiver() {
  const received = [];
  const waiting = [];
  let secret;
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    try {
      // The library's default mode, with the secret as the service made it.
      const event = new Webhook(secret).verify(Buffer.concat(parts).toString(), request.headers);
      received.push({ id: request.headers['webhook-id'], ...event });
      response.writeHead(204).end();
    } catch {
      response.writeHead(401).end();
    }
    for (const look of waiting) look();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    trust: (made) => {
      secret = made;
    },
    /** The event of that name about an order; throws when it has not come within a minute. */
    wait: (name, orderId) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${name} has not come`)), 60_000);
        const look = () => {
          const found = received.find(({ event, data }) => event === name && data.orderId === orderId);
          if (!found) return;
          clearTimeout(timer);
          resolve(found);
        };
        waiting.push(look);
        look();
      }),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const say = (words) => process.stdout.write(`${words}\n`);

const key = givenKey ?? (await makeKey());
const api = (method, path, body) => call(method, path, { body, headers: { 'x-api-key': key } });
/** Sends an order. What is not read within the service's patience is sent again: an externalId makes one order. */
async function submit(order) {
  for (;;) {
    const answer = await api('POST', '/api/orders', order);
    if (answer.orderId !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
say('a key');

const mark = randomUUID().slice(0, 8);
const phoneNumber = `+2782${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
const product = await api('POST', '/api/products', {
  ...{ sku: `FIRST-${mark}`, name: `Quokka biscuits ${mark}`, basePrice: 8.9, packSize: 24 },
});
await api('POST', '/api/customers', {
  phoneNumber,
  name: `Corner Shop ${mark}`,
  erpCustomerId: `CS-${mark}`,
});
say(`a product, ${product.sku}, and a customer`);

const receiver = await startReceiver();
const webhook = await api('POST', '/api/settings/webhooks', {
  ...{ url: receiver.url, events: ['order.completed', 'order.rejected'] },
});
receiver.trust(webhook.secret);
try {
  const externalId = `shop-${mark}`;
  const order = { externalId, customer: { phoneNumber }, text: `24 x ${product.sku} please` };
  const sent = await submit(order);
  const again = await submit(order);
  if (again.orderId !== sent.orderId) throw new Error('the same externalId made another order');
  const [line] = sent.order.lines;
  if (line?.product?.sku !== product.sku || line.quantity !== 24) throw new Error('the order was misread');
  say(`an order by text, ${sent.orderId}: ${line.quantity} x ${line.product.name}`);

  const approved = await api('POST', `/api/orders/${sent.orderId}/approve`, {});
  say(`approved: ${approved.status}, in the ERP as ${approved.erpSalesOrderId}`);

  const event = await receiver.wait('order.completed', sent.orderId);
  say(`a verified webhook: ${event.event} with ${event.data.erpSalesOrderId}`);

  // The outage: nobody hears what becomes of the next order.
  receiver.stop();
  const missed = await submit({ ...order, externalId: `${externalId}-2` });
  await api('POST', `/api/orders/${missed.orderId}/reject`, { reason: 'Ordered twice' });

  let after = event.id;
  const caughtUp = [];
  for (let hasMore = true; hasMore; ) {
    const page = await api('GET', `/api/events?limit=50&after=${after}`);
    caughtUp.push(...page.events);
    ({ hasMore, next: after } = page);
  }
  const rejected = caughtUp.find(
    (each) => each.event === 'order.rejected' && each.data.orderId === missed.orderId,
  );
  if (!rejected) throw new Error('the event of the outage is not among those that were pulled');
  say(`pulled after the outage: ${caughtUp.length} events, ${rejected.event} among them`);
} finally {
  receiver.stop();
  await api('DELETE', `/api/settings/webhooks/${webhook.id}`);
}
