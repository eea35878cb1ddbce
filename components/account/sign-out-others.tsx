'use client';

import { useTranslations } from 'next-intl';
import { ConfirmButton } from '@/components/shell/confirm-button';
import { callApi } from '@/lib/api/call-api';

export function SignOutOthers() {
  const t = useTranslations('account');
  return (
    <ConfirmButton
      label={t('signOutOthers')}
      name=""
      title={t('signOutOthersAsk')}
      done={t('othersSignedOut')}
      failed={t('othersNotSignedOut')}
      run={() => callApi('DELETE /api/auth/sessions', { query: { keepCurrent: 'true' } })}
    >
      {t('signOutOthersWhat')}
    </ConfirmButton>
  );
}
