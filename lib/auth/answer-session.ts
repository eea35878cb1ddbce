import { z } from 'zod';
import { env } from '../env';
import { AppError } from '../errors';
import { checkOrigin } from '../http/check-origin';
import { originOf } from '../http/client-address';
import { limitAddress } from '../http/rate-limit';
import { readBytes } from '../http/read-body';
import { respond } from '../http/respond';
import type { SignInRefusal } from './contract';
import { deviceCookieName, rememberDevice } from './device';
import { endOwnSession } from './end-own-session';
import { findUserNamed } from './find-user-named';
import { providerId } from './provider-sign-in';
import { runNextAuth } from './run-next-auth';
import { parseCookies } from './session';
import { passkeyId, sessionOptions } from './session-options';
import type { Account } from './sign-in-attempts';
import { trustBrowser, trustedCookieName } from './trusted-browser';

/**
 * All of next-auth that is served. Not its `session`, which would make a session longer with each look at it, nor
 * `_log`, by which anybody could write into our log.
 */
const served = new Set([
  'GET csrf',
  'POST callback/credentials',
  `POST callback/${passkeyId}`,
  `POST signin/${providerId}`,
  `GET callback/${providerId}`,
  'POST signout',
]);
const maxBodyBytes = 16 * 1024;
/** The end of its name; where to go after the sign-in. */
const callbackCookie = 'next-auth.callback-url';

interface Segments {
  params: Promise<{ nextauth: string[] }>;
}

/** Answers what lies under /api/auth/: signing in and out with a browser. A refusal is a problem, or leads to the page. */
export function answerSession(request: Request, next: Segments): Promise<Response> {
  return respond(request, { method: request.method, path: '/api/auth/*' }, async () => {
    const segments = (await next.params).nextauth;
    refuseUnserved(request.method, segments);
    const { address, userAgent } = originOf(request);
    await limitAddress(request, 'session');
    // What is no browser sends no origin; its form's token is checked all the same.
    if (request.method === 'POST' && request.headers.has('origin')) checkOrigin(request);
    const { json, ...body } = await readForm(request);
    const cookies = decodedCookies(request);
    const device = cookies[deviceCookieName()];
    const trusted = cookies[trustedCookieName()];
    const { callbackUrl: _, ...query } = Object.fromEntries(new URL(request.url).searchParams);
    if (query.error !== undefined) return toSignIn(refusalNamed(query.error), cookies);

    const welcomed: Account[] = [];
    const refusals: (AppError | SignInRefusal)[] = [];
    const answer = await runNextAuth(
      // What a sign-in asks of the provider is ours to say, not the caller's.
      { method: request.method, segments, query: request.method === 'GET' ? query : {}, cookies, body },
      sessionOptions({
        origin: { address, userAgent, device, trusted },
        refuse: (why) => refusals.push(why),
        welcome: (account) => welcomed.push(account),
      }),
    );
    const [refusal] = refusals;
    if (refusal instanceof AppError) throw refusal;
    if (refusal !== undefined) return toSignIn(refusal, cookies);
    if (request.method === 'GET') return afterReturn(answer, cookies);
    const done = afterForm(answer, json === 'true');
    // Before the browser is told to forget its cookie, which others may have seen.
    if (segments.join('/') === 'signout') {
      await endOwnSession(new Map(Object.entries(cookies)));
      // What other tabs keep of unsaved edits; the known device is a cookie, and stays.
      done.headers.set('clear-site-data', '"storage"');
    }
    const [account] = welcomed;
    if (!account) return done;
    // Nobody can get back into what was open in this browser before.
    await endOwnSession(new Map(Object.entries(cookies)));
    done.headers.append('set-cookie', await rememberDevice(device, account));
    // Only whoever has just given a code may ask to be asked for none.
    if (body.trust === 'true' && typeof body.code === 'string' && typeof body.pin === 'string') {
      const user = await findUserNamed(account);
      if (user) done.headers.append('set-cookie', await trustBrowser(trusted, user));
    }
    return done;
  });
}

function refuseUnserved(method: string, segments: string[]): void {
  const isOfProvider = segments.includes(providerId);
  if (!served.has(`${method} ${segments.join('/')}`) || (isOfProvider && !env().oidc?.client)) {
    throw new AppError('not_found', 'There is nothing at this address.');
  }
}

/** The fields of a form, or of JSON in its place. */
async function readForm(request: Request): Promise<Record<string, unknown>> {
  const text = (await readBytes(request, maxBodyBytes)).toString('utf8');
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  const fields = z.record(z.string(), z.unknown()).safeParse(parseJson(text));
  if (!fields.success) throw new AppError('invalid_json', 'The body is not a JSON object.');
  return fields.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** next-auth writes its cookies percent-encoded, and gives up on an address of its own that is none. */
function decodedCookies(request: Request): Record<string, string> {
  const pairs = [...parseCookies(request.headers.get('cookie'))];
  const decoded = pairs.map(([name, value]): [string, string] => [name, decode(value)]);
  return Object.fromEntries(
    decoded.filter(([name, value]) => !name.endsWith(callbackCookie) || URL.canParse(value)),
  );
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Back from the provider: next-auth has said no to what never reached the exchange of the code. */
function afterReturn(answer: Response, cookies: Record<string, string>): Response {
  if (!isRefusal(answer)) return answer;
  const wasStartedHere = Object.keys(cookies).some((name) => name.endsWith('next-auth.state'));
  return toSignIn(wasStartedHere ? 'provider_away' : 'sign_in_expired', cookies);
}

/** A form is answered with where to go, as JSON where that was asked for. */
function afterForm(answer: Response, wantsJson: boolean): Response {
  const target = answer.headers.get('location');
  if (target?.endsWith('csrf=true')) {
    throw new AppError('origin_not_allowed', 'The page is too old to sign in with; load it again.');
  }
  if (isRefusal(answer)) {
    throw new AppError('unavailable', 'The identity provider does not answer; try again in a moment.', {
      retryAfterSeconds: 5,
    });
  }
  if (!wantsJson || target === null) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('location');
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify({ url: target }), { headers });
}

function isRefusal(answer: Response): boolean {
  return new URL(answer.headers.get('location') ?? '', env().appUrl).pathname === '/api/auth/error';
}

/** RFC 6749, §4.1.2.1: what the provider says when it sends somebody back without a code. */
function refusalNamed(error: string): SignInRefusal {
  if (error === 'access_denied') return 'provider_denied';
  return ['server_error', 'temporarily_unavailable'].includes(error) ? 'provider_away' : 'provider_failed';
}

/** The sign-in page with its words for the refusal, and the way to what was asked for at first. */
function toSignIn(refusal: SignInRefusal, cookies: Record<string, string>): Response {
  const asked = Object.entries(cookies).find(([name]) => name.endsWith(callbackCookie))?.[1];
  const to = new URLSearchParams({ error: refusal });
  if (asked !== undefined) {
    const { pathname, search } = new URL(asked);
    if (pathname !== '/') to.set('next', pathname + search);
  }
  return new Response(null, { status: 302, headers: { location: `/sign-in?${to}` } });
}
