'use client';

import { CreateDialog } from '@/components/shell/create-dialog';
import type { Customer } from '@/lib/customers/contract';
import { IdentityForm } from './identity-form';

export function NewIdentity({ customer }: { customer: Customer }) {
  return (
    <CreateDialog label="Add number" small>
      {(close) => <IdentityForm customer={customer} identity={null} onClose={close} />}
    </CreateDialog>
  );
}
