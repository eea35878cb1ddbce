import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { describeApi } from '@/lib/api/openapi';
import { arbitraryOf, type Schema } from './arbitrary-of';
import { AnswerJudge } from './judge-answer';

const document = describeApi({ url: 'https://orders.example.com', version: '0' });
const { schemas } = document.components as { schemas: Record<string, Schema> };

const ajv = new Ajv2020({ strict: false, logger: false });
addFormats.default(ajv);
ajv.addSchema(document, 'api');

test.each(Object.keys(schemas).filter((name) => name.endsWith('Body')))(
  'values made for %s are what it allows',
  (name) => {
    const check = ajv.compile({ $ref: `api#/components/schemas/${name}` });
    fc.assert(
      fc.property(arbitraryOf({ $ref: `#/${name}` }, { schemas }), (value) => {
        expect(check(value), ajv.errorsText(check.errors)).toBe(true);
      }),
      { numRuns: 20, seed: 1 },
    );
  },
);

test('what is known stands where it may, in most of the values', () => {
  const known = (at: string) => (at === 'lines.[].productId' ? 'the known one' : undefined);
  const line: Schema = {
    type: 'object',
    properties: { productId: { type: 'string' } },
    required: ['productId'],
  };
  const lines: Schema = { type: 'array', items: line, minItems: 1 };
  const made = fc.sample(
    arbitraryOf({ type: 'object', properties: { lines }, required: ['lines'] }, { schemas, known }),
    { numRuns: 100, seed: 1 },
  );
  const isKnown = made.filter((value) => JSON.stringify(value).includes('the known one'));
  expect(isKnown.length).toBeGreaterThan(70);
});

describe('an answer', () => {
  const judge = new AnswerJudge(document);
  const stock = { method: 'GET', path: '/api/locations' };
  const answer = (status: number, body: unknown, type = 'application/json') => ({
    ...{ status, ms: 1, text: typeof body === 'string' ? body : JSON.stringify(body) },
    headers: { 'content-type': type },
  });
  const problem = { type: '/docs/api#error-x', title: 'No', status: 401, detail: 'No.', requestId: '1' };
  const isProblem = 'application/problem+json';

  it('is right when it is as the document says', () => {
    const right = answer(401, { ...problem, code: 'unauthenticated' }, isProblem);
    expect(judge.faultOf(stock, right)).toBeNull();
  });

  it.each([
    ['has a status', answer(418, {}), 'no status 418'],
    ['has a type', answer(200, 'a;b', 'text/csv'), 'no text/csv with 200'],
    ['has no shape', answer(200, { locations: 'none' }), 'answer'],
    ['has an error', answer(401, { ...problem, code: 'sku_taken' }, isProblem), 'no sku_taken with 401'],
  ])('%s of which the document does not tell', (_what, wrong, words) => {
    expect(judge.faultOf(stock, wrong)).toContain(words);
  });
});
