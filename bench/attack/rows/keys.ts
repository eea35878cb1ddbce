import { setTimeout as sleep } from 'node:timers/promises';
import { inParallel } from '@/bench/chaos/harness/orders';
import { keyPermissions } from '@/lib/permissions';
import { createApiKey } from '@/lib/settings/create-api-key';
import { testPin } from '@/lib/tenancy/testing/make-tenant';
import { type Answer, type Client, isProblem } from '../harness/ask';
import { Finding, type Row } from '../harness/finding';
import { addressOf, bodyOf, type Ground } from '../harness/ground';
import { guarded, nameOf } from '../harness/inventory';
import { openPeer, type Peer } from '../harness/peer';

const within = 1000;

export const keys: Row = {
  name: 'keys',
  what: 'a key with each scope at each endpoint: only its own; revoked keys and ended sessions refused within 1 s in every process; only hashes are stored',
  attack: async (ground) => {
    const finding = new Finding();
    // It starts while the scopes are tried.
    const [peer] = await Promise.all([openPeer(ground.world), tryScopes(ground, finding)]);
    try {
      await tryRevoked(ground, peer, finding);
      await tryEnded(ground, peer, finding);
    } finally {
      await peer.close();
    }
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

/** Revoked in one process, and tried in that and in another. */
async function tryRevoked(ground: Ground, peer: Peer, finding: Finding): Promise<void> {
  const { client, victim } = ground;
  const key = await createApiKey(victim.tenant.manager, { name: 'To be revoked', scopes: ['orders:read'] });
  const end = () =>
    client.ask({
      method: 'DELETE',
      path: `/api/settings/api-keys/${key.id}`,
      headers: victim.principals.token,
    });
  await tryUntilRefused(ground, peer, 'a revoked key', { 'x-api-key': key.apiKey }, end, finding);
}

/** A session that its person ends in one process: its token and its cookie, tried in both. */
async function tryEnded(ground: Ground, peer: Peer, finding: Finding): Promise<void> {
  for (const by of ['token', 'session'] as const) {
    const { tenant, principals } = await ground.furnish();
    const path = `/api/auth/sessions/${await tenant.sessionOf('manager')}`;
    const end = () => ground.client.ask({ method: 'DELETE', path, headers: principals.token });
    await tryUntilRefused(ground, peer, `an ended session’s ${by}`, principals[by], end, finding);
  }
}

async function tryUntilRefused(
  { client }: Ground,
  peer: Peer,
  what: string,
  headers: Record<string, string>,
  end: () => Promise<Answer>,
  finding: Finding,
): Promise<void> {
  const places = Object.entries({ 'the same process': client, 'another process': peer.client });
  const use = (by: Client) => by.ask({ method: 'GET', path: '/api/orders', headers });
  for (const [where, by] of places) {
    const before = await use(by);
    finding.hold(before.status === 200, () => `${what} was answered ${before.status} in ${where} before`);
  }
  const { status, text } = await end();
  finding.hold(status < 300, () => `${what} could not be ended: ${status} ${text}`);
  const startedAt = performance.now();
  const took = places.map(async ([where, by]) => {
    while ((await use(by)).status !== 401 && performance.now() - startedAt < 10 * within) await sleep(10);
    const ms = performance.now() - startedAt;
    finding.hold(ms <= within, () => `${what} held for ${ms.toFixed(0)} ms in ${where}`);
    return `${ms.toFixed(0)} ms in ${where}`;
  });
  finding.notes.push(`${what}: refused after ${(await Promise.all(took)).join(', ')}`);
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
