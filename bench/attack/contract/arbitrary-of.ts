import fc from 'fast-check';

/** The part of JSON Schema that the API's document is written in. */
export interface Schema {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string | string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
}

export interface Sources {
  schemas: Record<string, Schema>;
  /** What exists and may stand in the text field at this place, as in `lines.[].productId`. */
  known?: (at: string) => string | undefined;
}

/** Long texts and lists cost time and show little that shorter ones do not: the limits have rows of their own. */
const longest = 60;
const mostItems = 4;

/** Values that a schema of the document allows, for fast-check. `at` is the place of the value in what is sent. */
export function arbitraryOf(schema: Schema, sources: Sources, at = ''): fc.Arbitrary<unknown> {
  const again = (inner: Schema, place = at) => arbitraryOf(inner, sources, place);
  if (schema.$ref !== undefined) return again(sources.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return fc.oneof(...forms.map((form) => again(form)));
  if (schema.allOf) return again(Object.assign({}, ...schema.allOf));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => again({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return textOf(schema, sources.known?.(at));
    case 'integer':
      return integerOf(schema);
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(again(schema.items ?? {}, at ? `${at}.[]` : '[]'), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? mostItems, mostItems)),
      });
    case 'object':
      return objectOf(schema, sources, at);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(schema: Schema, sources: Sources, at: string): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [
      name,
      arbitraryOf(inner, sources, at ? `${at}.${name}` : name),
    ]),
  );
  const own = fc.record(model, { requiredKeys: required });
  if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return own;
  const names = arbitraryOf(
    { type: 'string', minLength: 1, ...propertyNames },
    sources,
  ) as fc.Arbitrary<string>;
  return fc.dictionary(names, arbitraryOf(additionalProperties, sources, at), { maxKeys: mostItems });
}

function textOf(schema: Schema, known: string | undefined): fc.Arbitrary<unknown> {
  const free = freeTextOf(schema);
  // What names nothing is answered in one way; what is worth trying lies behind a name that is known.
  return known === undefined
    ? free
    : fc.oneof({ weight: 8, arbitrary: fc.constant(known) }, { weight: 1, arbitrary: free });
}

const days = {
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2035-12-31T00:00:00Z'),
  noInvalidDate: true,
};

const byFormat: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  date: fc.date(days).map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.date(days).map((date) => date.toISOString()),
  uri: fc.webUrl({ validSchemes: ['https'] }),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
  cidrv4: fc.tuple(fc.ipV4(), fc.nat(32)).map(([address, bits]) => `${address}/${bits}`),
  cidrv6: fc.tuple(fc.ipV6(), fc.nat(128)).map(([address, bits]) => `${address}/${bits}`),
};

function freeTextOf({
  format = '',
  pattern,
  minLength = 0,
  maxLength = longest,
}: Schema): fc.Arbitrary<string> {
  const formed = byFormat[format];
  if (formed) return pattern === undefined ? formed : formed.filter((text) => new RegExp(pattern).test(text));
  const fits = (text: string) => [...text].length >= minLength && text.length <= maxLength;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).filter(fits);
  const lengths = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, longest)) };
  const said = fc.constantFrom(...sayings.filter(fits));
  return fc.oneof(
    ...(sayings.some(fits) ? [{ weight: 3, arbitrary: said }] : []),
    { weight: 2, arbitrary: fc.string(lengths) },
    { weight: 1, arbitrary: fc.string({ ...lengths, unit: 'grapheme' }).filter(fits) },
  );
}

/** What people write into such fields, in several scripts and ways. */
const sayings = [
  '2 cola',
  '10 x cola 330ml, 5kg sugar',
  'BEV-0012',
  'Sunrise Spaza',
  '082 555 0142',
  '+27825550142',
  '6001234567890',
  'EA',
  'R 12,50',
  '12.5',
  'Ünïcödé & Söhne',
  'سكر ٢ كيلو',
  '砂糖',
  '😀',
  '%',
  '_',
];

function integerOf({ minimum = -1_000, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
  const min = Math.max(
    exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1,
    Number.MIN_SAFE_INTEGER,
  );
  const max = Math.min(maximum ?? 1_000_000, Number.MAX_SAFE_INTEGER);
  return fc.oneof(
    fc.integer({ min, max: Math.max(min, Math.min(max, min + 20)) }),
    fc
      .maxSafeInteger()
      .filter((value) => value >= min && value <= max)
      .map(Math.trunc),
    fc.constantFrom(min, max),
  );
}

function numberOf({ minimum, maximum = 1e9, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
  const min = minimum ?? exclusiveMinimum ?? -1e9;
  const fits = (value: number) =>
    value <= maximum && (exclusiveMinimum === undefined || value > exclusiveMinimum);
  const few = fc.integer({
    min: Math.ceil(min * 100),
    max: Math.max(Math.ceil(min * 100), Math.min(maximum, min + 100) * 100),
  });
  return fc.oneof(
    { weight: 3, arbitrary: few.map((hundredths) => hundredths / 100).filter(fits) },
    { weight: 1, arbitrary: fc.double({ min, max: maximum, noNaN: true }).filter(fits) },
  );
}
