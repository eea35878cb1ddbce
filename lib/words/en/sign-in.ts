export const signIn = {
  askedProvider: 'Sign in with single sign-on',
  busy: 'Signing in…',
  code: 'Code',
  codeHint: 'The six digits that your authenticator app shows now.',
  name: 'Name',
  or: 'or',
  otherwise: 'Signing in did not work because the service is not answering as it should. Try again.',
  passkey: 'Sign in with a passkey',
  pin: 'PIN',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of those that you kept when you set up the second factor. Each works once.',
  refused_invalid_credentials: 'The company code, name or PIN is not right. Check all three and try again.',
  refused_no_role:
    'Your account has no role here yet. Ask whoever manages your accounts for “clerk” or “manager”.',
  refused_no_tenant:
    'Your account is known, but not which company it belongs to. Ask whoever manages your accounts.',
  refused_origin_not_allowed: 'This page is too old to sign in with. Load it again, then try once more.',
  refused_passkey_cancelled:
    'No passkey was used: it was cancelled, took too long, or this device has none. Try again, or use your PIN.',
  refused_passkey_refused:
    'This passkey does not sign you in. It may have been removed, or your name switched off. Use your PIN.',
  refused_passkey_required:
    'Managers need a second factor here, and yours is a passkey: sign in with it. Without it, ask another manager to remove it.',
  refused_passkeys_unavailable: 'Passkeys cannot be used at this address. Sign in with your PIN.',
  refused_pin_changed: 'Your PIN is changed, and you are signed out everywhere. Sign in with the new one.',
  refused_provider_away:
    'The single sign-on does not answer just now. Try again in a moment, or use your PIN.',
  refused_provider_denied:
    'You were not signed in, because it was cancelled or refused at the single sign-on.',
  refused_provider_failed:
    'The single sign-on did not confirm who you are. Try again; if it goes on, tell your manager.',
  refused_rate_limited: 'Too many wrong PINs or codes. Signing in is held back for a while.',
  refused_session_ended: 'Your session has ended. What was saved is kept; sign in again to go on.',
  refused_sign_in_expired: 'That took too long, or was begun in another window. Start once more from here.',
  refused_unavailable: 'A part that signing in needs does not answer just now. Try again in a moment.',
  refused_unknown_tenant:
    'Your account names a company that does not exist here. Ask whoever manages your accounts.',
  refused_wrong_code:
    'The code is not right, or has been used. Wait for the next one that the app shows, then try again.',
  signIn: 'Sign in',
  signInToWork: 'Sign in to work on orders.',
  somebodyElse: 'Sign in as somebody else',
  tenant: 'Company code',
  trustBrowser: 'Trust this browser for 30 days',
  tryAgainIn: 'Try again in {time}',
  useAppCode: 'Use the code of the app',
  useRecoveryCode: 'Use a recovery code',
} as const;
