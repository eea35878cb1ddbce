import { type Json, sharedSchemaNames } from './internal/schemas';
import { showCall } from './internal/show-call';
import { showCurl } from './internal/show-curl';
import { showExample } from './internal/show-example';
import { type Shape, type Shapes, showFields, showValue } from './internal/show-value';
import type { Answer, Content, Operation, Resource, Value } from './reference-shapes';

interface Media {
  schema?: Shape;
  example?: unknown;
}
interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Shape;
  example?: unknown;
}
interface Described {
  operationId: string;
  summary: string;
  tags: string[];
  security?: unknown[];
  'x-permission'?: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<
    string,
    { description: string; headers?: Json; content?: Record<string, Media & { examples?: Json }> }
  >;
}
interface Document {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Described>>;
  webhooks: Record<string, { post: Described }>;
  components: { schemas: Record<string, Shape>; parameters: Record<string, Parameter> };
}

export interface Reference {
  resources: Resource[];
  /** The events that are posted to receivers. */
  events: Operation[];
  /** What many answers hold, by name. */
  schemas: { name: string; value: Value }[];
}

/** The OpenAPI document as a person reads it: endpoints by resource, with their fields and examples. */
export function readReference(described: Json): Reference {
  const document = described as unknown as Document;
  const shapes: Shapes = { all: document.components.schemas, shared: sharedSchemaNames };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({
      tag: each.tags[0] ?? '',
      operation: showOperation(each, { method: method.toUpperCase(), path, document, shapes }),
    })),
  );
  return {
    resources: document.tags.map(({ name, description }) => ({
      name,
      description,
      operations: operations.filter(({ tag }) => tag === name).map(({ operation }) => operation),
    })),
    events: Object.entries(document.webhooks).map(([name, { post }]) => ({
      ...showOperation(post, { method: 'POST', path: name, document, shapes }),
      curl: '',
    })),
    schemas: [...sharedSchemaNames]
      .filter((name) => shapes.all[name] !== undefined)
      .map((name) => ({ name, value: showValue(shapes.all[name] ?? {}, shapes) })),
  };
}

interface Place {
  method: string;
  path: string;
  document: Document;
  shapes: Shapes;
}

function showOperation(each: Described, { method, path, document, shapes }: Place): Operation {
  const parameters = each.parameters.map((given) => {
    const name = given.$ref?.split('/').at(-1);
    return name === undefined ? given : (document.components.parameters[name] ?? given);
  });
  const responses = Object.entries(each.responses);
  const isProblem = (status: string) => /^[45]/.test(status) && status !== '410';
  const [mediaType, media] = Object.entries(each.requestBody?.content ?? {}).at(-1) ?? [];
  const permission = each['x-permission'] ?? null;
  return {
    id: each.operationId,
    method,
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    summary: each.summary,
    permission,
    parameters: (['path', 'query', 'header'] as const)
      .map((place) => ({ place, fields: showParameters(parameters, place, shapes) }))
      .filter(({ fields }) => fields.length > 0),
    body: media && mediaType !== undefined ? showContent(mediaType, media, shapes) : null,
    answers: responses
      .filter(([status, { content }]) => !isProblem(status) || content?.['application/json'])
      .map(([status, answer]) => showAnswer(status, answer, shapes)),
    errors: responses
      .filter(([, { content }]) => content?.['application/problem+json'])
      .map(([status, { content }]) => ({
        status,
        codes: Object.keys(content?.['application/problem+json']?.examples ?? {}),
      })),
    curl: showCurl({
      ...{ method, path, isOpen: permission === null },
      params: examplesOf(parameters, 'path'),
      query: examplesOf(parameters, 'query'),
      body: media && mediaType !== undefined ? { mediaType, example: media.example } : null,
    }),
    call: showCall(parameters, mediaType === undefined ? null : { mediaType, ...media }, shapes),
  };
}

function showParameters(parameters: readonly Parameter[], place: Parameter['in'], shapes: Shapes) {
  const here = parameters.filter((each) => each.in === place);
  const properties = Object.fromEntries(
    here.map(({ name, schema, description }) => [name, { ...schema, description: description ?? '' }]),
  );
  return showFields(
    { properties, required: here.filter(({ required }) => required).map(({ name }) => name) },
    shapes,
  );
}

function examplesOf(parameters: readonly Parameter[], place: Parameter['in']): Record<string, unknown> {
  return Object.fromEntries(
    parameters
      .filter((each) => each.in === place && each.example !== undefined)
      .map(({ name, example }) => [name, example]),
  );
}

function showContent(mediaType: string, { schema = {}, example }: Media, shapes: Shapes): Content {
  return {
    mediaType,
    value: showValue(schema, shapes),
    example: example === undefined ? '' : showExample(example),
  };
}

function showAnswer(status: string, answer: Described['responses'][string], shapes: Shapes): Answer {
  const [mediaType, media] = Object.entries(answer.content ?? {}).find(
    ([type]) => type !== 'application/problem+json',
  ) ?? [undefined, undefined];
  return {
    status,
    description: answer.description,
    headers: Object.keys(answer.headers ?? {}),
    content: media && mediaType !== undefined ? showContent(mediaType, media, shapes) : null,
  };
}
