import { isIP } from 'node:net';
import { env } from '../env';
import { AppError } from '../errors';
import type { Passkeys } from './passkey-contract';

/** Where passkeys are made for and taken: the host of the service's own address, and that address alone. */
export function passkeyPlace(): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(env().appUrl);
  return { rpId: hostname, origin };
}

/** What keeps browsers from making one for the service's address; null when nothing does. */
export function placeObstacle(): Exclude<Passkeys['obstacle'], 'single_sign_on'> {
  const { hostname, protocol } = new URL(env().appUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return 'ip_address';
  const isThisMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isThisMachine ? null : 'not_https';
}

/** Throws `passkeys_unavailable`. */
export function requirePasskeyPlace(): { rpId: string; origin: string } {
  if (placeObstacle() !== null) {
    const message =
      'Passkeys need the service at a name over https (APP_URL); browsers take none for an IP address.';
    throw new AppError('passkeys_unavailable', message);
  }
  return passkeyPlace();
}
