import type { Standing } from './shared-counts';

/**
 * `RateLimit-Policy` and `RateLimit` as draft-ietf-httpapi-ratelimit-headers-10 writes them: of each limit the quota and
 * its window, and what remains of it for how many seconds yet.
 */
export function rateLimitFields(standings: readonly Standing[]): Record<string, string> {
  if (standings.length === 0) return {};
  return {
    'ratelimit-policy': standings
      .map(({ quota }) => `"${quota.name}";q=${quota.points};w=${quota.seconds}`)
      .join(', '),
    ratelimit: standings
      .map(
        ({ quota, remaining, resetsInMs }) =>
          `"${quota.name}";r=${remaining};t=${Math.max(1, Math.ceil(resetsInMs / 1000))}`,
      )
      .join(', '),
  };
}
