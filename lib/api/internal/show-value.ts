import type { Field, Value } from '../reference-shapes';

/** What is read of a JSON schema. */
export interface Shape {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  description?: string;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Shapes {
  all: Record<string, Shape>;
  /** Those with a place of their own in the reference: they are pointed at, not unfolded. */
  shared: ReadonlySet<string>;
}

const nothing: Value = { type: 'anything', limits: '', schema: null, fields: [], forms: [] };

/** A schema as the reference shows it. */
export function showValue(shape: Shape, shapes: Shapes): Value {
  if (shape.$ref !== undefined) return follow(shape.$ref.split('/').at(-1) ?? '', shapes);
  if (shape.const !== undefined) return { ...nothing, type: JSON.stringify(shape.const) };
  if (shape.enum) return { ...nothing, type: shape.enum.map((each) => JSON.stringify(each)).join(', ') };
  const choice = shape.anyOf ?? shape.oneOf;
  if (choice) return showChoice(choice, shapes);
  if (shape.allOf) return showValue(shape.allOf[0] ?? {}, shapes);
  const [type = 'anything', ...others] = [shape.type ?? []].flat();
  const orNull = others.includes('null') ? ' or null' : '';
  if (type === 'array') return showList(shape, shapes);
  if (type === 'object') return showObject(shape, shapes);
  const named = type === 'string' && shape.format !== undefined ? shape.format : type;
  return { ...nothing, type: `${named}${orNull}`, limits: limitsOf(shape) };
}

/** The fields of an object's schema, in its order. */
export function showFields(shape: Shape, shapes: Shapes): Field[] {
  const required = new Set(shape.required ?? []);
  return Object.entries(shape.properties ?? {}).map(([name, inner]) => ({
    ...showValue(inner, shapes),
    name,
    required: required.has(name),
    description: describe(inner),
  }));
}

function describe({ description = '', default: usual }: Shape): string {
  if (usual === undefined) return description;
  return `${description}${description === '' ? '' : ' '}${JSON.stringify(usual)} unless given.`;
}

function follow(name: string, shapes: Shapes): Value {
  const target = shapes.all[name] ?? {};
  if (shapes.shared.has(name)) return { ...nothing, type: name, schema: name };
  return showValue(target, shapes);
}

function showChoice(choice: Shape[], shapes: Shapes): Value {
  const forms = choice.filter((each) => each.type !== 'null').map((each) => showValue(each, shapes));
  const orNull = forms.length < choice.length ? ' or null' : '';
  const [only, ...others] = forms;
  if (only === undefined) return { ...nothing, type: 'null' };
  if (others.length === 0) return { ...only, type: `${only.type}${orNull}` };
  const types = [...new Set(forms.map(({ type }) => type))];
  const isPlain = forms.every(({ fields, schema }) => fields.length === 0 && schema === null);
  return { ...nothing, type: `${types.join(' or ')}${orNull}`, forms: isPlain ? [] : forms };
}

function showList(shape: Shape, shapes: Shapes): Value {
  const item = showValue(shape.items ?? {}, shapes);
  const limits = range(shape.minItems, shape.maxItems, ' items');
  return { ...item, type: `list of ${item.type}`, limits };
}

function showObject(shape: Shape, shapes: Shapes): Value {
  const rest = shape.additionalProperties;
  if (shape.properties === undefined && typeof rest === 'object') {
    const value = showValue(rest, shapes);
    return { ...value, type: `object of ${value.type} by name` };
  }
  return { ...nothing, type: 'object', fields: showFields(shape, shapes) };
}

/** The bounds of what a JSON number holds exactly say nothing. */
const meant = (bound: number | undefined) =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : bound;

function limitsOf(shape: Shape): string {
  if (shape.format !== undefined) return '';
  const above = meant(shape.exclusiveMinimum);
  const [least, most] = [meant(shape.minimum), meant(shape.maximum)];
  if (above !== undefined) return `more than ${above}${most === undefined ? '' : `, at most ${show(most)}`}`;
  return range(least, most, '') || range(shape.minLength || undefined, shape.maxLength, ' characters');
}

const show = (bound: number): string => bound.toLocaleString('en-US');

function range(least: number | undefined, most: number | undefined, what: string): string {
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return `${show(least ?? 0)} or more${what}`;
  if (least === undefined) return `at most ${show(most)}${what}`;
  return least === most ? `${show(most)}${what}` : `${show(least)} to ${show(most)}${what}`;
}
