import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { POST as voiceRoute } from '@/app/api/simulator/voice/route';
import { watchTables } from '@/db/testing/watch-tables';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { addressWith, type HandledEndpoint, handledEndpoints } from './testing/endpoint-handlers';
import { furnishTenant } from './testing/furnish-tenant';

/** Every endpoint that takes JSON; those without a body take `{}` and nothing else. */
const taking = (await handledEndpoints())
  .filter(({ endpoint }) => ['POST', 'PUT', 'PATCH'].includes(endpoint.method))
  .filter(({ endpoint }) => (endpoint.bodyType ?? 'json') === 'json')
  .map((each): [string, HandledEndpoint] => [each.name, each]);

let tenant: TestTenant;
let own: (path: string) => Record<string, string>;
const watch = watchTables(['sign_in_attempts', 'sessions']);
beforeAll(async () => {
  tenant = await makeTenant();
  own = await furnishTenant(tenant);
  await watch.changed();
});
afterEach(async () => {
  expect(await watch.changed(), 'was written to').toEqual([]);
});
afterAll(() => watch.end());

/** Sends a body: text and bytes as they are, anything else as JSON. */
async function send({ endpoint, handler }: HandledEndpoint, body: unknown, contentType = 'application/json') {
  const params = endpoint.path.includes(':') ? own(endpoint.path) : {};
  const used = Object.fromEntries(
    Object.entries(params).filter(([name]) => endpoint.path.includes(`:${name}`)),
  );
  const isBytes = body instanceof Uint8Array;
  const text = isBytes ? '{}' : body;
  const sent = await tenant.requestAs('manager', endpoint.method, addressWith(endpoint.path, used), text);
  const request = isBytes ? new Request(sent, { body: new Uint8Array(body) }) : sent;
  request.headers.set('content-type', contentType);
  return callRoute(handler, request, used);
}

type Answer = Awaited<ReturnType<typeof callRoute>>;
const pathsOf = ({ body }: Answer) =>
  ((body as { errors?: { path: string }[] }).errors ?? []).map(({ path }) => path);
function expectRefusal(answer: Answer, status = 400, code = 'invalid_input') {
  expect(answer).toMatchObject({ status, body: { status, code, requestId: expect.any(String) } });
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  if (code === 'invalid_input') expect(pathsOf(answer)).not.toEqual([]);
}

interface Field {
  name: string;
  schema: { type?: unknown; enum?: unknown[]; const?: unknown };
}
/** The fields of a body, of the first of its variants where there are several. */
function fieldsOf({ endpoint }: HandledEndpoint): Field[] {
  const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
  const variant = (schema.oneOf?.[0] ?? schema) as { properties?: Record<string, Field['schema']> };
  return Object.entries(variant.properties ?? {}).map(([name, field]) => ({ name, schema: field }));
}
/** The example with other values in the chosen fields. */
function spoilt(each: HandledEndpoint, value: unknown, which: (field: Field) => boolean = () => true) {
  const fields = fieldsOf(each).filter((field) => field.schema.const === undefined && which(field));
  const names = fields.map(({ name }) => name);
  const body = {
    ...(each.endpoint.example.body as object),
    ...Object.fromEntries(names.map((n) => [n, value])),
  };
  return { names, body };
}
/** Of a wrong type, which an object would be of here, nothing more is said. */
const isText = ({ schema }: Field) => schema.type !== 'object' && JSON.stringify(schema).includes('"string"');
const isNumber = ({ schema }: Field) => /"(number|integer)"/.test(JSON.stringify(schema));

