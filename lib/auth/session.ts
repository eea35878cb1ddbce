import type { NextAuthOptions } from 'next-auth';
import { decode } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import { z } from 'zod';
import { env } from '../env';
import { AppError } from '../errors';
import { credentials } from './contract';
import { signIn } from './sign-in';
import { tokenLifetimeSeconds } from './tokens';

const sessionClaims = z.object({ sub: z.uuid(), tenantId: z.uuid() });
export type SessionClaims = z.output<typeof sessionClaims>;

/** next-auth with the PIN sign-in; the cookie carries an encrypted token that names user and tenant, no more. */
export function sessionOptions(): NextAuthOptions {
  return {
    secret: env().authSecret,
    session: { strategy: 'jwt', maxAge: tokenLifetimeSeconds },
    pages: { signIn: '/sign-in', error: '/sign-in' },
    providers: [
      CredentialsProvider({
        name: 'PIN',
        credentials: { tenant: { type: 'text' }, username: { type: 'text' }, pin: { type: 'password' } },
        authorize: async (given) => {
          const { tenant, username, pin } = given ?? {};
          const entered = credentials.safeParse({ tenant, username, pin });
          if (!entered.success) return null;
          try {
            const user = await signIn(entered.data);
            return { id: user.userId, name: user.name, tenantId: user.tenantId };
          } catch (error) {
            if (error instanceof AppError && error.code === 'invalid_credentials') return null;
            throw error instanceof AppError ? new Error(error.code) : error;
          }
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user && 'tenantId' in user ? { ...token, tenantId: user.tenantId } : token),
      session: ({ session }) => session,
    },
  };
}

/** The claims of the session cookie among a request's cookies; null when there is none or it is not valid. */
export async function readSession(cookies: ReadonlyMap<string, string>): Promise<SessionClaims | null> {
  const token = cookies.get('__Secure-next-auth.session-token') ?? cookies.get('next-auth.session-token');
  if (!token) return null;
  const payload = await decode({ token, secret: env().authSecret }).catch(() => null);
  return sessionClaims.safeParse(payload).data ?? null;
}

/** A `Cookie` header as a map; the first of two equal names counts. */
export function parseCookies(header: string | null): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
  });
  return new Map(pairs.reverse());
}
