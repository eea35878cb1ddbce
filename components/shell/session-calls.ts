/** next-auth's routes, called by hand: its own browser part is larger than the whole sign-in page. */

/** Signs in with a PIN. Gives null, or the code of the refusal. Throws when the service cannot be reached. */
export async function signIn(credentials: {
  tenant: string;
  username: string;
  pin: string;
}): Promise<string | null> {
  const response = await post('/api/auth/callback/credentials', credentials);
  const { url }: { url?: string } = await response.json();
  const refusal = url && new URL(url, window.location.href).searchParams.get('error');
  return refusal || (response.ok ? null : 'unknown');
}

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await post('/api/auth/signout', {});
}

async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const { csrfToken }: { csrfToken: string } = await (await fetch('/api/auth/csrf')).json();
  return fetch(path, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, csrfToken, callbackUrl: window.location.origin, json: 'true' }),
  });
}
