import { setTimeout as sleep } from 'node:timers/promises';
import { inParallel } from '@/bench/chaos/harness/orders';
import { addressWith } from '@/lib/http/testing/endpoint-handlers';
import { type Answer, isProblem } from '../harness/ask';
import { Finding, type Row } from '../harness/finding';
import { addressOf, bodyOf, type Ground, type Side } from '../harness/ground';
import { idFields, idOfField, requestWith } from '../harness/id-fields';
import { guarded, nameOf, pagePaths } from '../harness/inventory';

const unknownId = '6f0d5f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';

export const tenancy: Row = {
  name: 'tenancy',
  what: 'another tenant’s ids in every path, query and body, its pages and streams: as ids that nobody has',
  attack: async (ground) => {
    const finding = new Finding();
    const before = await digestOf(ground, ground.victim);
    // First: the trail of an export shows what was asked for, and with that the ids of the attempts below.
    for (const attempt of [tryLists, tryPaths, tryFields, tryPages]) await attempt(ground, finding);
    const after = await digestOf(ground, ground.victim);
    for (const [table, digest] of Object.entries(before))
      finding.hold(after[table] === digest, () => `something of the other tenant was changed in ${table}`);
    await tryStreams(ground, finding);
    return finding;
  },
};

/** Each parameter of each path alone, the others one's own, and all together; by cookie, token and key. */
async function tryPaths({ client, victim, attacker }: Ground, finding: Finding): Promise<void> {
  const cases = guarded.flatMap((endpoint) => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
    const sets = names.length > 1 ? [...names.map((name) => [name]), names] : names.map((name) => [name]);
    return sets.flatMap((taken) =>
      Object.entries(attacker.principals).map(([by, headers]) => ({ endpoint, taken, by, headers })),
    );
  });
  await inParallel(cases, 8, async ({ endpoint, taken, by, headers }) => {
    const own = attacker.paramsOf(endpoint.path);
    const theirs = victim.paramsOf(endpoint.path);
    const ask = (idOf: (name: string) => string) => {
      const params = { ...own, ...Object.fromEntries(taken.map((name) => [name, idOf(name)])) };
      return client.ask({
        method: endpoint.method,
        path: addressOf(endpoint, params),
        headers,
        body: bodyOf(endpoint),
      });
    };
    const [foreign, unknown] = [await ask((name) => theirs[name] ?? ''), await ask(() => unknownId)];
    const isRefused = foreign.status >= 400 && foreign.status < 500 && isProblem(foreign);
    const isHeld =
      isRefused &&
      sameBut(
        foreign,
        unknown,
        taken.map((name) => theirs[name] ?? ''),
      );
    finding.hold(
      isHeld,
      () =>
        `${nameOf(endpoint)} by ${by} with their ${taken.join(', ')}: ${shown(foreign)} instead of ${shown(unknown)}`,
    );
  });
}

/** Ids in queries and bodies, one at a time, everything else being right and one's own. */
async function tryFields({ client, victim, attacker }: Ground, finding: Finding): Promise<void> {
  const cases = guarded.flatMap((endpoint) =>
    (['query', 'body'] as const).flatMap((part) =>
      idFields(endpoint, part).map((field) => ({ endpoint, part, field })),
    ),
  );
  for (const { endpoint, part, field } of cases) {
    const idOf = idOfField(field);
    if (!idOf) {
      finding.hold(false, () => `${nameOf(endpoint)}: nobody has said what ${part}.${field} names`);
      continue;
    }
    const theirs = idOf(victim) ?? '';
    for (const [by, headers] of Object.entries(attacker.principals)) {
      const ask = (id: string) =>
        client.ask({ ...requestWith(endpoint, attacker, { part, field, id }), headers });
      const [unknown, foreign] = [await ask(unknownId), await ask(theirs)];
      // What was done with an id that nobody has cannot be done a second time; then it counts that nothing is shown.
      const wasDone = endpoint.method !== 'GET' && unknown.status < 300;
      const isSame = wasDone || sameBut(foreign, unknown, [theirs]);
      const isHeld = isSame && !foreign.text.includes(victim.mark);
      finding.hold(
        isHeld,
        () =>
          `${nameOf(endpoint)} by ${by} with their ${part}.${field}: ${shown(foreign)} instead of ${shown(unknown)}`,
      );
    }
  }
}

/** Everything that can be read without naming an id. */
async function tryLists({ client, victim, attacker }: Ground, finding: Finding): Promise<void> {
  const ids = idsOf(victim);
  const lists = guarded.filter(
    ({ method, path, answerType }) =>
      method === 'GET' && !path.includes(':') && answerType !== 'text/event-stream',
  );
  for (const endpoint of lists)
    for (const [by, headers] of Object.entries(attacker.principals))
      for (const query of [endpoint.example.query, endpoint.paged ? { limit: '200' } : {}]) {
        const answer = await client.ask({ method: 'GET', path: addressOf(endpoint, {}, query), headers });
        const found = [victim.mark, ...ids].find((each) => answer.text.includes(each));
        finding.hold(found === undefined, () => `${nameOf(endpoint)} by ${by} shows ${found}`);
      }
}

