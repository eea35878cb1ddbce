import { env } from '../../env';
import { AppError } from '../../errors';
import { openAccessToken } from '../../messaging/open-access-token';
import { proveNumber } from '../../messaging/prove-number';
import type { ChannelRow } from './messaging-channel';

/**
 * Asks the platform whether the given token, else the stored one, may use the number: whoever claims a number gets the
 * messages that came in on it. Throws `invalid_input`, and `unavailable` when the platform does not answer.
 */
export async function requireProof(
  claim: { phoneNumberId: string; accessToken?: string | undefined },
  held: Pick<ChannelRow, 'tenantId' | 'id' | 'accessTokenSealed'> | undefined,
): Promise<void> {
  const { apiUrl } = env().messaging;
  const accessToken = claim.accessToken ?? (held && openAccessToken(held)) ?? undefined;
  if (accessToken === undefined) {
    throw refusal('accessToken', 'required', 'Required: the platform is asked whether the number is yours.');
  }
  const proof = await proveNumber({ apiUrl, phoneNumberId: claim.phoneNumberId, accessToken });
  if (proof.kind === 'refused') {
    const message = `The messaging platform does not let this token use the number: ${proof.message}.`;
    throw refusal('phoneNumberId', 'not_proved', message);
  }
  if (proof.kind === 'unavailable') {
    const message = `The messaging platform could not be asked whether the number is yours: ${proof.message}.`;
    throw new AppError('unavailable', message, { retryAfterSeconds: 30 });
  }
}

function refusal(path: string, code: string, message: string): AppError {
  return new AppError('invalid_input', message, { errors: [{ path, code, message }] });
}
