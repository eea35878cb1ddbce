/** next-auth's routes, called by hand: its own browser part is larger than the whole sign-in page. */

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** As components/review/keys/use-single-keys.ts keeps it. */
const singleKeysName = 'single-keys';

/** Why a sign-in was refused, and for how long the next one will be. */
export interface Refusal {
  code: string;
  waitSeconds: number;
}

interface Credentials {
  tenant: string;
  username: string;
  pin: string;
  /** Of the second factor, once it was asked for. */
  code?: string;
  /** To be asked for no code in this browser for a while. */
  trust?: 'true';
}

/** Signs in with a PIN. Gives null, or the refusal. Throws when the service cannot be reached. */
export async function signIn(credentials: Credentials): Promise<Refusal | null> {
  const response = await post('/api/auth/callback/credentials', { ...credentials });
  return response.ok ? null : readRefusal(response);
}

/**
 * Signs in with a passkey that the person chooses in the browser. Gives null, or the refusal; `passkey_cancelled` when
 * none was chosen. Throws when the service cannot be reached.
 */
export async function signInWithPasskey(): Promise<Refusal | null> {
  const asked = await fetch('/api/auth/passkeys/challenge', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!asked.ok) return readRefusal(asked);
  const { options }: { options: PublicKeyCredentialRequestOptionsJSON } = await asked.json();
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const assertion = await startAuthentication({ optionsJSON: options }).catch(() => null);
  if (assertion === null) return { code: 'passkey_cancelled', waitSeconds: 0 };
  const response = await post('/api/auth/callback/passkey', { assertion: JSON.stringify(assertion) });
  if (response.ok) return null;
  const refusal = await readRefusal(response);
  return refusal.code === 'invalid_credentials' ? { ...refusal, code: 'passkey_refused' } : refusal;
}

/** The identity provider's address to sign in at, from where the way leads to `next`; or the refusal. */
export async function askProvider(next: string): Promise<{ url: string } | Refusal> {
  const response = await post('/api/auth/signin/oidc', { callbackUrl: window.location.origin + next });
  return response.ok ? response.json() : readRefusal(response);
}

/**
 * Ends the session of this browser, which then forgets what its tabs keep; but for how somebody wants to use the keyboard,
 * which is no secret.
 */
export async function signOut(): Promise<void> {
  const keys = window.localStorage.getItem(singleKeysName);
  await post('/api/auth/signout', {});
  window.sessionStorage.clear();
  if (keys !== null) window.localStorage.setItem(singleKeysName, keys);
}

async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const { csrfToken }: { csrfToken: string } = await (await fetch('/api/auth/csrf')).json();
  const form = { callbackUrl: window.location.origin, ...fields, csrfToken, json: 'true' };
  return fetch(path, { method: 'POST', body: new URLSearchParams(form) });
}

async function readRefusal(response: Response): Promise<Refusal> {
  const { code = 'unknown' }: { code?: string } = await response.json().catch(() => ({}));
  return { code, waitSeconds: Number(response.headers.get('retry-after') ?? 0) };
}
