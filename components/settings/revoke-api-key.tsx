'use client';

import { useTranslations } from 'next-intl';
import { ConfirmButton } from '@/components/shell/confirm-button';
import { callApi } from '@/lib/api/call-api';
import type { ApiKey } from '@/lib/settings/key-contract';

export function RevokeApiKey({ apiKey: { id, name, last4 } }: { apiKey: ApiKey }) {
  const t = useTranslations('apiKeys');
  return (
    <ConfirmButton
      label={t('revoke')}
      name={name}
      title={t('revokeAsk', { name })}
      done={t('revoked', { name })}
      failed={t('revokedNot', { name })}
      run={() => callApi('DELETE /api/settings/api-keys/:id', { params: { id } })}
    >
      {t.rich('revokeWhat', { key: () => <span className="font-mono">{last4}</span> })}
    </ConfirmButton>
  );
}
