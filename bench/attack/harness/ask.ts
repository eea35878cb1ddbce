import { Pool } from 'undici';

export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string | string[]>;
  /** Sent as JSON unless it is text or bytes. */
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  ms: number;
}

const waitMs = 60_000;

/** A client of one address; every request takes what connection is free. */
export class Client {
  readonly #pool: Pool;

  constructor(url: string, connections = 16) {
    this.#pool = new Pool(url, { connections, pipelining: 1, headersTimeout: waitMs, bodyTimeout: waitMs });
  }

  async ask({ method, path, headers = {}, body }: Sent): Promise<Answer> {
    const isReady = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
    const startedAt = performance.now();
    const answer = await this.#pool.request({
      method: method as 'GET',
      path,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: isReady ? (body ?? null) : JSON.stringify(body),
    });
    const text = await answer.body.text();
    return { status: answer.statusCode, headers: answer.headers, text, ms: performance.now() - startedAt };
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

/** Whether it is a problem document in the shape that every refusal has, or an empty answer to a HEAD. */
export function isProblem({ status, headers, text }: Answer): boolean {
  if (!String(headers['content-type']).startsWith('application/problem+json')) return false;
  const body: unknown = JSON.parse(text);
  const has = (name: string) => typeof body === 'object' && body !== null && name in body;
  return ['type', 'title', 'detail', 'code', 'requestId'].every(has) && JSON.parse(text).status === status;
}
