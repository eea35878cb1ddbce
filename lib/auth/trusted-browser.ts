import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { clock } from '../clock';
import { env } from '../env';
import { usesSecureCookies } from './session';
import type { UserRow } from './take-code';

const audience = 'trusted-browser';
export const trustedDays = 30;
const lifetimeSeconds = trustedDays * 24 * 60 * 60;
/** People who share a browser; the one who asked first makes room. */
const mostPeople = 12;

const trustedClaims = z.object({
  people: z.array(z.object({ of: z.string(), until: z.int() })).max(mostPeople),
});
type Trusted = z.output<typeof trustedClaims>['people'];

export function trustedCookieName(): string {
  return usesSecureCookies() ? '__Host-trusted-browser' : 'trusted-browser';
}

/** Whether the person has asked, in the last 30 days and in this browser, to be asked for no code here. */
export async function isTrusted(cookie: string | undefined, user: UserRow): Promise<boolean> {
  return (await readTrusted(cookie)).some(({ of }) => of === mark(user));
}

/** The `Set-Cookie` by which the person is asked for no code in this browser for 30 days, beside others who asked so. */
export async function trustBrowser(cookie: string | undefined, user: UserRow): Promise<string> {
  const others = (await readTrusted(cookie)).filter(({ of }) => of !== mark(user));
  const now = nowSeconds();
  const people = [{ of: mark(user), until: now + lifetimeSeconds }, ...others].slice(0, mostPeople);
  const token = await new SignJWT({ people })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setExpirationTime(now + lifetimeSeconds)
    .sign(trustKey());
  const attributes = `HttpOnly;${usesSecureCookies() ? ' Secure;' : ''} SameSite=Lax`;
  return `${trustedCookieName()}=${token}; Path=/; Max-Age=${lifetimeSeconds}; ${attributes}`;
}

/** Those whose thirty days are not over; each has days of their own. */
async function readTrusted(cookie: string | undefined): Promise<Trusted> {
  if (cookie === undefined) return [];
  try {
    const { payload } = await jwtVerify(cookie, trustKey(), {
      ...{ algorithms: ['HS256'], audience, requiredClaims: ['exp'], currentDate: clock.now() },
    });
    const people = trustedClaims.safeParse(payload).data?.people ?? [];
    return people.filter(({ until }) => until > nowSeconds());
  } catch {
    return [];
  }
}

/** Of the person with this PIN and this factor: whoever gets another is asked again everywhere. */
function mark({ tenantId, id, sessionVersion, secondFactorSince }: UserRow): string {
  const named = JSON.stringify([tenantId, id, sessionVersion, secondFactorSince?.getTime() ?? null]);
  return createHash('sha256').update(named).digest('hex').slice(0, 32);
}

function nowSeconds(): number {
  return Math.floor(clock.now().getTime() / 1000);
}

function trustKey(): Uint8Array {
  return createHash('sha256').update(`trusted browser ${env().authSecret}`).digest();
}
