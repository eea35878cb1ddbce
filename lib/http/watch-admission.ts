import { authenticate, type Caller } from '../auth/authenticate';
import { findCallers } from '../auth/find-callers';
import { followSessionEnds } from '../auth/follow-session-ends';
import { mayDo } from '../auth/may-do';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { Permission } from '../permissions';
import { streamTiming } from './answer-events';
import type { Endpoint } from './endpoint';

/** An answer that goes on for long, and on whose behalf. */
interface Watched {
  caller: Caller;
  request: Request;
  permission: Permission;
  end(): void;
}

const watched = new Set<Watched>();
/** What comes within this time is asked together, as when everybody of a tenant is signed out. */
const gatherMs = 20;
let round: { timer: NodeJS.Timeout; isSoon: boolean } | undefined;
let isAsking = false;

/**
 * Ends an answer that goes on for long once its credentials hold no longer: all answers of this process are looked at
 * together, every few seconds and as soon as a session ends. Gives how to stop. Throws `unauthenticated`.
 */
export async function watchAdmission(
  { permission }: Endpoint,
  { request, ctx, end }: { request: Request; ctx: Context; end(): void },
): Promise<() => void> {
  if (permission === 'public') return () => undefined;
  const each = { caller: await authenticate(request, false), request, permission, end };
  watched.add(each);
  plan();
  const stopFollowing = await followSessionEnds(ctx, () => plan('soon'));
  return () => {
    stopFollowing();
    watched.delete(each);
    if (watched.size > 0) return;
    clearTimeout(round?.timer);
    round = undefined;
  };
}

function plan(when?: 'soon'): void {
  const isSoon = when === 'soon';
  if (watched.size === 0 || (round && (round.isSoon || !isSoon))) return;
  clearTimeout(round?.timer);
  const timer = setTimeout(() => void ask(), isSoon ? gatherMs : streamTiming.recheckMs);
  round = { timer, isSoon };
}

async function ask(): Promise<void> {
  round = undefined;
  // The database takes its time; what has changed meanwhile is asked right after.
  if (isAsking) return plan('soon');
  isAsking = true;
  const asked = [...watched];
  try {
    const admitted = await findAdmitted(asked).catch(() => new Set<Watched>());
    for (const each of asked) if (!admitted.has(each)) each.end();
  } finally {
    isAsking = false;
    plan();
  }
}

async function findAdmitted(asked: readonly Watched[]): Promise<Set<Watched>> {
  const actors = await findCallers(asked.map(({ caller }) => caller));
  const admitted = await Promise.all(
    asked.map(async (each) => {
      const { caller, permission } = each;
      const actor = isProvidersAlone(caller) ? await askProvider(each) : actors.get(caller);
      return actor !== undefined && mayDo(actor, permission) ? [each] : [];
    }),
  );
  return new Set(admitted.flat());
}

/** A token of an identity provider rests on nothing that is stored here. */
function isProvidersAlone({ actor, sessionId }: Caller): boolean {
  return actor.kind === 'user' && sessionId === undefined;
}

async function askProvider({ request, caller }: Watched): Promise<Caller['actor'] | undefined> {
  return authenticate(request, false).then(
    ({ tenantId, actor }) => (tenantId === caller.tenantId ? actor : undefined),
    (error: unknown) => {
      if (error instanceof AppError) return undefined;
      throw error;
    },
  );
}
