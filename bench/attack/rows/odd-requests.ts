import { z } from 'zod';
import type { Random } from '@/bench/chaos/harness/random';
import type { Endpoint } from '@/lib/http/endpoint';
import type { Sent } from '../harness/ask';

/** Nobody's. */
export const unknownId = '6f0d5f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';

interface Odd {
  name: string;
  sent: Sent;
}

/** Most are fit to be taken and unusual; the others are wrong in one place. */
export function makeOdd(endpoint: Endpoint, right: Sent, random: Random): Odd {
  const dice = random.next();
  const hasBody = typeof right.body === 'object' && right.body !== null;
  if (hasBody && dice < 0.5) return withField(endpoint, right, random, oddText);
  if (hasBody && dice < 0.7) return withField(endpoint, right, random, wrongValue);
  if (hasBody && dice < 0.78)
    return { name: 'broken JSON', sent: { ...right, body: brokenJson(right.body, random) } };
  if (dice < 0.86) return { name: 'odd headers', sent: { ...right, headers: random.pick(oddHeaders) } };
  if (dice < 0.94) return withQuery(endpoint, right, random);
  return withPath(right, random);
}

const names = [
  '__proto__',
  'constructor',
  'toString',
  'id',
  'tenantId',
  '',
  'a.b',
  '$where',
  '\u202e',
  '\u0000',
];

function withField(
  endpoint: Endpoint,
  right: Sent,
  random: Random,
  makeValue: (random: Random, was: unknown) => unknown,
): Odd {
  const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
  const body = right.body as Record<string, unknown>;
  const known = [...Object.keys(schema.properties ?? {}), ...Object.keys(body)];
  const field = known.length === 0 || random.next() < 0.05 ? random.pick(names) : random.pick(known);
  const changed: [string, unknown][] = Object.entries(body).filter(([name]) => name !== field);
  if (random.next() > 0.05) changed.push([field, makeValue(random, body[field])]);
  // As text: an own member named __proto__ is what is meant.
  const text = changed.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`);
  return { name: `body.${field}`, sent: { ...right, body: `{${text.join(',')}}` } };
}

/** Of the type that was there, and allowed in most places. */
function oddText(random: Random, was: unknown): unknown {
  if (typeof was === 'number')
    return random.pick([0, 1, 0.001, 0.1 + 0.2, 999_999.999, 1e6, 1e9, 1e-7, 4.35, 12]);
  if (typeof was === 'boolean') return !was;
  if (Array.isArray(was))
    return random.pick([[], [...was, ...was], was.slice(0, 1), Array.from({ length: 500 }, () => was[0])]);
  return random.pick(oddTexts);
}

const oddTexts = [
  'Cola',
  "O'Brien; drop table orders; --",
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x")',
  '{{7*7}}#{7*7}',
  '%00%0a',
  '../../etc/passwd',
  '\\',
  '%',
  '_',
  '100%',
  '\u202eabc',
  'e\u0301'.repeat(30),
  '😀',
  '👨‍👩‍👧‍👦',
  'ﷺ'.repeat(10),
  'İ',
  'ß',
  '\u200b',
  '\ufeffx',
  '\r\nX-Injected: 1',
  'NaN',
  'null',
  'true',
  '-1',
  '1e309',
  '٣',
  '0825550142',
  '+27825550199',
  '00000000',
  'a'.repeat(64),
  'a'.repeat(65),
  'a'.repeat(200),
  'a'.repeat(10_000),
  unknownId,
  unknownId.toUpperCase(),
  '(((((((((((',
  '12 x 24 x 500ml @ R9,99',
];

function wrongValue(random: Random): unknown {
  return random.pick<unknown>([
    null,
    true,
    [],
    {},
    '',
    ' ',
    -1,
    0.1234567,
    1e308,
    Number.MAX_SAFE_INTEGER,
    'a'.repeat(300_000),
    '\u0000',
    'a\u0000b',
    '\ud800',
    [[[[[]]]]],
    { toString: 1 },
    { length: 1e9 },
    [null],
    ['a', 1],
    { $ne: null },
    Array.from({ length: 5_000 }, () => 'x'),
  ]);
}

function brokenJson(body: unknown, random: Random): string | Buffer {
  const text = JSON.stringify(body);
  return random.pick<string | Buffer>([
    '',
    ' ',
    'null',
    '[]',
    '"text"',
    '1',
    text.slice(0, -1),
    `${text}x`,
    `\ufeff${text}`,
    text.replaceAll('"', "'"),
    `${'['.repeat(50_000)}`,
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    Buffer.from([0xff, 0xfe, 0x7b]),
    Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xc3, 0x28, 0x22, 0x7d])]),
    text.replace('{', '{"a":1,"a":2,'),
    '{"a":1e999}',
    `{"a":${'9'.repeat(5_000)}}`,
  ]);
}

const oddHeaders: Record<string, string>[] = [
  { 'if-match': '"99999"' },
  { 'if-match': '3' },
  { 'if-match': '"1", "2"' },
  { 'if-match': '*' },
  { 'idempotency-key': 'a'.repeat(300) },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'é' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-encoding': 'gzip' },
  { accept: 'image/png' },
  { range: 'bytes=9-1' },
  { range: 'bytes=0-,-1' },
  { 'accept-language': 'x'.repeat(5_000) },
  { 'x-request-id': '\t' },
  { 'x-forwarded-for': 'not an address' },
  { host: 'example.com' },
  { 'x-forwarded-proto': 'javascript' },
  { 'if-none-match': '"1"' },
  { 'last-event-id': '-1' },
];

function withQuery(endpoint: Endpoint, right: Sent, random: Random): Odd {
  const schema = z.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' });
  const known = Object.keys(schema.properties ?? {});
  const name = known.length > 0 && random.next() < 0.9 ? random.pick(known) : random.pick(names);
  const value = random
    .pick([
      ...oddTexts.filter((text) => text.length < 1_000),
      '0',
      '200',
      '201',
      '99999999',
      '2026-02-30',
      '2026-12-31',
    ])
    .toWellFormed();
  const [path = '', query] = right.path.split('?');
  const search = new URLSearchParams(query);
  if (random.next() < 0.1) search.append(name, value);
  search.set(name, value);
  const raw = random.next() < 0.1 ? random.pick(['&%', '&a=%ff', '&=', '&&&', '?x']) : '';
  return { name: `query.${name}`, sent: { ...right, path: `${path}?${search}${raw}` } };
}

function withPath(right: Sent, random: Random): Odd {
  const [path = '', query] = right.path.split('?');
  const segments = path.split('/');
  const at = random.between(2, segments.length - 1);
  segments[at] = random.pick([
    ...oddTexts.map((text) => encodeURIComponent(text.slice(0, 200).toWellFormed())),
    '%ff',
    '%00',
    '%',
    '%2e%2e',
    '..',
    '.',
    '',
    '%2F',
    ';a=b',
  ]);
  return {
    name: 'the path',
    sent: { ...right, path: segments.join('/') + (query === undefined ? '' : `?${query}`) },
  };
}
