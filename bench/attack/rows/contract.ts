import fc from 'fast-check';
import { inParallel } from '@/bench/chaos/harness/orders';
import { describeApi } from '@/lib/api/openapi';
import type { Endpoint } from '@/lib/http/endpoint';
import { addressWith } from '@/lib/http/testing/endpoint-handlers';
import { arbitraryOf, type Schema } from '../contract/arbitrary-of';
import { AnswerJudge } from '../contract/judge-answer';
import type { Sent } from '../harness/ask';
import { Finding, type Row } from '../harness/finding';
import type { Ground, Side } from '../harness/ground';
import { idOfField } from '../harness/id-fields';
import { attackable, nameOf } from '../harness/inventory';
import { callsOthers, isSlow, wouldEndOurs } from './malformed';
import { unknownId } from './odd-requests';

interface Operation {
  parameters: { name?: string; in?: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Document extends Record<string, unknown> {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** After so many requests a tenant has been changed beyond use: its product archived, its order cancelled. */
const perSide = 300;

export const contract: Row = {
  name: 'contract',
  what: 'requests made by chance of the document: no 5xx, and every answer as the document says',
  attack: async (ground, size) => {
    const finding = new Finding();
    const document = describeApi({ url: ground.world.product.url, version: '0' }) as Document;
    const judge = new AnswerJudge(document);
    const random = ground.world.random.fork('contract');
    const count = size === 'full' ? 20_000 : 900;
    const asked = new Map<string, number>();
    for (let done = 0; done < count; done += perSide) {
      const requests = requestsOf(await ground.furnish(), document, random.between(1, 2 ** 30));
      await inParallel(Array.from({ length: Math.min(perSide, count - done) }), 12, async () => {
        const endpoint = random.pick(endpoints);
        if (isSlow.test(endpoint.path) && random.between(1, 20) > 1) return;
        const sent = requests(endpoint);
        const answer = await ground.client.ask(sent).catch((error: Error) => error);
        const fault = answer instanceof Error ? answer.message : faultOf(judge, endpoint, answer);
        if (!(answer instanceof Error)) {
          const kind = `${Math.floor(answer.status / 100)}xx`;
          asked.set(kind, (asked.get(kind) ?? 0) + 1);
        }
        finding.hold(
          fault === null,
          () =>
            `${nameOf(endpoint)}: ${fault} – ${sent.path.slice(0, 200)} ${JSON.stringify(sent.body)?.slice(0, 300)}`,
        );
      });
    }
    finding.notes.push(
      [...asked]
        .sort()
        .map(([kind, times]) => `${times} × ${kind}`)
        .join(', '),
    );
    return finding;
  },
};

/** Files have a row of their own, streams never end, and what another protocol says is not in the document. */
const endpoints = attackable.filter(
  ({ answerType, bodyType, path }) =>
    answerType !== 'text/event-stream' && bodyType !== 'multipart' && path !== '/api/mcp',
);

function faultOf(
  judge: AnswerJudge,
  endpoint: Endpoint,
  answer: Awaited<ReturnType<Ground['client']['ask']>>,
): string | null {
  const mayFail = callsOthers.test(endpoint.path) && [502, 503].includes(answer.status);
  if (answer.status >= 500 && !mayFail) return `${answer.status} ${answer.text.slice(0, 200)}`;
  return judge.faultOf(endpoint, answer);
}

/** Makes requests of the document about what this tenant has, the same ones for the same seed. */
function requestsOf(side: Side, document: Document, seed: number): (endpoint: Endpoint) => Sent {
  const { schemas } = document.components;
  const known = (at: string) => idOfField(at)?.(side);
  const made = new Map<string, unknown[]>();
  const draw = (name: string, arbitrary: () => fc.Arbitrary<unknown>): unknown => {
    const left = made.get(name);
    if (left && left.length > 0) return left.pop();
    const more = fc.sample(arbitrary(), { numRuns: 20, seed: seed + made.size });
    made.set(name, more);
    return more.pop();
  };
  return (endpoint) => {
    const name = nameOf(endpoint);
    const operation =
      document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    const query = draw(`${name} query`, () => arbitraryOf(queryOf(operation), { schemas, known }));
    const bodySchema = operation?.requestBody?.content['application/json']?.schema;
    const params = wouldEndOurs.test(endpoint.path) ? { id: unknownId } : side.paramsOf(endpoint.path);
    const search = new URLSearchParams(
      Object.entries(query as Record<string, unknown>).map(([key, value]) => [key, String(value)]),
    );
    return {
      method: endpoint.method,
      path: addressWith(endpoint.path, params) + (search.size === 0 ? '' : `?${search}`),
      headers: { ...side.principals.token, ...(draw('headers', () => headers) as Record<string, string>) },
      ...(bodySchema && { body: draw(`${name} body`, () => arbitraryOf(bodySchema, { schemas, known })) }),
    };
  };
}

/** As a careful client sends them: now and then a repeat of what was sent before, or the version that it knows. */
const headers = fc.record(
  {
    'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('first', 'second')),
    'if-match': fc.integer({ min: 0, max: 3 }).map((version) => `"${version}"`),
  },
  { requiredKeys: [] },
);

function queryOf(operation: Operation | undefined): Schema {
  const own = (operation?.parameters ?? []).filter((each) => each.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name ?? '', schema ?? {}])),
    required: own.flatMap(({ name, required }) => (required && name ? [name] : [])),
  };
}
