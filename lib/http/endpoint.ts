import { z } from 'zod';
import type { ErrorCode } from '../errors';
import type { Permission } from '../permissions';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A Zod object whose unknown keys are refused: a typing error must not be lost. */
const nothing = z.strictObject({});

/** Statuses that are no problem documents; 503 only of a service that says in its own words what it still waits for. */
export type AnswerStatus = 200 | 201 | 202 | 204 | 503;
type Answers = Partial<Record<AnswerStatus, z.ZodType>>;

interface Declaration<
  M extends Method,
  Path extends `/api/${string}`,
  Access extends Permission | 'public',
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Good extends Answers,
> {
  method: M;
  /** As in `/api/orders/:id/lines/:lineId`. */
  path: Path;
  /** Who may call it; `public` needs no credentials at all. */
  permission: Access;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Defaults to JSON; `multipart` gives files as `File`; `form-or-json` is what it comes as; `raw` is left to a `rawRoute`. */
  bodyType?: 'json' | 'multipart' | 'form-or-json' | 'raw';
  /** Largest body in bytes; 1 MiB by default. */
  maxBodyBytes?: number;
  /** Schema of each status that is no problem; the first is the one a plain return value gets. */
  answers: Good;
  /** Content type of an answer that is not JSON, or those of which it has one. */
  answerType?: string | readonly string[];
  /** The answer may come as server-sent events instead, as the caller's protocol has it. */
  mayStream?: true;
  /** Errors that are answered as plain text, as the caller's protocol has it. */
  plainErrors?: readonly ErrorCode[];
  /** The member of the answer that shows a secret, which is never stored: where it was shown, a repeat under the same idempotency key is refused. */
  showsOnce?: string;
  /** Open to all, and not counted: what comes proves itself by its signature, and must not be turned away. */
  isUnlimited?: true;
  /** A list: gets `X-Total-Count` and `Link`. */
  paged?: boolean;
  /** The rows of the answer of which the query's `fields` picks some fields; their `id` is always among them. */
  selects?: string;
  /** Errors of its own, beside those that every endpoint can answer. */
  errors?: readonly ErrorCode[];
  example: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
    answer?: unknown;
  };
}

/** An endpoint as data: read by the server, the API document, the browser's client and the tests. */
export type Endpoint<
  M extends Method = Method,
  Path extends `/api/${string}` = `/api/${string}`,
  Access extends Permission | 'public' = Permission | 'public',
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Good extends Answers = Answers,
> = Omit<Declaration<M, Path, Access, Params, Query, Body, Good>, 'params' | 'query' | 'body'> & {
  params: Params;
  query: Query;
  body: Body;
};

export function endpoint<
  const M extends Method,
  const Path extends `/api/${string}`,
  const Access extends Permission | 'public',
  Good extends Answers,
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
>(
  declaration: Declaration<M, Path, Access, Params, Query, Body, Good>,
): Endpoint<M, Path, Access, Params, Query, Body, Good> {
  return {
    ...declaration,
    params: declaration.params ?? (nothing as z.ZodType as Params),
    query: declaration.query ?? (nothing as z.ZodType as Query),
    body: declaration.body ?? (nothing as z.ZodType as Body),
  };
}

/** The content types of an answer that is not JSON; none when it is. */
export function answerTypesOf({ answerType = [] }: Pick<Endpoint, 'answerType'>): readonly string[] {
  return typeof answerType === 'string' ? [answerType] : answerType;
}

/** Whether a query is refused for a field that is not known; only what others add to, as they like, is not. */
export function refusesUnknownFields({ query }: Pick<Endpoint, 'query'>): boolean {
  return query instanceof z.ZodObject && query.def.catchall instanceof z.ZodNever;
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;

type AnswerSchemas<E extends Endpoint> = Extract<E['answers'][keyof E['answers']], z.ZodType>;
/** What a handler may return: an answer of any success status, before the schema strips what is not declared. */
export type AnswerOf<E extends Endpoint> = z.input<AnswerSchemas<E>>;
