/** The part of JSON Schema that the API's document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

interface Media {
  schema?: Schema;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  operationId?: string;
  security?: unknown[];
  'x-permission'?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { headers?: Record<string, unknown>; content?: Record<string, Media> }>;
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

/** What a client sees of a change: where in the API, what it is, and whether a client of before stumbles over it. */
export interface Change {
  where: string;
  what: string;
  breaks: boolean;
}

/** Who writes what a schema describes: the client (it must go on being taken) or we (it must go on being read). */
export type Writer = 'client' | 'service';

/** One of the things that a value may be, with its references followed. */
export type Kind = Omit<Schema, '$ref' | 'anyOf' | 'oneOf' | 'allOf' | 'const' | 'type'> & { type: string };

/** What a value may be, one by one: unions taken apart, several types too, a constant as a list of one. */
export function kindsOf(schema: Schema, document: Document): Kind[] {
  const { $ref, anyOf, oneOf, allOf, const: only, type, ...rest } = schema;
  if ($ref !== undefined) return kindsOf(followed($ref, document), document);
  const choices = anyOf ?? oneOf;
  if (choices) return choices.flatMap((each) => kindsOf(each, document));
  if (allOf) return [joined(allOf.flatMap((each) => kindsOf(each, document)))];
  const values = only === undefined ? rest.enum : [only];
  const types = type === undefined ? [values ? typeof values[0] : 'anything'] : [type].flat();
  return types.map((one) => ({ ...rest, ...(values ? { enum: values } : {}), type: one }));
}

function followed($ref: string, { components }: Document): Schema {
  return components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
}

function joined(parts: Kind[]): Kind {
  const properties: Record<string, Schema> = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => part.required ?? []);
  return Object.assign({ type: 'object' }, ...parts, { properties, required });
}
