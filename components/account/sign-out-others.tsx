'use client';

import { ConfirmButton } from '@/components/shell/confirm-button';
import { callApi } from '@/lib/api/call-api';

export function SignOutOthers() {
  return (
    <ConfirmButton
      label="Sign out everywhere else"
      name=""
      title="Sign out everywhere else?"
      done="Every other device is signed out"
      failed="The other devices were not signed out"
      run={() => callApi('DELETE /api/auth/sessions', { query: { keepCurrent: 'true' } })}
    >
      Every other browser and API access token of yours is signed out at once. This device stays signed in. If
      somebody else knows your PIN, change it, which signs you out everywhere as well.
    </ConfirmButton>
  );
}
