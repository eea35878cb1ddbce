import { env } from '../env';
import { AppError } from '../errors';

/** A write that the browser's cookie authenticates must come from our own pages. Throws `origin_not_allowed`. */
export function checkOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  const ours =
    origin !== null &&
    (origin === new URL(env().appUrl).origin || hostOf(origin) === request.headers.get('host'));
  if (!ours) {
    throw new AppError(
      'origin_not_allowed',
      'A write with the session cookie must come from the service’s own pages.',
    );
  }
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
