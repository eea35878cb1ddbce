import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { POST as approveRoute } from '@/app/api/orders/[id]/approve/route';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { receiveRaw } from '../orders/testing/receive-raw';
import { callRoute } from '../tenancy/testing/call-route';
import { openTracing } from './open-tracing';
import { currentTrace, traced } from './trace';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code: number; message?: string };
}

/** A collector that takes OTLP over HTTP, as JSON. */
const spans: Span[] = [];
const collector = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const { resourceSpans } = JSON.parse(Buffer.concat(parts).toString()) as {
    resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
  };
  for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});

let desk: Desk;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  desk = await openDesk();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await desk.close();
  collector.closeAllConnections();
  collector.close();
});

it('follows an order in one trace, from the webhook to the ERP', async () => {
  const close = await openTracing('service');
  const { order } = await receiveRaw(desk, { type: 'text', text: { body: '3 Zing Cola 330ml can' } });
  const id = order?.id ?? '';
  const body = { confirmCustomer: true };
  const request = desk.requestAs('manager', 'POST', `/api/orders/${id}/approve`, body);
  const [answer] = await Promise.all([
    callRoute(approveRoute, request, { id }),
    vi.waitFor(async () => expect(await desk.work('order/approved')).not.toEqual([]), 10_000),
  ]);
  expect(answer.body).toMatchObject({ status: 'COMPLETED' });
  await close();

  const named = (name: string) => spans.filter((span) => span.name === name);
  const [asked] = named('ERP POST');
  const trace = spans.filter(({ traceId }) => traceId === asked?.traceId);
  const way = trace.map(({ name }) => name);
  expect(way).toEqual(
    expect.arrayContaining([
      ...['POST /api/webhooks/messaging', 'ingest-message', 'ingest-message receive', 'ingest-message read'],
      ...['sync-order-to-erp', 'sync-order-to-erp sync', 'ERP POST'],
    ]),
  );
  const parentOf = ({ parentSpanId }: Span) => trace.find(({ spanId }) => spanId === parentSpanId)?.name;
  const parents = trace.map((span) => [span.name, parentOf(span)]);
  expect(parents).toContainEqual(['POST /api/webhooks/messaging', undefined]);
  expect(parents).toContainEqual(['ingest-message', 'POST /api/webhooks/messaging']);
  expect(parents).toContainEqual(['ERP POST', 'sync-order-to-erp sync']);
  expect(named('POST /api/orders/:id/approve')).toHaveLength(1);
});

it('says of what failed that it did, and not in which words', async () => {
  const close = await openTracing('service');
  const failing = traced({ name: 'failing' }, async () => {
    throw new TypeError('of +27 82 555 0142');
  });
  await expect(failing).rejects.toThrow('of +27');
  await close();
  expect(spans.find(({ name }) => name === 'failing')?.status).toEqual({ code: 2, message: 'TypeError' });
});

it('costs nothing and knows no trace where none are asked for', async () => {
  expect(await traced({ name: 'nothing' }, async () => currentTrace())).toBeUndefined();
  expect(spans.map(({ name }) => name)).not.toContain('nothing');
});
