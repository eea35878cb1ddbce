import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type NextAuthOptions } from 'next-auth';

interface SessionRequest {
  method: string;
  /** What follows /api/auth/ in the path. */
  segments: string[];
  query: Record<string, string>;
  cookies: Record<string, string>;
  body: Record<string, unknown>;
}

/**
 * Runs next-auth on a request that has been read already. It is given the form of a `pages` route: that of an `app`
 * route reads body and cookies by itself, without a bound and only inside of Next.
 */
export async function runNextAuth(request: SessionRequest, options: NextAuthOptions): Promise<Response> {
  const { method, segments, query, cookies, body } = request;
  const reply = makeReply();
  const given = { method, headers: {}, cookies, body, query: { ...query, nextauth: segments } };
  await NextAuth(given as unknown as NextApiRequest, reply as unknown as NextApiResponse, options);
  return reply.made();
}

/** The few members of a response that next-auth uses. */
function makeReply() {
  const headers = new Headers();
  let status = 200;
  let body: string | null = null;
  const reply = {
    status: (code: number) => {
      status = code;
      return reply;
    },
    getHeader: (name: string) =>
      name.toLowerCase() === 'set-cookie' ? headers.getSetCookie() : (headers.get(name) ?? undefined),
    setHeader: (name: string, value: string | string[]) => {
      headers.delete(name);
      for (const each of [value].flat()) headers.append(name, each);
      return reply;
    },
    json: (value: unknown) => {
      headers.set('content-type', 'application/json');
      body = JSON.stringify(value);
    },
    send: (value: unknown) => {
      body = typeof value === 'string' ? value : JSON.stringify(value ?? null);
    },
    end: () => undefined,
    made: () => new Response(body, { status, headers }),
  };
  return reply;
}
