import { inParallel } from '@/bench/chaos/harness/orders';
import { type Answer, isProblem } from '../harness/ask';
import { Finding, type Row } from '../harness/finding';
import { addressOf, bodyOf, type Ground } from '../harness/ground';
import { guarded, nameOf } from '../harness/inventory';
import { badCredentials } from './bad-credentials';

/** In a short run each endpoint gets so many of the credentials, and the next one those that follow. */
const inTurn = 12;

export const authentication: Row = {
  name: 'authentication',
  what: 'every route with over sixty bad credentials: 401 or 403, in the shape of all refusals',
  attack: async (ground, size) => {
    const finding = new Finding();
    const bad = [...(await badCredentials(ground))];
    const perRoute = size === 'full' ? bad.length : inTurn;
    const cases = guarded.flatMap((endpoint, at) =>
      Array.from({ length: perRoute }, (_, n) => ({
        endpoint,
        credentials: bad[(at * inTurn + n) % bad.length],
      })),
    );
    await inParallel(cases, 8, async ({ endpoint, credentials }) => {
      const [name, headers] = credentials ?? ['', {}];
      const path = addressOf(endpoint, ground.victim.paramsOf(endpoint.path));
      const answer = await ground.client.ask({
        method: endpoint.method,
        path,
        headers,
        body: bodyOf(endpoint),
      });
      finding.hold(
        isRefusal(answer),
        () => `${nameOf(endpoint)} with ${name}: ${answer.status} ${answer.text.slice(0, 120)}`,
      );
    });
    await tryOtherOrigins(ground, finding);
    finding.notes.push(`${bad.length} kinds of credentials`);
    return finding;
  },
};

const isRefusal = (answer: Answer) => [401, 403].includes(answer.status) && isProblem(answer);

/** A right cookie, and a page that is not ours: nothing may be written. */
async function tryOtherOrigins({ client, victim, world }: Ground, finding: Finding): Promise<void> {
  const { cookie = '' } = victim.principals.session;
  const { host, port } = new URL(world.product.url);
  const origins = [
    'null',
    'https://example.com',
    `https://${host}`,
    `http://127.0.0.1:${Number(port) + 1}`,
    `http://${host}.example.com`,
    `http://example.com@${host}`,
    '',
  ];
  const writes = guarded.filter(({ method }) => method !== 'GET');
  await inParallel(writes, 8, async (endpoint) => {
    for (const origin of [undefined, ...origins]) {
      const path = addressOf(endpoint, victim.paramsOf(endpoint.path));
      const headers = { cookie, ...(origin !== undefined && { origin }) };
      const answer = await client.ask({ method: endpoint.method, path, headers, body: bodyOf(endpoint) });
      finding.hold(
        answer.status === 403 && isProblem(answer),
        () => `${nameOf(endpoint)} by cookie from ${origin}: ${answer.status}`,
      );
    }
  });
}
