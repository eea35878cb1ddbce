'use client';

import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';
import type { Session } from '@/lib/auth/session-contract';
import { describeDevice } from './describe-device';

/** Signs one device out; whoever sits before it can sign in again, so nobody is asked first. */
export function SignOutDevice({ session }: { session: Session }) {
  const device = describeDevice(session);
  const save = useSave(() => callApi('DELETE /api/auth/sessions/:id', { params: { id: session.id } }), {
    done: `${device} is signed out`,
    failed: `${device} was not signed out`,
  });
  return (
    <ActButton save={save} label={`Sign out ${device}, ${session.address}`}>
      Sign out
    </ActButton>
  );
}
