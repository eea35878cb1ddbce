import type { SignInRefusal } from '@/lib/auth/contract';
import type { ErrorCode } from '@/lib/errors';

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

/** What the sign-in page says of each way not to come in, by the code in its address or in the answer. */
const words: Record<SignInRefusal | Refused | OfTheForm, string> = {
  session_ended: 'Your session has ended. What was saved is kept; sign in again to go on.',
  pin_changed: 'Your PIN is changed, and you are signed out everywhere. Sign in with the new one.',
  invalid_credentials: 'The tenant, name or PIN is not right. Check all three and try again.',
  wrong_code:
    'The code is not right, or has been used. Wait for the next one that the app shows, then try again.',
  passkey_required:
    'Managers need a second factor here, and yours is a passkey: sign in with it. Without it, ask another manager to remove it.',
  passkeys_unavailable: 'Passkeys cannot be used at this address. Sign in with your PIN.',
  passkey_cancelled:
    'No passkey was used: it was cancelled, took too long, or this device has none. Try again, or use your PIN.',
  passkey_refused:
    'This passkey does not sign you in. It may have been removed, or your name switched off. Use your PIN.',
  rate_limited: 'Too many wrong PINs or codes. Signing in is held back for a while.',
  origin_not_allowed: 'This page is too old to sign in with. Load it again, then try once more.',
  no_tenant: 'Your account is known, but not which tenant it belongs to. Ask whoever manages your accounts.',
  unknown_tenant: 'Your account names a tenant that does not exist here. Ask whoever manages your accounts.',
  no_role: 'Your account has no role here yet. Ask whoever manages your accounts for “clerk” or “manager”.',
  unavailable: 'A part that signing in needs does not answer just now. Try again in a moment.',
  provider_away: 'The single sign-on does not answer just now. Try again in a moment, or use your PIN.',
  provider_denied: 'You were not signed in, because it was cancelled or refused at the single sign-on.',
  provider_failed:
    'The single sign-on did not confirm who you are. Try again; if it goes on, tell your manager.',
  sign_in_expired: 'That took too long, or was begun in another window. Start once more from here.',
};
const otherwise = 'Signing in did not work because the service is not answering as it should. Try again.';

export function describeRefusal(code: string): string {
  return Object.entries(words).find(([known]) => known === code)?.[1] ?? otherwise;
}

/** Seconds as `0:29` or `14:05`. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
