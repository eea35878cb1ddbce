'use client';

import { CreateDialog } from '@/components/shell/create-dialog';
import { UserForm } from './user-form';

export function NewUser() {
  return <CreateDialog label="New user">{(close) => <UserForm onClose={close} />}</CreateDialog>;
}
