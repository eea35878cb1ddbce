import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchTables } from '@/db/testing/watch-tables';
import { keyFor } from '../auth/testing/key-for';
import { keyPermissions, type Permission } from '../permissions';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { addressWith, type HandledEndpoint, handledEndpoints } from './testing/endpoint-handlers';
import { furnishTenant } from './testing/furnish-tenant';

type Who = 'everybody' | 'people' | 'managers' | { clerk: boolean; scope: Permission };
const clerks = (scope: Permission): Who => ({ clerk: true, scope });
const managers = (scope: Permission): Who => ({ clerk: false, scope });

/**
 * Who may call what, written down a second time: the first line that fits counts. A change of a contract that opens
 * an endpoint to others must be meant twice.
 */
const rules: [pattern: RegExp, who: Who][] = [
  [
    /^GET \/api\/(health|metrics|openapi\.json)$|^POST \/api\/auth\/(token|passkeys\/challenge)$/,
    'everybody',
  ],
  [/ \/api\/auth\/(sessions|second-factor|passkeys|pin|language)\b/, 'people'],
  [/ \/api\/settings\/webhooks\b/, managers('webhooks:manage')],
  [/^GET \/api\/events$/, managers('events:read')],
  [/ \/api\/settings\//, 'managers'],
  [/^GET \/api\/exports\/audit$/, 'managers'],
  [/^GET \/api\/exports\/(orders|corrections|catalogue-health)$/, clerks('orders:read')],
  [/^GET \/api\/exports\/(products|aliases|stock)$/, clerks('catalogue:read')],
  [/^GET \/api\/exports\/(customers|item-codes)$/, clerks('customers:read')],
  [/ \/api\/insights/, managers('insights:read')],
  [/^PUT .*\/credit-status$/, managers('customers:credit')],
  [/ \/api\/customers\/:id\/(personal-data|erase)$/, managers('customers:privacy')],
  [
    /^(POST|PUT) \/api\/(products(\/:id|\/import|\/:id\/stock)?|locations(\/:id(\/archive|\/restore)?)?)$/,
    managers('catalogue:write'),
  ],
  [
    /^(POST|PUT|DELETE) \/api\/products\/:id\/(prices|special-prices|substitutes)\b/,
    managers('catalogue:write'),
  ],
  [/^(POST|DELETE) .*\/aliases\b/, clerks('aliases:write')],
  [/^GET \/api\/catalogue-health\/phrases$/, clerks('orders:read')],
  [/^GET \/api\/catalogue-health/, clerks('catalogue:read')],
  [/ \/api\/imports\b/, managers('catalogue:write')],
  [/^GET \/api\/phrases$/, clerks('customers:read')],
  [/^POST \/api\/phrases\/take$/, clerks('aliases:write')],
  [/^PUT \/api\/(prices|stock)$/, managers('catalogue:write')],
  [/^(POST|DELETE) .*\/item-codes\b/, clerks('aliases:write')],
  [/^GET \/api\/(products|product-search|locations|aliases|price-tiers)\b/, clerks('catalogue:read')],
  [/^POST \/api\/mcp$/, clerks('orders:read')],
  [/^POST \/api\/orders\/:id\/(messages|read-back|lines\/:lineId\/question)$/, clerks('messages:write')],
  [/^GET \/api\/(orders\b|customers\/:id\/conversation)/, clerks('orders:read')],
  [/ \/api\/orders\b/, clerks('orders:write')],
  [/^GET \/api\/customers\b/, clerks('customers:read')],
  [/ \/api\/customers\b/, clerks('customers:write')],
  [/ \/api\/simulator\b/, clerks('simulator:use')],
];

/** The platform's own door has its own test: lib/messaging/answer-platform.db.test.ts. */
const all = (await handledEndpoints())
  .filter(({ endpoint }) => endpoint.path !== '/api/webhooks/messaging')
  .map((each): [string, HandledEndpoint] => [each.name, each]);

let tenant: TestTenant;
let other: TestTenant;
let own: (path: string) => Record<string, string>;
const only: Partial<Record<Permission, Record<string, string>>> = {};
const allBut: Partial<Record<Permission, Record<string, string>>> = {};
let others: Record<string, string>;
let ownIds: string[];
let before: Record<string, string>;
// A key's or a session's last use is written, and that is all that may be.
const watch = watchTables(['sign_in_attempts', 'api_keys', 'sessions']);
beforeAll(async () => {
  [tenant, other] = await Promise.all([makeTenant(), makeTenant()]);
  own = await furnishTenant(tenant);
  const furnished = ['orders', 'products', 'aliases', 'customers'].map((kind) => own(`/api/${kind}/:id`));
  ownIds = furnished.flatMap((params) => Object.values(params));
  others = await keyFor(other, ...keyPermissions);
  for (const scope of keyPermissions) {
    only[scope] = await keyFor(tenant, scope);
    allBut[scope] = await keyFor(tenant, ...keyPermissions.filter((each) => each !== scope));
  }
  before = await watch.digests();
});
afterAll(async () => {
  expect(await watch.digests(), 'something was written').toEqual(before);
  await watch.end();
});

type Sender = Parameters<TestTenant['requestAs']>[0];

/** A call that is right, with a parameter that no endpoint has when it shall go no further than through the gate. */
async function call({ endpoint, handler }: HandledEndpoint, sender: Sender, query = '?no-such-parameter=1') {
  const params = endpoint.path.includes(':') ? own(endpoint.path) : {};
  const used = Object.fromEntries(
    Object.entries(params).filter(([name]) => endpoint.path.includes(`:${name}`)),
  );
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(endpoint.method);
  const body = hasBody ? (endpoint.example.body ?? {}) : undefined;
  const path = addressWith(endpoint.path, used) + query;
  const answer = await callRoute(handler, tenant.requestAs(sender, endpoint.method, path, body), used);
  return { ...answer, outcome: isThrough(answer.status, endpoint.path) ? through : answer.status };
}

/**
 * What the parameter (or, before it is looked at, a body that is no form) gets once the gate has let the caller through;
 * health takes any, for probes add what they like.
 */
const isThrough = (status: number, path: string) =>
  status === 400 || status === 415 || (path === '/api/health' && status === 200);
const through = 'let in';

describe.each(all)('%s', (name, each) => {
  const who = rules.find(([pattern]) => pattern.test(name))?.[1];

  it('lets in whom it should, and nobody else', async () => {
    if (who === undefined) throw new Error(`nobody has said who may call ${name}`);
    const scope = typeof who === 'object' ? who.scope : 'orders:read';
    const answered = {
      nobody: (await call(each, 'nobody')).outcome,
      clerk: (await call(each, 'clerk')).outcome,
      manager: (await call(each, 'manager')).outcome,
      'key with the scope': (await call(each, only[scope] ?? {})).outcome,
      'key without the scope': (await call(each, allBut[scope] ?? {})).outcome,
    };
    const isPublic = who === 'everybody';
    const isForKeys = typeof who === 'object';
    expect(answered).toEqual({
      nobody: isPublic ? through : 401,
      clerk: isPublic || who === 'people' || (isForKeys && who.clerk) ? through : 403,
      manager: through,
      'key with the scope': isPublic || isForKeys ? through : 403,
      'key without the scope': isPublic ? through : 403,
    });
  });

  it('is empty to a key of another tenant', async () => {
    if (typeof who !== 'object' || each.endpoint.answerType === 'text/event-stream') return;
    // Files, and what is in them: lib/exports/exports.db.test.ts.
    if (each.endpoint.path.startsWith('/api/exports/')) return;
    const query = new URLSearchParams(each.endpoint.example.query);
    if (each.endpoint.path.includes(':')) {
      const answer = await call(each, others, `?${query}`);
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    } else if (each.endpoint.method === 'GET') {
      const { status, body } = await call(each, others, `?${query}`);
      expect(status).toBe(200);
      for (const id of ownIds) expect(JSON.stringify(body)).not.toContain(id);
    }
  });
});
