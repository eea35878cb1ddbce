'use client';

import { useTranslations } from 'next-intl';
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
  const t = useTranslations('users');
  const tShell = useTranslations('shell');
  const tSettings = useTranslations('settings');
  const { name } = user;
  const [dialog, show] = useState<'edit' | 'pin' | null>(null);
  const close = () => show(null);
  return (
    <div className="flex flex-wrap justify-end gap-2 @max-2xl:justify-start @max-2xl:pt-1 @2xl:flex-nowrap">
      <Button size="small" aria-label={tSettings('editNamed', { name })} onClick={() => show('edit')}>
        {tShell('edit')}
      </Button>
      {isSelf ? null : (
        <Button size="small" aria-label={t('resetPinOf', { name })} onClick={() => show('pin')}>
          {t('resetPin')}
        </Button>
      )}
      {(user.hasSecondFactor || user.passkeys > 0) && !isSelf ? <RemoveFactor user={user} /> : null}
      <SignOutEverywhere user={user} />
      {user.enabled ? <SwitchOff user={user} /> : <SwitchOn user={user} />}
      <LateDialog open={dialog === 'edit'} onClose={close} title={tSettings('editNamed', { name })}>
        <UserForm user={user} onClose={close} />
      </LateDialog>
      <LateDialog open={dialog === 'pin'} onClose={close} title={t('newPinFor', { name })}>
        <PinForm user={user} onClose={close} />
      </LateDialog>
    </div>
  );
}

function RemoveFactor({ user }: { user: User }) {
  const t = useTranslations('users');
  const { name } = user;
  return (
    <ConfirmButton
      label={t('removeFactor')}
      name={t('ofName', { name })}
      title={t('removeFactorAsk', { name })}
      done={t('factorRemoved', { name })}
      failed={t('factorRemovedNot', { name })}
      run={() => callApi('DELETE /api/settings/users/:id/second-factor', { params: { id: user.id } })}
    >
      {t('removeFactorWhat')}
    </ConfirmButton>
  );
}

function SignOutEverywhere({ user }: { user: User }) {
  const t = useTranslations('users');
  const { name } = user;
  return (
    <ConfirmButton
      label={t('signOut')}
      name={name}
      title={t('signOutAsk', { name })}
      done={t('signedOut', { name })}
      failed={t('signedOutNot', { name })}
      run={() => callApi('DELETE /api/settings/users/:id/sessions', { params: { id: user.id } })}
    >
      {t('signOutWhat')}
    </ConfirmButton>
  );
}

function SwitchOff({ user }: { user: User }) {
  const t = useTranslations('users');
  const { name } = user;
  return (
    <ConfirmButton
      label={t('switchOff')}
      name={name}
      title={t('switchOffAsk', { name })}
      done={t('isOff', { name })}
      failed={t('isOffNot', { name })}
      run={() => setEnabled(user.id, false)}
    >
      {t('switchOffWhat')}
    </ConfirmButton>
  );
}

function SwitchOn({ user }: { user: User }) {
  const t = useTranslations('users');
  const { name } = user;
  const save = useSave(() => setEnabled(user.id, true), {
    done: t('isOn', { name }),
    failed: t('isOnNot', { name }),
  });
  return (
    <ActButton save={save} label={t('switchOnNamed', { name })}>
      {t('switchOn')}
    </ActButton>
  );
}
