import type { Caller } from '../auth/authenticate';
import { env } from '../env';
import { AppError } from '../errors';
import { clientAddress } from './client-address';
import { holdBack } from './held-back';
import { rateLimitFields } from './rate-limit-fields';
import { type Quota, type Standing, sharedCounts } from './shared-counts';

/** What the caller of each request was told; respond() writes it into the answer, be it good or a problem. */
const told = new WeakMap<Request, Standing[]>();

/**
 * Counts a request for its user or key, and for the whole tenant. Throws `rate_limited` with the seconds to wait when one
 * of them has used up its minute, or twice a second's share; what is refused to one is not counted for all.
 */
export async function limitCaller(request: Request, caller: Caller): Promise<void> {
  const { callerPerMinute, tenantPerMinute } = env().limits;
  try {
    await limit(request, burst('caller', callerPerMinute), callerKey(caller));
    await limit(request, burst('tenant', tenantPerMinute), caller.tenantId);
    await limit(request, minute('caller', callerPerMinute), callerKey(caller));
    await limit(request, minute('tenant', tenantPerMinute), caller.tenantId);
  } catch (refusal) {
    holdBack(request, told.get(request) ?? []);
    throw refusal;
  }
}

/** A user or key, for counting. */
export function callerKey({ tenantId, actor }: Pick<Caller, 'tenantId' | 'actor'>): string {
  const whom = actor.kind === 'user' ? actor.userId : actor.kind === 'api_key' ? actor.apiKeyId : actor.kind;
  return `${tenantId}/${whom}`;
}

/** Counts a request from an address for what nobody has to prove who they are for, or has failed to. Throws like the other. */
export async function limitAddress(request: Request, what: string): Promise<void> {
  const quota = minute('address', env().limits.addressPerMinute);
  await limit(request, quota, `${clientAddress(request.headers)} ${what}`);
}

/** The `RateLimit` fields of a request's answer; none where nothing was counted. */
export function rateLimitOf(request: Request): Record<string, string> {
  return rateLimitFields(told.get(request) ?? []);
}

async function limit(request: Request, quota: Quota, whom: string): Promise<void> {
  const standing = await sharedCounts().count(quota, whom);
  // What is left of a second is of interest only to those who have used it up.
  if (!quota.isOwn || standing.isOver) told.set(request, [...(told.get(request) ?? []), standing]);
  if (standing.isOver) throw tooMany(standing, tooManyWords(standing));
}

/** What somebody is told who has used up a quota of requests. */
export function tooManyWords({ quota }: Standing): string {
  const [name] = quota.name.split('-');
  const of = { tenant: ' of all users and keys of your company', address: ' from this network' };
  const whose = of[name as keyof typeof of] ?? '';
  return `Too many requests${whose} in the last ${quota.isOwn ? 'second' : 'minute'}; wait a little.`;
}

/** The refusal of somebody who has used up a quota, with the seconds to wait. */
export function tooMany({ resetsInMs }: Standing, words: string): AppError {
  return new AppError('rate_limited', words, { retryAfterSeconds: Math.max(1, resetsInMs / 1000) });
}

/** A minute's requests are not all served in its first seconds, when everybody else would have to wait. */
function burst(name: string, perMinute: number): Quota {
  return { name: `${name}-burst`, points: Math.max(20, Math.ceil(perMinute / 30)), seconds: 1, isOwn: true };
}

function minute(name: string, points: number): Quota {
  return { name, points, seconds: 60 };
}
