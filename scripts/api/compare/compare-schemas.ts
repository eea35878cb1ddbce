import { compareLimits } from './compare-limits';
import { type Change, type Document, type Kind, kindsOf, type Schema, type Writer } from './shape';

export interface Side {
  before: Document;
  after: Document;
  writer: Writer;
  /** Pairs that are being compared further out: a schema may hold itself. */
  open?: ReadonlySet<string>;
}

const breaking = (where: string, what: string): Change => ({ where, what, breaks: true });
const harmless = (where: string, what: string): Change => ({ where, what, breaks: false });

/** What has changed between two schemas of one value. */
export function compareSchemas(before: Schema, after: Schema, where: string, side: Side): Change[] {
  const pair = `${before.$ref} ${after.$ref}`;
  if (before.$ref !== undefined && after.$ref !== undefined) {
    if (side.open?.has(pair)) return [];
    const open = new Set([...(side.open ?? []), pair]);
    return compareKinds(before, after, where, { ...side, open });
  }
  return compareKinds(before, after, where, side);
}

/** Each kind of one side must be met by one of the other: what was sent by one that is taken, what is sent by one that was. */
function compareKinds(before: Schema, after: Schema, where: string, side: Side): Change[] {
  const old = kindsOf(before, side.before);
  const now = kindsOf(after, side.after);
  const [asked, given] = side.writer === 'client' ? [old, now] : [now, old];
  return asked.flatMap((kind) => {
    const attempts = given.map((other) =>
      side.writer === 'client'
        ? compareKind(kind, other, where, side)
        : compareKind(other, kind, where, side),
    );
    const best = attempts.sort((a, b) => weigh(a) - weigh(b))[0];
    if (best && weigh(best) < unlike) return best;
    if (side.writer === 'client') return [breaking(where, `no longer takes ${nameOf(kind)}`)];
    // One more of several things that its reader tells apart by a field is like one more value of that field.
    const others = given.filter((other) => markOf(other) !== undefined);
    return markOf(kind) !== undefined && others.length > 1
      ? [harmless(where, `may also be ${nameOf(kind)}`)]
      : [breaking(where, `may now be ${nameOf(kind)}, and was ${given.map(nameOf).join(' or ')}`)];
  });
}

const unlike = 1000;
const weigh = (changes: readonly Change[]): number =>
  changes.reduce((sum, { breaks, what }) => sum + (what === '' ? unlike : breaks ? 1 : 0), 0);

function compareKind(old: Kind, now: Kind, where: string, side: Side): Change[] {
  const isFiner = old.type === 'integer' && now.type === 'number';
  const isCoarser = old.type === 'number' && now.type === 'integer';
  const fits =
    old.type === now.type ||
    (side.writer === 'client' ? isFiner || now.type === 'anything' : isCoarser || old.type === 'anything');
  // Without words: of another kind, so that nothing about it is worth saying.
  const marks = [markOf(old), markOf(now)];
  const isOther = !marks.includes(undefined) && marks[0] !== marks[1];
  if (!fits || isOther) return [breaking(where, '')];
  if (old.type === 'object' && now.type === 'object') return compareObjects(old, now, where, side);
  const inner =
    old.type === 'array' && now.type === 'array'
      ? compareSchemas(old.items ?? {}, now.items ?? {}, `${where}[]`, side)
      : [];
  return [
    ...compareValues(old, now, where, side.writer),
    ...compareLimits(old, now, where, side.writer),
    ...inner,
  ];
}

function compareValues(old: Kind, now: Kind, where: string, writer: Writer): Change[] {
  const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');
  if (writer === 'client') {
    if (!now.enum) return [];
    if (!old.enum) return [breaking(where, `takes only ${listed(now.enum)}`)];
    const gone = old.enum.filter((value) => !now.enum?.includes(value));
    return gone.length === 0 ? [] : [breaking(where, `no longer takes ${listed(gone)}`)];
  }
  if (!old.enum) return [];
  if (!now.enum) return [breaking(where, `may now be anything, and was one of ${listed(old.enum)}`)];
  const more = now.enum.filter((value) => !old.enum?.includes(value));
  return more.length === 0 ? [] : [harmless(where, `may also be ${listed(more)}`)];
}

function compareObjects(old: Kind, now: Kind, where: string, side: Side): Change[] {
  const before = old.properties ?? {};
  const after = now.properties ?? {};
  const at = (name: string) => (where.endsWith('→') ? `${where} ${name}` : `${where}.${name}`);
  const was = new Set(old.required);
  const is = new Set(now.required);
  const fields = Object.entries(before).flatMap(([name, schema]): Change[] => {
    const other = after[name] ?? elsewhere(now, side.writer);
    if (!other) return [breaking(at(name), 'is gone')];
    const demanded = side.writer === 'client' && is.has(name) && !was.has(name);
    const lapsed = side.writer === 'service' && was.has(name) && !is.has(name);
    return [
      ...(demanded ? [breaking(at(name), 'is required now')] : []),
      ...(lapsed ? [breaking(at(name), 'may be left out now')] : []),
      ...compareSchemas(schema, other, at(name), side),
    ];
  });
  const added = Object.keys(after).filter((name) => before[name] === undefined);
  return [
    ...fields,
    ...added.map((name) =>
      side.writer === 'client' && is.has(name) && elsewhere(old, 'client') === undefined
        ? breaking(at(name), 'is new, and required')
        : harmless(at(name), 'is new'),
    ),
    ...compareOthers(old, now, at('*'), side),
  ];
}

/** The fields whose names are the writer's own. */
function compareOthers(old: Kind, now: Kind, where: string, side: Side): Change[] {
  const [before, after] = [old.additionalProperties, now.additionalProperties];
  if (typeof before === 'object' && typeof after === 'object')
    return compareSchemas(before, after, where, side);
  const isOpen = (others: typeof before) => others === true || typeof others === 'object';
  if (side.writer === 'client' && isOpen(before) && after === false)
    return [breaking(where, 'names of one’s own are no longer taken')];
  if (side.writer === 'service' && !isOpen(before) && isOpen(after))
    return [harmless(where, 'may hold fields of other names')];
  return [];
}

/** A record's schema stands for a field that has none of its own. */
const elsewhere = ({ additionalProperties }: Kind, writer: Writer): Schema | undefined =>
  writer === 'client' && typeof additionalProperties === 'object' ? additionalProperties : undefined;

/** What tells an object from the others of a union: its field with a single value. */
function markOf({ type, properties = {}, required = [] }: Kind): string | undefined {
  if (type !== 'object') return undefined;
  const marks = Object.entries(properties)
    .filter(([name, { const: only }]) => only !== undefined && required.includes(name))
    .map(([name, { const: only }]) => `${name} ${JSON.stringify(only)}`);
  return marks.length === 0 ? undefined : marks.join(', ');
}

function nameOf(kind: Kind): string {
  const mark = markOf(kind);
  if (mark !== undefined) return `an object with ${mark}`;
  return kind.enum ? kind.enum.map((value) => JSON.stringify(value)).join(', ') : `${kind.type}`;
}