/** The endpoint whose ids a page takes. */
function shownBy(page: string): string {
  if (page.startsWith('/review/')) return '/api/orders/:id';
  return page.startsWith('/settings/imports/') ? '/api/imports/:id' : `/api${page}`;
}

/** Every page, with their ids where it takes one. */
async function tryPages({ client, victim, attacker }: Ground, finding: Finding): Promise<void> {
  const { cookie = '' } = attacker.principals.session;
  const ids = idsOf(victim);
  for (const page of pagePaths()) {
    // The guide to the API is the same for everybody, and its pages name no tenant's ids.
    if (page.startsWith('/docs/')) continue;
    const params = shownBy(page);
    const theirs = victim.paramsOf(params);
    const own = attacker.paramsOf(params);
    const ask = (given: Record<string, string>) =>
      client.ask({ method: 'GET', path: addressWith(page, given), headers: { cookie } });
    const [foreign, unknown] = [await ask(theirs), await ask({ ...theirs, id: unknownId })];
    const found = [victim.mark, ...ids].find((each) => each !== theirs.id && foreign.text.includes(each));
    finding.hold(found === undefined, () => `the page ${page} shows ${found}`);
    finding.hold(
      foreign.status === unknown.status && foreign.status < 500,
      () => `the page ${page} answers ${foreign.status} instead of ${unknown.status}`,
    );
    // A page that shows nobody anything would hold for no reason.
    if (page.includes(':'))
      finding.hold((await ask(own)).status === 200, () => `the page ${page} does not show one's own`);
  }
}

/** What changes at the other tenant is told to nobody else who listens, and is told to itself. */
async function tryStreams({ world, victim, attacker }: Ground, finding: Finding): Promise<void> {
  const order = victim.paramsOf('/api/orders/:id').id ?? '';
  const listen = async (headers: Record<string, string>) => {
    const stop = new AbortController();
    const answer = await fetch(`${world.product.url}/api/orders/stream`, { headers, signal: stop.signal });
    let heard = '';
    const listening = (async () => {
      for await (const chunk of answer.body ?? []) heard += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    return { heard: () => heard, stop: () => [stop.abort(), listening][1] };
  };
  const others = await Promise.all(
    Object.entries(attacker.principals).map(async ([by, headers]) => ({ by, ...(await listen(headers)) })),
  );
  const own = await listen(victim.principals.key);
  await sleep(300);
  await fetch(`${world.product.url}/api/orders/${order}/claim`, {
    method: 'POST',
    headers: { ...victim.principals.token, 'content-type': 'application/json' },
    body: '{}',
  });
  for (let look = 0; look < 50 && !own.heard().includes(order); look += 1) await sleep(100);
  finding.hold(own.heard().includes(order), () => 'a stream does not tell its own tenant of a change');
  for (const { by, heard } of others)
    finding.hold(!heard().includes(order), () => `a stream by ${by} tells of the other tenant's order`);
  await Promise.all([own, ...others].map((each) => each.stop()));
}

/** Of everything that is furnished. */
function idsOf({ paramsOf, tenant }: Side): string[] {
  const kinds = [
    'orders',
    'products',
    'aliases',
    'customers',
    'settings/api-keys',
    'settings/webhooks',
    'settings/users',
  ];
  return [tenant.location.id, ...kinds.flatMap((kind) => Object.values(paramsOf(`/api/${kind}/:id`)))];
}

/** Whether two answers differ in nothing but the request's own id and the id that was asked for. */
function sameBut(foreign: Answer, unknown: Answer, ids: string[]): boolean {
  const told = ({ status, headers, text }: Answer) => {
    const kept = Object.entries(headers).filter(([name]) => !isOfTheMoment.test(name));
    const all = JSON.stringify([status, kept.sort(), text.replace(/"requestId":"[^"]*"/, '')]);
    return [...ids, unknownId].reduce((words, id) => words.replaceAll(id, '<id>'), all);
  };
  return told(foreign) === told(unknown);
}

const isOfTheMoment = /^(date|x-request-id|ratelimit.*|content-length)$/i;
const shown = ({ status, text }: Answer) => `${status} ${text.slice(0, 160)}`;

/** Of every row that a tenant has, but for what its own sessions and keys leave behind. */
async function digestOf({ world }: Ground, { tenant }: Side): Promise<Record<string, string>> {
  const tables = await world.sql<{ name: string }[]>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'tenant_id' and table_name not in ('sessions', 'api_keys')`;
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await world.sql<{ digest: string }[]>`
      select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as digest
      from ${world.sql(name)} t where tenant_id = ${tenant.tenantId}`;
    digests[name] = row?.digest ?? '';
  }
  return digests;
}
