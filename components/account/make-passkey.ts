import { ApiError, callApi } from '@/lib/api/call-api';
import type { Words } from '@/lib/words/words';

/** Has the browser make a passkey and adds it. Throws ApiError, also for what came to nothing in the browser. */
export async function makePasskey(
  { name, ...proof }: { name: string; pin: string; code?: string },
  t: Words<'account'>,
) {
  const { options } = await callApi('POST /api/auth/passkeys/begin', { body: proof });
  // Only now, and only who adds one needs it.
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credential = await startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    throw new ApiError(400, 'invalid_input', t(`passkeyFailed_${failureOf(error)}`));
  });
  const { id, rawId, type, response } = credential;
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return callApi('POST /api/auth/passkeys', {
    body: {
      name,
      credential: { id, rawId, type, response: { clientDataJSON, attestationObject, transports } },
    },
  });
}

/** By the names that WebAuthn gives them; a browser tells no more, so that no page learns what a person has. */
function failureOf(error: unknown): 'exists' | 'cancelled' | 'unfit' | 'other' {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'exists';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'NotSupportedError' || name === 'ConstraintError') return 'unfit';
  return 'other';
}
