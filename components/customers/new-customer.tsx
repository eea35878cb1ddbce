'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CreateDialog } from '@/components/shell/create-dialog';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import { CustomerForm } from './customer-form';

export function NewCustomer() {
  const t = useTranslations('customers');
  return (
    <CreateDialog label={t('newCustomer')}>{(close) => <NewCustomerForm onClose={close} />}</CreateDialog>
  );
}

function NewCustomerForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations('customers');
  const [idempotencyKey] = useState(newIdempotencyKey);
  return (
    <CustomerForm
      send={(body) => callApi('POST /api/customers', { body, idempotencyKey })}
      submit={t('addCustomer')}
      submitting={t('adding')}
      done={(name) => t('added', { name })}
      onClose={onClose}
    />
  );
}
