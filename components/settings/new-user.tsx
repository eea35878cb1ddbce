'use client';

import { useTranslations } from 'next-intl';
import { CreateDialog } from '@/components/shell/create-dialog';
import { UserForm } from './user-form';

export function NewUser() {
  const t = useTranslations('users');
  return <CreateDialog label={t('newUser')}>{(close) => <UserForm onClose={close} />}</CreateDialog>;
}
