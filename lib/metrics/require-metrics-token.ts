import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '../env';
import { AppError } from '../errors';

/**
 * The figures are of all tenants together, so no tenant's credentials open them. Throws `not_found` where no token is
 * configured, as if there were no such address, and `unauthenticated` for any other token.
 */
export function requireMetricsToken(authorization: string | null): void {
  const token = env().metricsToken;
  if (token === undefined) throw new AppError('not_found', 'There is no such address.');
  const sent = /^bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  if (timingSafeEqual(digest(sent), digest(token))) return;
  throw new AppError('unauthenticated', 'Send the METRICS_TOKEN of this service as a bearer token.');
}

/** Of one length, whatever was sent. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
