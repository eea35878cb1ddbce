import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectErp } from './connect-erp';
import type { ErpConnector, SyncOutcome } from './connector';
import {
  type AnswerMeaning,
  type AnswerRow,
  contradictions,
  neithers,
  refusals,
  successes,
} from './testing/answer-rows';
import { exampleEvolutionConfig, exampleOrder } from './testing/example-order';
import { type ScriptedErp, startScriptedErp } from './testing/start-scripted-erp';

const order = exampleOrder();
let erp: ScriptedErp;
let evolution: ErpConnector;
let webhook: ErpConnector;

beforeAll(async () => {
  erp = await startScriptedErp();
  const options = { allowPrivateTargets: true };
  evolution = connectErp(exampleEvolutionConfig({ endpoint: erp.url }), options);
  webhook = connectErp({ type: 'generic_webhook', endpoint: erp.url, secret: null }, options);
});
afterAll(() => erp.close());

function post(connector: ErpConnector, row: AnswerRow, body: unknown): Promise<SyncOutcome> {
  erp.onPost({ status: row.status ?? 200, headers: row.headers ?? {}, body });
  return connector.createSalesOrder(order);
}

function outcomeOf(means: AnswerMeaning, status: number): object {
  if ('created' in means) return { kind: 'created', reference: means.created, duplicate: false };
  if ('there' in means) return { kind: 'created', reference: means.there, duplicate: true };
  const words = (text: string) => expect.stringContaining(text);
  if ('duplicate' in means) return { kind: 'duplicate', message: words(means.duplicate), status };
  if ('doubted' in means)
    return { kind: 'contradicted', reference: expect.any(String), message: words(means.doubted) };
  if ('refused' in means) return { kind: 'refused', message: words(means.refused), status };
  return { kind: 'unknown', message: words(means.unknown), mayStillRun: false, isAway: false };
}

const cases = [...refusals, ...successes, ...neithers, ...contradictions].flatMap((row) =>
  row.examples.map((body) => ({
    row,
    body,
    name: `${row.form}: ${typeof body === 'string' ? body : body instanceof Uint8Array ? Buffer.from(body).toString('hex') : JSON.stringify(body)}`,
  })),
);

describe('a 2xx answer that names nothing, and denies what it says', () => {
  it.each([
    { Processed: 'N' },
    { accepted: true, Status: 'On Hold' },
    { lines: [{ sku: 'A', status: 'Rejected' }] },
  ])('is no success of an endpoint that need not name what it took: %j', async (body) => {
    const row = { form: '', examples: [], means: { doubted: '' } };
    const doubted = { kind: 'contradicted', reference: null, message: expect.any(String) };
    expect(await post(webhook, row, body)).toEqual(doubted);
    expect(await post(evolution, row, body)).toMatchObject({ kind: 'unknown' });
  });
});

describe('a 2xx answer', () => {
  it.each(cases)('is read as erp_evolution’s: $name', async ({ row, body }) => {
    expect(await post(evolution, row, body)).toEqual(outcomeOf(row.means, row.status ?? 200));
  });

  it.each(cases)('is read as generic_webhook’s: $name', async ({ row, body }) => {
    const isPage = 'unknown' in row.means && row.means.unknown.includes('page');
    const expected =
      'unknown' in row.means && !isPage ? { kind: 'accepted' } : outcomeOf(row.means, row.status ?? 200);
    expect(await post(webhook, row, body)).toEqual(expected);
  });
});
