'use client';

import { RecordForm, type RecordFormProps } from '@/components/shell/record-form';
import type { Customer } from '@/lib/customers/contract';
import { type CustomerBody, customerBody, fieldsFor } from './customer-fields';

/** A customer to be typed in, or one that is stored to be changed. */
export function CustomerForm({ stored, ...form }: RecordFormProps<Customer, CustomerBody>) {
  return (
    <RecordForm
      {...form}
      fields={fieldsFor(stored)}
      storedText={(name) => stored?.[name] ?? ''}
      bodyOf={(typed) => customerBody(typed, stored)}
    />
  );
}
