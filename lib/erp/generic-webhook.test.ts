import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signBody } from '@/lib/webhooks/sign';
import { connectErp } from './connect-erp';
import { exampleOrder } from './testing/example-order';

const order = exampleOrder();
const received: { method: string; headers: IncomingHttpHeaders; body: string }[] = [];
let reply: { status: number; body: string } | 'drop' = { status: 200, body: '' };
let endpoint: string;

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    received.push({ method: request.method ?? '', headers: request.headers, body });
    if (reply === 'drop') request.socket.destroy();
    else response.writeHead(reply.status).end(reply.body);
  });
});
beforeEach(async () => {
  received.length = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const connect = (secret: string | null = null) =>
  connectErp({ type: 'generic_webhook', endpoint, secret }, { allowPrivateTargets: true, timeoutMs: 500 });

describe('genericWebhookConnector', () => {
  it('posts the customer’s own item code beside the SKU, where it was given one', async () => {
    reply = { status: 201, body: '{"erpSalesOrderId":"SO-2026-4"}' };
    const lines = order.lines.map((line, at) => (at === 0 ? { ...line, customerItemCode: '44712' } : line));
    await connect().createSalesOrder({ ...order, lines });
    const { data } = JSON.parse(received[0]?.body ?? '');
    expect(data.lines[0]).toMatchObject({ sku: 'CEM-50', customerItemCode: '44712' });
    expect(data.lines[1]).not.toHaveProperty('customerItemCode');
  });

  it('posts the envelope of order.approved with the order id as idempotency key', async () => {
    reply = { status: 201, body: '{"erpSalesOrderId":"SO-2026-4"}' };
    const outcome = await connect().createSalesOrder(order);
    expect(outcome).toEqual({ kind: 'created', reference: 'SO-2026-4', duplicate: false });
    const [call] = received;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      event: 'order.approved',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      tenantId: order.tenantId,
      data: {
        orderId: order.orderId,
        customer: { id: 'c-1', erpCustomerId: 'CUS001', name: 'Corner Store', phoneNumber: '+27825550142' },
        totalAmount: 265.25,
        lines: [
          { sku: 'CEM-50', description: 'Cement 50 kg', quantity: 2, unitPrice: 95.5, subtotal: 191 },
          {
            sku: 'NAIL-75',
            description: 'Wire nails 75 mm',
            quantity: 2.5,
            unitPrice: 29.7,
            subtotal: 74.25,
          },
        ],
      },
      orderId: order.orderId,
      idempotencyKey: order.orderId,
    });
    expect(call?.headers['idempotency-key']).toBe(order.orderId);
    expect(call?.headers).not.toHaveProperty('x-service-signature');
  });

  it('signs the very bytes it posts when a secret is set', async () => {
    reply = { status: 200, body: '' };
    await connect('a shared secret').createSalesOrder(order);
    const headers = received[0]?.headers ?? {};
    const body = received[0]?.body ?? '';
    expect(headers['x-service-signature']).toBe(signBody('a shared secret', body));
    const receiver = new Webhook('a shared secret', { format: 'raw' });
    expect(receiver.verify(body, headers as Record<string, string>)).toMatchObject({
      orderId: order.orderId,
    });
  });

  it.each(['', 'OK', '{}', '{"reference":null}'])(
    'counts a 2xx without reference as accepted: %s',
    async (body) => {
      reply = { status: 200, body };
      expect(await connect().createSalesOrder(order)).toEqual({ kind: 'accepted' });
    },
  );

  it.each(['{"Message":"The customer account is on hold"}', 'Item blocked'])(
    'takes words that sound like a refusal for one when nothing else is said: %s',
    async (body) => {
      reply = { status: 200, body };
      const message = expect.stringMatching(/on hold|blocked/);
      expect(await connect().createSalesOrder(order)).toEqual({ kind: 'refused', message, status: 200 });
    },
  );

  it.each(['Thank you', 'Order received; the old one was closed', '{"status":"queued"}'])(
    'lets other words pass: %s',
    async (body) => {
      reply = { status: 200, body };
      expect(await connect().createSalesOrder(order)).toEqual({ kind: 'accepted' });
    },
  );

  it('counts a 409 as the order being there, created when it names it', async () => {
    reply = { status: 409, body: '{"reference":"SO7"}' };
    const named = { kind: 'created', reference: 'SO7', duplicate: true };
    expect(await connect().createSalesOrder(order)).toEqual(named);
    reply = { status: 409, body: 'conflict' };
    const unnamed = { kind: 'duplicate', message: 'conflict', status: 409 };
    expect(await connect().createSalesOrder(order)).toEqual(unnamed);
  });

  it('takes repeats, and cannot be asked', async () => {
    expect(connect().repeatsAreSafe).toBe(true);
    expect(await connect().findSalesOrder(order.orderId)).toMatchObject({ kind: 'cannot_be_asked' });
    expect(received).toHaveLength(0);
  });

  it('tells refusals from faults worth another attempt', async () => {
    reply = { status: 422, body: '{"error":"no such account"}' };
    expect(await connect().createSalesOrder(order)).toMatchObject({
      kind: 'refused',
      message: 'no such account',
    });
    reply = { status: 503, body: '' };
    expect(await connect().createSalesOrder(order)).toMatchObject({ kind: 'unknown', isAway: true });
    reply = 'drop';
    expect(await connect().createSalesOrder(order)).toMatchObject({
      kind: 'unknown',
      mayStillRun: true,
    });
  });

  it('tests the connection without posting anything', async () => {
    reply = { status: 405, body: '' };
    expect(await connect().testConnection()).toMatchObject({ ok: true });
    expect(received.map((call) => call.method)).toEqual(['HEAD']);
    reply = { status: 502, body: '' };
    expect(await connect().testConnection()).toMatchObject({ ok: false });
    endpoint = 'http://127.0.0.1:1/';
    expect(await connect().testConnection()).toMatchObject({ ok: false });
  });
});
