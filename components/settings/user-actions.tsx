'use client';

import { useState } from 'react';
import { ActButton } from '@/components/shell/act-button';
import { ConfirmButton } from '@/components/shell/confirm-button';
import { LateDialog } from '@/components/shell/late-dialog';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/api/call-api';
import type { User } from '@/lib/settings/contract';
import { PinForm } from './pin-form';
import { UserForm } from './user-form';

const setEnabled = (id: string, enabled: boolean) =>
  callApi('PUT /api/settings/users/:id', { params: { id }, body: { enabled } });

/** What a manager does with a person: name and role, a new PIN, signing out, off and on. */
export function UserActions({ user, isSelf }: { user: User; isSelf: boolean }) {
  const [dialog, show] = useState<'edit' | 'pin' | null>(null);
  const close = () => show(null);
  return (
    <div className="flex flex-wrap justify-end gap-2 @max-2xl:justify-start @max-2xl:pt-1 @2xl:flex-nowrap">
      <Button size="small" aria-label={`Edit ${user.name}`} onClick={() => show('edit')}>
        Edit
      </Button>
      {isSelf ? null : (
        <Button size="small" aria-label={`Reset the PIN of ${user.name}`} onClick={() => show('pin')}>
          Reset PIN
        </Button>
      )}
      {(user.hasSecondFactor || user.passkeys > 0) && !isSelf ? <RemoveFactor user={user} /> : null}
      <SignOutEverywhere user={user} />
      {user.enabled ? <SwitchOff user={user} /> : <SwitchOn user={user} />}
      <LateDialog open={dialog === 'edit'} onClose={close} title={`Edit ${user.name}`}>
        <UserForm user={user} onClose={close} />
      </LateDialog>
      <LateDialog open={dialog === 'pin'} onClose={close} title={`A new PIN for ${user.name}`}>
        <PinForm user={user} onClose={close} />
      </LateDialog>
    </div>
  );
}

function RemoveFactor({ user }: { user: User }) {
  return (
    <ConfirmButton
      label="Remove factor"
      name={`of ${user.name}`}
      title={`Remove the second factor of ${user.name}?`}
      done={`${user.name} has no second factor any more`}
      failed={`The second factor of ${user.name} was not removed`}
      run={() => callApi('DELETE /api/settings/users/:id/second-factor', { params: { id: user.id } })}
    >
      For somebody who has lost their phone and the recovery codes: make sure that it is them who asks. Their
      passkeys go too. They are signed out everywhere at once, and the PIN alone signs them in until they set
      up another.
    </ConfirmButton>
  );
}

function SignOutEverywhere({ user }: { user: User }) {
  return (
    <ConfirmButton
      label="Sign out"
      name={user.name}
      title={`Sign ${user.name} out everywhere?`}
      done={`${user.name} is signed out everywhere`}
      failed={`${user.name} was not signed out`}
      run={() => callApi('DELETE /api/settings/users/:id/sessions', { params: { id: user.id } })}
    >
      All their browsers and API access tokens are signed out at once. They can sign in again with their PIN;
      if it is known to others, reset it instead, which also signs them out.
    </ConfirmButton>
  );
}

function SwitchOff({ user }: { user: User }) {
  return (
    <ConfirmButton
      label="Switch off"
      name={user.name}
      title={`Switch ${user.name} off?`}
      done={`${user.name} is switched off`}
      failed={`${user.name} was not switched off`}
      run={() => setEnabled(user.id, false)}
    >
      They are signed out everywhere at once and cannot sign in until switched on again. What they did stays
      under their name.
    </ConfirmButton>
  );
}

function SwitchOn({ user }: { user: User }) {
  const save = useSave(() => setEnabled(user.id, true), {
    done: `${user.name} is switched on`,
    failed: `${user.name} was not switched on`,
  });
  return (
    <ActButton save={save} label={`Switch on ${user.name}`}>
      Switch on
    </ActButton>
  );
}
