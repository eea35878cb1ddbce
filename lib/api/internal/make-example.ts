import type { Json } from './schemas';

interface Shape {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  type?: string | string[];
  format?: string;
  pattern?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  additionalProperties?: unknown;
}

const byFormat: Record<string, string> = {
  uuid: '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e',
  'date-time': '2026-11-28T09:30:00.000Z',
  date: '2026-12-05',
  uri: 'https://receiver.example.com/orders',
};
/** What fields of these names hold as a rule, where any text would do. */
const byName: Record<string, string> = {
  name: 'Sunrise Spaza',
  phoneNumber: '+27825550142',
  sku: 'BEV-0012',
  code: 'JHB',
  externalId: 'shop-10042',
  erpSalesOrderId: 'SO-2026-01234',
  erpCustomerId: 'SUN001',
  unitOfMeasure: 'EA',
  rawText: '2 cs coke 330, 10 brown bread',
  rawItemText: 'coke 330',
  priceTier: 'STANDARD',
  url: 'https://receiver.example.com/orders',
};

/** A value that fits a schema of the document: real-looking where the names of its fields tell what they hold. */
export function makeExample(schema: Json, schemas: Record<string, Json>, name = '', depth = 0): unknown {
  const shape = resolve(schema as Shape, schemas);
  const again = (inner: Shape, of = name) => makeExample(inner as Json, schemas, of, depth + 1);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.default !== undefined) return shape.default;
  const choice = shape.anyOf ?? shape.oneOf;
  if (choice)
    return depth > 8 && choice.some(isNull) ? null : again(choice.find((each) => !isNull(each)) ?? {});
  if (shape.allOf) return again(shape.allOf[0] ?? {});
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([field, inner]) => [field, again(inner, field)]),
      );
    case 'array':
      return depth > 8 && !shape.minItems ? [] : [again(shape.items ?? {})];
    case 'integer':
    case 'number':
      return numberOf(shape);
    case 'boolean':
      return name !== 'urgent';
    case 'string':
      return byFormat[shape.format ?? ''] ?? byName[name] ?? 'text';
    default:
      return null;
  }
}

function resolve(shape: Shape, schemas: Record<string, Json>): Shape {
  const named = shape.$ref?.split('/').at(-1);
  return named === undefined ? shape : resolve((schemas[named] ?? {}) as Shape, schemas);
}

const isNull = ({ type }: Shape): boolean => type === 'null';

function numberOf({ minimum, exclusiveMinimum }: Shape): number {
  if (exclusiveMinimum !== undefined) return exclusiveMinimum + 1;
  return minimum !== undefined && minimum > 1 ? minimum : 1;
}
