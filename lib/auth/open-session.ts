import { beginSession, type Origin } from './begin-session';
import { signIn } from './sign-in';
import { issueToken, tokenLifetimeSeconds } from './tokens';

/** Signs in with tenant, name and PIN and gives an access token. Throws as `signIn` does. */
export async function openSession(credentials: Parameters<typeof signIn>[0], origin: Origin) {
  const user = await signIn(credentials, origin);
  const { tenantId, userId, username, name, role } = user;
  const actor = { kind: 'user' as const, userId, name, role };
  const sessionId = await beginSession({ tenantId, actor, kind: 'TOKEN', origin });
  return {
    accessToken: await issueToken({ ...user, sessionId }),
    tokenType: 'Bearer' as const,
    expiresIn: tokenLifetimeSeconds,
    user: { id: userId, username, name, role },
  };
}
