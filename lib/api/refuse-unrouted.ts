import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../errors';
import { hasBody } from '../http/close-unread';
import { problemResponse } from '../http/problem';
import { sendResponse } from '../http/send-response';
import { endpoints } from './endpoints';

const patterns = endpoints.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}/?$`),
}));

/** Paths under /api that are served by libraries, but for the endpoints of ours that lie among them. */
const foreign = /^\/api\/(auth|inngest)(\/|$)/;
const methodsOfForeign = ['GET', 'POST', 'PUT'];
/** Nothing is ever written by a page: there are no server actions, and a body would be taken in for nobody. */
const methodsOfPages = ['GET', 'HEAD'];

interface Refusal {
  error: AppError;
  allow?: readonly string[];
}

/**
 * Answers a request that nobody is there for with a problem document, where Next would send a page, an empty body or a
 * fault of its own: 400 for an address that cannot be read, 404 and 405. Pages answer GET and HEAD and take no body.
 * False when somebody is there.
 */
export async function refuseUnrouted(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = request.url?.split('?')[0] ?? '';
  const fault = faultOf(path);
  const refusal = fault
    ? { error: new AppError('invalid_input', `The address is not valid: ${fault}.`) }
    : path.startsWith('/api/')
      ? refuseOfApi(path, request.method ?? '')
      : refuseOfPages(path, request);
  if (refusal === undefined) return false;
  const requestId = randomUUID();
  const allow: Record<string, string> = refusal.allow ? { allow: refusal.allow.join(', ') } : {};
  await sendResponse(response, problemResponse(refusal.error, requestId), requestId, allow);
  return true;
}

/** Segments that lead to another address than is written, which Next would follow after everybody here has looked. */
const leadsElsewhere = /(^|[/\\])(\.|%2e){1,2}($|[/\\])/i;

function faultOf(path: string): string | undefined {
  if (leadsElsewhere.test(path)) return 'it leads elsewhere by dots';
  try {
    decodeURIComponent(path);
    return undefined;
  } catch {
    return 'its %-signs are not UTF-8';
  }
}

function refuseOfApi(path: string, method: string): Refusal | undefined {
  const declared = patterns.filter(({ pattern }) => pattern.test(path)).map((each) => each.method);
  const allowed = declared.length === 0 && foreign.test(path) ? methodsOfForeign : declared;
  if (allowed.length === 0) return { error: new AppError('not_found', `There is no ${path}.`) };
  const asked = method === 'HEAD' ? 'GET' : method;
  if (allowed.some((each) => each === asked) || asked === 'OPTIONS') return undefined;
  return notAllowed(allowed);
}

function refuseOfPages(path: string, request: IncomingMessage): Refusal | undefined {
  if (!methodsOfPages.includes(request.method ?? '')) return notAllowed(methodsOfPages);
  if (hasBody(request)) return { error: new AppError('invalid_input', 'A page takes no body.') };
  // Next scales pictures there for whoever asks; the desk has none that need it.
  const isScaler = /^\/_next\/image(\/|$)/.test(path);
  return isScaler ? { error: new AppError('not_found', `There is no ${path}.`) } : undefined;
}

function notAllowed(allow: readonly string[]): Refusal {
  return { error: new AppError('method_not_allowed', `Allowed here: ${allow.join(', ')}.`), allow };
}
