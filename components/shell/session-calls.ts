/** next-auth's routes, called by hand: its own browser part is larger than the whole sign-in page. */

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

/** The identity provider's address to sign in at, from where the way leads to `next`; or the refusal. */
export async function askProvider(next: string): Promise<{ url: string } | Refusal> {
  const response = await post('/api/auth/signin/oidc', { callbackUrl: window.location.origin + next });
  return response.ok ? response.json() : readRefusal(response);
}

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await post('/api/auth/signout', {});
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
