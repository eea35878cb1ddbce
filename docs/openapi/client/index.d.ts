import type { Client, ClientOptions } from 'openapi-fetch';
import type { components, operations, paths, webhooks } from './schema.js';

export type { components, operations, paths, webhooks };

/** What the API names: `Schemas['Order']`. */
export type Schemas = components['schemas'];
export type Problem = Schemas['Problem'];
/** What is posted to a receiver of webhooks, by the event’s name: `WebhookEvents['order.approved']`. */
export type WebhookEvents = {
  [Name in keyof webhooks]: webhooks[Name]['post']['requestBody'] extends
    | { content: { 'application/json': infer Body } }
    | undefined
    ? Body
    : never;
};

export type IntakeClient = Client<paths, 'application/json' | 'application/problem+json'>;

export interface IntakeOptions extends Omit<ClientOptions, 'baseUrl'> {
  /** The service’s address, as in `https://intake.example.com`. */
  url: string;
  /** A key of Settings → API keys. */
  apiKey?: string;
  /** An access token, in place of a key. */
  token?: string;
}

/**
 * Every path of the API as a typed call: `client.GET('/api/orders/{id}', { params: { path: { id } } })`. A POST without
 * an `Idempotency-Key` of yours gets one, so that what `fetch` or a proxy repeats is carried out once.
 */
export function createClient(options: IntakeOptions): IntakeClient;

/** The data of a call’s answer. Throws ProblemError for an answer that is no success. */
export function take<Answer extends { data?: unknown; error?: unknown; response: Response }>(
  call: Promise<Answer>,
): Promise<Exclude<Answer['data'], undefined>>;

export class ProblemError extends Error {
  readonly name: 'ProblemError';
  readonly status: number;
  /** One of the published codes; `internal` when the answer was no problem document. */
  readonly code: Problem['code'];
  readonly problem: Problem | undefined;
  readonly response: Response;
}
