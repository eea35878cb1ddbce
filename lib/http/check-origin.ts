import { env } from '../env';
import { AppError } from '../errors';

/** A write that the browser's cookie authenticates must come from our own pages. Throws `origin_not_allowed`. */
export function checkOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  if (origin === null || ![new URL(env().appUrl).origin, seenOrigin(request)].includes(origin)) {
    throw new AppError(
      'origin_not_allowed',
      'A write with the session cookie must come from the service’s own pages.',
    );
  }
}

/**
 * The origin under which the browser sees this request's own address, which may be another than the configured one.
 * Scheme, host and port: a page that is served over https from the same host is another service's.
 */
function seenOrigin({ headers }: Request): string | null {
  const scheme = headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() ?? 'http';
  const host = headers.get('host');
  if (host === null) return null;
  const address = `${scheme}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}
