import { challengeMs, makeChallenge } from './passkey-challenge';
import { requirePasskeyPlace } from './passkey-place';

/** What a browser asks for a passkey with, before anybody has said who they are. Throws `passkeys_unavailable`. */
export async function challengePasskey() {
  const { rpId } = requirePasskeyPlace();
  return {
    options: {
      challenge: Buffer.from(makeChallenge('sign in')).toString('base64url'),
      rpId,
      timeout: challengeMs,
      userVerification: 'required' as const,
    },
  };
}
