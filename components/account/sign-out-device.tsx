'use client';

import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';
import type { Session } from '@/lib/auth/session-contract';
import { describeDevice } from './describe-device';

/** Signs one device out; whoever sits before it can sign in again, so nobody is asked first. */
export function SignOutDevice({ session }: { session: Session }) {
  const t = useTranslations('account');
  const device = describeDevice(session, t);
  const save = useSave(() => callApi('DELETE /api/auth/sessions/:id', { params: { id: session.id } }), {
    done: t('signedOut', { device }),
    failed: t('signedOutNot', { device }),
  });
  return (
    <ActButton save={save} label={t('signOutDevice', { device, address: session.address })}>
      {t('signOut')}
    </ActButton>
  );
}
