import { people } from './pages/sign-in';

/** Journeys deliver one message right after the other; each is to be an order of its own. */
export async function keepMessagesApart(url: string): Promise<void> {
  const { tenant, name, pin } = people.manager;
  const send = (method: string, path: string, token: string | undefined, body: object) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const signedIn = await send('POST', '/api/auth/token', undefined, { tenant, username: name, pin });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const saved = await send('PUT', '/api/settings/tenant', accessToken, { quietSeconds: 0 });
  if (!saved.ok) throw new Error(`the tenant's settings were answered ${saved.status}`);
}
