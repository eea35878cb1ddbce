'use client';

import { useTranslations } from 'next-intl';
import { CreateDialog } from '@/components/shell/create-dialog';
import type { Customer } from '@/lib/customers/contract';
import { IdentityForm } from './identity-form';

export function NewIdentity({ customer }: { customer: Customer }) {
  const t = useTranslations('customerPage');
  return (
    <CreateDialog label={t('addNumber')} small>
      {(close) => <IdentityForm customer={customer} identity={null} onClose={close} />}
    </CreateDialog>
  );
}
