import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFinding } from './find-sales-order';
import { readAnswer } from './read-answer';
import { readXml } from './read-xml';
import { neithers, refusals, successes } from './testing/answer-rows';

const orderId = '5f0c2f6e-3a52-4f0e-9a4e-2f4a5a7b8c9d';
const readBytes = (body: Uint8Array, status = 200, headers = {}) =>
  readAnswer({ status, headers, body }, orderId);
const read = (body: unknown) => readBytes(Buffer.from(JSON.stringify(body)));

const spellings = [
  (words: readonly string[]) => words.join(''),
  (words: readonly string[]) => words.join('').toUpperCase(),
  (words: readonly string[]) => words.join('_'),
  (words: readonly string[]) => words.join('-'),
  (words: readonly string[]) => words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
  (words: readonly string[]) =>
    words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(''),
];
const anySpelling = fc.constantFrom(...spellings);
const anyCase = (words: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...words), fc.constantFrom('', 'upper', 'title'))
    .map(([word, form]) =>
      form === 'upper'
        ? word.toUpperCase()
        : form === ''
          ? word
          : word.charAt(0).toUpperCase() + word.slice(1),
    );
const yes = fc.oneof(fc.constantFrom(true, 1), anyCase(['true', 'yes', 'y', '1']));
const no = fc.oneof(fc.constantFrom(false, 0, -1), anyCase(['false', 'no', 'n', '0']));

const flag = fc
  .oneof(
    fc.tuple(
      fc.constantFrom(
        ['has', 'error'],
        ['is', 'error'],
        ['error'],
        ['has', 'errors'],
        ['failed'],
        ['rejected'],
      ),
      yes,
    ),
    fc.tuple(
      fc.constantFrom(['success'], ['is', 'success'], ['ok'], ['is', 'valid'], ['succeeded'], ['accepted']),
      no,
    ),
    fc.tuple(
      fc.constantFrom(['status'], ['result'], ['outcome'], ['result', 'code'], ['response', 'status']),
      anyCase(['error', 'failed', 'rejected', 'failure', 'invalid', 'denied', 'refused']),
    ),
    fc.tuple(
      fc.constantFrom(['status'], ['status', 'code'], ['http', 'status'], ['code']),
      fc.integer({ min: 400, max: 599 }),
    ),
    fc.tuple(
      fc.constantFrom(
        ['error', 'code'],
        ['error', 'message'],
        ['errors'],
        ['validation', 'errors'],
        ['fault'],
      ),
      fc.constantFrom<unknown>('X1', ['blocked'], { message: 'blocked' }, [{ text: 'blocked' }]),
    ),
  )
  .chain(([words, value]) => anySpelling.map((spell) => ({ [spell(words)]: value })));

const beside = fc.constantFrom<object>(
  {},
  { OrderNo: 'SO777' },
  { Message: 'Item blocked' },
  { Lines: [{ Ok: true }] },
);
const wrappers = [
  'data',
  'd',
  'result',
  'Response',
  'value',
  'payload',
  'SalesOrder',
  'CreateResponse',
  'Body',
];
const wrap = (names: readonly string[], core: unknown): unknown =>
  names.reduceRight((held: unknown, name) => (name === '[]' ? [held] : { [name]: held }), core);

const leaf = fc.oneof(
  fc.string().filter((text) => !/[A-Z].*[A-Z].*\d/.test(text)),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, orderId, orderId.toUpperCase(), 'created', '', 'OK', 0),
);
const harmlessKey = fc.oneof(
  fc.string({ maxLength: 6 }).filter((key) => !/no|num|ref|id|so|order|vbeln|tran/i.test(key)),
  fc.constantFrom(
    'data',
    'd',
    'result',
    'response',
    'message',
    'Status',
    'ExternalOrderNo',
    'CustomerRef',
    'value',
    'name',
    'id',
  ),
);
const withoutReference = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.dictionary(harmlessKey, tie('value'), { maxKeys: 4 }),
    fc.array(tie('value'), { maxLength: 2 }),
  ),
})).value;

const encoders: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-8 with a BOM': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16 LE': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16 LE with a BOM': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16 BE': (text) => Buffer.from(text, 'utf16le').swap16(),
  'UTF-16 BE with a BOM': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'JSON in JSON': (text) => Buffer.from(JSON.stringify(text)),
};

describe('whatever an ERP answers with a 2xx', () => {
  it('an answer without a reference never gives a created order', () => {
    fc.assert(
      fc.property(withoutReference, (body) => {
        expect(read(body).kind).not.toBe('created');
      }),
      { numRuns: 2_000 },
    );
  });

  it('a refusal in any spelling, case, type and wrapper is a refusal', () => {
    fc.assert(
      fc.property(
        flag,
        beside,
        fc.array(fc.constantFrom(...wrappers, '[]'), { maxLength: 3 }),
        (refusal, others, names) => {
          expect(read(wrap(names, { ...others, ...refusal }))).toMatchObject({
            kind: 'refused',
            status: 200,
          });
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it.each(Object.entries(encoders))('%s does not change the reading', (_name, encode) => {
    const texts = [...refusals, ...successes, ...neithers]
      .flatMap(({ examples }) => examples)
      .filter((body) => typeof body === 'object' && body !== null && !(body instanceof Uint8Array))
      .map((body) => JSON.stringify(body));
    for (const text of texts) expect(readBytes(encode(text))).toEqual(readBytes(Buffer.from(text)));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (body) => {
        const text = JSON.stringify(body);
        expect(readBytes(encode(text))).toEqual(readBytes(Buffer.from(text)));
      }),
    );
  });

  it('nothing throws, neither bytes nor markup nor an abyss of brackets', () => {
    const question = { orderId, idempotencyKey: 'ExternalOrderNo' };
    const markup = fc
      .array(
        fc.constantFrom(
          '<a>',
          '</a>',
          '<b x="1">',
          '<c/>',
          '<!--',
          '-->',
          '<![CDATA[',
          ']]>',
          '&amp;',
          'x',
          ' ',
          '<?',
          '?>',
        ),
      )
      .map((parts) => Buffer.from(parts.join('')));
    const abyss = fc
      .constantFrom('[', '{"data":', '{"errors":', '{"messages":[', '<a>')
      .map((opening) => Buffer.from(opening.repeat(50_000)));
    const deep = fc.constantFrom('[', '{"errors":', '{"messages":').map((opening) => {
      const closing = opening === '[' ? ']' : '}';
      return Buffer.from(`${opening.repeat(5_000)}1${closing.repeat(5_000)}`);
    });
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), markup, abyss, deep), (body) => {
        expect(readBytes(body).kind).toBeTypeOf('string');
        expect(readFinding({ status: 200, headers: {}, body }, question).kind).toBeTypeOf('string');
        expect(readFinding({ status: 404, headers: {}, body }, question).kind).toBeTypeOf('string');
      }),
    );
  });

  it('reads a large document of markup in a moment, broken or not', () => {
    const startedAt = performance.now();
    for (const text of ['<a b="', '<a '.padEnd(900_000), '<!-- ', '<a>&amp;</a>', '<a x y z']) {
      readXml(`<r>${text.repeat(Math.ceil(900_000 / text.length))}`);
    }
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
