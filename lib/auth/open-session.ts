import { signIn } from './sign-in';
import { issueToken, tokenLifetimeSeconds } from './tokens';

/** Signs in with tenant, name and PIN and gives an access token. Throws as `signIn` does. */
export async function openSession(credentials: { tenant: string; username: string; pin: string }) {
  const { tenantId, userId, username, name, role } = await signIn(credentials);
  return {
    accessToken: await issueToken({ userId, tenantId, name, role }),
    tokenType: 'Bearer' as const,
    expiresIn: tokenLifetimeSeconds,
    user: { id: userId, username, name, role },
  };
}
