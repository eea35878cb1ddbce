import { z } from 'zod';
import { aliasAnswer, fullProduct, listedAlias, listedProduct, productAnswer } from '../../catalogue/answers';
import { customerAnswer, identityAnswer, listedCustomer } from '../../customers/contract';
import { fullLine, fullOrder, listedOrder } from '../../orders/answers';
import { headChanges } from '../../orders/head-changes';
import { orderHead, plainHead } from '../../orders/order-head';
import { pickSlip } from '../../orders/pick-slip-answers';

export type Json = Record<string, unknown>;

/** Answers that are found in many places, under the names that a typed client gives them. */
const named: [name: string, schema: z.ZodType][] = [
  ['Order', fullOrder],
  ['ListedOrder', listedOrder],
  ['OrderLine', fullLine],
  ['OrderHead', orderHead],
  ['OrderHeadChanges', headChanges],
  ['PlainHead', plainHead],
  ['PickSlip', pickSlip],
  ['Product', productAnswer],
  ['ListedProduct', listedProduct],
  ['FullProduct', fullProduct],
  ['Alias', aliasAnswer],
  ['ListedAlias', listedAlias],
  ['Customer', customerAnswer],
  ['ListedCustomer', listedCustomer],
  ['CustomerIdentity', identityAnswer],
];

/** What an answer may refer to by a name that is not its operation's. */
export const sharedSchemaNames: ReadonlySet<string> = new Set(['Problem', ...named.map(([name]) => name)]);

export const nameOf = (operation: string, suffix: string): string =>
  `${operation.charAt(0).toUpperCase()}${operation.slice(1)}${suffix}`;

/** Collects the schemas of a document under `components`, each once, and refers to them. */
export class SchemaBook {
  readonly schemas: Record<string, Json> = {};
  private readonly registry = z.registry<{ id: string }>();

  constructor() {
    for (const [id, schema] of named) this.registry.add(schema, { id });
  }

  /** A schema as it stands, for parameters. */
  inline(schema: z.ZodType, io: 'input' | 'output'): Json {
    return this.convert(schema, io);
  }

  /** A reference to a schema, which goes into the book under its own name or this one. */
  refer(schema: z.ZodType, io: 'input' | 'output', name: string): Json {
    const own = this.registry.get(schema)?.id ?? name;
    if (this.schemas[own] === undefined) {
      const converted = this.convert(schema, io);
      // One with a name of its own is among the definitions by now, and refers to itself.
      this.schemas[own] ??= converted;
    }
    return { $ref: `#/components/schemas/${own}` };
  }

  private convert(schema: z.ZodType, io: 'input' | 'output'): Json {
    const converted = z.toJSONSchema(schema, {
      ...{ io, unrepresentable: 'any', metadata: this.registry },
      // What a schema says of itself lies in another registry than its name here.
      override: ({ zodSchema, jsonSchema }) => {
        const { description, members } = z.globalRegistry.get(zodSchema) ?? {};
        if (description !== undefined) jsonSchema.description = description;
        nameKeys(jsonSchema);
        if (isWords(members)) nameMembers(jsonSchema, members);
      },
    });
    const {
      $schema: _,
      $defs = {},
      id: _id,
      ...rest
    } = JSON.parse(JSON.stringify(converted).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json & {
      $defs?: Record<string, Json>;
    };
    for (const [name, { id: _own, ...definition }] of Object.entries($defs))
      this.schemas[name] ??= definition;
    return rest;
  }
}

/** A record with an entry for each of some keys is written as what it is: an object with these properties. */
function nameKeys(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties, required } = schema;
  const keys = typeof propertyNames === 'object' ? propertyNames.enum : undefined;
  if (!keys || required?.length !== keys.length || typeof additionalProperties !== 'object') return;
  schema.properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]));
  delete schema.propertyNames;
  schema.additionalProperties = false;
}

const isWords = (members: unknown): members is Record<string, string> =>
  typeof members === 'object' && members !== null;

/** A record whose contract says what it knows (`meta({ members })`, words by name) has these as properties. */
function nameMembers(schema: z.core.JSONSchema.BaseSchema, members: Record<string, string>): void {
  const { additionalProperties } = schema;
  if (typeof additionalProperties !== 'object') return;
  const described = Object.entries(members).map(([name, description]) => [
    name,
    { ...additionalProperties, description },
  ]);
  schema.properties = Object.fromEntries(described);
}
