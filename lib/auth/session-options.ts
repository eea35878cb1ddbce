import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { z } from 'zod';
import { env } from '../env';
import { AppError } from '../errors';
import { asAppError } from '../http/as-app-error';
import { logger } from '../logger';
import { wrongCredentials } from './admit-guess';
import { beginSession, type Origin } from './begin-session';
import { type SessionClaims, sessionClaims } from './claims';
import { credentials, type SignInRefusal } from './contract';
import { providerSignIn } from './provider-sign-in';
import { cookieNamed, usesSecureCookies } from './session';
import { signIn } from './sign-in';
import type { Account } from './sign-in-attempts';
import { signInWithPasskey } from './sign-in-with-passkey';
import { tokenLifetimeSeconds } from './tokens';
import type { SignedInUser } from './view-signed-in';

interface Sender {
  origin: Origin;
  /** Is told why nobody came in, which next-auth would reduce to a word. */
  refuse: (why: AppError | SignInRefusal) => void;
  /** Is told whose account it is that somebody came in with, by PIN or passkey. */
  welcome: (account: Account) => void;
}

/** How long somebody may take at the identity provider. */
const providerSignInSeconds = 15 * 60;

const signedIn = z.looseObject({ claims: sessionClaims });

/** Its name in the address that a passkey's answer is sent to. */
export const passkeyId = 'passkey';

/** next-auth with the PIN, passkeys and, where it is configured, the identity provider. The cookie's token holds the claims. */
export function sessionOptions(sender: Sender): NextAuthOptions {
  const { origin, refuse } = sender;
  const admit = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      const known = asAppError(error);
      if (known !== error) logger().error({ err: error }, 'a sign-in failed');
      refuse(known);
      return null;
    }
  };
  const { authSecret, appUrl, oidc } = env();
  return {
    secret: authSecret,
    useSecureCookies: usesSecureCookies(),
    cookies: hostCookies(),
    session: { strategy: 'jwt', maxAge: tokenLifetimeSeconds },
    pages: { signIn: '/sign-in', error: '/sign-in' },
    providers: [
      CredentialsProvider({
        name: 'PIN',
        credentials: {
          tenant: { type: 'text' },
          username: { type: 'text' },
          pin: { type: 'password' },
          code: { type: 'text' },
        },
        authorize: (given) => admit(() => signInWithPin(given ?? {}, sender)),
      }),
      CredentialsProvider({
        id: passkeyId,
        name: 'Passkey',
        credentials: { assertion: { type: 'text' } },
        authorize: (given) => admit(() => signInByPasskey(given?.assertion, sender)),
      }),
      ...(oidc?.client
        ? [
            providerSignIn({ ...oidc, client: oidc.client }, refuse, (user) =>
              beginSession({ ...user, kind: 'BROWSER', origin }),
            ),
          ]
        : []),
    ],
    callbacks: {
      // Nothing of the token but what is read again.
      jwt: ({ user }) => signedIn.parse(user).claims,
      redirect: ({ url, baseUrl }) => (isOwn(url, appUrl) ? new URL(url, appUrl).href : baseUrl),
    },
    logger: {
      error: (code, metadata) => {
        const err = metadata instanceof Error ? metadata : metadata.error;
        logger().warn({ code, err }, 'a sign-in did not come about');
      },
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

async function signInWithPin(given: Record<string, unknown>, sender: Sender) {
  const { tenant, username, pin, code } = given;
  const entered = credentials.safeParse({ tenant, username, pin, ...(code === undefined ? {} : { code }) });
  if (!entered.success) {
    throw new AppError('invalid_credentials', wrongCredentials);
  }
  const user = await signIn(entered.data, sender.origin);
  return enter(user, entered.data, sender);
}

async function signInByPasskey(given: unknown, sender: Sender) {
  const user = await signInWithPasskey(parseJson(given), sender.origin);
  return enter(user, user, sender);
}

async function enter(user: SignedInUser, { tenant, username }: Account, { origin, welcome }: Sender) {
  const { userId, tenantId, sessionVersion, name, role } = user;
  const actor = { kind: 'user' as const, userId, name, role };
  const sessionId = await beginSession({ tenantId, actor, kind: 'BROWSER', origin });
  welcome({ tenant, username });
  const proven: SessionClaims = { kind: 'pin', sessionId, userId, tenantId, sessionVersion };
  return { id: userId, name, claims: proven };
}

/** A form holds text only. */
function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** All of next-auth's cookies under names that bind them to this host; it takes the names, and no defaults, from here. */
function hostCookies(): NonNullable<NextAuthOptions['cookies']> {
  const cookie = (purpose: string, maxAge?: number) => ({
    name: cookieNamed(purpose),
    options: {
      ...{ httpOnly: true, sameSite: 'lax' as const, path: '/', secure: usesSecureCookies() },
      ...(maxAge === undefined ? {} : { maxAge }),
    },
  });
  return {
    sessionToken: cookie('session-token'),
    callbackUrl: cookie('callback-url'),
    csrfToken: cookie('csrf-token'),
    pkceCodeVerifier: cookie('pkce.code_verifier', providerSignInSeconds),
    state: cookie('state', providerSignInSeconds),
    nonce: cookie('nonce', providerSignInSeconds),
  };
}

function isOwn(url: string, appUrl: string): boolean {
  return URL.canParse(url, appUrl) && new URL(url, appUrl).origin === new URL(appUrl).origin;
}
