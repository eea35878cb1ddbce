import type { Json } from './schemas';

interface Parts {
  method: string;
  path: string;
  /** Examples of the path's and the query's parameters. */
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  isOpen: boolean;
  body: { mediaType: string; example: unknown } | null;
}

/** The call as a line for a shell in which INTAKE_URL and INTAKE_KEY are set. */
export function showCurl({ method, path, params, query, isOpen, body }: Parts): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? `<${name}>`));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const target = `"$INTAKE_URL${address}${search.size === 0 ? '' : `?${search}`}"`;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${target}`,
    ...(isOpen ? [] : ['-H "X-Api-Key: $INTAKE_KEY"']),
    ...(body ? dataOf(body) : []),
  ].join(' \\\n  ');
}

function dataOf({ mediaType, example }: NonNullable<Parts['body']>): string[] {
  if (mediaType === 'multipart/form-data') {
    const fields = Object.entries((example ?? {}) as Json);
    return fields.map(([name, value]) => `-F ${quote(`${name}=${String(value)}`)}`);
  }
  return [`-H 'Content-Type: ${mediaType}'`, `-d ${quote(JSON.stringify(example ?? {}))}`];
}

/** For a POSIX shell. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
