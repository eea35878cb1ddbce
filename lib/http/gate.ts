import { noteRefusal } from '../audit/note-refusal';
import { authenticate, type Caller } from '../auth/authenticate';
import { mayDo } from '../auth/may-do';
import type { Context } from '../context';
import { AppError, type InputFault } from '../errors';
import type { Permission } from '../permissions';
import { type Language, languageAsked } from '../words/languages';
import { checkOrigin } from './check-origin';
import { clientAddress } from './client-address';
import type { Endpoint, ParamsOf, QueryOf } from './endpoint';
import { inputFaults } from './input-faults';
import { limitAddress, limitCaller } from './rate-limit';

export type Access<E extends Endpoint> = E['permission'] extends 'public' ? Context | null : Context;

export interface Admitted<E extends Endpoint> {
  ctx: Access<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  /** In which a screen asks; English for every other caller. */
  language: Language;
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
  const caller = endpoint.permission === 'public' ? null : await prove(request);
  if (!caller) {
    if (!endpoint.isUnlimited) await limitAddress(request, endpoint.path);
  } else {
    if (!mayDo(caller.actor, endpoint.permission as Permission)) {
      noteForbidden(contextOf(caller, requestId, clientAddress(request.headers)), endpoint);
      throw forbidden(endpoint.permission as Permission);
    }
    await limitCaller(request, caller);
    if (caller.lacksSecondFactor && endpoint.permission !== 'account:manage') {
      const message = 'Your managers need a second factor: set yours up under Account, then go on.';
      throw new AppError('second_factor_missing', message);
    }
  }
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
    language: languageOf(caller, request),
    faults,
  };
}

/** As pages tell it: the one that the person has chosen, else as their browser asks. */
function languageOf(caller: Caller | null, { headers }: Request): Language {
  if (caller?.via !== 'session') return 'en';
  return caller.language ?? languageAsked(headers.get('accept-language'));
}

/** Who calls. Of those who cannot prove it, an address may send so many; whoever can is not held back for them. */
async function prove(request: Request): Promise<Caller> {
  return authenticate(request).catch(async (refusal: unknown) => {
    if (refusal instanceof AppError && refusal.code === 'unauthenticated') {
      await limitAddress(request, 'credentials');
    }
    throw refusal;
  });
}

function contextOf({ tenantId, actor, sessionId }: Caller, requestId: string, address: string): Context {
  return { tenantId, actor, requestId, address, ...(sessionId === undefined ? {} : { sessionId }) };
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
