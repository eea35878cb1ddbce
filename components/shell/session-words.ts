import type { SignInRefusal } from '@/lib/auth/contract';
import type { ErrorCode } from '@/lib/errors';
import type { Words } from '@/lib/words/words';

/** Answers of the service that a person at the form can do something about. */
type Refused = Extract<
  ErrorCode,
  | 'invalid_credentials'
  | 'passkey_required'
  | 'passkeys_unavailable'
  | 'rate_limited'
  | 'origin_not_allowed'
  | 'unavailable'
>;
/** Refusals that the form tells apart by what was asked for last. */
type OfTheForm = 'session_ended' | 'pin_changed' | 'wrong_code' | 'passkey_cancelled' | 'passkey_refused';

type Known = SignInRefusal | Refused | OfTheForm;

/** The ways not to come in that the sign-in page has words for, as `refused_no_role`. */
const known: Record<Known, true> = {
  session_ended: true,
  pin_changed: true,
  invalid_credentials: true,
  wrong_code: true,
  passkey_required: true,
  passkeys_unavailable: true,
  passkey_cancelled: true,
  passkey_refused: true,
  rate_limited: true,
  origin_not_allowed: true,
  no_tenant: true,
  unknown_tenant: true,
  no_role: true,
  unavailable: true,
  provider_away: true,
  provider_denied: true,
  provider_failed: true,
  sign_in_expired: true,
};

const isKnown = (code: string): code is Known => Object.hasOwn(known, code);

/** What is said of a refusal, by the code in the page's address or in the answer. */
export function describeRefusal(code: string, t: Words<'signIn'>): string {
  return t(isKnown(code) ? `refused_${code}` : 'otherwise');
}

/** Seconds as `0:29` or `14:05`. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
