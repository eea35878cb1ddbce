import { setTimeout as sleep } from 'node:timers/promises';
import { inParallel } from '@/bench/chaos/harness/orders';
import { keyPermissions } from '@/lib/auth/permissions';
import { createApiKey } from '@/lib/settings/create-api-key';
import { testPin } from '@/lib/tenancy/testing/make-tenant';
import { isProblem } from '../harness/ask';
import { Finding, type Row } from '../harness/finding';
import { addressOf, bodyOf, type Ground } from '../harness/ground';
import { guarded, nameOf } from '../harness/inventory';

const within = 1000;

export const keys: Row = {
  name: 'keys',
  what: 'a key with each scope at each endpoint: only its own; revoked within 1 s; only hashes are stored',
  attack: async (ground) => {
    const finding = new Finding();
    await tryScopes(ground, finding);
    await tryRevoked(ground, finding);
    await lookForPlain(ground, finding);
    return finding;
  },
};

/** A parameter that no endpoint has: whoever passes the gate is told so, and nothing is done. */
async function tryScopes({ client, victim }: Ground, finding: Finding): Promise<void> {
  const held = await Promise.all(
    keyPermissions.map(async (scope) => ({ scope, headers: await victim.keyWith(scope) })),
  );
  const cases = guarded.flatMap((endpoint) => held.map((key) => ({ endpoint, ...key })));
  await inParallel(cases, 8, async ({ endpoint, scope, headers }) => {
    const path = addressOf(endpoint, victim.paramsOf(endpoint.path), { 'no-such-parameter': '1' });
    const answer = await client.ask({ method: endpoint.method, path, headers, body: bodyOf(endpoint) });
    const isRight =
      endpoint.permission === scope
        ? [400, 415].includes(answer.status)
        : answer.status === 403 && isProblem(answer);
    finding.hold(isRight, () => `a key with ${scope} at ${nameOf(endpoint)}: ${answer.status}`);
  });
}

async function tryRevoked({ client, victim }: Ground, finding: Finding): Promise<void> {
  const key = await createApiKey(victim.tenant.manager, { name: 'To be revoked', scopes: ['orders:read'] });
  const use = () => client.ask({ method: 'GET', path: '/api/orders', headers: { 'x-api-key': key.apiKey } });
  finding.hold((await use()).status === 200, () => 'a key that holds was refused');
  const path = `/api/settings/api-keys/${key.id}`;
  await client.ask({ method: 'DELETE', path, headers: victim.principals.token });
  const startedAt = performance.now();
  while ((await use()).status !== 401 && performance.now() - startedAt < 10 * within) await sleep(10);
  const ms = performance.now() - startedAt;
  finding.hold(ms <= within, () => `a revoked key held for ${ms.toFixed(0)} ms`);
  finding.notes.push(`revoked: refused after ${ms.toFixed(0)} ms`);
}

/** Looks through every table, as whoever has a copy of the database would. */
async function lookForPlain({ world, victim, attacker }: Ground, finding: Finding): Promise<void> {
  const secrets = [victim, attacker].flatMap(({ principals }) =>
    Object.values(principals).flatMap(({ authorization, cookie, ...rest }) => [
      authorization?.replace('Bearer ', ''),
      cookie?.split('=')[1],
      rest['x-api-key'],
    ]),
  );
  const tables = await world.sql<{ name: string }[]>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  for (const secret of secrets.filter((each) => each !== undefined))
    for (const { name } of tables) {
      const [found] = await world.sql<{ count: number }[]>`select count(*)::int as count
        from ${world.sql(name)} t where position(${secret} in t::text) > 0`;
      finding.hold(found?.count === 0, () => `${secret.slice(0, 16)}… lies readable in ${name}`);
    }
  const [plain] = await world.sql<{ count: number }[]>`select count(*)::int as count from users
    where pin_hash not like '$argon2id$%' or position(${testPin} in pin_hash) > 0`;
  finding.hold(plain?.count === 0, () => 'a PIN is stored otherwise than hashed with Argon2id');
}
