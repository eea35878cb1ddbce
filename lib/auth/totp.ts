import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, 30 seconds. */
const stepSeconds = 30;

/** A new secret: 160 random bits, in base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth:` address that an authenticator app takes a secret from. */
export function totpAddress(secret: string, { tenant, username }: { tenant: string; username: string }) {
  return generator(secret, `${tenant} ${username}`).toString();
}

/**
 * The step, counted from 1970, that a code of six digits belongs to: the one of `at`, or the one before or after, for
 * clocks that differ. Null when it is of none of these.
 */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = generator(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period: stepSeconds, timestamp }) + delta;
}

function generator(secret: string, label = ''): TOTP {
  return new TOTP({
    ...{ issuer: 'Order Intake', label, secret: Secret.fromBase32(secret) },
    ...{ algorithm: 'SHA1', digits: 6, period: stepSeconds },
  });
}
