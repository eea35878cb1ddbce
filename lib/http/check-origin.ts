import { env } from '../env';
import { AppError } from '../errors';

/** A write that the browser's cookie authenticates must come from our own pages. Throws `origin_not_allowed`. */
export function checkOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  const host = request.headers.get('host');
  const ours =
    origin !== null &&
    (origin === new URL(env().appUrl).origin || (host !== null && hostOf(origin) === host.toLowerCase()));
  if (!ours) {
    throw new AppError(
      'origin_not_allowed',
      'A write with the session cookie must come from the service’s own pages.',
    );
  }
}

/** Null for what is no address, such as the `null` that a sandboxed frame sends. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
