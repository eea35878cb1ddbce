import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refusesUnknownFields } from '../http/endpoint';
import { addressWith, type HandledEndpoint, handledEndpoints } from '../http/testing/endpoint-handlers';
import { furnishTenant } from '../http/testing/furnish-tenant';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { describeApi } from './openapi';

type Responses = Record<string, { content?: Record<string, unknown> }>;
const document = describeApi({ url: 'https://intake.example', version: '1.2.3' });
const paths = document.paths as Record<string, Record<string, { responses: Responses }>>;
const unknownId = '6f0d5f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
/** It never ends. */
const reads = (await handledEndpoints()).filter(
  ({ endpoint }) => endpoint.method === 'GET' && endpoint.path !== '/api/orders/stream',
);

let tenant: TestTenant;
let own: (path: string) => Record<string, string>;
beforeAll(async () => {
  tenant = await makeTenant();
  own = await furnishTenant(tenant);
});

/** Asks with this query, and holds the answer to what the document says of it. */
async function ask({ endpoint, handler }: HandledEndpoint, query: Record<string, string>) {
  const params = endpoint.path.includes(':') ? own(endpoint.path) : {};
  const used = Object.fromEntries(
    Object.entries(params).filter(([name]) => endpoint.path.includes(`:${name}`)),
  );
  const path = `${addressWith(endpoint.path, used)}?${new URLSearchParams(query)}`;
  const request = await tenant.requestAs('manager', 'GET', path);
  const { status, headers } = await handler(request, { params: Promise.resolve(used) });
  const { responses } = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.get ?? { responses: {} };
  const said = `${endpoint.path}?${new URLSearchParams(query)} answers ${status}`;
  expect(Object.keys(responses), said).toContain(String(status));
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const types = Object.keys(responses[String(status)]?.content ?? {}).map((each) => each.split(';')[0]);
  if (status >= 400) expect(types, `${said} as ${type}`).toContain(type);
  return status;
}

describe('what a read answers is in the document', () => {
  it.each(reads.map((each) => [each.name, each] as const))('%s', async (_name, each) => {
    const { query, example } = each.endpoint;
    const needed = example.query ?? {};
    const asked = await ask(each, { ...needed, nonsense: '1' });
    if (refusesUnknownFields(each.endpoint)) expect(asked).toBe(400);
    for (const name of query instanceof z.ZodObject ? Object.keys(query.shape) : []) {
      for (const value of [unknownId, 'no-such-thing']) await ask(each, { ...needed, [name]: value });
    }
  });
});
