import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { watchTables } from '@/db/testing/watch-tables';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { addressWith, type HandledEndpoint, handledEndpoints } from './testing/endpoint-handlers';
import { furnishTenant } from './testing/furnish-tenant';

/** Where the example names something that the furnished tenant has already. */
const bodies: Record<string, unknown> = {
  'POST /api/products': { sku: 'REPEAT-1', name: 'Said twice', basePrice: 1 },
  'POST /api/products/:id/aliases': { aliasText: 'said twice', customerId: null },
  'POST /api/customers/:id/item-codes': { code: 'SAID-2', product: 'BEV-0012' },
  'POST /api/products/:id/special-prices': { priceTier: 'TWICE', price: 1, from: '2026-01-01' },
  'POST /api/customers': { phoneNumber: '082 555 0199', name: 'Said Twice' },
};
/** Refused here, for want of the right PIN, an ERP, a second line, a delivery, a passkey’s browser or a second factor, or because an order is open, no message set aside, no cancellation waiting, an import not that far. */
const refused = [
  'POST /api/auth/passkeys',
  'POST /api/auth/pin',
  'POST /api/auth/second-factor/confirm',
  'POST /api/auth/second-factor/turn-off',
  'POST /api/customers/:id/erase',
  'POST /api/imports/:id/commit',
  'POST /api/imports/:id/undo',
  'POST /api/imports/from-erp',
  // New orders are picked there.
  'POST /api/locations/:id/archive',
  'POST /api/orders/:id/approve',
  'POST /api/orders/:id/read-as-order',
  'POST /api/orders/:id/split',
  'POST /api/orders/:id/tasks/:taskId/choose',
  'POST /api/settings/erp/test',
  'POST /api/settings/webhooks/:id/deliveries/:deliveryId/redeliver',
];
/** The simulator and orders over the API wait for a reader; their verbs are those of messages, which come once by their id. */
const waitsForReader = ({ endpoint: { method, path } }: HandledEndpoint) =>
  path.startsWith('/api/simulator/') || (method === 'POST' && path === '/api/orders');
const all = (await handledEndpoints()).filter((each) => !waitsForReader(each));
const byName = (each: HandledEndpoint): [string, HandledEndpoint] => [each.name, each];
const posts = all
  // A message of another protocol is no request to be kept; the tools behind it are not POSTs.
  .filter(({ endpoint }) => endpoint.path !== '/api/mcp')
  .filter(({ endpoint }) => endpoint.method === 'POST' && endpoint.permission !== 'public')
  .map(byName);

const watch = watchTables([]);
afterAll(() => watch.end());
let tenant: TestTenant;
let own: (path: string) => Record<string, string>;
beforeEach(async () => {
  tenant = await makeTenant();
  own = await furnishTenant(tenant);
});

async function send(
  { name, endpoint, handler }: HandledEndpoint,
  headers: Record<string, string>,
  body?: unknown,
) {
  const named = endpoint.path.includes(':') ? own(endpoint.path) : {};
  const params = Object.fromEntries(
    Object.entries(named).filter(([param]) => endpoint.path.includes(`:${param}`)),
  );
  const path = addressWith(endpoint.path, params);
  const other = name === 'POST /api/customers/:id/merge' ? { with: named.otherId } : undefined;
  const asked =
    name === 'POST /api/orders/:id/lines/:lineId/question'
      ? { text: 'Which cola?', productIds: [own('/api/products/:id').id] }
      : undefined;
  const sent = body ?? bodies[name] ?? asked ?? other ?? endpoint.example.body ?? {};
  const request = await tenant.requestAs(
    'manager',
    endpoint.method,
    path,
    endpoint.method === 'DELETE' ? undefined : sent,
  );
  for (const [header, value] of Object.entries(headers)) request.headers.set(header, value);
  return callRoute(handler, request, params);
}

describe('an Idempotency-Key', () => {
  it.each(posts)('holds for %s', async (name, each) => {
    const key = { 'idempotency-key': `once ${name}` };
    const first = await send(each, key);
    const second = await send(each, key);
    const replayed = second.headers.get('idempotency-replayed');
    if (refused.includes(name)) {
      expect([first.status, second.status, replayed]).toEqual([first.status, first.status, null]);
      expect(first.status).toBeGreaterThanOrEqual(400);
    } else if (
      each.endpoint.showsOnce !== undefined &&
      Object.hasOwn(first.body as object, each.endpoint.showsOnce)
    ) {
      expect(second).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    } else {
      expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
      expect(second).toMatchObject({ status: first.status, body: first.body });
      expect(replayed).toBe('true');
    }
  });
});

describe('an If-Match of another version', () => {
  const writes = all.filter(
    ({ endpoint: { method, path, permission } }) =>
      method !== 'GET' &&
      /^\/api\/(orders|products|customers)\/:id/.test(path) &&
      !/\/(claim|aliases|stock|credit-status|prices|substitutes)$|\/(item-codes|special-prices)\b/.test(
        path,
      ) &&
      permission !== 'public',
  );
  it.each(writes.map(byName))('stops %s, and nothing is changed', async (_name, each) => {
    const before = await watch.digests();
    const stale = await send(each, { 'if-match': '"999"' });
    expect(stale).toMatchObject({ status: 409, body: { code: expect.stringMatching(/_changed$/) } });
    expect(await watch.digests()).toEqual(before);
  });
});
