import type { CallEntries, Entry } from '../reference-shapes';
import type { Shape, Shapes } from './show-value';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Shape;
  example?: unknown;
}
interface Body {
  mediaType: string;
  schema?: Shape;
  example?: unknown;
}

/** What is to be filled in to call an operation: its parameters, and a body to start from. */
export function showCall(
  parameters: readonly Parameter[],
  body: Body | null,
  { all }: Pick<Shapes, 'all'>,
): CallEntries {
  const within = (place: Parameter['in']) =>
    parameters
      .filter((each) => each.in === place)
      .map(({ name, required = false, schema, example }) => entryOf(name, schema, required, example));
  return {
    path: within('path'),
    query: within('query'),
    header: within('header'),
    body: body && {
      mediaType: body.mediaType,
      json: body.mediaType === 'application/json' ? JSON.stringify(body.example ?? {}, null, 2) : '',
      entries: body.mediaType === 'multipart/form-data' ? formEntries(body, all) : [],
    },
  };
}

function formEntries({ schema = {}, example }: Body, all: Shapes['all']): Entry[] {
  const named = schema.$ref?.split('/').at(-1);
  const { properties = {}, required = [] } = named === undefined ? schema : (all[named] ?? {});
  const examples = (example ?? {}) as Record<string, unknown>;
  return Object.entries(properties).map(([name, inner]) =>
    entryOf(name, inner, required.includes(name), examples[name]),
  );
}

function entryOf(name: string, schema: Shape, required: boolean, example: unknown): Entry {
  return {
    name,
    required,
    options: schema.type === 'boolean' ? ['true', 'false'] : (schema.enum ?? []).map(String),
    example: example === undefined ? '' : String(example),
    isFile: schema.format === 'binary',
  };
}
