'use client';

import { useState } from 'react';
import { CreateDialog } from '@/components/shell/create-dialog';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import { CustomerForm } from './customer-form';

export function NewCustomer() {
  return <CreateDialog label="New customer">{(close) => <NewCustomerForm onClose={close} />}</CreateDialog>;
}

function NewCustomerForm({ onClose }: { onClose: () => void }) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  return (
    <CustomerForm
      send={(body) => callApi('POST /api/customers', { body, idempotencyKey })}
      submit="Add customer"
      submitting="Adding…"
      done={(name) => `Added ${name}`}
      onClose={onClose}
    />
  );
}
