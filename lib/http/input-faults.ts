import type { z } from 'zod';
import type { InputFault } from '../errors';

type Path = readonly PropertyKey[];
type Union = Extract<z.core.$ZodIssue, { code: 'invalid_union' }>;

/** Every fault that Zod found, each with the path from the body's, query's or path's root. */
export function inputFaults(error: z.ZodError, where?: string): InputFault[] {
  return error.issues.flatMap((issue) => faultsOf(issue, where === undefined ? [] : [where]));
}

function faultsOf(issue: z.core.$ZodIssue, prefix: Path): InputFault[] {
  const path = [...prefix, ...issue.path];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(path, key));
  if (issue.code === 'invalid_union') return unionFaults(issue, path);
  return [{ path: asText(path), code: codeOf(issue), message: issue.message }];
}

/** A check of our own may name its fault more closely than `custom`, with `params: { code }`. */
const codeOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'custom' && typeof issue.params?.code === 'string' ? issue.params.code : issue.code;

/**
 * What is wrong with a value that may be one of several. Where only one of them can be meant, its own faults; else what the
 * value may be, and the fields that none of them has.
 */
function unionFaults(issue: Union, path: Path): InputFault[] {
  const options = issue.errors;
  const meant = options.filter((faults) => faults.every(isWithin));
  if (meant.length === 1) return (meant[0] ?? []).flatMap((fault) => faultsOf(fault, path));
  const [first = [], ...others] = options.map(unknownKeys);
  const unknown = first.filter((key) => others.every((keys) => keys.includes(key)));
  const whole = { path: asText(path), code: issue.code, message: tellUnion(issue) };
  return [whole, ...unknown.map((key) => unknownField(path, key))];
}

/** A fault inside of a field that is there and belongs there. */
function isWithin(fault: z.core.$ZodIssue): boolean {
  return (
    fault.path.length > 0 && fault.code !== 'unrecognized_keys' && !/received undefined$/.test(fault.message)
  );
}

function unknownKeys(faults: readonly z.core.$ZodIssue[]): string[] {
  return faults.flatMap((fault) =>
    fault.code === 'unrecognized_keys' && fault.path.length === 0 ? fault.keys : [],
  );
}

/** The union's own words where it has any; else the kinds of value that it takes. */
function tellUnion({ message, errors }: Union): string {
  if (message !== 'Invalid input') return message;
  const kinds = errors.flatMap(([fault]) =>
    fault?.code === 'invalid_type' && fault.path.length === 0 ? [fault.expected] : [],
  );
  return kinds.length > 0 ? `${message}: expected ${[...new Set(kinds)].join(' or ')}` : message;
}

function unknownField(path: Path, key: string): InputFault {
  const message = `There is no field "${key}" here.`;
  return { path: asText([...path, key]), code: 'unrecognized_key', message };
}

const asText = (path: Path) => path.join('.');
