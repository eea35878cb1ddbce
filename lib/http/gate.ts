import { noteRefusal } from '../audit/note-refusal';
import { authenticate, type Caller } from '../auth/authenticate';
import { mayDo } from '../auth/may-do';
import type { Permission } from '../auth/permissions';
import type { Context } from '../context';
import { AppError, type InputFault } from '../errors';
import { checkOrigin } from './check-origin';
import { clientAddress } from './client-address';
import type { Endpoint, ParamsOf, QueryOf } from './endpoint';
import { inputFaults } from './problem';
import { limitRate } from './rate-limit';

export type Access<E extends Endpoint> = E['permission'] extends 'public' ? Context | null : Context;

export interface Admitted<E extends Endpoint> {
  ctx: Access<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  /** Faults of path and query, so that the body's can be answered together with them. */
  faults: InputFault[];
}

/** Who calls, may they, do they call too often, from where, and with which path and query. Throws AppError. */
export async function admit<E extends Endpoint>(
  endpoint: E,
  request: Request,
  pathParams: Record<string, string>,
  requestId: string,
): Promise<Admitted<E>> {
  const caller = endpoint.permission === 'public' ? null : await authenticate(request);
  if (caller && !mayDo(caller.actor, endpoint.permission as Permission)) {
    noteForbidden(contextOf(caller, requestId, clientAddress(request.headers)), endpoint);
    throw forbidden(endpoint.permission as Permission);
  }
  await limitRate(caller ? callerKey(caller) : `public:${endpoint.path}:${clientAddress(request.headers)}`);
  if (caller?.via === 'session' && !['GET', 'HEAD'].includes(request.method)) checkOrigin(request);

  const params = endpoint.params.safeParse(pathParams);
  const query = endpoint.query.safeParse(queryOf(request));
  const faults = [
    ...(params.success ? [] : inputFaults(params.error, 'path')),
    ...(query.success ? [] : inputFaults(query.error, 'query')),
  ];
  return {
    ctx: (caller && contextOf(caller, requestId, clientAddress(request.headers))) as Access<E>,
    params: params.data as ParamsOf<E>,
    query: query.data as QueryOf<E>,
    faults,
  };
}

function contextOf({ tenantId, actor, sessionId }: Caller, requestId: string, address: string): Context {
  return { tenantId, actor, requestId, address, ...(sessionId === undefined ? {} : { sessionId }) };
}

/** Whether the request's credentials still hold, for the same tenant; for an answer that goes on for long. */
export async function isStillAdmitted(
  { permission }: Endpoint,
  request: Request,
  { tenantId }: Context,
): Promise<boolean> {
  if (permission === 'public') return true;
  try {
    const caller = await authenticate(request, false);
    return caller.tenantId === tenantId && mayDo(caller.actor, permission);
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

export function refuseFaults(faults: InputFault[]): void {
  if (faults.length === 0) return;
  const named = faults.map((fault) => fault.path || 'body').join(', ');
  throw new AppError('invalid_input', `Not valid: ${named}.`, { errors: faults });
}

/** `Context` of an action that needs the permission; for verbs that depend on more than their endpoint's. */
export function requirePermission(caller: { actor: Caller['actor'] }, permission: Permission): void {
  if (!mayDo(caller.actor, permission)) throw forbidden(permission);
}

function forbidden(permission: Permission): AppError {
  return new AppError('forbidden', `This needs the permission "${permission}", which you do not have.`);
}

/** What a key may not do, its owner should hear of; people only see what they may do. */
function noteForbidden(ctx: Context, { method, path, permission }: Endpoint): void {
  if (ctx.actor.kind !== 'api_key') return;
  const { apiKeyId } = ctx.actor;
  const data = { why: 'the scope is missing', scope: permission, request: `${method} ${path}` };
  noteRefusal(ctx, { action: 'api_key.refused', subjectId: apiKeyId, data }, `${apiKeyId} ${permission}`);
}

function callerKey({ tenantId, actor }: Caller): string {
  return `${tenantId}:${actor.kind === 'user' ? actor.userId : actor.kind === 'api_key' ? actor.apiKeyId : actor.kind}`;
}

/** A parameter given more than once stays a list, which no schema takes: the fault is then named. */
function queryOf(request: Request): Record<string, string | string[]> {
  const search = new URL(request.url).searchParams;
  return Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key);
      return [key, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
