'use client';

import { useTranslations } from 'next-intl';
import { ConfirmButton } from '@/components/shell/confirm-button';
import { callApi } from '@/lib/api/call-api';
import type { ListedAlias } from '@/lib/catalogue/answers';

export function RevokeAlias({ alias: { id, aliasText, product, customer } }: { alias: ListedAlias }) {
  const t = useTranslations('aliases');
  const params = { id };
  return (
    <ConfirmButton
      label={t('revoke')}
      name={`“${aliasText}”`}
      title={t('revokeAsk')}
      done={t('revoked', { phrase: shortened(aliasText) })}
      failed={t('revokedNot')}
      run={() => callApi('DELETE /api/aliases/:id', { params })}
      undo={() => callApi('POST /api/aliases/:id/restore', { params })}
    >
      <span className="wrap-anywhere">
        {customer
          ? t('revokeWhatOf', {
              phrase: shortened(aliasText),
              name: shortened(customer.name),
              product: shortened(product.name),
            })
          : t('revokeWhat', { phrase: shortened(aliasText), product: shortened(product.name) })}
      </span>
    </ConfirmButton>
  );
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
