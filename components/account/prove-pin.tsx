'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { callApi } from '@/lib/api/call-api';
import type { FactorSetup } from './confirm-factor';
import { OwnPinField } from './own-pin-field';

/** The PIN once more, so that nobody sets up a factor at a desk that was left open. */
export function ProvePin({
  onCancel,
  onBegun,
}: {
  onCancel: () => void;
  onBegun: (setup: FactorSetup) => void;
}) {
  const t = useTranslations('account');
  const [pin, setPin] = useState('');
  const save = useMutation({
    mutationFn: () => callApi('POST /api/auth/second-factor', { body: { pin } }),
    onSuccess: ({ setup }) => onBegun(setup),
  });
  return (
    <EntryForm save={save} names={['pin']} submit={t('goOn')} onCancel={onCancel}>
      {(faultOf) => (
        <>
          <p className="text-soft">{t('proveApp')}</p>
          <OwnPinField value={pin} onChange={setPin} error={faultOf('pin')} />
        </>
      )}
    </EntryForm>
  );
}
