import { env } from '../../env';
import { answerSession } from '../answer-session';

/** Enough of a browser to sign in with: it keeps cookies and sends them to the routes under /api/auth/. */
export function openBrowser({ address = '192.0.2.1' } = {}) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  /** Every `Set-Cookie` that was ever sent, as it was sent. */
  const sent: string[] = [];

  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie());
    headers.set('x-forwarded-for', address);
    const url = new URL(path, env().appUrl);
    const nextauth = url.pathname.split('/').slice(3);
    const request = new Request(url, { ...init, method, headers });
    const response = await answerSession(request, { params: Promise.resolve({ nextauth }) });
    for (const line of response.headers.getSetCookie()) {
      sent.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Posts a form with the token that next-auth asks for, as the sign-in page does. */
  async function post(path: string, fields: Record<string, string> = {}): Promise<Response> {
    const { csrfToken } = (await (await send('GET', '/api/auth/csrf')).json()) as { csrfToken: string };
    const body = new URLSearchParams({ csrfToken, json: 'true', ...fields });
    return send('POST', path, { body, headers: { origin: new URL(env().appUrl).origin } });
  }

  return { send, post, cookie, jar, sent };
}

/** Where the service is reached; before anything reads the configuration. */
export function configureAddress(appUrl: string): void {
  process.env.APP_URL = appUrl;
}
