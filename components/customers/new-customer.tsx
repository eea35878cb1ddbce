'use client';

import { CreateDialog } from '@/components/shell/create-dialog';
import { CustomerForm } from './customer-form';

export function NewCustomer() {
  return <CreateDialog label="New customer">{(close) => <CustomerForm onClose={close} />}</CreateDialog>;
}
