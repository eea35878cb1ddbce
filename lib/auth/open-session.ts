import { signIn } from './sign-in';
import { issueToken, tokenLifetimeSeconds } from './tokens';

/** Signs in with tenant, name and PIN and gives an access token. Throws as `signIn` does. */
export async function openSession(
  credentials: { tenant: string; username: string; pin: string },
  address: string,
) {
  const user = await signIn(credentials, address);
  const { userId, username, name, role } = user;
  return {
    accessToken: await issueToken(user),
    tokenType: 'Bearer' as const,
    expiresIn: tokenLifetimeSeconds,
    user: { id: userId, username, name, role },
  };
}