describe('a body that is not what the endpoint takes', () => {
  it.each(taking)('%s refuses what is no JSON, and what is no object', async (_name, each) => {
    for (const text of ['{', 'hello', '{"a":1,}', '\ufeff{}', '{"a":1}{"b":2}', "{'a':1}", '\u0000']) {
      expectRefusal(await send(each, text), 400, 'invalid_json');
    }
    for (const text of ['[]', 'null', '"text"', '7', 'true', '[{}]']) expectRefusal(await send(each, text));
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'json']) {
      expectRefusal(await send(each, '{}', type), 415, 'unsupported_media_type');
    }
  });

  it.each(taking)('%s refuses what is not UTF-8, and any other charset', async (_name, each) => {
    const latin1 = Buffer.from('{"name":"Café Müller"}', 'latin1');
    expectRefusal(await send(each, latin1), 400, 'invalid_json');
    for (const charset of ['iso-8859-1', '"UTF-16"']) {
      const answer = await send(each, latin1, `application/json; charset=${charset}`);
      expectRefusal(answer, 415, 'unsupported_media_type');
    }
  });

  it.each(taking)('%s refuses a body that is too large, before it is read', async (_name, each) => {
    const large = `{"a":"${'x'.repeat((each.endpoint.maxBodyBytes ?? 1024 * 1024) + 1)}"}`;
    expectRefusal(await send(each, large), 413, 'body_too_large');
  });

  it.each(taking)('%s names every field of a wrong type, and those it does not know', async (_name, each) => {
    for (const wrong of [{ nested: [] }, [[]], [null]]) {
      const { names, body } = spoilt(each, wrong);
      const answer = await send(each, { ...body, colour: 'red', constructor: 1, toString: 2 });
      expectRefusal(answer);
      const roots = new Set(pathsOf(answer).map((path) => path.split('.')[0]));
      expect([...roots].sort()).toEqual([...names, 'colour', 'constructor', 'toString'].sort());
    }
  });

  it.each(taking)('%s refuses values outside its lists', async (_name, each) => {
    const { names, body } = spoilt(each, 'NO_SUCH_VALUE', ({ schema }) => schema.enum !== undefined);
    if (names.length === 0) return;
    const answer = await send(each, body);
    expectRefusal(answer);
    expect(pathsOf(answer)).toEqual(names);
  });

  it.each(taking)('%s refuses text that cannot be stored', async (_name, each) => {
    for (const text of ['"12\\u0000 34"', '"12\\ud800 34"', '"12\\udc00\\ud83d 34"']) {
      const { names, body } = spoilt(each, 'HERE', isText);
      if (names.length === 0) continue;
      const answer = await send(each, JSON.stringify(body).replaceAll('"HERE"', text));
      expectRefusal(answer);
      if (pathsOf(answer).includes('')) continue;
      const roots = new Set(pathsOf(answer).map((path) => path.split('.')[0]));
      expect([...roots].sort()).toEqual([...names].sort());
    }
  });

  it.each(taking)('%s refuses numbers that are too large, too fine or negative', async (_name, each) => {
    for (const number of ['1e309', '-1e309', '1e22', '-1', '0.00001', '1e-320', '9007199254740993.5']) {
      const { names, body } = spoilt(each, 'HERE', isNumber);
      if (names.length === 0) continue;
      const answer = await send(each, JSON.stringify(body).replaceAll('"HERE"', number));
      expectRefusal(answer);
      expect([...new Set(pathsOf(answer))].sort()).toEqual([...names].sort());
    }
  });

  it.each(taking)('%s takes no harm from prototype keys and deep nesting', async (_name, each) => {
    const most = each.endpoint.maxBodyBytes ?? Number.POSITIVE_INFINITY;
    const levels = Math.min(50_000, Math.floor(most / 2) - 4);
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expectRefusal(await send(each, `{"a":${deep}}`));
    expectRefusal(await send(each, deep));
    expectRefusal(await send(each, '{"__proto__":{"role":"manager"},"constructor":{"prototype":{"x":1}}}'));
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });
});

describe('POST /api/simulator/voice', () => {
  const post = async (form: FormData | string, headers: Record<string, string> = {}) => {
    const signedIn = await tenant.requestAs('clerk', 'POST', '/api/simulator/voice');
    const request = new Request(signedIn.url, { method: 'POST', body: form, headers });
    request.headers.set('authorization', signedIn.headers.get('authorization') ?? '');
    return callRoute(voiceRoute, request);
  };
  const formOf = (parts: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) form.append(name, value);
    return form;
  };
  const phoneNumber = '082 555 0142';

  it('names what is missing, empty or unknown', async () => {
    const empty = await post(formOf({ audio: new Blob([]), phoneNumber: '', more: 'x' }));
    expectRefusal(empty);
    expect(new Set(pathsOf(empty))).toEqual(new Set(['audio', 'phoneNumber', 'more']));
    expect(pathsOf(await post(formOf({ audio: 'not a file' })))).toEqual(['phoneNumber', 'audio']);
  });

  it('refuses what is no form, a broken one, and one that is too large', async () => {
    expectRefusal(await post('{}', { 'content-type': 'application/json' }), 415, 'unsupported_media_type');
    expectRefusal(await post('--x\r\n', { 'content-type': 'multipart/form-data; boundary=y' }));
    expectRefusal(await post('hello', { 'content-type': 'multipart/form-data' }));
    const audio = new Blob([new Uint8Array(17 * 1024 * 1024)]);
    expectRefusal(await post(formOf({ audio, phoneNumber })), 413, 'body_too_large');
  });

  it('refuses a recording that is none, whatever its name says, and a number that is none', async () => {
    const audio = new File(['MZ not sound'], 'note.ogg', { type: 'audio/ogg' });
    expectRefusal(await post(formOf({ audio, phoneNumber })), 415, 'unsupported_media_type');
  });
});
