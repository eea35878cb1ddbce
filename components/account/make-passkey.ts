import { ApiError, callApi } from '@/lib/api/call-api';

/** Has the browser make a passkey and adds it. Throws ApiError, also for what came to nothing in the browser. */
export async function makePasskey({ name, ...proof }: { name: string; pin: string; code?: string }) {
  const { options } = await callApi('POST /api/auth/passkeys/begin', { body: proof });
  // Only now, and only who adds one needs it.
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credential = await startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    throw new ApiError(400, 'invalid_input', wordsFor(error));
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
function wordsFor(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This device holds a passkey of yours already.';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'No passkey was made: it was cancelled, or took too long. Try again.';
  if (name === 'NotSupportedError' || name === 'ConstraintError')
    return 'This device cannot keep a passkey that asks for finger, face or PIN. Try another one.';
  return 'The browser could not make a passkey here. Try another browser or device.';
}
