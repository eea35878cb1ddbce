import { compareSchemas } from './compare-schemas';
import type { Change, Document, Operation, Parameter } from './shape';

/** What has changed between two documents of the API, with what breaks a client of the first. */
export function compareDocuments(before: Document, after: Document): Change[] {
  const documents = { before, after };
  return [
    ...compareAll(before.paths, after.paths, (old, now, where) => [
      ...compareAccess(old, now, where),
      ...compareParameters(old, now, where, documents),
      ...compareBodies(old, now, where, documents),
      ...compareAnswers(old, now, where, documents),
    ]),
    ...compareAll(before.webhooks ?? {}, after.webhooks ?? {}, (old, now, where) => [
      ...compareSentHeaders(old, now, where),
      ...compareContent(old.requestBody?.content, now.requestBody?.content, where, 'service', documents),
    ]),
  ];
}

type Documents = { before: Document; after: Document };
type Operations = Record<string, Record<string, Operation>>;

function compareAll(
  before: Operations,
  after: Operations,
  compare: (old: Operation, now: Operation, where: string) => Change[],
): Change[] {
  const list = (all: Operations) =>
    Object.entries(all).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, each]) => [`${method.toUpperCase()} ${path}`, each] as const),
    );
  const now = new Map(list(after));
  const old = new Map(list(before));
  return [
    ...[...old].flatMap(([where, each]) => {
      const other = now.get(where);
      return other ? compare(each, other, where) : [gone(where)];
    }),
    ...[...now.keys()].filter((where) => !old.has(where)).map(added),
  ];
}

const breaking = (where: string, what: string): Change => ({ where, what, breaks: true });
const gone = (where: string): Change => breaking(where, 'is gone');
const added = (where: string): Change => ({ where, what: 'is new', breaks: false });

function compareAccess(old: Operation, now: Operation, where: string): Change[] {
  const needs = ({ 'x-permission': permission, security }: Operation) =>
    security?.length === 0 ? 'no credentials' : `the scope ${permission ?? 'of nobody'}`;
  if (needs(old) === needs(now)) return [];
  const what = `needed ${needs(old)} and needs ${needs(now)}`;
  return [{ where, what, breaks: needs(now) !== 'no credentials' }];
}

function compareParameters(old: Operation, now: Operation, where: string, documents: Documents): Change[] {
  const before = parametersOf(old, documents.before);
  const after = parametersOf(now, documents.after);
  return [
    ...[...before].flatMap(([name, each]) => {
      const other = after.get(name);
      const place = `${where} → ${name}`;
      if (!other) return [gone(place)];
      return [
        ...(other.required && !each.required ? [breaking(place, 'is required now')] : []),
        ...compareSchemas(each.schema, other.schema, place, { ...documents, writer: 'client' }),
      ];
    }),
    ...[...after]
      .filter(([name]) => !before.has(name))
      .map(([name, { required }]) =>
        required ? breaking(`${where} → ${name}`, 'is new, and required') : added(`${where} → ${name}`),
      ),
  ];
}

function parametersOf({ parameters = [] }: Operation, { components }: Document): Map<string, Parameter> {
  const followed = parameters.map(
    (each) => components.parameters?.[each.$ref?.split('/').at(-1) ?? ''] ?? each,
  );
  return new Map(followed.map((each) => [`${each.in} ${each.name}`, each]));
}

function compareBodies(old: Operation, now: Operation, where: string, documents: Documents): Change[] {
  const nothing = { 'application/json': { schema: { type: 'object', properties: {} } } };
  const before = old.requestBody?.content ?? (now.requestBody ? nothing : undefined);
  return compareContent(before, now.requestBody?.content, `${where} → body`, 'client', documents);
}

function compareAnswers(old: Operation, now: Operation, where: string, documents: Documents): Change[] {
  return Object.entries(old.responses).flatMap(([status, answer]) => {
    const place = `${where} → ${status}`;
    const other = now.responses[status];
    // A problem that is no longer answered is missed by nobody.
    if (!other) return /^[45]/.test(status) ? [] : [gone(place)];
    const headers = Object.keys(answer.headers ?? {}).filter((name) => !(name in (other.headers ?? {})));
    return [
      ...headers.map((name) => gone(`${place} → header ${name}`)),
      ...compareContent(answer.content, other.content, place, 'service', documents),
    ];
  });
}

function compareContent(
  before: Operation['responses'][string]['content'] = {},
  after: Operation['responses'][string]['content'] = {},
  where: string,
  writer: 'client' | 'service',
  documents: Documents,
): Change[] {
  return Object.entries(before).flatMap(([type, media]) => {
    const other = after[type];
    if (!other) return [gone(`${where} → ${type}`)];
    if (!media.schema || !other.schema) return [];
    return compareSchemas(media.schema, other.schema, `${where} →`, { ...documents, writer });
  });
}

/** Headers of what is posted to receivers. */
function compareSentHeaders(old: Operation, now: Operation, where: string): Change[] {
  const names = new Set(now.parameters?.map(({ name }) => name));
  return (old.parameters ?? [])
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => gone(`${where} → header ${name}`));
}
