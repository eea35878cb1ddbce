import { createHash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { clock } from '../clock';
import { env } from '../env';
import { usesSecureCookies } from './session';
import { type Account, attemptKey } from './sign-in-attempts';

const audience = 'known-device';
const lifetimeSeconds = 180 * 24 * 60 * 60;
/** People who share a device; the one who was away longest makes room. */
const mostAccounts = 12;

const deviceClaims = z.object({ jti: z.uuid(), accounts: z.array(z.string()).max(mostAccounts) });
/** A browser in which somebody has signed in before; it proves nothing more than that. */
type Device = z.output<typeof deviceClaims>;

export function deviceCookieName(): string {
  return usesSecureCookies() ? '__Host-device' : 'device';
}

/** The id of the device whose cookie it is, when that account has signed in on it before; else null. */
export async function knownDevice(cookie: string | undefined, account: Account): Promise<string | null> {
  const device = await readDevice(cookie);
  return device?.accounts.includes(mark(account)) ? device.jti : null;
}

/** The `Set-Cookie` by which the browser is known for this account from now on, beside those it was known for already. */
export async function rememberDevice(cookie: string | undefined, account: Account): Promise<string> {
  const device = (await readDevice(cookie)) ?? { jti: randomUUID(), accounts: [] };
  const others = device.accounts.filter((each) => each !== mark(account));
  const accounts = [mark(account), ...others].slice(0, mostAccounts);
  const now = Math.floor(clock.now().getTime() / 1000);
  const token = await new SignJWT({ accounts })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setJti(device.jti)
    .setExpirationTime(now + lifetimeSeconds)
    .sign(deviceKey());
  const attributes = `HttpOnly;${usesSecureCookies() ? ' Secure;' : ''} SameSite=Lax`;
  return `${deviceCookieName()}=${token}; Path=/; Max-Age=${lifetimeSeconds}; ${attributes}`;
}

async function readDevice(cookie: string | undefined): Promise<Device | null> {
  if (cookie === undefined) return null;
  try {
    const { payload } = await jwtVerify(cookie, deviceKey(), {
      ...{ algorithms: ['HS256'], audience, requiredClaims: ['exp'], currentDate: clock.now() },
    });
    return deviceClaims.safeParse(payload).data ?? null;
  } catch {
    return null;
  }
}

function mark(account: Account): string {
  return attemptKey(account).slice(0, 24);
}

function deviceKey(): Uint8Array {
  return createHash('sha256').update(`known device ${env().authSecret}`).digest();
}
