import type { InputFault } from '../errors';
import type { Language } from '../words/languages';
import { originOf } from './client-address';
import type { AnswerOf, AnswerStatus, BodyOf, Endpoint, ParamsOf, QueryOf } from './endpoint';
import { type Access, admit, refuseFaults } from './gate';
import { answerOnce } from './idempotency';
import { inputFaults } from './input-faults';
import { pageHeaders } from './page-headers';
import { decodeBody, readBytes } from './read-body';
import { respond } from './respond';
import { parseIn } from './sentence-field';

/** What a handler returns when its status or headers are not the endpoint's usual ones. */
class Answer<T> {
  constructor(
    readonly status: number,
    readonly data: T,
    readonly headers: Record<string, string> = {},
  ) {}
}
export function answer<T>(status: AnswerStatus, data: T, headers?: Record<string, string>): Answer<T> {
  return new Answer(status, data, headers);
}

export interface Call<E extends Endpoint> {
  ctx: Access<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The version of `If-Match`, when one was sent. */
  ifMatch: number | undefined;
  /** Where the request comes from: see clientAddress(), and the program that sends it. */
  origin: { address: string; userAgent: string };
}

type RouteHandler = (
  request: Request,
  next: { params: Promise<Record<string, string> | undefined> },
) => Promise<Response>;

/** Makes an endpoint's route handler: the gate, the body, the idempotency key, the verb, the checked answer. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E> | Answer<AnswerOf<E>>>,
): RouteHandler {
  return (request, next) =>
    respond(request, endpoint, async (requestId) => {
      const admitted = await admit(endpoint, request, (await next.params) ?? {}, requestId);
      const bytes =
        endpoint.method === 'GET' || endpoint.method === 'DELETE'
          ? Buffer.alloc(0)
          : await readBytes(request, endpoint.maxBodyBytes, admitted.ctx === null ? 'stranger' : 'caller');
      const body = endpoint.body.safeParse(await decodeBody(endpoint, request, bytes));
      const ifMatch = versionOf(request, admitted.faults);
      refuseFaults([...admitted.faults, ...(body.success ? [] : inputFaults(body.error))]);

      const { ctx, params, query, language } = admitted;
      return answerOnce({ endpoint, request, ctx, bytes }, async () => {
        const returned = await handle({
          ctx,
          params,
          query,
          body: body.data as BodyOf<E>,
          ifMatch,
          origin: originOf(request),
        });
        return checkedAnswer(endpoint, request, { returned, language });
      });
    });
}

/** Parses the answer by its own schema: what is not declared never leaves, and a wrong answer is our bug. */
function checkedAnswer(
  endpoint: Endpoint,
  request: Request,
  { returned, language }: { returned: unknown; language: Language },
): Response {
  const { status, data, headers } =
    returned instanceof Answer ? returned : new Answer(Number(Object.keys(endpoint.answers)[0]), returned);
  const schema = endpoint.answers[status as keyof typeof endpoint.answers];
  if (!schema) throw new Error(`${endpoint.method} ${endpoint.path} declares no answer ${status}`);
  if (status === 204) return new Response(null, { status, headers });
  const parsed: unknown = parseIn(language, schema, data);
  const url = new URL(request.url);
  return new Response(JSON.stringify(selected(endpoint, url, parsed)), {
    status,
    headers: {
      'content-type': 'application/json',
      ...versionTag(parsed),
      ...(endpoint.paged ? pageHeaders(url, parsed) : {}),
      ...headers,
    },
  });
}

/** The answer with those fields of its rows that were asked for. */
function selected({ selects }: Endpoint, url: URL, data: unknown): unknown {
  const wanted = url.searchParams.get('fields');
  if (selects === undefined || wanted === null || typeof data !== 'object' || data === null) return data;
  const names = new Set(['id', ...wanted.split(',')]);
  const rows: unknown = (data as Record<string, unknown>)[selects];
  if (!Array.isArray(rows)) return data;
  const pick = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)));
  return { ...data, [selects]: rows.map(pick) };
}

/** The version of the order that is the answer, or that an edit answers with. */
function versionTag(data: unknown): Record<string, string> {
  if (typeof data !== 'object' || data === null) return {};
  if ('order' in data) return versionTag(data.order);
  return 'version' in data && typeof data.version === 'number' ? { etag: `"${data.version}"` } : {};
}

function versionOf(request: Request, faults: InputFault[]): number | undefined {
  const sent = request.headers.get('if-match');
  if (sent === null || sent === '*') return undefined;
  const version = /^"(\d{1,9})"$/.exec(sent)?.[1];
  if (version === undefined) {
    faults.push({
      path: 'header.if-match',
      code: 'invalid_format',
      message: 'Send the version in quotes, as in "3".',
    });
    return undefined;
  }
  return Number(version);
}
